// Reads mono 32-bit float samples at 44.1 kHz on its input, as
// `ffmpeg -i FILE -ac 1 -ar 44100 -f f32le -` writes them; `scripts/score-beats` runs it over a folder.
// For `speech` they come at 48 kHz.

@preconcurrency internal import Glibc
internal import Media
internal import Music
internal import Plans

func fail(_ text: String) -> Never {
  fputs("beats-dev: \(text)\n", stderr)
  exit(2)
}

/// Hands over the input in blocks.
func readInput(_ work: (UnsafeBufferPointer<Float>) -> Void) {
  let block = [Float](unsafeUninitializedCapacity: 65_536) { buffer, count in
    buffer.initialize(repeating: 0)
    count = buffer.count
  }
  var samples = block
  while true {
    let read = samples.withUnsafeMutableBufferPointer { buffer in
      fread(buffer.baseAddress, MemoryLayout<Float>.stride, buffer.count, stdin)
    }
    if read == 0 { break }
    samples.withUnsafeBufferPointer { work(UnsafeBufferPointer(rebasing: $0[..<read])) }
  }
}

func hear() -> Heard {
  guard let transform = try? RealTransform(count: Hearing.window) else { fail("no transform") }
  var hearing = Hearing { transform.apply($0, to: $1) }
  readInput { hearing.feed($0) }
  return hearing.finish()
}

func read(_ path: String) -> [Float] {
  guard let file = fopen(path, "rb") else { fail("\(path) cannot be opened") }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let count = ftell(file) / MemoryLayout<Float>.stride
  rewind(file)
  return [Float](unsafeUninitializedCapacity: count) { buffer, filled in
    filled = fread(buffer.baseAddress, MemoryLayout<Float>.stride, count, file)
  }
}

func network(_ path: String) -> BeatNetwork {
  guard let network = BeatNetwork(parameters: read(path)) else { fail("\(path) is no network") }
  return network
}

/// The built-in tracker, or one from three files of parameters.
func tracker(_ paths: ArraySlice<String>) -> BeatTracker {
  guard paths.count == 3 else { return BeatTracker.fitted }
  let path = Array(paths)
  guard let choice = PulseChoice(parameters: read(path[1])),
    let odds = LinearOdds(parameters: read(path[2]), width: BeatTracker.downbeatWidth)
  else { fail("the parameters do not fit this program") }
  return BeatTracker(network: network(path[0]), choice: choice, downbeats: odds)
}

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "features":
  guard let features = Features(hear()) else { fail("silence") }
  _ = features.network.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stdout) }
case "pulses" where arguments.count == 3:
  print(Rehearsal.json(hear(), network: network(arguments[2])).text)
case "json":
  print(tracker(arguments.dropFirst(2)).analyse(hear()).json.text)
case "beats":
  let analysis = tracker(arguments.dropFirst(2)).analyse(hear())
  for (beat, number) in zip(analysis.beats, analysis.numbers) { print("\(beat)\t\(number)") }
case "speech":
  var detector = SpeechDetector()
  readInput { detector.feed(Array($0)) }
  for range in detector.finish() {
    print("\(Double(range.lowerBound) / 48_000)\t\(Double(range.upperBound) / 48_000)")
  }
default:
  fail("usage: beats-dev speech | features | pulses NETWORK | json [NETWORK CHOICE ODDS] | beats [...]")
}
