internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// What the configuration leaves out is neither opened nor listed, and may come back.
  @Suite struct ExclusionTests {
    private let watched = WatchedScratch()

    @Test func `excluded names and folders are not looked into`() async throws {
      for path in ["a.mp4", "a proxy.mp4", "Private/b.mp4", "Phone/Private/c.mp4", "Phone/d.mov"] {
        watched.write(path, WatchedScratch.video())
      }
      let exclusions = try Exclusions(["* proxy.*", "/Private/", "*.mov"])
      try await watched.run(exclusions: exclusions) { (index) async throws in
        await index.settled()
        #expect(try await index.paths().sorted() == ["Phone/Private/c.mp4", "a.mp4"])
        #expect(try await index.row("Phone/d.mov")?.reason == "excluded by *.mov")
        watched.write("Private/e.mp4", WatchedScratch.video())
        watched.write("Phone/f.mov", WatchedScratch.video())
        await index.settled()
        #expect(watched.prober.names.sorted() == ["a.mp4", "c.mp4"])
      }
    }

    @Test func `a new pattern takes most files out without an absence, and gives them back unread`()
      async throws
    {
      for n in 1...30 { watched.write("Phone/c\(n).mp4", WatchedScratch.video()) }
      watched.write("a.mp4", WatchedScratch.video())
      try await watched.run { (index) async throws in await index.settled() }
      try await watched.run(exclusions: try Exclusions(["Phone/"])) { (index) async throws in
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching])
        #expect(try await index.paths() == ["a.mp4"])
        let missing = try await index.list(Selection(state: .missing), limit: 50).rows
        #expect(missing.count == 30 && missing.allSatisfy { $0.reason == "excluded by Phone/" })
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 31)
        #expect(watched.prober.names.count == 31)
      }
    }
  }
}

@Suite struct ExclusionPatternTests {
  @Test(arguments: [
    ("*.mp4", "a.mp4", true), ("*.mp4", "x/y/a.mp4", true), ("*.mp4", "a.mp4.mov", false),
    ("/a.mp4", "a.mp4", true), ("/a.mp4", "x/a.mp4", false), ("x/a.mp4", "x/a.mp4", true),
    ("x/a.mp4", "y/x/a.mp4", false), ("x/*", "x/a.mp4", true), ("x/*", "x/y/a.mp4", false),
    ("x/**", "x/y/a.mp4", true), ("**/y/*", "x/y/a.mp4", true), ("x/**/a.mp4", "x/a.mp4", true),
    ("x/**/a.mp4", "x/p/q/a.mp4", true), ("IMG_????.MOV", "IMG_0412.MOV", true),
    ("IMG_????.MOV", "IMG_041.MOV", false), ("?.mp4", "é.mp4", true), ("[a-c]*", "beach.mp4", true),
    ("[!a-c]*", "beach.mp4", false), ("[]]x", "]x", true), ("\\*.mp4", "*.mp4", true),
    ("\\*.mp4", "a.mp4", false), ("A.mp4", "a.mp4", false), ("a*b*c", "a1b2b3c", true),
    ("a*b*c", "a1b2b3", false), ("private/", "private", false), ("# films", "# films", false),
    ("#recycle", "#recycle", false), ("\\#recycle", "#recycle", true), ("\\!a", "!a", true), ("", "", false),
    ("   ", "   ", false), ("a.mp4  ", "a.mp4", true), ("a.mp4\\ ", "a.mp4", false), ("a\\ ", "a ", true),
    ("a\\\\ ", "a\\", true), (" a", "a", false), (" a", " a", true), ("a b", "a b", true),
    ("x/***", "x/y/a.mp4", true), ("***/a.mp4", "x/y/a.mp4", true), ("x/***/a.mp4", "x/a.mp4", true),
    ("x***", "xyz/a.mp4", false), ("x**z", "xyz", true), ("***.mp4", "x/a.mp4", true), ("**", "a.mp4", true),
    ("[[:alpha:]]x", "bx", true), ("[[:alpha:]]x", "1x", false), ("[![:digit:]]x", "1x", false),
    ("[[:digit:]_]x", "_x", true), ("[[:punct:]]x", "-x", true), ("[[:space:]]x", " x", true),
    ("[[:xdigit:][:upper:]]x", "Zx", true), ("[[:alpha:]]x", "éx", false), ("[a\\]b]x", "]x", true),
    ("[\\a-\\c]x", "bx", true), ("[a-]x", "-x", true), ("[-a]x", "-x", true), ("[^a]x", "bx", true),
    ("[:alpha:]x", "px", true), ("[*]x", "*x", true), ("[*]x", "ax", false), ("a\\bc", "abc", true),
  ])
  func `a pattern fits as it would in a gitignore`(pattern: String, path: String, fits: Bool) throws {
    let reason = try Exclusions([pattern]).reasonOfFile(path)
    #expect((reason != nil) == fits, "\(pattern) \(path)")
  }

  @Test func `the last pattern that fits decides`() throws {
    let exclusions = try Exclusions(["*.mov", "!keep.mov"])
    #expect(exclusions.reasonOfFile("a.mov") == "excluded by *.mov")
    #expect(exclusions.reasonOfFile("keep.mov") == nil)
  }

  @Test(arguments: [
    ("/", "a name in it is empty"), ("[a", "a bracket in it is not closed"),
    ("a\\", "nothing follows its last backslash"), ("a//b", "a name in it is empty"),
    ("!", "a name in it is empty"), ("[z-a]", "z-a runs backwards"), ("[[:letter:]]", "there is no class of"),
    ("[[:alpha]]", "a class of characters in it is not closed"), ("[]", "a bracket in it is not closed"),
    ("a\0", "it holds a NUL"),
  ])
  func `what is no pattern is refused by its place and reason`(pattern: String, reason: String) throws {
    let problem = try #require(throws: Problem.self) { try Exclusions(["a", pattern]) }
    #expect(problem.field == "exclude[1]")
    #expect(problem.reason.contains(reason), "\(problem.reason)")
  }

  @Test func `a pattern of many stars takes no time to speak of`() throws {
    let name = String(repeating: "a", count: 200)
    #expect(try Exclusions([String(repeating: "*a", count: 100) + "b"]).reasonOfFile(name) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func `a pattern of many folders takes no time to speak of`() throws {
    let path = String(repeating: "a/", count: 60)
    let pattern = String(repeating: "**/a/", count: 14) + "b"
    #expect(try Exclusions([pattern]).reasonOfFile(path + "c") == nil)
    #expect(try Exclusions([pattern]).reasonOfFile(path + "b") == "excluded by \(pattern)")
  }
}
