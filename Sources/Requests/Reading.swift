package import Plans

/// What a sentence says, field by field; what it does not say is absent.
package struct Reading: Sendable, Equatable {
  package var task: Plan.Task
  package var source: Plan.Media = .all
  package var from: Day?
  package var to: Day?
  package var milliseconds: Int64?
  package var beat = false
  /// A title when one is named, any music when only music is.
  package var music: Plan.Music?
  /// The card the film shall begin with.
  package var title: Plan.Title?
  package var transitions: Plan.Transitions = .cuts
  /// What the film shall be called, when it is named.
  package var name: String?
  /// How fast the film is cut, where it is said.
  package var pace: Plan.Pace?
  /// The part of the music, where one is named.
  package var musicPart: Plan.MusicPart?
  /// The shape of the picture, where one is named.
  package var frame: Plan.Frame?
  /// What the film is cut to, where it is said.
  package var height: Int?
  package var frameRate: FrameRate?
  package var codec: Encoding.Codec?
  /// How pictures of another shape fill the film's, where it is said.
  package var framing: Plan.Framing?
  /// Words that name the music only where the library holds some called so.
  package var possibleMusic: Words?
  /// The folder that is named, as it was written.
  package var folder: String?
  package var also: [Plan.Also] = []
  /// The language the sentence is in, for the answer.
  package var language: LanguageCode
  /// Fields that words or a model settled; the others are the product's own defaults.
  package var origin: [String: Plan.Origin] = [:]
  /// The written words each field stands on, by the field's name.
  package var words: [String: String] = [:]
  /// Where they stand: places of the first and one past the last scalar of the sentence.
  package var places: [String: Range<Int>] = [:]
  /// What was said and cannot be done, for the person.
  package var notes: [String] = []

  /// Written words and their place: the first and one past the last scalar of the sentence.
  package struct Words: Sendable, Equatable {
    package var words: String
    package var place: Range<Int>
  }

  /// The reading with words that may name the music settled by whether the library holds some called so.
  package func settlingMusic(isKnown: Bool) -> Reading {
    guard let possible = possibleMusic else { return self }
    var reading = self
    reading.possibleMusic = nil
    guard isKnown else {
      let rest = music == nil ? "" : ": any of it is taken"
      reading.notes.append("\"\(possible.words)\" names no music of the library\(rest)")
      return reading
    }
    (reading.beat, reading.music) = (true, .title(possible.words))
    for field in ["music", "beat"] where field == "music" || origin[field] == nil {
      reading.origin[field] = .words
      reading.words[field] = possible.words
      reading.places[field] = possible.place
    }
    return reading
  }
}

extension Reading {
  /// Fields of the plan no word speaks about, which take the product's defaults.
  package var unsaid: [String] {
    let fields: [String] =
      switch task {
      case .montage:
        [
          "source", "from", "to", "milliseconds", "music", "beat", "title", "transitions", "frame", "framing",
          "fps", "height", "codec", "name",
        ]
      case .cut: ["source", "from", "to", "milliseconds"]
      case .chat: []
      case .count, .list, .search, .gather, .silence: ["source", "from", "to"]
      }
    return fields.filter { origin[$0] == nil }
  }
}

/// A sentence that cannot become a plan, and the words that were the trouble.
package struct Refusal: Error, Sendable, Equatable {
  package var problem: Problem
  package var words: String
  package var language: LanguageCode
}
