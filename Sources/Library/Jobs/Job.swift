package import Plans

/// One run towards a film, as the job table keeps it. Plan and timeline are JSON text, opaque here.
package struct Job: Sendable, Equatable {
  /// Where a job stands; raw values are those of the interface.
  package enum State: String, Sendable, CaseIterable {
    case queued, preparing, rendering, publishing, done, failed, cancelled, blocked

    /// Nothing will change it any more.
    package var isFinal: Bool {
      switch self {
      case .done, .failed, .cancelled: true
      case .queued, .preparing, .rendering, .publishing, .blocked: false
      }
    }
  }

  package var id: Int64
  /// The user id of who asked.
  package var user: UInt32
  package var key: String?
  package var plan: String
  /// The film's wished file name; nil until it is named.
  package var name: String?
  package var timeline: String?
  /// The timeline came with the request, so the job plans nothing.
  package var isGiven: Bool
  package var state: State
  /// How often the daemon died on it since it last rendered a frame.
  package var attempts: Int64
  /// How often it began again because a source had changed.
  package var retries: Int64
  /// Why it failed or waits.
  package var problem: Problem?
  /// What the job is about to publish, or has.
  package var publication: Publication?
  package var created: Instant
  package var changed: Instant
}

/// A rendered, verified film on its way to its name: enough to tell after a crash whether it arrived.
package struct Publication: Sendable, Equatable {
  /// Segments a film was joined from.
  package struct Segments: Sendable, Equatable {
    package var encoded: Int64
    package var reused: Int64
    package init(encoded: Int64, reused: Int64) {
      self.encoded = encoded
      self.reused = reused
    }
  }

  package var folder: String
  package var name: String
  /// Bytes.
  package var size: Int64
  /// SHA-256 of the whole file, in hexadecimal.
  package var hash: String
  package var frames: Int64
  package var rate: FrameRate
  package var picture: PictureSize
  package var segments: Segments

  package init(
    folder: String, name: String, size: Int64, hash: String, frames: Int64, rate: FrameRate = .film,
    picture: PictureSize, segments: Segments
  ) {
    self.folder = folder
    self.name = name
    self.size = size
    self.hash = hash
    self.frames = frames
    self.rate = rate
    self.picture = picture
    self.segments = segments
  }
}

/// A finished film.
package struct Film: Sendable, Equatable {
  package var id: Int64
  package var job: Int64
  package var publication: Publication
  package var made: Instant

  /// The film's absolute path.
  package var path: String { "\(publication.folder)/\(publication.name)" }
}
