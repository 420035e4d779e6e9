package import Plans

/// What the daemon sends to a worker; descriptors travel beside the message in the order each case names.
package enum WorkerRequest: Sendable, Equatable {
  /// Look into one file. Descriptors: the file.
  case probe(job: Int64)
  /// Hear one piece of music and find its beats. Descriptors: the file.
  case listen(job: Int64)
  /// See what a clip looks like. Descriptors: the file.
  case glimpse(job: Int64, GlimpseOrder)
  /// Encode one segment. Descriptors: the source, the output (read and write), and for a dissolve the second
  /// source, for a card its fonts.
  case segment(job: Int64, SegmentOrder)
  /// Render the whole film's sound. Descriptors: the output. Sources are asked for with `open`.
  case sound(job: Int64, Timeline)
  /// Join segments and sound into the film. Descriptors: the output. Segments and sound are asked for with
  /// `open`.
  case join(job: Int64, JoinOrder)
  /// Draw a finished film's poster and storyboard. Descriptors: the film, the poster's output, the storyboard's, and the
  /// fonts.
  case storyboard(job: Int64, StoryboardOrder)
  /// Open a finished film: count its frames, decode the first and the last. Descriptors: the film.
  case verify(job: Int64)
  /// Answers `open`. Descriptors: the opened file.
  case opened(job: Int64)
  /// Answers `open` with a refusal.
  case notOpened(job: Int64, reason: String)
}

/// What a worker sends to the daemon.
package enum WorkerReply: Sendable, Equatable {
  /// The doors are shut and requests may come.
  case ready(walls: Walls)
  /// Asks for one file of the running job; the worker waits for `opened` or `notOpened`.
  case open(job: Int64, Opening)
  /// Frames or parts done so far; at least one a second while working.
  case progress(job: Int64, done: Int64)
  case probed(job: Int64, MediaFacts)
  case listened(job: Int64, BeatAnalysis)
  case glimpsed(job: Int64, Glimpse)
  /// A segment or the sound is in its descriptor; `frames` as encoded. Notes say what was done instead of
  /// what was asked.
  case rendered(job: Int64, frames: Int64, notes: [String])
  case joined(job: Int64)
  case verified(job: Int64, frames: Int64, duration: MediaTime)
  /// The job ended without a result; the worker lives on.
  case failed(job: Int64, reason: String)

  /// A file the worker needs in the middle of a job.
  package typealias Opening = FilmPart

  /// What fences the worker in: Landlock's ABI (0 = none) and whether seccomp filters.
  package struct Walls: Sendable, Equatable {
    package var landlock: Int
    package var seccomp: Bool
    package init(landlock: Int, seccomp: Bool) {
      self.landlock = landlock
      self.seccomp = seccomp
    }
  }
}
