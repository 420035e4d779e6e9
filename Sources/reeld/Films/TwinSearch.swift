internal import Library
internal import Linux
internal import Plans
internal import Wire

/// Finds clips and photos that are smaller re-encodes of others, as messengers and tools make them: each suspect is
/// looked at once, by a worker, and what was seen is remembered in the index.
actor TwinSearch {
  /// Clips looked at for one film: each costs up to a second the first time.
  private static let mostLooks = 200

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let index: Index
  private let workers: WorkerPool
  private var last: Int64 = 0

  init(_ index: Index, _ workers: WorkerPool) throws(LinuxError) {
    executor = try BlockingExecutor(named: "twins")
    self.index = index
    self.workers = workers
  }

  /// The rows that are copies of others, and of which.
  func twins(_ suspects: [Twins.Suspect]) async -> [(copy: IndexRow, original: IndexRow)] {
    var twins: [(copy: IndexRow, original: IndexRow)] = []
    var seen: [Int64: Glimpse] = [:]
    for suspect in suspects where seen.count < Self.mostLooks && !Task.isCancelled {
      let own = await glimpse(of: suspect.copy, &seen)
      for original in suspect.originals {
        let other = await glimpse(of: original, &seen)
        if own.isNearlyEqual(to: other) {
          twins.append((suspect.copy, original))
          break
        }
      }
    }
    return twins
  }

  /// What a clip looks like; nothing where it cannot be looked at.
  private func glimpse(of row: IndexRow, _ seen: inout [Int64: Glimpse]) async -> Glimpse {
    if let known = seen[row.id] { return known }
    var found = (try? await index.glimpse(of: row.id)) ?? nil
    if found == nil { found = await look(at: row) }
    let glimpse = found ?? Glimpse(pictures: [])
    seen[row.id] = glimpse
    return glimpse
  }

  /// Nil where the file is not there now.
  private func look(at row: IndexRow) async -> Glimpse? {
    let source = row.reference
    guard let place = try? await index.place(of: source),
      let file = try? LibraryFile.open(source, at: place), let status = try? file.status()
    else { return nil }
    last += 1
    var glimpse = Glimpse(pictures: [])
    do throws(WorkerFailure) {
      let reply = try await workers.run(WorkerTask(.glimpse(job: last), [file], limits: .glimpse))
      if case .glimpsed(_, let seen) = reply { glimpse = seen }
    } catch {
      if error.isCrash { Log.warn("\(error.text) while looking at \(row.path)") }
    }
    do throws(LibraryError) { try await index.keep(glimpse, of: row.id, seen: status) } catch {
      // It is looked at again the next time.
      Log.warn("what \(row.path) looks like was not kept: \(error.text)")
    }
    return glimpse
  }
}
