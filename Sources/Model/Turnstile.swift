/// Lets one through at a time and a few wait, each until its own time: servers queue silently and without end.
actor Turnstile {
  /// How a wait ended.
  enum Entry: Sendable {
    case entered, full, late
  }

  private static let mostWaiting = 4

  private var isTaken = false
  private var lastNumber = 0
  private var waiting: [(number: Int, continuation: CheckedContinuation<Entry, Never>)] = []

  /// Whoever enters has to leave.
  func enter(before deadline: ContinuousClock.Instant) async -> Entry {
    if !isTaken {
      isTaken = true
      return .entered
    }
    guard waiting.count < Self.mostWaiting else { return .full }
    lastNumber += 1
    let number = lastNumber
    let clock = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      giveUp(number)
    }
    defer { clock.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append((number, $0)) }
    } onCancel: {
      Task { await giveUp(number) }
    }
  }

  func leave() {
    isTaken = !waiting.isEmpty
    if isTaken { waiting.removeFirst().continuation.resume(returning: .entered) }
  }

  private func giveUp(_ number: Int) {
    guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: place).continuation.resume(returning: .late)
  }
}
