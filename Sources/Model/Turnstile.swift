internal import Synchronization

/// Lets one through at a time and a few wait, each until its own time: servers queue silently and without end.
final class Turnstile: Sendable {
  /// How a wait ended.
  enum Entry: Sendable {
    case entered, full, late
  }

  private static let mostWaiting = 4

  private struct State {
    var isTaken = false
    var lastNumber = 0
    var waiting: [(number: Int, continuation: CheckedContinuation<Entry, Never>)] = []
  }

  private let state = Mutex(State())

  /// Whoever enters has to leave.
  func enter(before deadline: ContinuousClock.Instant) async -> Entry {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let clock = Task {
      do { try await Task.sleep(until: deadline, clock: .continuous) } catch { return }
      giveUp(number)
    }
    defer { clock.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let entry = ask(number, deadline, continuation) { continuation.resume(returning: entry) }
      }
    } onCancel: {
      giveUp(number)
    }
  }

  func leave() {
    let next = state.withLock { state in
      state.isTaken = !state.waiting.isEmpty
      return state.isTaken ? state.waiting.removeFirst().continuation : nil
    }
    next?.resume(returning: .entered)
  }

  /// Nil when there is a wait.
  private func ask(
    _ number: Int, _ deadline: ContinuousClock.Instant, _ continuation: CheckedContinuation<Entry, Never>
  ) -> Entry? {
    state.withLock { state in
      guard state.isTaken else {
        state.isTaken = true
        return .entered
      }
      // Whoever gave up before waiting here is not found by `giveUp`.
      if Task.isCancelled || deadline <= .now { return .late }
      guard state.waiting.count < Self.mostWaiting else { return .full }
      state.waiting.append((number, continuation))
      return nil
    }
  }

  private func giveUp(_ number: Int) {
    let waiting = state.withLock { state in
      state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0).continuation }
    }
    waiting?.resume(returning: .late)
  }
}
