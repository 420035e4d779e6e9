internal import Library
internal import Linux
internal import Plans
internal import Synchronization
internal import Wire

/// Looks into files for the index, by workers of their own.
struct ProbePool: Prober {
  let workers: WorkerPool
  private let number = LookNumber()

  init(_ workers: WorkerPool) { self.workers = workers }

  func probe(_ file: Descriptor) async -> Result<MediaFacts, ProbeRefusal> {
    let task = WorkerTask(.probe(job: number.next()), [file], limits: .probe)
    do throws(WorkerFailure) {
      guard case .probed(_, let facts) = try await workers.run(task) else {
        return .failure(ProbeRefusal(reason: "the worker answered something else", crashed: true))
      }
      return .success(facts)
    } catch {
      if case .died(_, let log) = error {
        Log.warn("\(error.text) while looking into a file\(log.isEmpty ? "" : "; it said: \(log)")")
      }
      return .failure(ProbeRefusal(reason: error.text, crashed: error.isCrash))
    }
  }
}

/// Numbers the looks, so that a reply is known to belong to its request.
private final class LookNumber: Sendable {
  private let last = Atomic<Int64>(0)

  func next() -> Int64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
