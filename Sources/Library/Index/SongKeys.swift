/// What a piece of music can be asked by: its title, its artist with its title, its file's name.
enum SongKeys {
  static func keys(title: String?, artist: String?, name: String) -> [String] {
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    var keys = [stem, name]
    if let title {
      keys.append(title)
      if let artist { keys += ["\(artist) - \(title)", "\(artist) \(title)", "\(title) - \(artist)"] }
    }
    return Set(keys.map(Folding.fold)).filter { !$0.isEmpty }.sorted()
  }
}
