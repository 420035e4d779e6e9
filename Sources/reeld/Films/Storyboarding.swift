internal import Library
internal import Linux
internal import Plans
internal import Wire

/// Makes a film's poster and storyboard beside it, from the film's own pictures.
actor Storyboarding {
  /// Bytes of a shot's frame on a sheet at most, whatever it shows.
  private static let bytesOfShot: Int64 = 1 << 20
  /// Bytes of a poster, and of a sheet without its frames, at most.
  private static let bytesBeside: Int64 = 32 << 20

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let workers: WorkerPool
  private var last: Int64 = 0

  init(_ workers: WorkerPool) throws(LinuxError) {
    executor = try BlockingExecutor(named: "storyboards")
    self.workers = workers
  }

  /// What was made.
  struct Made: Sendable, Equatable {
    var poster: String
    var storyboard: String
    /// Of the poster, and of each shot.
    var posterFrame: Int64
    var frames: [Int64]
    var notes: [String]
  }

  /// Draws both pictures and names them; pictures that lie there already are not made twice.
  ///
  /// - Parameter progress: is told the shots drawn so far.
  /// - Throws: `not-found` for a film that is gone, `failed` when it cannot be read or a picture not be written.
  func make(
    of film: Film, _ timeline: Timeline, progress: @escaping @Sendable (Int64) -> Void
  ) async throws(Problem) -> Made {
    let folder = FilmFolder(path: film.publication.folder)
    guard let file = folder.open(film.publication) else {
      throw Problem(
        .notFound, field: "film", reason: "film \(film.id) is gone: \(Fields.quotable(film.path))",
        hint: "`reel recut \(film.id) --wait` makes it again")
    }
    let (order, fonts) = Self.order(film, timeline)
    let drafts = try Self.written { () throws(LinuxError) in
      (
        poster: try folder.draft(named: "\(film.id)-poster"),
        sheet: try folder.draft(named: "\(film.id)-storyboard")
      )
    }
    let files = [file, drafts.poster.descriptor, drafts.sheet.descriptor] + fonts
    let notes = try await draw(order, files, progress)
    let stem = FilmName.stem(film.publication.name)
    return try Self.written { () throws(LinuxError) in
      Made(
        poster: "\(folder.path)/\(try folder.keep(drafts.poster, as: "\(stem).poster.jpg"))",
        storyboard: "\(folder.path)/\(try folder.keep(drafts.sheet, as: "\(stem).storyboard.jpg"))",
        posterFrame: order.poster, frames: order.shots.map(\.frame), notes: notes)
    }
  }

  private static func written<Value>(_ work: () throws(LinuxError) -> Value) throws(Problem) -> Value {
    do throws(LinuxError) { return try work() } catch {
      throw Problem(.failed, field: "film", reason: "the pictures cannot be written: \(error.text)")
    }
  }

  private func draw(
    _ order: StoryboardOrder, _ files: [Descriptor], _ progress: @escaping @Sendable (Int64) -> Void
  ) async throws(Problem) -> [String] {
    last += 1
    let bytes = Self.bytesBeside + Int64(order.shots.count) * Self.bytesOfShot
    let seconds = Int64(order.shots.count)
    let reply: WorkerReply
    do throws(WorkerFailure) {
      reply = try await workers.run(
        WorkerTask(
          .storyboard(job: last, order), files, limits: .render(filmSeconds: seconds, bytes: bytes),
          progress: progress))
    } catch {
      throw Problem(.failed, field: "film", reason: "the storyboard: \(error.text)")
    }
    guard case .rendered(_, _, let notes) = reply else {
      throw Problem(.failed, field: "film", reason: "the storyboard: the worker answered something else")
    }
    return notes
  }

  // MARK: The order

  /// What to draw, and the fonts to write it in.
  private static func order(_ film: Film, _ timeline: Timeline) -> (StoryboardOrder, [Descriptor]) {
    let publication = film.publication
    let length = time(publication.rate.time(ofFrame: publication.frames))
    // Names, numbers and times alone: the daemon has no words of its own for people.
    var order = StoryboardOrder(
      frameRate: publication.rate, size: publication.picture,
      title: "\(FilmName.stem(publication.name))   \(length)",
      poster: posterFrame(timeline), shots: [], language: timeline.language)
    for (index, clip) in timeline.clips.enumerated() {
      // A take's name tells more than its folders, and a long reason has two lines.
      let name = clip.source.path.split(separator: "/").last.map(String.init) ?? clip.source.path
      let begins = time(timeline.frameRate.time(ofFrame: clip.firstFrame))
      order.shots.append(
        .init(
          frame: clip.firstFrame + clip.frames / 2, captions: ["\(index + 1)   \(begins)", name, clip.reason])
      )
    }
    let text = ([order.title] + order.shots.flatMap(\.captions)).joined(separator: " ") + "…"
    let fonts = FontShelf.findMost(text, timeline.language)
    guard let files = FontShelf.open(fonts) else { return (order, []) }
    order.faces = fonts.map(\.face)
    return (order, files)
  }

  /// The middle of the card, where its text stands whole, else of the longest shot.
  private static func posterFrame(_ timeline: Timeline) -> Int64 {
    if let opening = timeline.opening { return opening.frames / 2 }
    let longest = timeline.clips.map(\.frames).max() ?? 0
    guard let clip = timeline.clips.first(where: { $0.frames == longest }) else { return 0 }
    return clip.firstFrame + clip.frames / 2
  }

  /// `0:05.4`, `1:02:05.4`.
  private static func time(_ time: MediaTime) -> String {
    let tenths = (time.microseconds + 50_000) / 100_000
    let (hours, minutes, seconds) = (tenths / 36_000, tenths / 600 % 60, tenths / 10 % 60)
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let head = hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)"
    return "\(head):\(padded(seconds)).\(tenths % 10)"
  }
}
