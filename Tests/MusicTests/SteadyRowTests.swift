internal import Music
internal import Testing

struct SteadyRowTests {
  private let even = (0..<40).map { 0.3 + 0.5 * Double($0) }

  @Test func `an even row stays as it is, whatever its weights`() {
    let weights = even.indices.map { $0 % 3 == 0 ? 1.0 : 0.001 }
    let row = SteadyRow.through(even, weights: weights)
    #expect(zip(row, even).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a tempo that changes steadily is kept`() {
    let slowing = even.indices.map { 0.5 * Double($0) + 0.001 * Double($0 * $0) }
    let row = SteadyRow.through(slowing, weights: even.map { _ in 0.5 })
    #expect(zip(row, slowing).dropFirst(2).dropLast(2).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test func `one instant measured far off hardly bends the row`() {
    var measured = even
    measured[20] += 0.05
    let row = SteadyRow.through(measured, weights: even.map { _ in 1 })
    #expect(zip(row, even).allSatisfy { abs($0 - $1) < 0.002 })
  }

  @Test func `where little is known what is known on both sides holds the row`() {
    var measured = even
    var weights = even.map { _ in 1.0 }
    for index in 15..<20 {
      measured[index] += index % 2 == 0 ? 0.03 : -0.02
      weights[index] = 0.001
    }
    let row = SteadyRow.through(measured, weights: weights)
    #expect(zip(row, even).allSatisfy { abs($0 - $1) < 0.002 })
  }

  @Test(arguments: [0, 1, 2, 3, 4]) func `a short row is no fault`(count: Int) {
    let few = Array(even.prefix(count))
    let row = SteadyRow.through(few, weights: few.map { _ in 1 })
    #expect(row.count == count)
    #expect(zip(row, few).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
