internal import Linux
internal import Plans

extension Session {
  /// What `set-date` sends.
  func dating() throws(Failure) -> [JSON.Member] {
    let path = JSON.Member("path", .string(place(options.operands[0])))
    if options.has("undo") {
      guard options.operands.count == 1 else {
        throw .usage("reel set-date takes a date or --undo, not both")
      }
      return [path, JSON.Member("undo", true)]
    }
    guard options.operands.count == 2 else {
      throw .usage("reel set-date takes PATH and a date such as 2026-08-20T18:04:11+02:00", field: "taken")
    }
    return [path, JSON.Member("taken", .string(options.operands[1]))]
  }

  /// What `pair` sends.
  func pairing() throws(Failure) -> [JSON.Member] {
    if options.has("undo") {
      guard options.operands.count == 1 else { throw .usage("reel pair --undo takes one PATH") }
      return undoable(options.operands[0])
    }
    guard options.operands.count == 2 else { throw .usage("reel pair takes a photo and a video") }
    return [
      JSON.Member("still", .string(place(options.operands[0]))),
      JSON.Member("movie", .string(place(options.operands[1]))),
    ]
  }

  /// A path, and whether what was said of it is taken back.
  func undoable(_ path: String) -> [JSON.Member] {
    let path = JSON.Member("path", .string(place(path)))
    return options.has("undo") ? [path, JSON.Member("undo", true)] : [path]
  }

  /// What `set-clock` sends.
  func clock() throws(Failure) -> [JSON.Member] {
    guard options.has("folder") != options.has("device") else {
      throw .usage("reel set-clock takes --folder DIR or --device NAME", field: "folder")
    }
    let changes = ["shift", "local", "undo"].filter { options.has($0) }
    guard changes.count == 1 else {
      throw .usage("reel set-clock takes one of --shift, --local and --undo", field: "shift")
    }
    var params: [JSON.Member] = []
    if let folder = options.value("folder") { params.append(JSON.Member("folder", .string(place(folder)))) }
    if let device = options.value("device") { params.append(JSON.Member("device", .string(device))) }
    if let shift = options.value("shift") { params.append(JSON.Member("shift", .string(shift))) }
    if options.has("local") { params.append(JSON.Member("local", true)) }
    if options.has("undo") { params.append(JSON.Member("undo", true)) }
    return params
  }
}
