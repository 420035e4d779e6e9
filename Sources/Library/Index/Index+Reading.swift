internal import Linux
internal import Plans

// Which files are looked into, when, and what becomes of the answers.
extension Index {
  /// Deaths of the look on one file before it is given up.
  private static let mostCrashes: Int64 = 3
  /// A wall clock that leaps ahead by more was wrong before, nanoseconds.
  private static let clockLeap = 3600 * LibraryTiming.second
  /// What a look says of a file that is none of ours; the media readers' word.
  private static let notMedia = "not media"

  // MARK: Coming in

  /// Takes over the new and changed files of a look.
  func scheduleUnread(_ reconciler: Reconciler) {
    for unread in reconciler.takeUnread() {
      if !unread.isChange && queue.holds(unread.id) && !(unread.closed && queue.waiting[unread.id] != nil) {
        continue
      }
      let age = LibraryClock.age(of: unread.seen, now: wallTime) ?? 0
      let needed = unread.seen.size == 0 ? timing.emptyQuiet : timing.quiet
      if age >= needed || (unread.closed && unread.seen.size > 0) {
        queue.add(unread.id, closed: unread.closed)
      } else if queue.waiting[unread.id] == nil {
        queue.wait(
          unread.id,
          ReadingQueue.Wait(due: MonotonicClock.now + needed - age, next: timing.firstWait))
      }
    }
  }

  /// Queues what has waited long enough: files that were changing, and refused ones to be tried again where
  /// their folder is there.
  func queueDue() throws(LibraryError) {
    for (id, wait) in queue.due(MonotonicClock.now) {
      steps[id] = wait.next
      queue.add(id, closed: false)
    }
    let longest = (timing.retries.max() ?? 0) / 1000
    retriedUntil = wallTime
    for folder in folders where folder.nature != nil {
      for id in try store.dueRetries(in: folder.id, now: retriedUntil, within: longest)
      where !queue.holds(id) {
        queue.add(id, closed: true)
      }
    }
  }

  // MARK: Reading

  /// One reader's work until the library stops.
  func read(with reader: FileReader) async {
    while let order = await nextOrder() {
      let result = await reader.read(order)
      queue.deliver(order, result)
      if queue.isFull {
        flush()
      } else if queue.results.count == 1 {
        watch.setDeadline(MonotonicClock.now + timing.writeDelay)
      }
    }
  }

  private func nextOrder() async -> ReadingOrder? {
    while !queue.isStopped {
      if let next = queue.next() {
        do throws(LibraryError) {
          if let order = try order(next.id, next.closed) { return order }
          queue.drop(next.id)
        } catch {
          queue.drop(next.id)
          stand(error)
          // It stays on its way, so that nobody takes the index for settled.
          queue.wait(
            next.id,
            ReadingQueue.Wait(due: MonotonicClock.now + timing.offlineRetry, next: timing.firstWait))
        }
        if queue.isIdle { resumeSettled() }
      } else {
        if queue.isFull { flush() }
        await withCheckedContinuation { queue.rest($0) }
      }
    }
    return nil
  }

  private func order(_ id: Int64, _ closed: Bool) throws(LibraryError) -> ReadingOrder? {
    guard let file = try store.known(id), file.state != .missing,
      let directory = try store.directory(file.directory),
      let root = folders.first(where: { $0.id == directory.folder })?.root
    else { return nil }
    let isRead = file.state == .ready || file.state == .skipped
    let wasNamed = try store.formerKey(ofFile: id) != nil
    return ReadingOrder(
      id: id, epoch: queue.epoch, root: root.descriptor, fileSystem: root.system.id,
      directory: directory.path, name: file.name,
      size: file.size, modified: file.modified,
      readAt: isRead ? file.changed : nil, seal: isRead && !closed ? file.seal : nil, isClosed: closed,
      changedAt: changes[id],
      needsKey: wasNamed || store.corrections.sizes.contains(file.size))
  }

  // MARK: Writing down

  /// Writes the results of looks in one transaction.
  func flush() {
    let results = queue.takeResults()
    if !results.isEmpty {
      do throws(LibraryError) {
        let after = try store.database.transaction { () throws(LibraryError) -> [Afterwards] in
          var after: [Afterwards] = []
          for (id, result) in results {
            if let next = try write(id, result) { after.append(next) }
          }
          while try store.regroup(limit: Self.portion, now: Instant(microseconds: wallTime)) {}
          return after
        }
        toldFailure = nil
        for next in after { take(next) }
        // What is to be looked at again needs a turn at its time.
        if results.contains(where: \.result.isOfNow) { try schedule() }
      } catch {
        stand(error)
        return
      }
    }
    letFoldersGo()
    resumeSettled()
  }

  /// What has to follow a written result.
  private enum Afterwards {
    case readAgain(Int64)
    case wait(Int64)
    case lookAt(directory: Int64, name: [UInt8])
  }

  private func take(_ next: Afterwards) {
    switch next {
    case .readAgain(let id): queue.add(id, closed: true)
    case .lookAt(let directory, let name): watch.note(name, in: directory)
    case .wait(let id):
      let step = steps[id] ?? timing.firstWait
      queue.wait(
        id,
        ReadingQueue.Wait(
          due: MonotonicClock.now + step, next: min(step * 2, timing.longestWait)))
      // The deadline that was set knows nothing of this wait.
      watch.poke()
    }
  }

  private func write(_ id: Int64, _ result: ReadingResult) throws(LibraryError) -> Afterwards? {
    guard let row = try store.known(id), row.state != .missing else { return nil }
    switch result {
    case .gone:
      return .lookAt(directory: row.directory, name: row.name)
    case .changing(let seen):
      if !row.hasContent(of: seen) { try store.setChanged(id, seen) }
      changes[id] = seen.changed
      return .wait(id)
    case .same(let seen):
      guard row.hasContent(of: seen), row.state == .ready || row.state == .skipped else { return nil }
      forgetWait(id)
      try store.setSeen(id, seen, seal: row.seal)
    case .facts(let facts, let key, let seen, let content, let seal):
      guard row.hasContent(of: seen) else { return nil }
      forgetWait(id)
      if facts.kind == .sidecar, !NameRules.isSidecar(row.name) {
        try store.setSeen(id, seen, seal: nil)
        try refuse(row, Self.notMedia)
        return nil
      }
      let isOther = row.seal.map { $0 != seal } ?? (row.content != nil && row.content != content)
      if isOther { try store.forgetContent(ofFile: id) }
      try store.setSeen(id, seen, seal: seal)
      if let key { try store.set(key, ofFile: id) }
      try store.keepWord(ofFile: id, facts, key)
      try store.store(
        facts, file: id, name: String(decoding: row.name, as: UTF8.self), content: content,
        now: Instant(microseconds: wallTime))
    case .refused(let reason, let seen):
      guard seen.map(row.hasContent) ?? true else { return nil }
      forgetWait(id)
      if let seen { try store.setSeen(id, seen, seal: nil) }
      try refuse(row, reason)
    case .crashed(let seen):
      guard row.hasContent(of: seen) else { return nil }
      if try store.addCrash(id) < Self.mostCrashes { return .readAgain(id) }
      try store.setSeen(id, seen, seal: nil)
      try store.setRefused(id, reason: "crashes the decoder", retries: [], now: wallTime)
    }
    return nil
  }

  /// The file was found as it stays.
  private func forgetWait(_ id: Int64) {
    steps[id] = nil
    changes[id] = nil
  }

  /// A file that is not usable; one that nobody would expect to be is none of ours.
  private func refuse(_ row: IndexStore.Known, _ reason: String) throws(LibraryError) {
    if NameRules.isSidecar(row.name)
      || (reason.hasPrefix(Self.notMedia) && NameRules.expectedKind(row.name) == nil)
    {
      try store.setSkipped(row.id, reason: NameRules.foreign)
    } else {
      try store.setRefused(row.id, reason: reason, retries: timing.retries, now: wallTime)
    }
  }

  // MARK: Waiting for the end

  /// Everything was looked at, nothing is being written or unread.
  var isSettled: Bool {
    !isLooking && queue.isIdle && redatingAfter == nil && failure == nil
      && !folders.contains { $0.state == .scanning }
  }

  /// Rows changed from which on settling is the end of a burst.
  private static let burst: Int64 = 500

  func resumeSettled() {
    guard isSettled else { return }
    if hasScanned || store.database.changedInAll - restedAt >= Self.burst { rest() }
    for waiter in waiters where waiter.isCaughtUp { waiter.continuation.resume() }
    waiters.removeAll(where: \.isCaughtUp)
  }

  /// Gives back what a burst of work took: SQLite's pages, and what the allocator keeps of all the rest.
  private func rest() {
    hasScanned = false
    restedAt = store.database.changedInAll
    store.database.releaseMemory()
    ThisProcess.returnFreeMemory()
  }

  /// Waits until `run` has begun, so that `settled` waits for it.
  package func started() async {
    if isRunning { return }
    await withCheckedContinuation { starters.append($0) }
  }

  /// Waits until every folder is scanned, nothing is settling or unread, what happened up to now included.
  ///
  /// Returns at once when the library stops; a file that is written without end keeps it waiting.
  package func settled() async {
    guard isRunning else { return }
    waiterCount += 1
    let number = waiterCount
    await withCheckedContinuation {
      waiters.append(Waiter(number: number, continuation: $0))
      watch.poke()
    }
  }

  // MARK: Grouping and dating again

  /// Groups anew what was tied to files that came, went or changed.
  func regroup() async throws(LibraryError) {
    var goesOn = true
    while goesOn, !Task.isCancelled {
      goesOn = try store.database.transaction { () throws(LibraryError) in
        try store.regroup(limit: Self.portion, now: Instant(microseconds: wallTime))
      }
      await Task.yield()
    }
  }

  /// Dates what was refused for lying in the future or long ago again, at the start and after the clock was
  /// set: machines without a clock of their own begin in 1970 and learn the time from the network.
  func followClock() async throws(LibraryError) {
    let lead = wallTime * 1000 - MonotonicClock.now
    defer { clockLead = lead }
    if let before = clockLead, lead - before < Self.clockLeap { return }
    var after: Int64 = 0
    while !Task.isCancelled {
      let ids = try store.filesOutOfTime(after: after, limit: Self.portion)
      guard let last = ids.last else { return }
      try await dateAgain(ids)
      after = last
    }
  }

  /// Dates all rows again when the rules or the home zone changed since; reads no file.
  func redate() async throws(LibraryError) {
    while let after = redatingAfter, !Task.isCancelled {
      redatingAfter = try store.redate(
        after: after, limit: Self.portion, now: Instant(microseconds: wallTime))
      await Task.yield()
    }
  }
}
