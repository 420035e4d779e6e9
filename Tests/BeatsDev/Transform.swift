internal import CLibAV
internal import Music

/// libavutil's real transform of one analysis window, the one the worker uses too.
final class Transform {
  private nonisolated(unsafe) var context: OpaquePointer?
  private nonisolated(unsafe) var function: av_tx_fn?

  init?() {
    var scale: Float = 1
    let code = av_tx_init(
      &context, &function, AV_TX_FLOAT_RDFT, 0, Int32(Hearing.window), &scale,
      UInt64(AV_TX_UNALIGNED.rawValue))
    guard code >= 0, function != nil else { return nil }
  }

  deinit { av_tx_uninit(&context) }

  func callAsFunction(_ input: UnsafeMutablePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
    function?(context, output, input, MemoryLayout<Float>.stride)
  }
}
