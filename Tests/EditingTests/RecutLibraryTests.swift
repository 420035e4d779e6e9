import Plans
import Testing

@testable import Editing

@Suite struct RecutLibraryTests {
  private func span(_ number: Int, _ from: Int64, _ to: Int64) -> Span {
    Span(
      source: Clips.source("c\(number).mov"), inPoint: MediaTime(milliseconds: from),
      outPoint: MediaTime(milliseconds: to))
  }

  @Test func `sources are found where they lie, whatever their row and fingerprint`() {
    let library = RecutLibrary(Clips.many(3, 10).reversed(), at: .film)
    #expect(library.candidates.map(\.source.path) == ["c0.mov", "c1.mov", "c2.mov"])
    #expect(library.index(of: Clips.source("c2.mov", id: 999, fingerprint: "new")) == 2)
    var elsewhere = Clips.source("c2.mov")
    elsewhere.folder = "/other"
    #expect(library.index(of: elsewhere) == nil)
    #expect(library.index(of: Clips.source("gone.mov")) == nil)
  }

  @Test func `a clip given twice and a blink are passed over`() {
    let library = RecutLibrary(Clips.many(2, 10) + Clips.many(2, 10) + [Clips.one(7, 0.3)], at: .film)
    #expect(library.candidates.count == 2)
    #expect(library.index(of: Clips.source("c1.mov")) == 1)
  }

  @Test func `what is free lies beside every span of its own source`() {
    let library = RecutLibrary(Clips.many(2, 20), at: .film)
    let free = library.free(
      beside: [span(0, 8000, 12_000), span(5, 0, 20_000)], gap: Pace.gap, of: Stretch.whole)
    #expect(free.map(\.candidate.source.path) == ["c0.mov", "c0.mov", "c1.mov"])
    #expect(free.map(\.lower.milliseconds) == [0, 14_000, 0])
    #expect(free.map(\.upper.milliseconds) == [6000, 20_000, 20_000])
  }

  @Test func `a longer film asks unused clips before free parts of used ones`() {
    let library = RecutLibrary(Clips.many(3, 20), at: .film)
    let steps = library.supply(beside: [span(1, 8000, 11_000)]).steps
    #expect(steps.map { Set($0.stretches.map(\.candidate.source.path)).count } == [2, 3, 3, 3])
    #expect(steps.map(\.usesEnds) == [false, false, false, true])
    #expect(steps[1].stretches.count == 4)
  }

  @Test func `new shots stand where they were taken, beside a clip whose source is gone`() throws {
    let all = Clips.many(10, 10)
    let even = all.filter { $0.source.id % 2 == 0 }
    let old = try Clips.film(25, of: even).timeline
    // Clip 4 is gone, so it can only stay behind clip 2; the odd ones are new.
    let left = all.filter { $0.source.id != 4 }
    let longer = try Recut.timeline(
      from: old, changes: Recut.Changes(milliseconds: 50_000), candidates: left, made: ""
    ).timeline
    #expect(longer.frames == 1500)
    #expect(longer.clips.map(\.source.id) == [0, 1, 2, 4, 3, 5, 6, 7, 8, 9])
    for clip in old.clips {
      #expect(longer.clips.contains { $0.span == clip.span && $0.frames == clip.frames })
    }
  }
}
