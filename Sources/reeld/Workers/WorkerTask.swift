internal import Linux
internal import Wire

/// One request to a worker with all that goes with it: descriptors, limits, and who answers when it asks.
struct WorkerTask: Sendable {
  var request: WorkerRequest
  var descriptors: [Descriptor]
  var limits: WorkerLimits
  /// Opens what the worker asks for; runs on the worker's own thread and may block.
  var open: @Sendable (WorkerReply.Opening) throws(OpeningRefusal) -> Descriptor
  /// Hears of frames or parts done so far.
  var progress: @Sendable (Int64) -> Void

  init(
    _ request: WorkerRequest, _ descriptors: [Descriptor], limits: WorkerLimits,
    open: @escaping @Sendable (WorkerReply.Opening) throws(OpeningRefusal) -> Descriptor = WorkerTask.nothing,
    progress: @escaping @Sendable (Int64) -> Void = { _ in }
  ) {
    self.request = request
    self.descriptors = descriptors
    self.limits = limits
    self.open = open
    self.progress = progress
  }

  /// For tasks that need no file beside those they were given.
  static func nothing(_ opening: WorkerReply.Opening) throws(OpeningRefusal) -> Descriptor {
    throw OpeningRefusal(reason: "this task has no such file")
  }
}

/// Why a file a worker asked for is not handed over.
struct OpeningRefusal: Error, Sendable, Equatable {
  var reason: String
}
