internal import Library
internal import Linux
internal import Plans
internal import Wire

extension Methods {
  /// The beats of a piece of music, by its place in the library or from the descriptor beside the request.
  func beats(_ fields: Fields, beside file: Descriptor?) async throws(Problem) -> JSON {
    if let path = try fields.optionalString("path") {
      guard let row = try await kept(try await index.row(path)) else {
        throw await index.unknown(
          path, field: "path", hint: "reel list --source music shows what there is")
      }
      if row.state != .ready, let reason = row.reason {
        throw MusicListening.unheard(row.path, reason)
      }
      guard row.state == .ready, row.facts?.sound != nil else {
        throw Problem(.badValue, field: "path", reason: "there is no sound in \(Fields.quotable(path))")
      }
      return try await footage.listening.beats(of: row.reference).json
    }
    guard let file else {
      throw Problem(
        .badValue, field: "path", reason: "music.beats needs a path, or a file sent beside the request")
    }
    return try await footage.listening.beats(in: file, named: "the file").json
  }
}
