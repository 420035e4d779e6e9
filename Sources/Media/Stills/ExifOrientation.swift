internal import Plans

extension Orientation {
  /// EXIF's number, 1 to 8, as mirror and clockwise rotation; anything else is upright.
  init(exif number: Int?) {
    switch number {
    case 2: self.init(mirrored: true)
    case 3: self.init(rotation: 180)
    case 4: self.init(rotation: 180, mirrored: true)
    case 5: self.init(rotation: 270, mirrored: true)
    case 6: self.init(rotation: 90)
    case 7: self.init(rotation: 90, mirrored: true)
    case 8: self.init(rotation: 270)
    default: self.init()
    }
  }

  /// Turned further, clockwise.
  mutating func rotate(_ degrees: Int) { rotation = (rotation + degrees) % 360 }

  /// Mirrored left to right after everything so far.
  mutating func mirror() {
    // A mirror behind a rotation is the same mirror before the opposite one.
    rotation = (360 - rotation) % 360
    mirrored.toggle()
  }
}

extension PictureSize {
  /// As shown under `orientation`.
  func shown(_ orientation: Orientation) -> PictureSize {
    orientation.swapsSides ? PictureSize(width: height, height: width) : self
  }
}
