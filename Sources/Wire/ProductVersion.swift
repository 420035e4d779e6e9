/// The version all three programs name.
package enum ProductVersion {
  package static let text = "0.1.0"
  /// Raised when a client of an older one could misunderstand an answer.
  package static let protocolVersion: Int64 = 1
}
