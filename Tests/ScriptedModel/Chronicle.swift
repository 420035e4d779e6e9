internal import Synchronization

/// Values in the order they came, for whoever waits until there are enough.
package final class Chronicle<Element: Sendable>: Sendable {
  private struct State {
    var all: [Element] = []
    var listeners: [AsyncStream<[Element]>.Continuation] = []
  }

  private let state = Mutex(State())

  package init() {}

  package var all: [Element] { state.withLock { $0.all } }

  package func append(_ element: Element) { _ = append { _ in element } }

  /// Adds what is made of everything so far.
  func append(_ make: ([Element]) -> Element) -> Element {
    state.withLock { state in
      let element = make(state.all)
      state.all.append(element)
      for listener in state.listeners { listener.yield(state.all) }
      return element
    }
  }

  /// Returns when `isEnough` of everything so far, or when the test was cancelled.
  package func wait(until isEnough: ([Element]) -> Bool) async {
    let (stream, listener) = AsyncStream.makeStream(of: [Element].self)
    state.withLock { state in
      state.listeners.append(listener)
      listener.yield(state.all)
    }
    for await all in stream where isEnough(all) { return }
  }
}
