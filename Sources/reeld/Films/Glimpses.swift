internal import Library
internal import Linux
internal import Plans
internal import Wire

/// What clips and photos look like: each is looked at once, by a worker, and what was seen is remembered in the index.
actor Glimpses {
  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let index: Index
  private let workers: WorkerPool
  private var last: Int64 = 0

  init(_ index: Index, _ workers: WorkerPool) throws(LinuxError) {
    executor = try BlockingExecutor(named: "glimpses")
    self.index = index
    self.workers = workers
  }

  /// What a file looks like; nothing where it cannot be looked at.
  func glimpse(of source: SourceReference, _ order: GlimpseOrder = GlimpseOrder()) async -> Glimpse {
    // A part's pictures are not the file's, which is remembered: a motion photo's still.
    if order.part == nil, let known = (try? await index.glimpse(of: source.id, isRough: order.isRough)) ?? nil
    {
      return known
    }
    return await look(at: source, order) ?? Glimpse(pictures: [])
  }

  /// The same of many, by their ids, as many at once as there are workers.
  nonisolated func glimpses(of orders: [(source: SourceReference, order: GlimpseOrder)]) async -> [Int64:
    Glimpse]
  {
    await withTaskGroup(of: (Int64, Glimpse).self, returning: [Int64: Glimpse].self) { group in
      for (source, order) in orders {
        group.addTask { (source.id, await self.glimpse(of: source, order)) }
      }
      var seen: [Int64: Glimpse] = [:]
      for await (id, glimpse) in group { seen[id] = glimpse }
      return seen
    }
  }

  /// Nil where the file is not there now.
  private func look(at source: SourceReference, _ order: GlimpseOrder) async -> Glimpse? {
    guard !Task.isCancelled, let place = try? await index.place(of: source),
      let file = try? LibraryFile.open(source, at: place), let status = try? file.status()
    else { return nil }
    last += 1
    var glimpse = Glimpse(pictures: [])
    do throws(WorkerFailure) {
      let reply = try await workers.run(WorkerTask(.glimpse(job: last, order), [file], limits: .glimpse))
      if case .glimpsed(_, let seen) = reply { glimpse = seen }
    } catch {
      if error == .cancelled { return nil }
      if error.isCrash { Log.warn("\(error.text) while looking at \(source.path)") }
    }
    guard order.part == nil else { return glimpse }
    do throws(LibraryError) {
      try await index.keep(glimpse, of: source.id, seen: status, isRough: order.isRough)
    } catch {
      // It is looked at again the next time.
      Log.warn("what \(source.path) looks like was not kept: \(error.text)")
    }
    return glimpse
  }
}
