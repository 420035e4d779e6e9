internal import CLibAV
internal import CResample
package import Plans

/// Draws a part of a picture at any size and place, at any fraction of a pixel, so that it can move smoothly.
///
/// Pictures are 8-bit 4:2:0 with chroma sited as MPEG-2 has it: on the left pixel, between the rows.
package final class PictureSampler {
  /// A part of a picture in its pixels; edges may lie anywhere.
  package struct View: Sendable, Equatable {
    package var left: Double
    package var top: Double
    package var width: Double
    package var height: Double
    package init(left: Double, top: Double, width: Double, height: Double) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
    }
  }

  /// Where a view is drawn, in whole, even pixels.
  package struct Place: Sendable, Equatable {
    package var left: Int
    package var top: Int
    package var size: PictureSize
    package init(left: Int, top: Int, size: PictureSize) {
      self.left = left
      self.top = top
      self.size = size
    }
  }

  private let picture: Frame
  private var scratch: [Int32] = []

  /// - Throws: when the picture is not 8-bit 4:2:0.
  package init(_ picture: borrowing Frame) throws(MediaError) {
    self.picture = try Frame()
    try self.picture.share(picture)
    guard picture.isPlain else { throw MediaError("filter", reason: "a picture of another layout") }
  }

  /// Draws `view` into `place` of `result`, whose buffers are its own.
  package func draw(
    _ view: View, into result: borrowing Frame, at place: Place
  ) throws(MediaError) {
    let whole = result.size
    guard result.isPlain, place.left >= 0, place.top >= 0, place.left + place.size.width <= whole.width,
      place.top + place.size.height <= whole.height, place.size.width > 1, place.size.height > 1
    else { throw MediaError("filter", reason: "a view outside the picture") }
    let (from, to) = (picture.raw.pointee, result.raw.pointee)
    let step = (
      x: view.width / Double(place.size.width), y: view.height / Double(place.size.height)
    )
    // The first pixel's centre, pixel centres being whole numbers.
    let start = (x: view.left + step.x / 2 - 0.5, y: view.top + step.y / 2 - 0.5)
    sample(
      Plane(from.data.0, from.linesize.0, picture.size, divided: 1),
      Plane(to.data.0, to.linesize.0, place.size, divided: 1, left: place.left, top: place.top),
      start, step)
    // Chroma row j lies at 2 j + 0.5 of the rows, column j at 2 j of the columns.
    let chroma = (x: start.x / 2, y: (start.y + step.y / 2 - 0.5) / 2)
    for (source, target) in [
      ((from.data.1, from.linesize.1), (to.data.1, to.linesize.1)),
      ((from.data.2, from.linesize.2), (to.data.2, to.linesize.2)),
    ] {
      sample(
        Plane(source.0, source.1, picture.size, divided: 2),
        Plane(target.0, target.1, place.size, divided: 2, left: place.left, top: place.top), chroma, step)
    }
  }

  private struct Plane {
    var bytes: UnsafeMutablePointer<UInt8>?
    var stride: Int
    var width: Int32
    var height: Int32

    init(
      _ bytes: UnsafeMutablePointer<UInt8>?, _ stride: Int32, _ size: PictureSize, divided by: Int,
      left: Int = 0, top: Int = 0
    ) {
      self.stride = Int(stride)
      self.bytes = bytes.map { $0 + top / by * Int(stride) + left / by }
      width = Int32((size.width + by - 1) / by)
      height = Int32((size.height + by - 1) / by)
    }
  }

  private func sample(
    _ source: Plane, _ target: Plane, _ start: (x: Double, y: Double), _ step: (x: Double, y: Double)
  ) {
    let needed = 4 * Int(target.width) + Int(source.width) + 8
    if scratch.count < needed { scratch = [Int32](repeating: 0, count: needed) }
    reel_resample_plane(
      source.bytes, source.stride, source.width, source.height, target.bytes, target.stride, target.width,
      target.height, start.x, step.x, start.y, step.y, &scratch)
  }
}

extension Frame {
  /// 8-bit 4:2:0.
  var isPlain: Bool { raw.pointee.format == AV_PIX_FMT_YUV420P.rawValue }

  /// Becomes a copy of `other` in buffers of its own.
  package func copy(_ other: borrowing Frame) throws(MediaError) {
    clear()
    raw.pointee.format = other.raw.pointee.format
    raw.pointee.width = other.raw.pointee.width
    raw.pointee.height = other.raw.pointee.height
    try MediaError.check(av_frame_get_buffer(raw, 0), "copy a frame")
    try MediaError.check(av_frame_copy(raw, other.raw), "copy a frame")
    try MediaError.check(av_frame_copy_props(raw, other.raw), "copy a frame")
  }
}
