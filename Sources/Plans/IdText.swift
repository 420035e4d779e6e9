extension Int64 {
  /// The id that a text is: digits alone, since `+5` may be a file's name.
  package init?(id text: String) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let id = Int64(text) else { return nil }
    self = id
  }
}
