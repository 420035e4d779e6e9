package import Plans

extension Candidate {
  /// The clip with what its pictures tell of it: shots keep clear of the parts that show nothing.
  ///
  /// Nil when nothing of it is fit to be shown: all of it is too dark or too even, or a live movie is but one picture.
  package func seen(_ glimpse: Glimpse) -> Candidate? {
    // What saw nothing judges nothing.
    guard !isStill, !glimpse.pictures.isEmpty else { return self }
    let dull = glimpse.areDull
    let isLive = pairedStill != nil || part != nil
    if dull.allSatisfy(\.self) || (isLive && glimpse.isFrozen) { return nil }
    var seen = self
    seen.glimpse = glimpse
    let length = duration.microseconds
    let count = Int64(dull.count)
    for (index, isDull) in dull.enumerated() where isDull {
      let (from, to) = (length * Int64(index) / count, length * Int64(index + 1) / count)
      seen.avoid(MediaTime(microseconds: from)..<MediaTime(microseconds: to))
    }
    return seen.supply < Pace.shortestClip ? nil : seen
  }
}

extension Timeline {
  /// Turns the view of shots that fill the frame to where most can be seen.
  mutating func aim(_ shots: [Shot]) {
    for index in clips.indices where clips[index].look.framing == .fill && shots.indices.contains(index) {
      let candidate = shots[index].candidate
      guard !candidate.isStill, let glimpse = candidate.glimpse else { continue }
      let (width, height) = (Double(candidate.size.width), Double(candidate.size.height))
      let cover = max(Double(size.width) / width, Double(size.height) / height)
      clips[index].look.aim = glimpse.aim(
        width: Double(size.width) / (width * cover), height: Double(size.height) / (height * cover))
    }
  }
}
