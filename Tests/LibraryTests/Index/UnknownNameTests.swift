internal import Glibc
@testable internal import Library
internal import Linux
internal import Plans
internal import Testing

/// A name whose status cannot be had hides no other one, and is not taken for gone.
@Suite struct UnknownNameTests {
  private let scratch = Scratch("unknown")
  private static let noon = Instant(seconds: 1_787_313_600)

  private func entry(_ name: String, isFolder: Bool = false) throws -> Listing.Entry {
    let path = scratch.path + "/" + name
    if isFolder { mkdir(path, 0o755) } else { close(open(path, O_CREAT | O_WRONLY, 0o644)) }
    let status = try Descriptor.openFolder(scratch.path).status(of: Array(name.utf8))
    let seen = Sighting(status, fileSystem: 1)
    return Listing.Entry(name: Array(name.utf8), what: isFolder ? .folder(seen) : .file(seen, closed: false))
  }

  @Test(arguments: [true, false])
  func `what was known of it stays, and the names beside it are taken`(isWhole: Bool) throws {
    let store = try IndexStore(stateFolder: scratch.path, home: .utc, now: Self.noon)
    let folder = try store.folder(at: scratch.path).id
    let status = try Descriptor.openFolder(scratch.path).status()
    let root = try store.rootDirectory(folder: folder, Sighting(status, fileSystem: 1))
    let names = ["a.mp4", "b.mp4", "c.mp4", "sub"].map { Array($0.utf8) }
    let span = isWhole ? Listing.Span.range(after: nil, through: nil) : .names(names)
    let first = try Reconciler(store, now: Self.noon)
    let entries = [try entry("a.mp4"), try entry("b.mp4"), try entry("sub", isFolder: true)]
    _ = try first.take(Listing(directory: root, entries: entries, span: span))
    let error = LinuxError("stat", code: EIO)
    let second = try Reconciler(store, now: Self.noon)
    let broken = [names[0], names[3]].map { Listing.Entry(name: $0, what: .unknown(error)) }
    let listing = Listing(directory: root, entries: broken + [try entry("c.mp4")], span: span)
    _ = try second.take(listing)
    let known = try store.known(in: root, .range(after: nil, through: nil))
    #expect(known.map(\.name).sorted { $0.lexicographicallyPrecedes($1) } == Array(names.prefix(3)))
    #expect(second.gone == Set(known.filter { $0.name == names[1] }.map(\.id)))
    #expect(second.goneDirectories == [])
  }

  @Test func `an index begun anew knows nothing of the rows that were on their way`() throws {
    let store = try IndexStore(stateFolder: scratch.path, home: .utc, now: Self.noon)
    store.leavers = [1]
    store.newcomers = [2]
    try store.beginAnew(reason: "a test", now: Self.noon)
    #expect(store.leavers == [] && store.newcomers == [])
  }
}
