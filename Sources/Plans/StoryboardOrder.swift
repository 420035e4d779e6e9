/// The pictures of a finished film to draw: one that stands for it, and one frame of every shot on one sheet.
package struct StoryboardOrder: Sendable, Equatable {
  /// A shot's frame, and what is written under it.
  package struct Shot: Sendable, Equatable {
    /// Counted from the film's first one.
    package var frame: Int64
    /// One each, the most telling first.
    package var captions: [String]

    package init(frame: Int64, captions: [String]) {
      self.frame = frame
      self.captions = captions
    }
  }

  package var frameRate: FrameRate
  package var size: PictureSize
  /// What stands over the sheet.
  package var title: String
  /// The frame of the poster.
  package var poster: Int64
  package var shots: [Shot]
  package var language: FilmLanguage
  /// Which face of each font file; without any nothing is written.
  package var faces: [Int]

  package init(
    frameRate: FrameRate, size: PictureSize, title: String, poster: Int64, shots: [Shot],
    language: FilmLanguage, faces: [Int] = []
  ) {
    self.frameRate = frameRate
    self.size = size
    self.title = title
    self.poster = poster
    self.shots = shots
    self.language = language
    self.faces = faces
  }
}

extension StoryboardOrder {
  package var json: JSON {
    [
      "frame_rate": .string("\(frameRate)"), "width": .integer(Int64(size.width)),
      "height": .integer(Int64(size.height)), "title": .string(title), "poster": .integer(poster),
      "shots": .array(shots.map(\.json)), "language": .string(language.rawValue),
      "faces": .array(faces.map { .integer(Int64($0)) }),
    ]
  }

  package init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: [
      "frame_rate", "width", "height", "title", "poster", "shots", "language", "faces",
    ])
    self.init(
      frameRate: try fields.frameRate("frame_rate"),
      size: PictureSize(
        width: try fields.count("width", in: 2...Int(UInt16.max)),
        height: try fields.count("height", in: 2...Int(UInt16.max))),
      title: try fields.string("title"), poster: try fields.frameNumber("poster"), shots: [],
      language: try fields.choice("language"), faces: try fields.faces("faces"))
    for shot in try fields.objects("shots") { shots.append(try Shot(shot)) }
  }
}

extension StoryboardOrder.Shot {
  var json: JSON { ["frame": .integer(frame), "captions": .array(captions.map { .string($0) })] }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["frame", "captions"])
    self.init(frame: try fields.frameNumber("frame"), captions: [])
    for element in try fields.array("captions") {
      guard let caption = element.string else { throw fields.refusal("captions", "must be texts") }
      captions.append(caption)
    }
  }
}

extension Fields {
  fileprivate func frameNumber(_ key: String) throws(Problem) -> Int64 {
    try integer(key, in: 0...Clip.frameCounts.upperBound)
  }
}
