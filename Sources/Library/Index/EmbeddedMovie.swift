internal import Plans

// The video inside a still as one column holds it: it is only read whole, and no query asks for a part of it.
extension MediaFacts.Movie {
  var columns: [(String, String)] {
    let optional = [
      ("average", picture.averageRate?.description), ("nominal", picture.nominalRate?.description),
      ("hdr", picture.hdr?.rawValue),
    ]
    let always = [
      ("duration", "\(duration.microseconds)"), ("codec", picture.codec), ("width", "\(picture.size.width)"),
      ("height", "\(picture.size.height)"), ("rotation", "\(picture.orientation.rotation)"),
      ("mirrored", picture.orientation.mirrored ? "1" : "0"), ("variable", picture.isVariable ? "1" : "0"),
      ("sound", hasSound ? "1" : "0"),
    ]
    return always + optional.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Nil when a value that is always there is not.
  init?(columns: [(String, String)]) {
    let values = Dictionary(columns) { first, _ in first }
    guard let duration = values["duration"].flatMap({ Int64($0) }), let codec = values["codec"],
      let width = values["width"].flatMap({ Int($0) }), let height = values["height"].flatMap({ Int($0) }),
      let rotation = values["rotation"].flatMap({ Int($0) })
    else { return nil }
    let picture = MediaFacts.Picture(
      codec: codec, size: PictureSize(width: width, height: height),
      orientation: Orientation(rotation: rotation, mirrored: values["mirrored"] == "1"),
      averageRate: values["average"].flatMap { FrameRate($0) },
      nominalRate: values["nominal"].flatMap { FrameRate($0) },
      isVariable: values["variable"] == "1", hdr: values["hdr"].flatMap(HDR.init))
    self.init(
      duration: MediaTime(microseconds: duration), picture: picture, hasSound: values["sound"] == "1")
  }
}
