/// What one client, and all of them, may take up (docs/PROTOCOL.md holds the table).
struct ServerLimits: Sendable, Equatable {
  var clients = 64
  var clientsPerUser = 16
  /// Requests read and not answered yet.
  var inFlight = 16
  /// Bytes of answers a client has not read.
  var unread = 1 << 20
  /// Bytes unread above which no further request of the client is run.
  var pause = 256 << 10
  /// Bytes unread above which progress is left out; the end of a job never is.
  var unreadProgress = 64 << 10
  /// Nanoseconds from the first byte of a line to its end.
  var line: Int64 = 10_000_000_000
  /// Nanoseconds without a request, unless subscribed or waiting for an answer.
  var idle: Int64 = 600_000_000_000
  /// Nanoseconds in which a client takes nothing of an answer.
  var stuck: Int64 = 30_000_000_000
  /// Nanoseconds a refused client's further bytes are read and dropped, so that it can read why.
  var linger: Int64 = 5_000_000_000
  /// Nanoseconds until accepting is tried again when there are no descriptors left.
  var retry: Int64 = 1_000_000_000
}
