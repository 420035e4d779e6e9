internal import Library
internal import Linux
internal import Plans
internal import Synchronization
internal import Wire

/// Finds the beats of music: each piece is heard once, by a worker, and remembered in the index.
actor MusicListening {
  /// Bytes a piece of music may have at most.
  private static let largest: Int64 = 16 << 30

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let index: Index
  private let workers: WorkerPool
  private var last: Int64 = 0

  init(_ index: Index, _ workers: WorkerPool) throws(LinuxError) {
    executor = try BlockingExecutor(named: "listen")
    self.index = index
    self.workers = workers
  }

  /// The beats of a file of the library.
  /// - Throws: `offline`, `not-found`, or `failed` for what cannot be heard.
  func beats(of source: SourceReference) async throws(Problem) -> BeatAnalysis {
    if let kept = await stored(source.id) { return kept }
    let file = try LibraryFile.open(source, at: try await place(of: source))
    let status: FileStatus
    do throws(LinuxError) { status = try file.status() } catch { throw Problem(.failed, reason: error.text) }
    let analysis = try await beats(in: file, named: source.path)
    let text = String(decoding: JSONText.write(analysis.json), as: UTF8.self)
    do throws(LibraryError) {
      try await index.keepBeats(text, of: source.id, version: BeatAnalysis.version, heard: status)
    } catch {
      // It is heard again the next time.
      Log.warn("the beats of \(source.path) were not kept: \(error.text)")
    }
    return analysis
  }

  /// The beats of an open file from anywhere.
  /// - Throws: `bad-value` for what is no file, `failed` for what cannot be heard.
  func beats(in file: Descriptor, named name: String) async throws(Problem) -> BeatAnalysis {
    guard let status = try? file.status(), status.kind == .regular, status.size <= Self.largest else {
      throw Problem(.badValue, field: "path", reason: "\(Fields.quotable(name)) is no music file")
    }
    last += 1
    let task = WorkerTask(.listen(job: last), [file], limits: .listen)
    let reply: WorkerReply
    do throws(WorkerFailure) { reply = try await workers.run(task) } catch {
      if error.isCrash { Log.warn("\(error.text) while hearing \(name)") }
      throw Self.unheard(name, error.text)
    }
    guard case .listened(_, let analysis) = reply else {
      throw Problem(.failed, reason: "the worker answered something else")
    }
    return analysis
  }

  /// Says in a person's words why a file gives no beats.
  static func unheard(_ name: String, _ reason: String) -> Problem {
    let words =
      switch reason {
      case "not media": "it is no music, or its beginning is damaged"
      case "empty": "it is empty"
      case let text: text.hasPrefix("incomplete") ? "it is \(text)" : text
      }
    return Problem(
      .failed, field: "path", reason: "\(Fields.quotable(name)) cannot be heard: \(words)",
      hint: "if it plays elsewhere, copy it again from there")
  }

  private func stored(_ id: Int64) async -> BeatAnalysis? {
    guard let text = try? await index.beats(of: id, version: BeatAnalysis.version),
      let json = try? JSONText.parse(Array(text.utf8))
    else { return nil }
    return try? BeatAnalysis(json: json)
  }

  private func place(of source: SourceReference) async throws(Problem) -> FootagePlace {
    do throws(LibraryError) { return try await index.place(of: source) } catch {
      throw Problem(.failed, reason: error.text)
    }
  }
}
