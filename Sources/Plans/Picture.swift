/// Width and height in pixels, as displayed unless said otherwise.
package struct PictureSize: Sendable, Hashable {
  package var width: Int
  package var height: Int
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  package var isPortrait: Bool { height > width }

  /// The lengths a film's shorter side may have.
  package static let heights = [720, 1080, 1440, 2160]
  /// What every screen shows, and phones film.
  package static let usualHeight = 1080
}

/// How stored pixels are turned to be upright: first mirrored left to right, then rotated clockwise.
package struct Orientation: Sendable, Hashable {
  /// 0, 90, 180 or 270 degrees clockwise.
  package var rotation: Int
  package var mirrored: Bool
  package init(rotation: Int = 0, mirrored: Bool = false) {
    self.rotation = rotation
    self.mirrored = mirrored
  }
  /// The rotation where the picture is first rotated and then mirrored, as tools and people tell it.
  package var shownRotation: Int { mirrored ? (360 - rotation) % 360 : rotation }
  /// Whether width and height change places.
  package var swapsSides: Bool { rotation == 90 || rotation == 270 }
}

/// High dynamic range kinds that need tone mapping.
package enum HDR: String, Sendable, Hashable, CaseIterable {
  case hlg, pq
  case dolbyVision = "dolby-vision"
}
