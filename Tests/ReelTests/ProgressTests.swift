import Glibc
import Linux
import Plans
import Testing

@testable import reel

/// How far a job is, on a terminal and elsewhere.
struct ProgressTests {
  private func moment(_ fraction: Double, _ step: String = "segment 9 of 20", eta: Int64? = nil)
    -> Progress.Moment
  {
    Progress.Moment([
      "state": "rendering", "fraction": .real(fraction), "step": .string(step), "eta_ms": .orNull(eta),
    ])
  }

  @Test(arguments: [
    (0.0, "[..............................]   0 %  segment 9 of 20"),
    (0.5, "[###############...............]  50 %  segment 9 of 20"),
    (0.999, "[#############################.]  99 %  segment 9 of 20"),
    (1.0, "[##############################] 100 %  segment 9 of 20"),
    (-3.0, "[..............................]   0 %  segment 9 of 20"),
    (7.0, "[##############################] 100 %  segment 9 of 20"),
  ])
  func `the bar fills as the job goes on`(fraction: Double, bar: String) {
    #expect(Progress.bar(moment(fraction), width: 80) == bar)
  }

  @Test(arguments: 1...80)
  func `the bar stays within the terminal`(width: Int) {
    let bar = Progress.bar(moment(0.42, "動画 with a long name", eta: 754_000), width: width)
    #expect(Table.width(bar) < max(width, 1) || bar.isEmpty)
  }

  @Test func `the remaining time is shown`() {
    #expect(Progress.line(moment(0.42, eta: 72_400)) == " 42 %  segment 9 of 20, 1:12 left")
    #expect(Progress.line(Progress.Moment(["state": "queued"])) == "  0 %  queued")
  }

  @Test func `a step cannot act on the terminal`() {
    #expect(Progress.line(moment(0, "\u{1b}[2J")) == #"  0 %  \u{1b}[2J"#)
  }

  /// Progress into a file, on a clock that the test moves.
  private final class Clocked {
    /// Nanoseconds.
    private final class Clock { var now: Int64 = 1_000_000_000_000 }

    let file: Descriptor
    let progress: Progress
    private let clock: Clock

    init() throws {
      let clock = Clock()
      file = try Descriptor.openFolder("/tmp").openUnnamed()
      progress = Progress(Screen(isJSON: false, output: file, errors: file)) { clock.now }
      self.clock = clock
    }

    func after(milliseconds: Int64) { clock.now += milliseconds * 1_000_000 }

    func lines() throws -> [String] {
      String(decoding: try file.readAt(0, count: 10_000), as: UTF8.self).split(separator: "\n").map(
        String.init)
    }
  }

  @Test func `plain lines come at most every two seconds, and the last change is not lost`() throws {
    let clocked = try Clocked()
    #expect(clocked.progress.due == nil)
    clocked.progress.show(moment(0))
    for step in 1...10 {
      clocked.after(milliseconds: 100)
      clocked.progress.show(moment(Double(step) / 1000 + 0.1))
    }
    #expect(try clocked.lines() == ["  0 %  segment 9 of 20"])
    #expect(clocked.progress.due == 1_002_000_000_000)
    clocked.after(milliseconds: 900)
    clocked.progress.flush()
    #expect(try clocked.lines().count == 1)
    clocked.after(milliseconds: 100)
    clocked.progress.flush()
    #expect(try clocked.lines() == ["  0 %  segment 9 of 20", " 11 %  segment 9 of 20"])
    #expect(clocked.progress.due == nil)
  }

  @Test func `nothing is printed twice in a row`() throws {
    let clocked = try Clocked()
    for _ in 0..<5 {
      clocked.progress.show(moment(0.04))
      clocked.after(milliseconds: 5000)
    }
    #expect(try clocked.lines().count == 1)
    clocked.progress.end()
  }

  @Test func `a plain line comes for each tenth and each state, not for each step`() throws {
    let clocked = try Clocked()
    for step in 0...100 {
      clocked.progress.show(moment(Double(step) / 100, "segment \(step) of 100", eta: 1000))
      clocked.after(milliseconds: 5000)
    }
    #expect(try clocked.lines().count == 11)
    for state in ["publishing", "publishing", "blocked"] {
      clocked.progress.show(Progress.Moment(["state": .string(state), "fraction": 1]))
      clocked.after(milliseconds: 5000)
    }
    #expect(try clocked.lines().suffix(2) == ["100 %  publishing", "100 %  blocked"])
    #expect(try clocked.lines().count == 13)
  }

  @Test func `the remaining time is guessed from the pace where it is not told`() throws {
    let clocked = try Clocked()
    clocked.progress.show(moment(0.1))
    clocked.after(milliseconds: 10_000)
    clocked.progress.show(moment(0.3))
    #expect(try clocked.lines().last == " 30 %  segment 9 of 20, 0:35 left")
  }

  @Test func `a job that was taken up again is guessed anew`() throws {
    let clocked = try Clocked()
    clocked.progress.show(moment(0.9))
    clocked.after(milliseconds: 10_000)
    clocked.progress.show(moment(0.1))
    clocked.after(milliseconds: 10_000)
    clocked.progress.show(moment(0.2))
    #expect(try clocked.lines().last == " 20 %  segment 9 of 20, 1:20 left")
  }
}
