/// The point of a picture that stays in the middle of what is seen of it, in thousandths of its width and height.
package struct Aim: Sendable, Hashable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

extension Aim {
  private static let range = 0...1000

  var json: JSON { ["x": .integer(Int64(x)), "y": .integer(Int64(y))] }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["x", "y"])
    self.init(x: try fields.count("x", in: Aim.range), y: try fields.count("y", in: Aim.range))
  }
}
