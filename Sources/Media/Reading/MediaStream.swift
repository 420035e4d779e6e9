package import Plans

/// What the container says about one of its streams.
package struct MediaStream: Sendable, Equatable {
  package enum Kind: Sendable {
    case video, audio, other
  }

  /// Its place in the container.
  package var index: Int
  package var kind: Kind
  /// libav's name of the codec, such as `hevc`.
  package var codec: String
  /// Whether our lists let it be decoded.
  package var isSupported: Bool
  /// A cover or thumbnail: never the picture of a film.
  package var isAttachedPicture: Bool
  package var isDefault: Bool
  /// Packets the container's tables list; 0 when it has no tables.
  package var packets: Int64
  package var duration: MediaTime?

  /// Stored pixels, before sample aspect and orientation.
  package var storedSize: PictureSize
  /// As displayed.
  package var displayedSize: PictureSize
  package var orientation: Orientation
  package var averageRate: FrameRate?
  package var nominalRate: FrameRate?
  package var hdr: HDR?
  /// Each frame holds two fields, taken one after the other.
  package var isInterlaced: Bool

  package var channels: Int
  /// Samples a second.
  package var sampleRate: Int
}
