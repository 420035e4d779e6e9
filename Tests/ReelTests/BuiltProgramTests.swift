import Glibc
import Linux
import Plans
import Testing
import Wire

@testable import reel

/// The program as it is installed: real streams, real signals.
@Suite(.timeLimit(.minutes(1)))
struct BuiltProgramTests {
  /// A running `reel` with a socket as standard input and a pipe behind its standard output and error.
  private struct Running {
    let process: WorkerProcess
    let input: MessageSocket
    let words: Descriptor

    init(_ arguments: [String], program: String? = nil) throws {
      let (ours, theirs) = try MessageSocket.pair()
      let (reading, writing) = try Descriptor.pipe()
      let path = try program ?? ThisProcess.programFolder() + "/reel"
      process = try WorkerProcess.spawn(
        executable: path, arguments: arguments, socket: theirs, log: writing)
      (input, words) = (ours, reading)
    }

    func rest() throws -> String { String(decoding: try words.readAll(limit: 1 << 20), as: UTF8.self) }

    /// Reads until `text` has come; the time limit of the suite ends a wait for what never comes.
    func read(until text: String) throws -> String {
      var seen: [UInt8] = []
      while !String(decoding: seen, as: UTF8.self).contains(text) {
        let more = try words.read(upTo: 4096)
        if more.isEmpty { break }
        seen += more
      }
      return String(decoding: seen, as: UTF8.self)
    }
  }

  @Test func `it answers its version`() throws {
    let running = try Running(["--version"])
    #expect(try running.rest() == "reel \(ProductVersion.text)\n")
    #expect(try running.process.wait() == .code(0))
  }

  @Test func `the shell gets the exit codes of the interface`() throws {
    let codes: [([String], Int32)] = [(["frob"], 2), (["status", "--socket", "/no/such/socket"], 69)]
    for (arguments, code) in codes {
      let running = try Running(arguments)
      _ = try running.rest()
      #expect(try running.process.wait() == .code(code))
    }
  }

  @Test func `a plan is read from standard input`() throws {
    let daemon = try ScriptedDaemon { (request, _) in
      .result(request, ["plan": Documents.plan, "job": ["id": 7, "state": "queued"]])
    }
    defer { daemon.stop() }
    let running = try Running(["make", "-", "--socket", daemon.socket])
    try running.input.descriptor.write(Array(#"{"task":"montage"}"#.utf8))
    shutdown(running.input.descriptor.raw, Int32(SHUT_RDWR))
    _ = try running.rest()
    #expect(try running.process.wait() == .code(0))
    #expect(daemon.requests.first?.params["plan"] == ["task": "montage"])
  }

  @Test func `waiting for the index waits for a daemon that is starting`() throws {
    let daemon = try ScriptedDaemon { (request, _) in .result(request, ["settled": true]) }
    defer { daemon.stop() }
    let place = daemon.folder + "/later"
    let running = try Running(["wait", "--index", "--json", "--socket", place])
    let seen = try running.read(until: "no daemon answers yet; one may be starting\n")
    #expect(!seen.contains("settled"))
    symlink(daemon.socket, place)
    defer { unlink(place) }
    #expect(try running.rest().hasSuffix("{\"settled\":true}\n"))
    #expect(try running.process.wait() == .code(0))
  }

  @Test func `Ctrl-C leaves a job alone, says how to go on, and is 130`() throws {
    let daemon = try ScriptedDaemon { (request, _) in .result(request, ["job": Documents.job("rendering")]) }
    defer { daemon.stop() }
    let running = try Running(["wait", "7", "--socket", daemon.socket])
    #expect(try running.read(until: "segment 9 of 20\n").contains("  0 %"))
    kill(running.process.pid, SIGINT)
    #expect(
      try running.rest() == """
        reel: interrupted; job 7 goes on
        `reel wait 7` follows it again, `reel cancel 7` stops it

        """)
    #expect(try running.process.wait() == .code(130))
    #expect(daemon.requests.map(\.method) == [.jobSubscribe])
  }

  @Test func `Ctrl-C ends any other wait too`() throws {
    let daemon = try ScriptedDaemon { (_, _) in .lines([]) }
    defer { daemon.stop() }
    let running = try Running(["wait", "--index", "--json", "--socket", daemon.socket])
    while daemon.requests.isEmpty { sched_yield() }
    kill(running.process.pid, SIGINT)
    let words = try running.rest()
    #expect(words.hasPrefix(#"{"error":{"code":"interrupted","#) && words.hasSuffix("reel: interrupted\n"))
    #expect(try running.process.wait() == .code(130))
  }

  @Test func `a reader that goes away ends it quietly`() throws {
    var rows: [JSON] = []
    for _ in 0..<3000 { rows.append(Documents.row) }
    let page: JSON = ["items": .array(rows), "next": "again"]
    let daemon = try ScriptedDaemon { (request, _) in .result(request, page) }
    defer { daemon.stop() }
    var running: Running? = try Running(["list", "--socket", daemon.socket])
    let process = try #require(running).process
    _ = try running?.read(until: "IMG_0412")
    running = nil
    #expect(try process.wait() == .signal(SIGPIPE))
  }

  @Test func `on a terminal progress is one line that goes away`() throws {
    let daemon = try ScriptedDaemon { (request, _) in
      .lines([
        RPCResponse(id: request.id, result: ["job": Documents.job("rendering")]).line,
        Documents.progress(0.5),
        Documents.finished(),
      ])
    }
    defer { daemon.stop() }
    // script(1) runs it on a terminal of its own.
    let command = "\(try ThisProcess.programFolder())/reel wait 7 --socket \(daemon.socket)"
    let running = try Running(["-qec", command, "/dev/null"], program: "/usr/bin/script")
    let words = try running.read(until: "/films/2026-08-20.mp4\r\n")
    #expect(try running.process.wait() == .code(0))
    let bar =
      "[\(String(repeating: "#", count: 15))\(String(repeating: ".", count: 15))]  50 %  segment 9 of 20"
    #expect(words.contains("\r\(bar)\u{1b}[K\r\u{1b}[Knote: one clip was too dark\r\n"), "\(words)")
  }

  @Test func `on a dumb terminal progress is plain lines`() throws {
    let daemon = try ScriptedDaemon { (request, _) in
      .lines([
        RPCResponse(id: request.id, result: ["job": Documents.job("rendering")]).line, Documents.finished(),
      ])
    }
    defer { daemon.stop() }
    let command = "TERM=dumb \(try ThisProcess.programFolder())/reel wait 7 --socket \(daemon.socket)"
    let running = try Running(["-qec", command, "/dev/null"], program: "/usr/bin/script")
    let words = try running.read(until: "/films/2026-08-20.mp4\r\n")
    #expect(try running.process.wait() == .code(0))
    #expect(words.hasPrefix("  0 %  segment 9 of 20\r\n") && !words.contains("\u{1b}"), "\(words)")
  }

  @Test func `a closed standard output never becomes the socket`() throws {
    let daemon = try ScriptedDaemon { (request, _) in .result(request, ["settled": true]) }
    defer { daemon.stop() }
    let reel = try ThisProcess.programFolder() + "/reel"
    let command = "exec \(reel) status --json --socket \(daemon.socket) >&-"
    let running = try Running(["-c", command], program: "/bin/sh")
    #expect(try running.rest().isEmpty)
    #expect(try running.process.wait() == .code(0))
    #expect(daemon.requests.map(\.method) == [.daemonInfo])
  }
}
