internal import Glibc
internal import Plans
internal import Testing

extension EndToEnd {
  /// `reel ask --edit` with scripts as editors.
  @Suite struct EditTests {
    private static let ask = "a 10 second film of 2 May 2026 to music"

    /// Runs `reel ask --edit` with a script that gets the draft as `$1` and what round it is as `$n`.
    private func edit(_ house: Household, _ script: String, _ words: String...) async throws -> Command.Ending
    {
      let editor = house.scratch.path("editor")
      let count = house.scratch.path("rounds")
      let text = """
        #!/bin/sh
        n=$(($(cat \(count) 2>/dev/null || echo 0) + 1)); echo $n >\(count)
        cp "$1" \(house.scratch.path)/draft.$n
        \(script)
        """
      try house.scratch.write(text, to: "editor")
      chmod(editor, 0o755)
      return try await Command(
        program: "\(try Household.programs)/reel",
        arguments: ["ask", "--edit", Self.ask, "--socket", house.socket, "--now", "2026-05-03T12:00:00"]
          + words,
        environment: ["EDITOR": editor, "TMPDIR": house.scratch.path]
      ).run()
    }

    private func drafts(_ house: Household) -> Int {
      Scratch.names(in: house.scratch.path).filter { $0.hasPrefix("draft.") }.count
    }

    private func leftovers(_ house: Household) -> [String] {
      Scratch.names(in: house.scratch.path).filter { $0.hasPrefix("reel-") }
    }

    @Test(.timeLimit(.minutes(3)))
    func `refusals reopen the editor with the reason until the plan can be made`() async throws {
      let house = Household()
      try await house.drop(Household.day(2))
      try await house.start()
      try await house.settle()
      let ending = try await edit(
        house,
        """
        case $n in
        1) sed -i 's/"milliseconds": 10000/"milliseconds": 90000000/' "$1" ;;
        2) sed -i 's/90000000/2000/; s/"music": {.*}/"music": {"title": "Nobody"}/' "$1" ;;
        3) sed -i 's/"music": {.*}/"music": null/; s/"beat": true/"beat": false' "$1" ;;
        4) sed -i 's/"music": {.*}/"music": null/; s/"beat": true/"beat": false/' "$1" ;;
        esac
        """, "--json", "--wait")
      // The third round's sed is broken and ends with an error: nothing is made, and the draft is kept.
      #expect(ending.status == 1, "\(ending.text)")
      #expect(drafts(house) == 3)
      let third = String(decoding: try house.scratch.read("draft.3"), as: UTF8.self)
      #expect(third.hasPrefix("// ! This could not be taken: There is no music called “Nobody”."))
      let second = String(decoding: try house.scratch.read("draft.2"), as: UTF8.self)
      #expect(second.hasPrefix("// ! This could not be taken: “90000000”: a film cannot have this length."))
      #expect(second.contains("\"milliseconds\": 90000000"))
      #expect(leftovers(house).count == 1)
      #expect(ending.errors.contains("your draft is kept in \(house.scratch.path)/reel-"))

      let made = try await edit(
        house,
        #"sed -i 's/10000,/2000,/; s/"music": {.*}/"music": null/; s/"beat": true/"beat": false/' "$1""#,
        "--json", "--wait")
      #expect(made.status == 0, "\(made.errors)")
      #expect(made.json["film"]?["frames"] == 60)
      let origin = try #require(made.json["plan"]?["origin"])
      #expect(origin["milliseconds"] == "edited" && origin["music"] == "edited")
      #expect(origin["from"] == "words" && origin["frame"] == "default")
      #expect(leftovers(house).count == 1)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a draft that comes back refused and unchanged, or empty, makes nothing`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      let stubborn = try await edit(house, #"[ $n -gt 1 ] || sed -i 's/"2026-05-02"/"2027-01-01"/g' "$1""#)
      #expect(stubborn.status == 1)
      #expect(drafts(house) == 2)
      #expect(stubborn.errors.contains("“2027-01-01” lies in the future"))

      let emptied = try await edit(house, #": >"$1""#)
      #expect(emptied.status == 1 && emptied.errors == "reel: nothing was made: the draft came back empty\n")
      #expect(try await house.answer("jobs")["jobs"]?.array?.isEmpty == true)
    }
  }
}
