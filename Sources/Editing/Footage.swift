internal import Plans

/// The candidates of a plan, sorted out: what can be used, in capture order, and what cannot.
struct Footage {
  var usable: [Candidate]
  var tooShort: [Candidate]
  /// Files that are the same bytes as one already taken.
  var copies: [Candidate]
  /// The film's: what the plan says, else what most of the footage has.
  let rate: FrameRate

  init(_ candidates: [Candidate], for plan: Plan) {
    let only = Set(plan.only)
    let without = Set(plan.without)
    tooShort = []
    copies = []
    var paths: Set<[String]> = []
    var contents: Set<String> = []
    var used: [Candidate] = []
    for var candidate in candidates.sorted(by: Candidate.isEarlier) {
      candidate.duration = min(candidate.duration, Pace.longestClip)
      guard only.isEmpty || candidate.isNamed(in: only), !candidate.isNamed(in: without),
        paths.insert([candidate.source.folder, candidate.source.path]).inserted
      else { continue }
      let fingerprint = candidate.source.fingerprint
      if candidate.supply < Pace.shortestClip {
        tooShort.append(candidate)
      } else if !fingerprint.isEmpty, !contents.insert("\(fingerprint) \(candidate.source.size)").inserted {
        copies.append(candidate)
      } else {
        used.append(candidate)
      }
    }
    rate = plan.frameRate ?? FilmRate.most(of: used)
    usable = used
    for index in usable.indices { usable[index].filmRate = rate }
  }

  /// Of the videos alone.
  var length: MediaTime {
    usable.reduce(MediaTime.zero) { $1.isStill ? $0 : $0 + $1.supply }
  }

  var stills: Int { usable.count { $0.isStill } }

  /// The film's picture; `auto` takes the shape that most seconds of the footage have.
  /// - Parameter height: pixels of the shorter side.
  func size(_ frame: Plan.Frame, height: Int = PictureSize.usualHeight) -> PictureSize {
    let longer = height * 16 / 9
    switch frame {
    case .landscape: return PictureSize(width: longer, height: height)
    case .portrait: return PictureSize(width: height, height: longer)
    case .square: return PictureSize(width: height, height: height)
    case .auto:
      func weight(_ isSo: (PictureSize) -> Bool) -> MediaTime {
        usable.filter { isSo($0.size) }.reduce(MediaTime.zero) { $0 + $1.weight }
      }
      let (portrait, square) = (weight(\.isPortrait), weight { $0.width == $0.height })
      let wide = weight { $0.width > $0.height }
      if square > max(portrait, wide) { return size(.square, height: height) }
      return size(portrait > wide ? .portrait : .landscape, height: height)
    }
  }

  /// What of the plan and of its days does not enter the film.
  func notes(_ plan: Plan, _ surroundings: Surroundings) -> [String] {
    [
      Note.tooShort(tooShort), Note.copies(copies),
      plan.from != nil || plan.to != nil ? Note.undated(surroundings.undated, of: plan.source) : nil,
    ].compactMap(\.self)
  }
}
