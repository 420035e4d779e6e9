internal import Linux
internal import Plans
internal import Wire

extension Server {
  /// The poller found something at a client.
  func take(_ event: Poller.Event, of id: UInt64) {
    guard clients[id] != nil else { return }
    if event.isWritable { flush(id) }
    if event.isReadable { read(id) }
    if event.isOver, !event.isReadable { drop(id) }
    settle(id)
  }

  private func read(_ id: UInt64) {
    guard let connection = clients[id]?.connection else { return }
    do throws(LinuxError) {
      switch try connection.receive(upTo: Self.portion) {
      case .nothing: break
      case .end: end(id)
      case .bytes(let bytes, let files):
        if let file = files.last { clients[id]?.file = file }
        add(bytes, id)
      }
    } catch {
      drop(id)
    }
  }

  private func add(_ bytes: [UInt8], _ id: UInt64) {
    guard var client = clients[id], !client.isLeaving else { return }
    let now = MonotonicClock.now
    client.lastActive = now
    let feed = UInt8(ascii: "\n")
    if bytes.last == feed {
      client.lineBegan = nil
    } else if client.lineBegan == nil || bytes.contains(feed) {
      client.lineBegan = now
    }
    client.lines.append(bytes)
    clients[id] = client
    pump(id)
  }

  /// The client sends no more; what it sent is still answered, a last object without LF too.
  private func end(_ id: UInt64) {
    clients[id]?.hasEnded = true
    clients[id]?.lineBegan = nil
    pump(id)
  }

  /// Takes complete lines as far as they may be in flight, and has the first one answered.
  private func pump(_ id: UInt64) {
    guard var client = clients[id], !client.isLeaving else { return }
    while client.inFlight < limits.inFlight {
      guard let line = client.lines.next() ?? (client.hasEnded ? client.lines.rest() : nil) else { break }
      switch line {
      case .complete(let bytes): client.waiting.append(.line(bytes))
      case .tooLong: client.waiting.append(.tooLong)
      }
    }
    clients[id] = client
    answerNext(id)
  }

  private func answerNext(_ id: UInt64) {
    while !isHeld, let client = clients[id], client.answering == nil, client.output.count < limits.pause,
      let next = client.waiting.first
    {
      clients[id]?.waiting.removeFirst()
      switch next {
      case .tooLong: refuse(id)
      case .line(let line): answer(line, id)
      }
    }
  }

  private func answer(_ line: [UInt8], _ id: UInt64) {
    guard let peer = clients[id]?.connection.peer else { return }
    switch RPC.read(line: line) {
    case .ignored: break
    case .refused(let response): send(response.line, to: id)
    case .request(let request):
      let file = takeFile(for: request, id)
      let loop = loop
      let tell: @Sendable (RPCNotification) -> Void = { [weak self] notice in
        loop.perform { self?.assumeIsolated { $0.remark(notice, id) } }
      }
      lastRequest += 1
      let number = lastRequest
      let task = Task {
        let answer = await answering.answer(request, from: peer, beside: file, tell: tell)
        underWay[number] = nil
        deliver(answer, to: id)
      }
      underWay[number] = UnderWay(method: request.method, task: task)
      clients[id]?.answering = task
    }
  }

  /// How far the answer is that a client waits for.
  private func remark(_ notice: RPCNotification, _ id: UInt64) {
    guard let client = clients[id], client.answering != nil, client.output.count <= limits.unreadProgress
    else { return }
    send(notice.line, to: id)
    settle(id)
  }

  private func takeFile(for request: RPCRequest, _ id: UInt64) -> Descriptor? {
    guard request.method == .musicBeats, request.params["path"]?.string == nil else { return nil }
    defer { clients[id]?.file = nil }
    return clients[id]?.file
  }

  private func deliver(_ answer: Answer, to id: UInt64) {
    guard clients[id] != nil else { return }
    clients[id]?.answering = nil
    clients[id]?.lastActive = MonotonicClock.now
    switch answer {
    case .response(let response): send(response.line, to: id)
    case .subscription(let response, let job):
      send(response.line, to: id)
      follow(job, id)
    }
    proceed(id)
  }

  /// Goes on to what the client asked next.
  func proceed(_ id: UInt64) {
    pump(id)
    settle(id)
  }

  /// A line over the limit: it is said why, then nothing more is read.
  private func refuse(_ id: UInt64) {
    clients[id]?.isLeaving = true
    clients[id]?.left = MonotonicClock.now
    clients[id]?.waiting = []
    for (_, subscription) in clients[id]?.subscriptions ?? [:] { news.leave(subscription) }
    clients[id]?.subscriptions = [:]
    send(RPCResponse(id: .none, error: .tooLong).line, to: id)
    clients[id]?.connection.finishSending()
  }

  // MARK: Subscriptions

  private func follow(_ job: Int64, _ id: UInt64) {
    guard clients[id]?.subscriptions[job] == nil else { return }
    let loop = loop
    let subscription = news.follow(job) { [weak self] notice, isLast in
      loop.perform { self?.assumeIsolated { $0.tell(notice, isLast: isLast, job, id) } }
    }
    clients[id]?.subscriptions[job] = subscription
    // The job may have ended before anyone listened: then its end is told from the books, once.
    clients[id]?.answering = Task {
      let farewell = await answering.farewell(job)
      clients[id]?.answering = nil
      if let farewell, news.leave(subscription) { tell(farewell, isLast: true, job, id) }
      proceed(id)
    }
  }

  private func tell(_ notice: RPCNotification, isLast: Bool, _ job: Int64, _ id: UInt64) {
    guard let client = clients[id], client.subscriptions[job] != nil else { return }
    if isLast {
      clients[id]?.subscriptions[job] = nil
      clients[id]?.lastActive = MonotonicClock.now
    } else if client.output.count > limits.unreadProgress {
      return
    }
    send(notice.line, to: id)
    settle(id)
  }

  // MARK: Sending

  /// Adds a line to what the client is to read; one that reads nothing is let go.
  private func send(_ line: [UInt8], to id: UInt64) {
    guard let client = clients[id] else { return }
    guard client.output.count <= limits.unread else { return drop(id) }
    clients[id]?.output += line
    flush(id)
  }

  private func flush(_ id: UInt64) {
    guard var client = clients[id] else { return }
    let before = client.output.count
    do throws(LinuxError) {
      while !client.output.isEmpty {
        let sent = try client.connection.send(client.output[...])
        if sent == 0 { break }
        client.output.removeFirst(sent)
      }
    } catch {
      return drop(id)
    }
    if client.output.isEmpty {
      client.tookOutput = nil
    } else if client.output.count < before || client.tookOutput == nil {
      client.tookOutput = MonotonicClock.now
    }
    clients[id] = client
    if before > limits.pause { answerNext(id) }
  }

  /// After any change: what to wait for next at this client, and whether it is over.
  private func settle(_ id: UInt64) {
    guard let client = clients[id] else { return }
    if client.isDone, !client.isLeaving || client.hasEnded { return drop(id) }
    var interest: Poller.Interest = []
    if !client.hasEnded, client.isLeaving || client.inFlight < limits.inFlight {
      interest.insert(.reading)
    }
    if !client.output.isEmpty { interest.insert(.writing) }
    if interest != client.interest {
      // A line that waited for us began, for its deadline, when we read again.
      if interest.contains(.reading), client.lineBegan != nil {
        clients[id]?.lineBegan = MonotonicClock.now
      }
      clients[id]?.interest = interest
      try? loop.change(client.source, to: interest)
    }
    arm()
  }
}
