internal import CLibAV
internal import CLibAVShim
package import Plans

/// A chain of libav's picture filters for frames of one format.
package final class FilterGraph {
  private let graph: UnsafeMutablePointer<AVFilterGraph>
  private let source: UnsafeMutablePointer<AVFilterContext>
  private let sink: UnsafeMutablePointer<AVFilterContext>
  private let shared: Frame

  /// - Parameter description: in libav's filter syntax, made from our own numbers and words alone.
  package init(_ description: String, for format: PictureFormat) throws(MediaError) {
    shared = try Frame()
    let owned = try OwnedGraph()
    // The encoder's threads and the other worker fill the cores; more threads here only add switching.
    owned.raw.pointee.nb_threads = 1
    source = try FilterGraph.endpoint(
      "buffer",
      "video_size=\(format.size.width)x\(format.size.height):pix_fmt=\(format.layoutNumber)"
        + ":time_base=1/1000000:pixel_aspect=\(format.pixelWidth)/\(format.pixelHeight)", in: owned.raw)
    sink = try FilterGraph.endpoint("buffersink", nil, in: owned.raw)
    try FilterGraph.link(description, source, sink, in: owned.raw)
    try MediaError.check(avfilter_graph_config(owned.raw, nil), "filter", description)
    graph = owned.release()
  }

  deinit {
    var graph: UnsafeMutablePointer<AVFilterGraph>? = graph
    avfilter_graph_free(&graph)
  }

  /// Hands one frame in, which stays the caller's; times must rise.
  package func send(_ frame: borrowing Frame, at time: MediaTime) throws(MediaError) {
    try shared.share(frame)
    shared.raw.pointee.pts = time.microseconds
    try MediaError.check(av_buffersrc_add_frame(source, shared.raw), "filter")
  }

  /// Says that no frame follows; what is still inside comes out of `receive`.
  package func sendEnd() throws(MediaError) {
    try MediaError.check(av_buffersrc_add_frame(source, nil), "filter")
  }

  /// Fills `frame` with the next one; false when more are wanted or all are out.
  package func receive(into frame: borrowing Frame) throws(MediaError) -> Bool {
    frame.clear()
    let result = av_buffersink_get_frame(sink, frame.raw)
    if result == AVErrorTryAgain || result == AVErrorEndOfFile { return false }
    try MediaError.check(result, "filter")
    frame.raw.pointee.pts = av_rescale_q(
      frame.raw.pointee.pts, av_buffersink_get_time_base(sink), AVMicroseconds)
    frame.raw.pointee.time_base = AVMicroseconds
    return true
  }

  private static func endpoint(
    _ name: String, _ arguments: String?, in graph: UnsafeMutablePointer<AVFilterGraph>
  ) throws(MediaError) -> UnsafeMutablePointer<AVFilterContext> {
    var context: UnsafeMutablePointer<AVFilterContext>?
    try MediaError.check(
      avfilter_graph_create_filter(&context, avfilter_get_by_name(name), name, arguments, nil, graph),
      "filter", name)
    guard let context else { throw MediaError.outOfMemory("filter") }
    return context
  }

  private static func link(
    _ description: String, _ source: UnsafeMutablePointer<AVFilterContext>,
    _ sink: UnsafeMutablePointer<AVFilterContext>, in graph: UnsafeMutablePointer<AVFilterGraph>
  ) throws(MediaError) {
    // libav names the ends from the chain's side: the chain's input is our source's output.
    var outputs = avfilter_inout_alloc()
    var inputs = avfilter_inout_alloc()
    defer {
      avfilter_inout_free(&outputs)
      avfilter_inout_free(&inputs)
    }
    guard outputs != nil, inputs != nil else { throw MediaError.outOfMemory("filter") }
    outputs?.pointee.name = av_strdup("in")
    outputs?.pointee.filter_ctx = source
    inputs?.pointee.name = av_strdup("out")
    inputs?.pointee.filter_ctx = sink
    try MediaError.check(
      avfilter_graph_parse_ptr(graph, description, &inputs, &outputs, nil), "filter", description)
  }
}

/// A graph until it is ready, so that a throw on the way frees it.
private struct OwnedGraph: ~Copyable {
  let raw: UnsafeMutablePointer<AVFilterGraph>

  init() throws(MediaError) {
    guard let raw = avfilter_graph_alloc() else { throw MediaError.outOfMemory("filter") }
    self.raw = raw
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVFilterGraph>? = raw
    avfilter_graph_free(&pointer)
  }

  consuming func release() -> UnsafeMutablePointer<AVFilterGraph> {
    let raw = raw
    discard self
    return raw
  }
}
