internal import Plans

/// The properties of a HEIF item that shape how it is shown, applied in the order the item names them.
enum HEIFProperty: Equatable {
  /// `ispe`: as coded.
  case size(PictureSize)
  /// `clap`: cut to this.
  case crop(PictureSize)
  /// `irot`: quarter turns against the clock.
  case rotation(Int)
  /// `imir`: left to right, or top to bottom.
  case mirror(leftToRight: Bool)

  /// Nil for every other property.
  init?(_ box: HEIFBox) {
    switch box.type {
    case "ispe":
      guard let width = box.body.bigEndian(4, 4), let height = box.body.bigEndian(8, 4) else { return nil }
      self = .size(PictureSize(width: Int(width), height: Int(height)))
    case "clap":
      let parts = (0..<4).compactMap { box.body.bigEndian(4 * $0, 4) }
      guard parts.count == 4, parts[1] > 0, parts[3] > 0 else { return nil }
      self = .crop(PictureSize(width: Int(parts[0] / parts[1]), height: Int(parts[2] / parts[3])))
    case "irot":
      guard let angle = box.body.first else { return nil }
      self = .rotation(Int(angle & 3))
    case "imir":
      guard let axis = box.body.first else { return nil }
      self = .mirror(leftToRight: axis & 1 == 1)
    default:
      return nil
    }
  }
}

extension HEIFStructure {
  /// The primary picture as shown, and how its coded pixels are turned; nil when it has no size.
  var picture: (size: PictureSize, orientation: Orientation)? {
    guard let primary, let item = items[primary] else { return nil }
    var size: PictureSize?
    var orientation = Orientation()
    for index in item.properties where properties.indices.contains(index - 1) {
      switch properties[index - 1] {
      case .size(let coded): size = coded
      case .crop(let cut):
        if let whole = size {
          size = PictureSize(width: min(whole.width, cut.width), height: min(whole.height, cut.height))
        }
      case .rotation(let quarters):
        orientation.rotate(360 - 90 * quarters)
        size = size?.shown(Orientation(rotation: 90 * quarters))
      case .mirror(let leftToRight):
        orientation.mirror()
        if !leftToRight { orientation.rotate(180) }
      case nil: break
      }
    }
    return size.map { ($0, orientation) }
  }

  /// libav's name of the codec the primary picture, or its first tile, is coded with.
  var codec: String {
    guard let primary, let item = items[primary] else { return "hevc" }
    let type = item.parts.first.flatMap { items[$0]?.type } ?? item.type
    return switch type {
    case "av01": "av1"
    case "avc1": "h264"
    case "jpeg": "mjpeg"
    default: "hevc"
    }
  }

  /// Whether every item lies inside a file of `size` bytes; where one does not, libheif decodes none.
  func isWhole(inFileOf size: Int64) -> Bool {
    items.values.allSatisfy { $0.extents.allSatisfy { $0.upperBound <= size } }
  }

  /// Where the EXIF block that describes the primary picture lies.
  var exif: [Range<Int64>]? { extents { $0.type == "Exif" } }

  /// Where the XMP packet that describes the primary picture lies.
  var xmp: [Range<Int64>]? { extents { $0.type == "mime" && $0.contentType == "application/rdf+xml" } }

  private func extents(where fits: (Entry) -> Bool) -> [Range<Int64>]? {
    guard let primary else { return nil }
    let describing = items.sorted { $0.key < $1.key }.map(\.value).filter(fits)
    return describing.first { $0.describes.contains(primary) }?.extents
  }
}
