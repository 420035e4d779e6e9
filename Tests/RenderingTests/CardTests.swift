internal import Media
internal import Plans
internal import Rendering
internal import Testing

/// Opening cards, judged by their pixels and by a second program that draws the same words.
@Suite struct CardTests {
  private static let steps = 40
  private static let size = PictureSize(width: 640, height: 360)

  /// The frames of a film of a card and two seconds of a grey clip.
  private func film(
    _ text: String, size: PictureSize = size, transitions: Plan.Transitions = .cuts, level: Int = 150,
    card: Int64 = 75, shot: Int64 = 60, in scratch: Scratch
  ) throws -> [[UInt8]] {
    let path = scratch.file("grey.mp4")
    try Judge.make(
      path, "-f", "lavfi", "-i",
      "color=c=black:s=640x360:r=30:d=3,format=yuv420p,geq=lum=\(level):cb=128:cr=128", "-c:v", "libx264",
      "-preset", "ultrafast", "-crf", "10")
    var shoot = Shoot(pieces: [.init(path, frames: shot)], size: size, transitions: transitions)
    shoot.opening = Opening(text: text, isDays: false, frames: card)
    let film = try shoot.film(in: scratch)
    return try Judge.pixels(film, width: size.width, height: size.height)
  }

  /// Which pixels are as bright as nothing but the text is, in a frame in which it stands whole.
  private func ink(_ frames: [[UInt8]], size: PictureSize = size) -> [Bool] {
    frames[frames.count > 75 ? 37 : 10].prefix(size.width * size.height).map { $0 > 160 }
  }

  @Test(arguments: [
    "Summer", "20–22 августа 2026", "קיץ בגליל", "صيف في البحر",
    "A long weekend with everyone at the lake, and the boat that would not start",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    String(repeating: "w", count: 120),
  ])
  func `a title stands inside the part that everyone sees`(text: String) throws {
    for size in [CardTests.size, PictureSize(width: 360, height: 640), PictureSize(width: 360, height: 360)] {
      let scratch = try Scratch()
      let ink = ink(try film(text, size: size, card: 20, shot: 1, in: scratch), size: size)
      let bright = ink.indices.filter { ink[$0] }
      #expect(bright.count > size.width * size.height / 400, "\(bright.count) bright pixels")
      let columns = bright.map { $0 % size.width }
      let rows = bright.map { $0 / size.width }
      let margin = (x: size.width / 10, y: size.height / 10)
      #expect((columns.min() ?? 0) >= margin.x - 1 && (columns.max() ?? 0) <= size.width - margin.x)
      #expect((rows.min() ?? 0) >= margin.y && (rows.max() ?? 0) <= size.height - margin.y)
      // In the middle.
      #expect(abs((columns.min() ?? 0) + (columns.max() ?? 0) - size.width) <= size.width / 20)
    }
  }

  @Test func `a card comes out of black and into focus, and the film has its exact frames`() throws {
    let scratch = try Scratch()
    let frames = try film("Summer", in: scratch)
    #expect(frames.count == 135)
    let corner = frames.map { Int($0[20 * 640 + 20]) }
    #expect(corner[0] < 20, "\(corner[0])")
    // Dark behind the text: two fifths of the picture's light.
    #expect(abs(corner[37] - (16 + 134 * 2 / 5)) <= 3, "\(corner[37])")
    #expect(abs(corner[74] - 150) <= 4 && abs(corner[75] - 150) <= 3, "\(corner[74]) \(corner[75])")
    for frame in 0..<14 { #expect(corner[frame] <= corner[frame + 1]) }
    // No text before the picture, none when it is sharp.
    let most = frames.map { $0.prefix(640 * 360).max() ?? 0 }
    #expect(most[5] < 80 && most[37] > 225 && most[74] < 156)
    #expect(try FilmCheck.verify(try scratch.open(scratch.file("film.mp4"))).frames == 135)
  }

  @Test func `a card fades in by itself, so a film of dissolves has no second fade`() throws {
    let scratch = try Scratch()
    let frames = try film("Summer", transitions: .dissolves, in: scratch)
    #expect(abs(Int(frames[75][20 * 640 + 20]) - 150) <= 3 && frames[134][20 * 640 + 20] < 20)
  }

  /// Ink of each column of the text, from its first to its last, as shares of the most.
  private func profile(_ ink: [Bool], width: Int) -> [Double] {
    var columns = [Double](repeating: 0, count: width)
    for (index, isInk) in ink.enumerated() where isInk { columns[index % width] += 1 }
    guard let first = columns.firstIndex(where: { $0 > 0 }), let last = columns.lastIndex(where: { $0 > 0 })
    else { return [] }
    let part = columns[first...last]
    // As many steps, whatever the size; each is the mean of its columns.
    return (0..<CardTests.steps).map { step in
      let from = first + step * part.count / CardTests.steps
      let to = max(from + 1, first + (step + 1) * part.count / CardTests.steps)
      return part[from..<to].reduce(0, +) / Double(to - from)
    }
  }

  private func likeness(_ a: [Double], _ b: [Double]) -> Double {
    let (meanA, meanB) = (a.reduce(0, +) / Double(a.count), b.reduce(0, +) / Double(b.count))
    var (both, ofA, ofB) = (0.0, 0.0, 0.0)
    for (x, y) in zip(a, b) {
      both += (x - meanA) * (y - meanB)
      ofA += (x - meanA) * (x - meanA)
      ofB += (y - meanB) * (y - meanB)
    }
    return both / (ofA * ofB).squareRoot()
  }

  @Test(arguments: ["Größe", "Щенок", "קיץ 2026", "abc שלום"])
  func `words stand in the order another program draws them in`(text: String) throws {
    let scratch = try Scratch()
    let own = profile(ink(try film(text, in: scratch)), width: 640)
    let drawn = scratch.file("drawn.mp4")
    try Judge.make(
      drawn, "-f", "lavfi", "-i",
      "color=c=black:s=640x360:d=0.1,drawtext=fontfile=\(Shoot.font):text='\(text)':fontsize=40:fontcolor=white:x=60:y=150",
      "-c:v", "libx264", "-crf", "5")
    let pixels = try Judge.pixels(drawn, width: 640, height: 360)
    let theirs = profile(pixels[0].prefix(640 * 360).map { $0 > 130 }, width: 640)
    let (same, turned) = (likeness(own, theirs), likeness(own, theirs.reversed()))
    #expect(same > 0.8 && same > turned + 0.2, "\(same) as drawn, \(turned) turned round")
  }
}
