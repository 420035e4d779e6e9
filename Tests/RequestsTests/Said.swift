internal import Plans
internal import Requests

@testable internal import Evaluation

/// What a sentence is read as on Friday 2026-08-21 at 14:30, in one line as `make eval` prints it.
func said(_ text: String, form: JSON? = nil) -> String {
  guard let now = WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30) else { return "no clock" }
  return Case.text(Case.read(text, now, form))
}
