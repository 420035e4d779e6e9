internal import Glibc

/// A small dilated network: how likely each frame of 20 ms is a beat, and the first beat of a bar.
/// Its weights are made by `scripts/train-beats`, whose `network.py` has the same forward pass.
package struct BeatNetwork: Sendable {
  static let channels = 24
  static let taps = 5
  static let dilations = [1, 2, 4, 8, 16, 32, 64, 128]
  static let outputs = 2
  private static let lanes = channels / 8

  private struct Layer {
    var kernel: [SIMD8<Float>]
    var bias: [SIMD8<Float>]
    var inputs: Int
    var dilation: Int
  }

  private let mean: [Float]
  private let scale: [Float]
  private let first: Layer
  private let blocks: [Layer]
  private let outWeights: [Float]
  private let outBias: [Float]

  /// Nil when the count of parameters is not the network's.
  package init?(parameters: [Float]) {
    let width = Features.width
    let channels = Self.channels
    let block = Self.taps * channels * channels + channels
    let expected =
      2 * width + Self.taps * width * channels + channels + Self.dilations.count * block
      + (channels + 1) * Self.outputs
    guard parameters.count == expected else { return nil }
    var rest = parameters[...]
    func take(_ count: Int) -> [Float] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func layer(inputs: Int, dilation: Int) -> Layer {
      let kernel = Self.lanes(take(Self.taps * inputs * channels))
      return Layer(kernel: kernel, bias: Self.lanes(take(channels)), inputs: inputs, dilation: dilation)
    }
    mean = take(width)
    scale = take(width)
    first = layer(inputs: width, dilation: 1)
    blocks = Self.dilations.map { layer(inputs: channels, dilation: $0) }
    outWeights = take(channels * Self.outputs)
    outBias = take(Self.outputs)
  }

  /// Logits of beat and downbeat for each row of `Features.network`.
  func logits(_ rows: [Float]) -> (beat: [Float], downbeat: [Float]) {
    let width = Features.width
    let frames = rows.count / width
    var input = rows
    for index in input.indices { input[index] = (rows[index] - mean[index % width]) * scale[index % width] }
    var state = [SIMD8<Float>](repeating: .zero, count: frames * Self.lanes)
    Self.add(first, input, to: &state)
    for block in blocks { Self.add(block, Self.flat(state), to: &state) }
    let last = Self.flat(state)
    var beat = [Float](repeating: outBias[0], count: frames)
    var downbeat = [Float](repeating: outBias[1], count: frames)
    for frame in 0..<frames {
      for channel in 0..<Self.channels {
        let value = last[frame * Self.channels + channel]
        beat[frame] += value * outWeights[channel * 2]
        downbeat[frame] += value * outWeights[channel * 2 + 1]
      }
    }
    return (beat, downbeat)
  }

  private static func lanes(_ values: [Float]) -> [SIMD8<Float>] {
    (0..<(values.count / 8)).map { SIMD8(values[(8 * $0)..<(8 * $0 + 8)]) }
  }

  private static func flat(_ state: [SIMD8<Float>]) -> [Float] {
    [Float](unsafeUninitializedCapacity: state.count * 8) { buffer, count in
      for (index, lane) in state.enumerated() {
        for part in 0..<8 { buffer.initializeElement(at: 8 * index + part, to: lane[part]) }
      }
      count = state.count * 8
    }
  }

  /// Adds the layer's output, bent by ELU, to the state.
  private static func add(_ layer: Layer, _ input: [Float], to state: inout [SIMD8<Float>]) {
    let frames = state.count / lanes
    input.withUnsafeBufferPointer { input in
      layer.kernel.withUnsafeBufferPointer { kernel in
        for frame in 0..<frames {
          var sums = (layer.bias[0], layer.bias[1], layer.bias[2])
          for tap in 0..<taps {
            let source = frame + (tap - taps / 2) * layer.dilation
            guard source >= 0, source < frames else { continue }
            var weight = tap * layer.inputs * lanes
            for index in (source * layer.inputs)..<((source + 1) * layer.inputs) {
              let value = input[index]
              sums.0 += kernel[weight] * value
              sums.1 += kernel[weight + 1] * value
              sums.2 += kernel[weight + 2] * value
              weight += 3
            }
          }
          state[frame * lanes] += elu(sums.0)
          state[frame * lanes + 1] += elu(sums.1)
          state[frame * lanes + 2] += elu(sums.2)
        }
      }
    }
  }

  private static func elu(_ lane: SIMD8<Float>) -> SIMD8<Float> {
    var bent = lane
    for part in 0..<8 where lane[part] < 0 { bent[part] = expm1f(lane[part]) }
    return bent
  }
}
