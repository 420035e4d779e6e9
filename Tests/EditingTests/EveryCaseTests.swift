import Plans
import Testing

@testable import Editing

/// Small libraries and lengths, all of them: where footage is scarce every frame counts.
@Suite struct EveryCaseTests {
  /// Around every bound there is: half a second, a shot, a clip with ends, the longest shot, two moments with a gap.
  static let lengths = [0.5, 0.9, 1.5, 1.6, 2.5, 4.0, 6.0, 7.1, 9.0, 13.0]
  static let asked = [1.0, 1.5, 1.6, 2.5, 3.3, 5.0, 8.0, 13.0, 20.0, 40.0]

  @Test(arguments: lengths, lengths) func `two clips give exactly what is asked, or all they have`(
    first: Double, second: Double
  ) throws {
    let rates = [FrameRate(30, 1), FrameRate(60_000, 1001), FrameRate(24, 1), nil, FrameRate(30_000, 1001)]
    for (rate, film) in zip(rates, FrameRate.films) {
      let candidates = [Clips.one(1, first, rate: rate), Clips.one(2, second, rate: rate)]
      for seconds in Self.asked {
        let (timeline, notes) = try Clips.film(seconds, of: candidates, at: film)
        #expect(Rules.broken(by: timeline, candidates) == [], "\(first) \(second) \(seconds)")
        #expect(Rules.isInOrder(timeline, candidates))
        let asked = film.frames(nearest: MediaTime(milliseconds: Int64(seconds * 1000)))
        #expect(timeline.frames <= asked)
        if timeline.frames < asked {
          // At most one source frame is lost for each shot beyond the first of a clip.
          #expect(
            film.time(ofFrame: timeline.frames).seconds > first + second - 0.25,
            "\(first) \(second) \(seconds)")
          #expect(notes.contains { $0.hasPrefix("there are only ") })
        }
      }
    }
  }

  @Test(arguments: lengths) func `one clip gives every length up to its own`(length: Double) throws {
    let candidate = Clips.one(1, length)
    let most = FrameRate.film.frames(within: candidate.duration)
    for frames in 1...most {
      let seconds = Double(frames) / 30
      let (timeline, _) = try Clips.film(seconds, of: [candidate])
      #expect(timeline.frames == frames)
      #expect(Rules.broken(by: timeline, [candidate]) == [])
    }
  }

  @Test(arguments: lengths, asked) func `a recut of two clips keeps every rule for every new length`(
    first: Double, seconds: Double
  ) throws {
    let candidates = [Clips.one(1, first), Clips.one(2, 8)]
    let old = try Clips.film(5, of: candidates).timeline
    let changes = Recut.Changes(milliseconds: Int64(seconds * 1000))
    let new = try Recut.timeline(from: old, changes: changes, candidates: candidates, made: "").timeline
    #expect(Rules.broken(by: new, candidates) == [])
    #expect(Rules.isInOrder(new, candidates))
    let asked = FrameRate.film.frames(nearest: MediaTime(milliseconds: Int64(seconds * 1000)))
    #expect(new.frames <= asked)
    #expect(new.frames == asked || Double(new.frames) / 30 > first + 8 - 0.5)
  }
}
