internal import Glibc
internal import Linux
internal import Plans
internal import Wire

extension Session {
  /// Shows the beats of a piece of music: one of the library, or one that only this command may open.
  func beats() throws(Failure) {
    let path = options.operands[0]
    let answer: JSON
    do throws(Failure) {
      answer = try ask(.musicBeats, [JSON.Member("path", .string(place(path)))])
    } catch {
      guard error.problem["code"] == "not-found",
        let file = try? Descriptor.open(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
      else { throw error }
      answer = try ask(.musicBeats, beside: file)
    }
    screen.result(answer, text: BeatsReport(answer).lines)
  }
}
