internal import Editing
internal import Library
internal import Plans

extension LibraryFootage {
  /// Songs listened to when any will do: each costs seconds the first time.
  private static let mostHeard = 8

  /// A supply's music with its beats, when its cuts are to follow them; the best of several when any will do.
  func heard(_ supply: Supply) async -> MusicChoice? {
    guard supply.plan.beat || supply.plan.musicPart == .best, let first = supply.music else {
      return supply.music
    }
    guard supply.plan.music == .any else { return await heard(first) }
    let rows = (try? await index.anyMusic()) ?? []
    let lasting = MediaTime(milliseconds: supply.plan.milliseconds ?? 0)
    let all = rows.map { MusicChoice($0) }
    // Those that last as long as the film come first, each half in the order of the list.
    let long = all.filter { $0.duration.map { $0 >= lasting } ?? false }
    let short = all.filter { $0.duration.map { $0 < lasting } ?? true }
    var songs: [MusicChoice] = []
    for song in (long + short).prefix(Self.mostHeard) { songs.append(await heard(song)) }
    return MusicFit.best(of: songs, for: supply.plan, candidates: supply.candidates) ?? first
  }

  /// The song under a film, as long as the file is the one it was made with.
  func song(under film: Timeline, for plan: Plan) async -> MusicChoice? {
    guard let source = film.music?.source, let row = try? await index.row(source.absolutePath),
      row.size == source.size
    else { return nil }
    let song = MusicChoice(row)
    return plan.beat || plan.musicPart == .best ? await heard(song) : song
  }

  /// A song with its beats, where it can be heard.
  func heard(_ song: MusicChoice) async -> MusicChoice {
    var heard = song
    do throws(Problem) {
      let beats = try await listening.beats(of: song.source)
      heard.beats = beats
      if beats.note != nil, let stated = song.duration {
        // A header promises more than a damaged file holds.
        heard.duration = min(stated, MediaTime(milliseconds: Int64(beats.duration * 1000)))
      }
    } catch {
      Log.note("no beats: \(error.reason)")
    }
    return heard
  }
}
