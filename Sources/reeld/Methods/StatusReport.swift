internal import Library
internal import Linux
internal import Model
internal import Plans
internal import Wire

/// The document of `daemon.info` and `reel status`.
struct StatusReport: Sendable {
  let index: Index
  let store: JobStore
  let probing: WorkerPool
  let rendering: WorkerPool
  let zone: Zone
  let films: String
  let model: any Adviser
  /// What a person should know since the start, such as a database that had to be made anew.
  let notes: [String]

  func json() async -> JSON {
    let library = (try? await index.status()) ?? LibraryStatus()
    let jobs = try? await store.counts()
    var walls = await probing.walls
    if walls == nil { walls = await rendering.walls }
    var notes = notes
    if let damage = library.correctionDamage {
      notes.append(
        "the corrections were damaged (\(damage.reason)); \(damage.saved) were saved; the old ones are "
          + (damage.movedTo ?? "gone"))
    }
    let others: [JSON.Member] = [
      JSON.Member(
        "jobs",
        [
          "queued": .integer(jobs?.queued ?? 0), "running": .integer(jobs?.running ?? 0),
          "blocked": .integer(jobs?.blocked ?? 0),
        ]),
      JSON.Member("model", await model.report.json),
      JSON.Member(
        "walls",
        walls.map { ["landlock": .integer(Int64($0.landlock)), "seccomp": .bool($0.seccomp)] } ?? .null),
      JSON.Member("version", .string(ProductVersion.text)),
      JSON.Member("protocol", .integer(ProductVersion.protocolVersion)),
      JSON.Member("pid", .integer(Int64(ThisProcess.pid))), JSON.Member("zone", .string(zone.name)),
      JSON.Member("films", .string(films)), JSON.Member("notes", .array(notes.map { .string($0) })),
    ]
    return .object(library.members + others)
  }
}
