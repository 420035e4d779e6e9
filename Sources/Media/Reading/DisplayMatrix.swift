internal import CLibAV
internal import Plans

/// Reads a container's 3x3 display matrix as a mirror and a clockwise rotation.
enum DisplayMatrix {
  static func orientation(of stream: UnsafeMutablePointer<AVStream>) -> Orientation {
    var size = 0
    guard let bytes = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size), size >= 36 else {
      return Orientation()
    }
    return bytes.withMemoryRebound(to: Int32.self, capacity: 9) { matrix in
      orientation(a: matrix[0], b: matrix[1], c: matrix[3], d: matrix[4])
    }
  }

  /// A stored point (x, y) is shown at (a x + c y, b x + d y), y growing downwards.
  ///
  /// `rotation` alone of libav loses the mirror of a transposed picture, hence the whole matrix.
  static func orientation(a: Int32, b: Int32, c: Int32, d: Int32) -> Orientation {
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let mirrored = a * d - b * c < 0
    // Undo the mirror (x -> -x before the rotation), then read where the x axis points.
    let (x, y) = mirrored ? (-a, -b) : (a, b)
    let quarter = abs(x) >= abs(y) ? (x >= 0 ? 0 : 180) : (y >= 0 ? 90 : 270)
    return Orientation(rotation: quarter, mirrored: mirrored)
  }
}
