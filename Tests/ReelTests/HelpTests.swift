import Plans
import Testing
import Wire

@testable import reel

/// The texts of `-h`, word for word: scripts and documents quote them.
struct HelpTests {
  @Test(arguments: [["--help"], ["-h"], ["--json", "--help"]])
  func `the program explains itself`(arguments: [String]) throws {
    let call = try Call(arguments)
    #expect(call.exitCode == .done && call.errors.isEmpty)
    #expect(
      call.output == """
        usage: reel [OPTION]... COMMAND [OPERAND]...

        Makes films from the footage that reeld watches.

        Commands:
          ask                 make a film, count or list, from a sentence in your own words
          read                show how a sentence is understood, and do nothing
          make                make a film from a plan; - reads it from standard input
          recut               make a film again from its timeline, with or without changes
          wait                wait until a job has ended, or until the index is complete
          cancel              stop a job
          job                 show one job with its plan
          jobs                list jobs, the newest first
          films               list finished films, the newest first
          timeline            show the shots of a film; FILM is an id, a name or a path
          storyboard          put a poster and a storyboard of a film beside it, as JPEG
          count               count what was filmed
          list                list what was filmed
          show                show everything known of one file
          beats               find the beats of a music file, in the library or outside it
          set-date            say when a file was taken; the file itself is not touched
          set-clock           set the clock right by which a device's or a folder's files are dated
          pair                make a photo and a video one moment
          unpair              make the halves of a pair two items
          mcp                 serve the same tools to an agent, by the Model Context Protocol on standard input and output
          model               measure the language models that the configured server offers
          status              show folders, counts, queue and versions

        Options:
          --socket PATH       the daemon's socket, else $REEL_SOCKET, else the usual places
          --json              one JSON document on standard output
          -h, --help          show this help
          --version           show the version

        Examples:
          reel ask "a one-minute film of yesterday with music"
          reel count --source videos --from 2026-08-01 --to 2026-08-31
          reel list --from 2026-08-20 --to 2026-08-20

        `reel COMMAND --help` shows a command's own options.
        Exit codes: 0 done, 1 refused or failed, 2 not understood, 69 no daemon, 130 interrupted.

        """)
  }

  @Test func `a command explains itself`() throws {
    let call = try Call(["recut", "--help"])
    #expect(call.exitCode == .done)
    #expect(
      call.output == """
        usage: reel recut [OPTION]... FILM

        Make a film again from its timeline, with or without changes.

        Options:
          --drop N            leave out shot N; may be given again
          --swap N            put another moment in the place of shot N; may be given again
          --length L          the new length: 90, 90s, 1:30, 2m
          --music NAME        put this music under it
          --without-music     leave the music out
          --wait              wait for the film and print its path as the last line
          -o, --output NAME   the film's file name
          --key KEY           the same key within a day gives the same job, not a second film
          --socket PATH       the daemon's socket, else $REEL_SOCKET, else the usual places
          --json              one JSON document on standard output
          -h, --help          show this help

        """)
  }

  @Test func `making says what a plan is, in one that can be made`() throws {
    let lines = try Call(["make", "--help"]).output.split(separator: "\n").map(String.init)
    let example = try #require(lines.first { $0.hasPrefix("  {") })
    let plan = try Plan(json: JSONText.parse(Array(example.utf8)))
    #expect(plan.milliseconds == 60_000 && plan.task == .montage)
  }

  @Test func `every state that can be listed is named`() throws {
    for command in ["count", "list"] {
      let help = try Call([command, "--help"]).output
      for state in ["ready", "refused", "skipped", "settling", "missing"] { #expect(help.contains(state)) }
    }
  }

  @Test(arguments: Command.allCases)
  func `every command has help, without a daemon and without its operands`(command: Command) throws {
    let call = try Call([command.rawValue, "-h"])
    #expect(call.exitCode == .done && call.errors.isEmpty)
    #expect(call.output.hasPrefix("usage: reel \(command.rawValue) "))
    for line in call.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `help is a word too`() throws {
    #expect(try Call(["help"]).output == Call(["--help"]).output)
    #expect(try Call(["help", "recut"]).output == Call(["recut", "--help"]).output)
    let wrong = try Call(["help", "frob"])
    #expect(wrong.exitCode == .usage && wrong.errors.hasPrefix("reel: there is no command \"frob\"\n"))
  }

  @Test func `the version is one line`() throws {
    #expect(try Call(["--version"]).output == "reel 0.1.0\n")
  }

  @Test func `without a command the help goes to stderr`() throws {
    let call = try Call([])
    #expect(call.exitCode == .usage && call.output.isEmpty && call.errors.hasPrefix("usage: reel "))
  }
}
