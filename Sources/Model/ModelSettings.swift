/// Where a model is served, and how long a person may be kept waiting for it.
package struct ModelSettings: Sendable, Equatable {
  /// Seconds a form may take.
  package static let seconds: ClosedRange<Int64> = 1...60
  /// Nobody waits on a model: after this the words alone answer.
  package static let usualSeconds: Int64 = 8

  package var address: ModelAddress
  /// The model to ask for; nil leaves it to the server.
  package var name: String?
  /// A file of mode 0600 with the server's key.
  package var keyFile: String?
  package var formSeconds: Int64

  package init(
    _ address: ModelAddress, name: String? = nil, keyFile: String? = nil, formSeconds: Int64 = usualSeconds
  ) {
    self.address = address
    self.name = name
    self.keyFile = keyFile
    self.formSeconds = formSeconds
  }
}
