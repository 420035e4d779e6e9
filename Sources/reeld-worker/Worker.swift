internal import Linux
internal import Media
internal import Plans
internal import Rendering
internal import Wire

/// Serves one request after the other until the daemon closes the socket.
struct Worker {
  private let socket: MessageSocket

  init(socket: MessageSocket) { self.socket = socket }

  /// Says that it is ready and serves; returns when the other end was closed.
  ///
  /// - Throws: when the socket fails or brings what is no request: then the conversation is over.
  func run(walls: WorkerReply.Walls) throws {
    try reply(.ready(walls: walls))
    while let (request, descriptors) = try next() {
      MediaLog.beginJob()
      Fault.strike()
      let job = Job(number: request.job, worker: self)
      try reply(job.run(request, descriptors))
    }
  }

  /// The next request and what was sent beside it; nil at the end.
  func next() throws -> (request: WorkerRequest, descriptors: [Descriptor])? {
    guard let message = try socket.receive() else { return nil }
    return (try WorkerRequest(bytes: message.bytes), message.descriptors)
  }

  func reply(_ reply: WorkerReply) throws(LinuxError) { try socket.send(reply.bytes) }
}
