internal import Linux

/// The commands of this version.
enum Command: String, CaseIterable, Sendable {
  case ask, read, make, recut, wait, cancel, job, jobs, films, timeline, storyboard, count, list, show, beats
  case setDate = "set-date"
  case setClock = "set-clock"
  case pair, unpair, mcp, model, status

  /// Commands that later versions know, so that a person is not told they mistyped.
  static let later = [
    "search", "why", "eval",
  ]

  /// What comes after the command's name besides options.
  var operands: String {
    switch self {
    case .ask: "SENTENCE"
    case .read: "SENTENCE | --jsonl FILE"
    case .make: "PLAN.json"
    case .recut, .timeline, .storyboard: "FILM"
    case .wait: "ID | --index"
    case .cancel, .job: "ID"
    case .show: "PATH"
    case .beats: "FILE"
    case .model: "check"
    case .setDate: "PATH ISO8601 | PATH --undo"
    case .setClock: "--folder DIR | --device NAME"
    case .pair: "STILL MOVIE | PATH --undo"
    case .unpair: "PATH [--undo]"
    case .jobs, .films, .count, .list, .mcp, .status: ""
    }
  }

  /// How many operands there may be.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .ask, .make, .recut, .timeline, .storyboard, .cancel, .job, .show, .beats, .unpair, .model: 1...1
    case .setDate, .pair: 1...2
    case .read, .wait: 0...1
    case .jobs, .films, .count, .list, .setClock, .mcp, .status: 0...0
    }
  }

  /// One phrase for the list of commands.
  var summary: String {
    switch self {
    case .ask: "make a film, count or list, from a sentence in your own words"
    case .read: "show how a sentence is understood, and do nothing"
    case .make: "make a film from a plan; - reads it from standard input"
    case .recut: "make a film again from its timeline, with or without changes"
    case .wait: "wait until a job has ended, or until the index is complete"
    case .cancel: "stop a job"
    case .job: "show one job with its plan"
    case .jobs: "list jobs, the newest first"
    case .films: "list finished films, the newest first"
    case .timeline: "show the shots of a film; FILM is an id, a name or a path"
    case .storyboard: "put a poster and a storyboard of a film beside it, as JPEG"
    case .count: "count what was filmed"
    case .list: "list what was filmed"
    case .show: "show everything known of one file"
    case .beats: "find the beats of a music file, in the library or outside it"
    case .setDate: "say when a file was taken; the file itself is not touched"
    case .setClock: "set the clock right by which a device's or a folder's files are dated"
    case .pair: "make a photo and a video one moment"
    case .unpair: "make the halves of a pair two items"
    case .mcp: "serve the same tools to an agent, by the Model Context Protocol on standard input and output"
    case .model: "measure the language models that the configured server offers"
    case .status: "show folders, counts, queue and versions"
    }
  }

  /// What its operand is, where the name alone does not tell.
  var explanation: [String] {
    switch self {
    case .make:
      [
        "A plan is a file that says in JSON what film is wanted, such as a minute of one day:",
        #"  {"task": "montage", "from": "2026-08-20", "to": "2026-08-20", "milliseconds": 60000}"#,
      ]
    case .ask, .read, .recut, .wait, .cancel, .job, .jobs, .films, .timeline, .storyboard, .count, .list,
      .show, .beats, .setDate, .setClock, .pair, .unpair, .mcp, .model, .status:
      []
    }
  }

  /// Its own options, beside those every command takes.
  var options: [Option] {
    switch self {
    case .ask: Self.asking + [Self.name, Self.key, Self.now]
    case .read: [Self.cases, Self.now]
    case .make: [Self.waiting, Self.name, Self.key]
    case .recut: Self.recutting + [Self.waiting, Self.name, Self.key]
    case .wait: [Option("index", help: "wait until every folder is scanned and nothing is settling")]
    case .count: Self.choosing
    case .list: Self.choosing + Self.paging
    case .jobs, .films: Self.paging
    case .setDate, .pair, .unpair: [Option("undo", help: "take back what was said")]
    case .setClock: Self.clock
    case .cancel, .job, .timeline, .storyboard, .show, .beats, .mcp, .model, .status: []
    }
  }

  /// What every command takes.
  static let everywhere = [
    Option("socket", value: "PATH", help: "the daemon's socket, else $REEL_SOCKET, else the usual places"),
    Option("json", help: "one JSON document on standard output"),
    Option("help", letter: "h", help: "show this help"),
  ]

  private static let waiting = Option("wait", help: "wait for the film and print its path as the last line")
  private static let name = Option("output", letter: "o", value: "NAME", help: "the film's file name")
  private static let key = Option(
    "key", value: "KEY", help: "the same key within a day gives the same job, not a second film")
  private static let now = Option(
    "now", value: "ISO8601", help: "read the sentence as if it were that moment")
  private static let cases = Option(
    "jsonl", value: "FILE", help: "read a case a line (id, now, ask, form); - reads standard input")
  private static let asking = [
    Option("dry-run", help: "show the plan and stop"),
    Option("edit", help: "open the plan in $VISUAL or $EDITOR first"),
    Option("wait", help: "with --json: wait for the film, as people always do"),
    Option("no-wait", help: "do not wait for the film"),
  ]
  private static let recutting = [
    Option("drop", value: "N", help: "leave out shot N; may be given again"),
    Option("swap", value: "N", help: "put another moment in the place of shot N; may be given again"),
    Option("length", value: "L", help: "the new length: 90, 90s, 1:30, 2m"),
    Option("music", value: "NAME", help: "put this music under it"),
    Option("without-music", help: "leave the music out"),
  ]
  private static let clock = [
    Option("folder", value: "DIR", help: "the files in this folder and below it, now and later"),
    Option("device", value: "NAME", help: "the files of this model, or maker and model"),
    Option("shift", value: "SHIFT", help: "add this to their dates: +1:00, -26:30"),
    Option("local", help: "their headers hold the local time, not UTC"),
    Option("undo", help: "take back what was said"),
  ]
  private static let choosing = [
    Option("source", value: "KIND", help: "videos, photos, live, music or all"),
    Option(
      "state", value: "STATE", help: "ready (the default), refused, skipped, settling, missing or offline"),
    Option("from", value: "DAY", help: "first day, as 2026-08-20"),
    Option("to", value: "DAY", help: "last day"),
  ]
  private static let paging = [
    Option("limit", value: "N", help: "at most N of them"),
    Option("cursor", value: "C", help: "go on where an earlier page ended"),
  ]
}
