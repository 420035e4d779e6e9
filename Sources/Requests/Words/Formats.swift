internal import Plans

extension Language {
  /// Names of formats, which every language writes so.
  static let formats: [(Meaning, String)] = [
    (.height(2160), "4 k, 4 к, uhd, ultra hd, 2160 p, 2160 п"), (.height(1440), "1440 p, 1440 п, qhd, wqhd"),
    (.height(1080), "1080 p, 1080 п, 1080 i, full hd, fullhd, fhd"), (.height(720), "720 p, 720 п"),
    (.codec(.hevc), "hevc, h 265, h . 265, x 265"), (.codec(.h264), "h 264, h . 264, x 264, avc"),
    (.codec(.av1), "av 1"), (.perSecond, "fps, к / с"), (.undone, "8 k, 8 к, 480 p, prores, vp 9"),
    (.fileFormat, "mp 4, mov, mkv, avi, webm, m 4 v, wmv, gif, mp 3, wav, jpg, jpeg, png, heic, mpeg"),
  ]
}
