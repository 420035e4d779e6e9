/// The card a film begins with: text over its first picture.
package struct Opening: Sendable, Equatable {
  package var text: String
  /// Whether the text is the film's days, and changes with them.
  package var isDays: Bool
  package var frames: Int64
  /// The fonts it is written in, each letter in the first that has it; none until they were found.
  package var fonts: [FontReference]

  package init(text: String, isDays: Bool, frames: Int64, fonts: [FontReference] = []) {
    self.text = text
    self.isDays = isDays
    self.frames = frames
    self.fonts = fonts
  }
}

/// A font file of the machine, and what proves that it is still the same.
package struct FontReference: Sendable, Hashable {
  /// Absolute.
  package var path: String
  /// Which of the file's faces, in FreeType's count.
  package var face: Int
  /// Bytes.
  package var size: Int64
  /// As of a source.
  package var fingerprint: String

  package init(path: String, face: Int, size: Int64, fingerprint: String) {
    self.path = path
    self.face = face
    self.size = size
    self.fingerprint = fingerprint
  }
}

/// A chapter of a film; it lasts to the next one.
package struct Chapter: Sendable, Equatable {
  package var title: String
  package var firstFrame: Int64

  package init(title: String, firstFrame: Int64) {
    self.title = title
    self.firstFrame = firstFrame
  }
}

extension Opening {
  var json: JSON {
    [
      "text": .string(text), "days": .bool(isDays), "frames": .integer(frames),
      "fonts": .array(fonts.map(\.json)),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["text", "days", "frames", "fonts"])
    self.init(
      text: try fields.string("text"), isDays: try fields.bool("days"),
      frames: try fields.integer("frames", in: Clip.frameCounts))
    for written in try fields.objects("fonts") { fonts.append(try FontReference(written)) }
  }
}

extension FontReference {
  var json: JSON {
    [
      "path": .string(path), "face": .integer(Int64(face)), "size": .integer(size),
      "fingerprint": .string(fingerprint),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["path", "face", "size", "fingerprint"])
    self.init(
      path: try fields.string("path"), face: try fields.count("face", in: 0...Int(Int32.max)),
      size: try fields.integer("size", in: 0 ... .max), fingerprint: try fields.string("fingerprint"))
  }
}
