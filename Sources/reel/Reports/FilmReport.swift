internal import Plans

/// A finished film for the person who asked for it: notes, its length, and its path as the last line.
struct FilmReport: Report {
  private let json: JSON
  private let tongue: Tongue

  init(_ json: JSON) { self.init(json, tongue: .english) }

  init(_ json: JSON, tongue: Tongue) {
    self.json = json
    self.tongue = tongue
  }

  var lines: [String] {
    let notes = (json["notes"]?.array ?? []).compactMap {
      $0.string.map { tongue.say(.note, tongue.told($0)) }
    }
    guard let film = json["film"], let path = film["path"]?.string else { return notes }
    let length = tongue.length(milliseconds: film["milliseconds"]?.integer ?? 0)
    return notes + [tongue.say(.ready, length), path]
  }
}
