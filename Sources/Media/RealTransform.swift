internal import CLibAV

/// libavutil's transform of real samples into their spectrum: `count` floats to `count / 2 + 1` complex ones.
package final class RealTransform {
  private var context: OpaquePointer?
  private var function: av_tx_fn?

  /// - Parameter count: a power of two.
  package init(count: Int) throws(MediaError) {
    var scale: Float = 1
    // Arrays of Swift are aligned to 16 bytes, wide vector code wants 32: it must not be chosen.
    let flags = UInt64(AV_TX_UNALIGNED.rawValue)
    let code = av_tx_init(&context, &function, AV_TX_FLOAT_RDFT, 0, Int32(count), &scale, flags)
    try MediaError.check(code, "transform")
  }

  deinit { av_tx_uninit(&context) }

  /// May overwrite `input`.
  package func apply(_ input: UnsafeMutablePointer<Float>, to output: UnsafeMutablePointer<Float>) {
    function?(context, output, input, MemoryLayout<Float>.stride)
  }
}
