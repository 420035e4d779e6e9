import Model
import Plans
import ScriptedModel
import Testing
import Wire

/// How long anybody waits for a model.
@Suite(.timeLimit(.minutes(2))) struct PatienceTests {
  private static let good = Lines.form(task: "montage")

  @Test(arguments: [
    [ScriptedServer.Act.waitForClose],
    [
      .drip(Array("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n".utf8), milliseconds: 400),
      .waitForClose,
    ],
    [
      .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n\r\n".utf8)),
      .drip([UInt8](repeating: 32, count: 40), milliseconds: 300), .waitForClose,
    ],
  ])
  func `silence, a slow header and a byte at a time end at the limit, not before`(
    acts: [ScriptedServer.Act]
  ) async throws {
    let stage = try Stage(seconds: 1, Lines.server { $0.user == "varm" ? Lines.says(Self.good) : acts })
    await stage.model.look()
    #expect(await stage.fault("varm") == nil)
    let start = ContinuousClock.now
    #expect(await stage.fault("kall") == "form:timeout")
    #expect(ContinuousClock.now - start > .milliseconds(900))
    await stage.end()
  }

  @Test func `the first form of a server's life may take longer`() async throws {
    let stage = try Stage(
      seconds: 1, Lines.server { _ in [.pause(milliseconds: 1300)] + Lines.says(Self.good) })
    await stage.model.look()
    #expect(await stage.fault("ett") == nil)
    #expect(await stage.fault("två") == "form:timeout")
    await stage.end()
  }

  @Test func `only the first question may take longer, even where none is ever answered`() async throws {
    var timing = Stage.timing
    timing.firstForm = .seconds(4)
    timing.rest = .milliseconds(50)
    // All but the first would be answered within the first one's time.
    let late: [ScriptedServer.Act] = [.pause(milliseconds: 3500)] + Lines.says(Self.good)
    let stage = try Stage(
      seconds: 1, timing: timing, Lines.server { $0.user == "ett" ? [.waitForClose] : late })
    await stage.model.look()
    let start = ContinuousClock.now
    #expect(await stage.fault("ett") == "form:timeout")
    #expect(ContinuousClock.now - start > .milliseconds(3900))
    #expect(await stage.fault("två") == "form:timeout")
    #expect(await stage.fault("tre") == "form:timeout")
    // The rest after three failures is no new life: ready, failing, ready again.
    await stage.notes(3)
    #expect(await stage.model.report.state == .ready)
    #expect(await stage.fault("fyra") == "form:timeout")
    await stage.end()
  }

  @Test func `the steps of a run take together no longer than one form`() async throws {
    let stage = try Stage(seconds: 60, Lines.server { _ in Lines.says(Lines.nothingLeft) })
    await stage.model.look()
    var faults: [String?] = []
    for (done, gone) in [("montage", 1), ("montage, count", 61)] {
      do throws(ModelFault) {
        _ = try await stage.model.step(of: "Gör en film", after: done, since: .now - .seconds(gone))
        faults.append(nil)
      } catch { faults.append(error.signature) }
    }
    #expect(faults == [nil, "step:timeout"])
    #expect(stage.server.forms.count == 1)
    await stage.end()
  }

  @Test func `the first question has no less time than the others`() async throws {
    var timing = Stage.timing
    timing.firstForm = .milliseconds(100)
    let stage = try Stage(
      seconds: 5, timing: timing, Lines.server { _ in [.pause(milliseconds: 400)] + Lines.says(Self.good) })
    await stage.model.look()
    #expect(await stage.fault() == nil)
    await stage.end()
  }

  @Test func `a sentence over the window keeps no other from being asked, and the next is sent shorter`()
    async throws
  {
    let full = JSONText.write(["error": ["type": "exceed_context_size_error"]])
    let stage = try Stage(
      Lines.server { $0.user.utf8.count > 300 ? [.send(Lines.http(400, full))] : Lines.says(Self.good) })
    await stage.model.look()
    let long = String(repeating: "ord ", count: 200)
    for round in 0..<4 {
      let fault = await stage.fault("\(round) \(long)")
      #expect(fault == (round == 0 ? "form:http:400:exceed_context_size_error" : nil))
      #expect(await stage.model.report.state == .ready)
      #expect(await stage.fault("kort \(round)") == nil)
    }
    #expect(stage.server.forms.map(\.user.utf8.count).max() == 500)
    await stage.end()

    let tiny = try Stage(Lines.server { _ in [.send(Lines.http(400, full))] })
    await tiny.model.look()
    #expect(await tiny.fault("Gör en film") == "form:http:400:exceed_context_size_error")
    #expect(await tiny.model.report.state == .windowTooSmall)
    await tiny.end()
  }

  @Test func `a server that was killed in the middle is asked once more, and no more`() async throws {
    let stage = try Stage(
      Lines.server { asked in asked.before == 1 ? [.reset] : Lines.says(Self.good) })
    await stage.model.look()
    #expect(await stage.fault() == nil)
    #expect(stage.server.forms.count == 2)
    await stage.end()

    let dying = try Stage(Lines.server { _ in [.reset] })
    await dying.model.look()
    #expect(await dying.fault() == "form:reset")
    #expect(dying.server.forms.count == 2)
    await dying.end()
  }

  @Test func `a server that is gone is unreachable at once, and found again when it is back`() async throws {
    let stage = try Stage(Lines.server { _ in Lines.says(Self.good) })
    await stage.model.look()
    stage.server.stop()
    #expect(await stage.fault("borta") == "form:refused")
    #expect(await stage.model.report.state == .unreachable)
    #expect(await stage.fault("borta än") == "form:state:unreachable")
    await stage.model.end()
  }

  @Test func `after three failures it is left alone, and tried in the background`() async throws {
    var timing = Stage.timing
    timing.rest = .milliseconds(300)
    let stage = try Stage(
      timing: timing, Lines.server { $0.before <= 3 ? [.send(Lines.http(500, "{}"))] : Lines.says(Self.good) }
    )
    await stage.model.look()
    for word in ["ett", "två", "tre"] { #expect(await stage.fault(word) == "form:http:500") }
    let report = await stage.model.report
    #expect(report.state == .failing && report.failures == 3 && report.fault?.signature == "form:http:500")
    #expect(await stage.fault("fyra") == "form:state:failing")
    #expect(stage.server.forms.count == 3)
    await stage.notes(3)
    #expect(await stage.fault("fem") == nil)
    await stage.end()
  }

  @Test func `one question at a time, four wait, the others read by words at once`() async throws {
    let stage = try Stage(Lines.server { _ in [.pause(milliseconds: 150)] + Lines.says(Self.good) })
    await stage.model.look()
    let faults = await withTaskGroup(of: String?.self) { group in
      for number in 0..<9 { group.addTask { await stage.fault("mening \(number)") } }
      return await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(
      faults.filter { $0 == nil }.count == 5 && faults.filter { $0 == "form:busy" }.count == 4, "\(faults)")
    #expect(await stage.model.report.failures == 0)
    await stage.end()
  }

  @Test func `who waits in line waits no longer than for an answer`() async throws {
    var timing = Stage.timing
    timing.firstForm = .seconds(90)
    let stage = try Stage(seconds: 1, timing: timing, Lines.server { _ in [.waitForClose] })
    await stage.model.look()
    let first = Task { await stage.fault("först") }
    await stage.server.forms(1)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<3 {
        group.addTask { #expect(await stage.fault("mening \(number)") == "form:timeout") }
      }
    }
    // Their time ended in the line, behind a question that may still be answered.
    #expect(stage.server.forms.count == 1)
    first.cancel()
    #expect(await first.value == "form:cancelled")
    await stage.end()
  }

  @Test func `an asker who goes away frees the server`() async throws {
    let stage = try Stage(Lines.server { _ in [.waitForClose] })
    await stage.model.look()
    let asker = Task { await stage.fault() }
    await stage.server.forms(1)
    asker.cancel()
    #expect(await asker.value == "form:cancelled")
    await stage.server.connectionClosed()
    #expect(await stage.model.report.failures == 0)
    await stage.end()
  }
}
