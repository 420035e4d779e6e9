internal import CLibAV

/// The closed lists of what is ever opened or decoded; whatever stands in neither is refused by name.
enum CodecList {
  /// Decoder by codec id. One each, named, so that which code runs on a file is ours to say.
  private static let decoders: [AVCodecID: String] = [
    AV_CODEC_ID_H264: "h264", AV_CODEC_ID_HEVC: "hevc", AV_CODEC_ID_AV1: "libdav1d", AV_CODEC_ID_VP8: "vp8",
    AV_CODEC_ID_VP9: "vp9", AV_CODEC_ID_MPEG4: "mpeg4", AV_CODEC_ID_MPEG2VIDEO: "mpeg2video",
    AV_CODEC_ID_MPEG1VIDEO: "mpeg1video", AV_CODEC_ID_MJPEG: "mjpeg", AV_CODEC_ID_H263: "h263",
    AV_CODEC_ID_PRORES: "prores", AV_CODEC_ID_DVVIDEO: "dvvideo", AV_CODEC_ID_PNG: "png",
    AV_CODEC_ID_WEBP: "webp",
    AV_CODEC_ID_AAC: "aac", AV_CODEC_ID_MP3: "mp3float", AV_CODEC_ID_MP2: "mp2float", AV_CODEC_ID_AC3: "ac3",
    AV_CODEC_ID_EAC3: "eac3", AV_CODEC_ID_OPUS: "opus", AV_CODEC_ID_VORBIS: "vorbis",
    AV_CODEC_ID_FLAC: "flac", AV_CODEC_ID_ALAC: "alac", AV_CODEC_ID_AMR_NB: "amrnb",
    AV_CODEC_ID_AMR_WB: "amrwb",
    AV_CODEC_ID_PCM_S16LE: "pcm_s16le", AV_CODEC_ID_PCM_S16BE: "pcm_s16be",
    AV_CODEC_ID_PCM_S24LE: "pcm_s24le",
    AV_CODEC_ID_PCM_S24BE: "pcm_s24be", AV_CODEC_ID_PCM_S32LE: "pcm_s32le",
    AV_CODEC_ID_PCM_S32BE: "pcm_s32be",
    AV_CODEC_ID_PCM_F32LE: "pcm_f32le", AV_CODEC_ID_PCM_F32BE: "pcm_f32be",
    AV_CODEC_ID_PCM_F64LE: "pcm_f64le",
    AV_CODEC_ID_PCM_U8: "pcm_u8", AV_CODEC_ID_PCM_S8: "pcm_s8", AV_CODEC_ID_PCM_ALAW: "pcm_alaw",
    AV_CODEC_ID_PCM_MULAW: "pcm_mulaw", AV_CODEC_ID_PCM_BLURAY: "pcm_bluray",
    AV_CODEC_ID_ADPCM_IMA_WAV: "adpcm_ima_wav", AV_CODEC_ID_ADPCM_IMA_QT: "adpcm_ima_qt",
    AV_CODEC_ID_ADPCM_MS: "adpcm_ms",
  ]

  /// For libav's `codec_whitelist`: it compares decoder names.
  static let names = (Array(decoders.values) + libavsOwn).sorted().joined(separator: ",")

  /// Decoders of the same codecs that libav picks for itself while it looks for a stream's parameters.
  private static let libavsOwn = ["mp2", "mp3"]

  /// For libav's `format_whitelist`: demuxer names. Nothing here reads a second file.
  static let formats =
    "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,mp3,aac,flac,ogg,wav,aiff,amr,dv,"
    + "jpeg_pipe,png_pipe,webp_pipe"

  static func decoder(for codec: AVCodecID) throws(MediaError) -> UnsafePointer<AVCodec> {
    guard let name = decoders[codec] else {
      throw MediaError("decode", reason: "codec not supported: \(Self.name(of: codec))")
    }
    guard let decoder = avcodec_find_decoder_by_name(name) else {
      throw MediaError("decode", reason: "codec not installed: \(name)")
    }
    return decoder
  }

  static func allows(_ codec: AVCodecID) -> Bool { decoders[codec] != nil }

  static func name(of codec: AVCodecID) -> String { String(cString: avcodec_get_name(codec)) }
}

extension AVCodecID: @retroactive Hashable {}
