internal import Plans

extension Motion {
  /// Thousandths of the view that a shot comes nearer or draws back: slow, and nothing at the edges is missed.
  private static let depth = 80
  /// Thousandths of the view that a shot goes along.
  private static let path = 100

  private init(_ move: Move) {
    let isAlong = move == .forth || move == .back
    self.init(move, amount: isAlong ? Motion.path : Motion.depth)
  }

  /// A source's own motion, decided by its path alone, so that it is the same in every film.
  init(for source: SourceReference) {
    // FNV-1a: the same everywhere, unlike Swift's own hashes.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in source.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let moves = Move.allCases
    self.init(moves[Int((hash >> 32) % UInt64(moves.count))])
  }

  /// The next one, in a fixed order in which nearer, along, away and back follow each other.
  var next: Motion {
    let moves = Move.allCases
    let index = moves.firstIndex(of: move) ?? 0
    return Motion(moves[(index + 1) % moves.count])
  }
}

extension Timeline {
  /// Gives stills that follow each other different motions.
  mutating func varyMotions() {
    var last: Motion?
    for index in clips.indices {
      if let own = clips[index].look.motion, own == last { clips[index].look.motion = own.next }
      last = clips[index].look.motion
    }
  }
}
