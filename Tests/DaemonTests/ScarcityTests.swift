import Glibc
import Linux
import Testing

@testable import reeld

/// Too little of what the system gives.
struct ScarcityTests {
  @Test func `a check without a descriptor left says so and does not wait`() async {
    await #expect(processExitsWith: .success) {
      try ThisProcess.limit(.openFiles, soft: 0, hard: 0)
      let mark = Result { () throws(LinuxError) in try DoneMark() }
      guard case .failure(let error) = mark, error.code == EMFILE else { exit(1) }
    }
  }

  @Test func `a group with more members than fit at first is found`() throws {
    #expect(try Group.id(of: "root", entrySize: 1) == 0)
    #expect(throws: LinuxError("find the group", "no-such-group", code: ENOENT)) {
      try Group.id(of: "no-such-group", entrySize: 1)
    }
  }
}
