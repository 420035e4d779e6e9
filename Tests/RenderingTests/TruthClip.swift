internal import Plans
internal import Testing

/// A clip whose every frame carries its own number as a bar code, with a flash and a beep at every full second.
struct TruthClip: Sendable, CustomTestStringConvertible {
  /// 16:9, a quarter of 720p on each side.
  static let width = 320
  static let height = 180
  /// Bits of the code along the top, each a bar.
  private static let bits = 8

  let name: String
  let rate: FrameRate
  let arguments: [String]
  var select = ""

  var testDescription: String { name }

  static let all: [TruthClip] = [
    TruthClip("t30", 30, 1, h264), TruthClip("t2997", 30000, 1001, h264), TruthClip("t60", 60, 1, h264),
    TruthClip("t25", 25, 1, h264), TruthClip("hevc", 30, 1, hevc),
    TruthClip(
      "vfr", 30, 1, h264, select: "select='not(eq(mod(n,7),3)+eq(mod(n,11),5)+between(mod(n,90),60,66))'"),
  ]

  private static let h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-g", "60", "-bf", "2", "-crf", "18"]
  private static let hevc = [
    "-c:v", "libx265", "-preset", "ultrafast", "-tag:v", "hvc1", "-crf", "20", "-x265-params",
    "log-level=none:keyint=60:min-keyint=60:bframes=2",
  ]

  private init(
    _ name: String, _ numerator: Int64, _ denominator: Int64, _ arguments: [String], select: String = ""
  ) {
    self.name = name
    rate = FrameRate(numerator, denominator) ?? .film
    self.arguments = arguments
    self.select = select
  }

  /// Seconds; 8 bits number the frames of 4 s at 60 a second.
  static let seconds = 4

  /// Makes the clip in a scratch folder and gives its path.
  func make(in scratch: Scratch) throws -> String {
    let path = scratch.file("\(name).mp4")
    let bars = (0..<TruthClip.bits).map { bit in
      "drawbox=x=\(5 + bit * 38):y=5:w=30:h=30:c=white:t=fill:enable='mod(floor(n/\(1 << bit)),2)'"
    }
    let flash = "drawbox=x=260:y=140:w=40:h=30:c=white:t=fill:enable='lt(mod(t+0.0001,1),0.1)'"
    let length = TruthClip.seconds
    try Judge.make(
      path,
      [
        "-f", "lavfi", "-i",
        "color=c=0x303840:s=\(TruthClip.width)x\(TruthClip.height):r=\(rate):d=\(length)", "-f", "lavfi",
        "-i",
        "aevalsrc=0.5*sin(2*PI*1000*t)*lt(mod(t\\,1)\\,0.1):s=48000:d=\(length)", "-vf",
        (bars + [flash, select].filter { !$0.isEmpty }).joined(separator: ",") + ",format=yuv420p", "-vsync",
        select.isEmpty ? "cfr" : "vfr", "-ac", "2", "-c:a", "aac", "-b:a", "128k",
      ] + arguments)
    return path
  }

  /// The numbers its frames carry and whether the flash is on, read from the pixels of a clip or film.
  static func read(_ path: String) throws -> [Shown] {
    try Judge.luma(path, width: width, height: height).map { picture in
      var number = 0
      for bit in 0..<bits where picture[20 * width + 20 + bit * 38] > 128 { number |= 1 << bit }
      return Shown(number: number, isFlash: picture[155 * width + 280] > 128)
    }
  }

  struct Shown: Equatable {
    var number: Int
    var isFlash: Bool
  }
}
