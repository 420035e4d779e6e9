/// How the view moves over a still while it is shown.
package struct Motion: Sendable, Hashable {
  /// The raw values are the words of a stored timeline.
  package enum Move: String, Sendable, CaseIterable {
    /// Comes nearer.
    case push
    /// Along the side on which the picture has room: to the right or down.
    case forth
    /// Draws back.
    case pull
    /// To the left or up.
    case back
  }

  package var move: Move
  /// How far: thousandths of the view's size, nearer or along.
  package var amount: Int

  package init(_ move: Move, amount: Int) {
    self.move = move
    self.amount = amount
  }
}

extension Motion {
  /// Further than the whole view is no motion of one picture.
  private static let amounts = 0...1000

  var json: JSON { ["move": .string(move.rawValue), "amount": .integer(Int64(amount))] }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["move", "amount"])
    self.init(try fields.choice("move"), amount: try fields.count("amount", in: Motion.amounts))
  }
}
