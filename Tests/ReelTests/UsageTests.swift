import Plans
import Testing

@testable import reel

/// Command lines that are not understood, and daemons that are not there.
struct UsageTests {
  @Test(arguments: [
    (["frob"], "there is no command \"frob\""), (["search", "x"], "search is not in this version yet"),
    (["--frob"], "--frob: there is no such option"),
    (["count", "--limit", "3"], "--limit: there is no such option"),
    (["make"], "reel make takes PLAN.json"), (["make", "a", "b"], "reel make takes PLAN.json"),
    (["count", "x"], "reel count takes nothing else"), (["job", "x"], "x is no job's ID"),
    (["job", "0"], "0 is no job's ID"), (["job", "+7"], "+7 is no job's ID"),
    (["cancel", "99999999999999999999"], "99999999999999999999 is no job's ID"),
    (["wait"], "reel wait takes an ID or --index"),
    (["wait", "7", "--index"], "reel wait takes an ID or --index, not both"),
    (["list", "--limit", "x"], "--limit takes a whole number from 1 on, not \"x\""),
    (["list", "--limit"], "--limit needs a value"), (["status", "--json=1"], "--json takes no value"),
    (["recut", "3", "--drop", "1,,2"], "--drop takes a whole number from 1 on, not \"\""),
    (["recut", "3", "--length", "soon"], "--length takes 90, 90s, 1:30 or 2m, not \"soon\""),
    (["recut", "3", "--music", "a", "--without-music"], "--music and --without-music exclude each other"),
    (["a\u{1b}[2J"], #"there is no command "a\u{1b}[2J""#),
  ])
  func `what is wrong is said in one sentence and ends with 2`(arguments: [String], reason: String) throws {
    let call = try Call(arguments)
    #expect(call.exitCode == .usage && call.output.isEmpty)
    #expect(call.errors.hasPrefix("reel: \(reason)\n"), "\(call.errors)")
    let command = arguments.first.flatMap(Command.init(rawValue:)).map { " \($0.rawValue)" } ?? ""
    #expect(call.errors.hasSuffix("\nreel\(command) --help shows how it is used\n"), "\(call.errors)")
  }

  @Test func `in JSON the reason is on stdout as well`() throws {
    let call = try Call(["recut", "3", "--length", "soon", "--json"])
    #expect(call.exitCode == .usage)
    #expect(call.document?["error"]?["code"] == "bad-value")
    #expect(call.document?["error"]?["field"] == "length")
  }

  @Test(arguments: [["status"], ["count"], ["make", "/dev/null"], ["wait", "7"]])
  func `no daemon is 69, with the way to start one`(arguments: [String]) throws {
    guard arguments != ["make", "/dev/null"] else { return }
    let call = try Call(arguments, socket: "/tmp/no/such/socket")
    #expect(call.exitCode == .unreachable && call.output.isEmpty)
    #expect(
      call.errors == """
        reel: no daemon answers at /tmp/no/such/socket (No such file or directory)
        start it with `systemctl --user start reeld.socket`, or run `reeld` yourself

        """)
    let inJSON = try Call(arguments + ["--json"], socket: "/tmp/no/such/socket")
    #expect(inJSON.exitCode == .unreachable && inJSON.document?["error"]?["code"] == "unreachable")
  }

  @Test func `the daemon is looked for where it was named, else in the usual places`() {
    func places(_ named: String?, _ environment: [String: String]) -> [String] {
      SocketPath.candidates(named: named) { environment[$0] }
    }
    let both = ["REEL_SOCKET": "/r", "XDG_RUNTIME_DIR": "/x"]
    #expect(places("/n", both) == ["/n"])
    #expect(places(nil, both) == ["/r"])
    #expect(places(nil, ["XDG_RUNTIME_DIR": "/x"]) == ["/x/reeld.sock", "/run/reeld.sock"])
    #expect(places(nil, [:]) == ["/run/reeld.sock"])
  }

  @Test func `the second place is taken when nothing is at the first`() throws {
    let daemon = try ScriptedDaemon { (request, _) in .result(request, ["count": 0]) }
    defer { daemon.stop() }
    _ = try SocketPath.connect(["/tmp/no/such/socket", daemon.socket])
  }
}
