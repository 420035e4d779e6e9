internal import Glibc

/// Pictures of eight upright patches, and what a film must show of them.
enum Patches {
  /// Writes a portable pixmap of 320 by 180; a colour is red, green and blue, each up to 255.
  static func write(_ path: String, _ colours: [[Double]]) throws {
    var bytes = Array("P6 320 180 255\n".utf8)
    for _ in 0..<180 { for column in 0..<320 { bytes += colours[column / 40].map { UInt8($0) } } }
    guard let file = fopen(path, "wb") else { throw Failure("write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// The code values of ITU-R BT.709, limited range.
  static func bt709(_ rgb: [Double]) -> (y: Int, u: Int, v: Int) {
    let (r, g, b) = (rgb[0] / 255, rgb[1] / 255, rgb[2] / 255)
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return (
      Int((16 + 219 * y).rounded()), Int((128 + 224 * (b - y) / 1.8556).rounded()),
      Int((128 + 224 * (r - y) / 1.5748).rounded())
    )
  }
}
