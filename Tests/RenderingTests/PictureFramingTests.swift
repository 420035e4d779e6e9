internal import Media
internal import Plans
@testable internal import Rendering
internal import Testing

/// What is right already is not touched, and what is not is changed once.
@Suite struct PictureFramingTests {
  /// A stored size, how it is turned, and what becomes of it in a film of 1920 by 1080.
  struct Case: Sendable {
    var stored: PictureSize
    var rotation = 0
    var scaled: PictureSize
    var fit: String
  }

  private static let cases = [
    Case(stored: size(1920, 1080), scaled: size(1920, 1080), fit: "exact"),
    Case(stored: size(3840, 2160), scaled: size(1920, 1080), fit: "exact"),
    Case(stored: size(1920, 1088), scaled: size(1920, 1088), fit: "cropped"),
    Case(stored: size(848, 480), scaled: size(1920, 1086), fit: "cropped"),
    Case(stored: size(1920, 1080), rotation: 90, scaled: size(608, 1080), fit: "within"),
    Case(stored: size(1440, 1080), scaled: size(1440, 1080), fit: "within"),
    Case(stored: size(2, 2), scaled: size(1080, 1080), fit: "within"),
    Case(stored: size(10_000, 10), scaled: size(1920, 2), fit: "within"),
  ]

  private static func size(_ width: Int, _ height: Int) -> PictureSize {
    PictureSize(width: width, height: height)
  }

  @Test(arguments: cases)
  func `a picture fills the film where little is lost and fits inside it otherwise`(
    case wanted: Case
  ) {
    let framing = PictureFraming(
      PictureFormat(size: wanted.stored), orientation: Orientation(rotation: wanted.rotation),
      in: Self.size(1920, 1080))
    #expect(framing.scaled == wanted.scaled)
    #expect("\(framing.fit)" == wanted.fit)
  }

  @Test func `a picture that is the film's already goes through no filter`() {
    let film = Self.size(1920, 1080)
    let look = Look(orientation: Orientation(), sound: false)
    #expect(PictureChain(format: PictureFormat(size: film), look: look, film: film).description == nil)
  }
}
