/// Why the program ends before or instead of serving, with its sysexits(3) status.
struct ExitReason: Error, Equatable {
  /// The statuses this program uses, as sysexits(3) names them.
  enum Status: Int32 {
    case fine = 0
    case usage = 64
    case software = 70
    case system = 71
    case busy = 75
    case configuration = 78
  }

  var status: Status
  /// One English sentence for standard error.
  var text: String

  init(_ status: Status, _ text: String) {
    self.status = status
    self.text = text
  }
}
