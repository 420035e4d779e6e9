internal import Glibc
internal import Linux
internal import Plans
internal import Testing
internal import Wire

extension EndToEnd {
  /// The worker alone, spoken to as the daemon does.
  @Suite struct WorkerTests {
    /// A started worker and our end of the conversation.
    private struct Conversation {
      let process: WorkerProcess
      let socket: MessageSocket
      let log: Descriptor

      init(_ arguments: [String]) throws {
        let (ours, theirs) = try MessageSocket.pair()
        let (reading, writing) = try Descriptor.pipe()
        socket = ours
        log = reading
        process = try WorkerProcess.spawn(
          executable: "\(try Household.programs)/reeld-worker", arguments: arguments, socket: theirs,
          log: writing)
      }

      func reply() throws -> WorkerReply? {
        guard let message = try socket.receive() else { return nil }
        return try WorkerReply(bytes: message.bytes)
      }

      func send(_ request: WorkerRequest, _ files: [Descriptor] = []) throws {
        try socket.send(request.bytes, descriptors: files)
      }
    }

    private func write(_ text: String, _ scratch: Scratch) throws -> Descriptor {
      try scratch.write(text, to: "file")
      return try Descriptor.open(scratch.path("file"), flags: O_RDONLY)
    }

    @Test func `a worker is fenced before it says that it is ready`() throws {
      let worker = try Conversation(["probe"])
      guard case .ready = try worker.reply() else {
        Issue.record("no ready")
        return
      }
      let folder = "/proc/\(worker.process.pid)"
      #expect(String(decoding: try Scratch.read("\(folder)/oom_score_adj"), as: UTF8.self) == "1000\n")
      let status = String(decoding: try Scratch.read("\(folder)/status"), as: UTF8.self)
      #expect(status.contains("NoNewPrivs:\t1"))
      let limits = String(decoding: try Scratch.read("\(folder)/limits"), as: UTF8.self).split(
        separator: "\n")
      func hard(_ name: String) -> String? {
        limits.first { $0.hasPrefix(name) }?.split(separator: " ").dropLast().last.map(String.init)
      }
      #expect(hard("Max core file size") == "0")
      #expect(hard("Max file size") == "0")
      #expect(hard("Max open files") == "32")
      #expect(hard("Max address space") == "\(1 << 30)")
    }

    @Test func `what cannot be done is answered with a reason, and the worker lives on`() async throws {
      let scratch = Scratch()
      let worker = try Conversation(["probe"])
      _ = try worker.reply()
      try worker.send(.probe(job: 1), [try write("#EXTM3U\n/etc/passwd\n", scratch)])
      #expect(try worker.reply() == .failed(job: 1, reason: "a playlist, not media"))
      try worker.send(.probe(job: 2))
      #expect(try worker.reply() == .failed(job: 2, reason: "a request without its files"))
      try worker.send(.opened(job: 3), [try write("x", scratch)])
      #expect(try worker.reply() == .failed(job: 3, reason: "a file that was not asked for"))
      try await Footage(name: "a.mp4", seconds: 1).make(in: scratch.path, scratch: scratch)
      try worker.send(.probe(job: 4), [try Descriptor.open(scratch.path("a.mp4"), flags: O_RDONLY)])
      guard case .probed(4, let facts) = try worker.reply() else {
        Issue.record("not probed")
        return
      }
      #expect(facts.kind == .video)
      shutdown(worker.socket.descriptor.raw, Int32(SHUT_RDWR))
      #expect(try worker.process.wait() == .code(0))
    }

    @Test func `a worker that is sent what is no request ends`() throws {
      let worker = try Conversation(["probe"])
      _ = try worker.reply()
      try worker.socket.send(Array("{\"do\":\"run\",\"job\":1}".utf8), descriptors: [])
      #expect(try worker.reply() == nil)
      #expect(try worker.process.wait() == .code(70))
    }

    @Test func `a file that is not given ends the job with the daemon's reason`() throws {
      let scratch = Scratch()
      let worker = try Conversation(["render"])
      _ = try worker.reply()
      let output = try Descriptor.open(scratch.path("out"), flags: O_RDWR | O_CREAT, mode: 0o600)
      let order = JoinOrder(frameRate: .film, segments: [30], title: "a", made: "2026-05-02T08:00:00Z")
      try worker.send(.join(job: 7, order), [output])
      #expect(try worker.reply() == .open(job: 7, .sound))
      try worker.send(.notOpened(job: 7, reason: "source changed"))
      guard case .failed(7, let reason) = try worker.reply() else {
        Issue.record("not failed")
        return
      }
      #expect(reason.contains("source changed"))
    }

    #if DEBUG
      @Test(arguments: [("segv", SIGSEGV), ("abort", SIGABRT), ("oom", SIGABRT)])
      func `a worker that crashes is seen by its signal`(fault: String, signal: Int32) throws {
        let scratch = Scratch()
        let worker = try Conversation(["probe", "fault=\(fault)"])
        _ = try worker.reply()
        try worker.send(.probe(job: 1), [try write("x", scratch)])
        #expect(try worker.reply() == nil)
        let exit = try worker.process.wait()
        // Swift traps with SIGILL where an allocation fails.
        #expect(exit == .signal(signal) || (fault == "oom" && exit == .signal(SIGILL)))
      }

      @Test func `a worker that spins ends at its CPU limit, and one that hangs is killed`() throws {
        let scratch = Scratch()
        let spinning = try Conversation(["probe", "fault=spin"])
        _ = try spinning.reply()
        try spinning.process.limit(.cpuSeconds, to: 1)
        try spinning.send(.probe(job: 1), [try write("x", scratch)])
        #expect(try spinning.process.wait() == .signal(SIGXCPU))
        let hanging = try Conversation(["probe", "fault=hang"])
        _ = try hanging.reply()
        try hanging.send(.probe(job: 1), [try write("x", scratch)])
        hanging.process.killGroup()
        #expect(try hanging.process.wait() == .signal(SIGKILL))
      }
    #endif
  }
}
