/// What a person asked, structured and validated, before any clip is chosen.
package struct Plan: Sendable, Equatable {
  /// The closed set of tasks of the interface; which ones are built is the validator's to say.
  package enum Task: String, Sendable, CaseIterable {
    case montage, count, list, search, cut, gather, silence, chat
  }

  /// Which files count.
  package enum Media: String, Sendable, CaseIterable {
    case videos, photos, live, music, all
  }

  /// The music under a film.
  package enum Music: Sendable, Equatable {
    case title(String)
    case any
  }

  /// The shape of the film's picture.
  package enum Frame: String, Sendable, CaseIterable {
    case auto, landscape, portrait, square
  }

  /// How pictures of another shape than the film's are shown.
  package enum Framing: String, Sendable, CaseIterable {
    /// Filled by a crop where little is lost, else whole.
    case auto
    /// Nothing is cut away: over a blurred copy of itself.
    case whole
    /// What stands over is cut away.
    case fill
  }

  /// How fast a film is cut.
  package enum Pace: String, Sendable, CaseIterable {
    case calm, usual, fast
  }

  /// Which part of the music a film takes.
  package enum MusicPart: String, Sendable, CaseIterable {
    /// What suits the film: beginning on a bar, loud rather than quiet.
    case auto
    /// The loudest that begins on a beat.
    case best
    case start
  }

  /// What an opening card says.
  package enum Title: Sendable, Equatable {
    case text(String)
    /// The film's days, in the plan's language.
    case days
  }

  /// How shots of different days follow each other, and how the film begins and ends.
  package enum Transitions: String, Sendable, CaseIterable {
    case cuts
    /// Dissolves between days, a fade from black and one to black.
    case dissolves
  }

  /// Where a field's value came from.
  package enum Origin: String, Sendable, CaseIterable {
    case words, model, `default`, edited, plan
  }

  /// A second intent: a count or list beside the film.
  package struct Also: Sendable, Equatable {
    package var task: Task
    package var source: Media
    package var from: Day?
    package var to: Day?
    /// The folder it keeps to; nil is all of the library.
    package var folder: String?
    package init(task: Task, source: Media, from: Day?, to: Day?, folder: String? = nil) {
      self.task = task
      self.source = source
      self.folder = folder
      self.from = from
      self.to = to
    }
  }

  package var task: Task
  package var source: Media = .all
  /// The folder of the library to keep to, by a name a person would call it; nil is all of it.
  package var folder: String?
  /// First and last local day, inclusive; nil is no bound.
  package var from: Day?
  package var to: Day?
  /// The film's length, 1 s to 2 h; nil until the default rule has filled it.
  package var milliseconds: Int64?
  package var music: Music?
  package var beat = false
  /// How much later than the beat every cut lies; negative is earlier.
  package var beatOffset = MediaTime.zero
  package var pace: Pace = .usual
  package var musicPart: MusicPart = .auto
  package var frame: Frame = .auto
  package var framing: Framing = .auto
  /// Nil takes the rate most of the footage has.
  package var frameRate: FrameRate?
  /// Pixels of the film's shorter side; nil leaves it to the configuration.
  package var height: Int?
  /// Nil leaves it to the configuration.
  package var codec: Encoding.Codec?
  /// The opening card; nil is none.
  package var title: Title?
  package var transitions: Transitions = .cuts
  /// The language of what is written in the film; nil is English.
  package var language: FilmLanguage?
  /// The film's file name without folder; nil lets the film be named after its days.
  package var name: String?
  /// Paths or ids of the only sources to use; empty is no restriction.
  package var only: [String] = []
  package var without: [String] = []
  package var also: [Also] = []
  /// The origin of each field, by the field's name.
  package var origin: [String: Origin] = [:]
  /// What a person should know about how the plan was filled.
  package var notes: [String] = []

  package init(task: Task) { self.task = task }
}
