package import Plans

/// Everything the index knows of one file.
package struct IndexRow: Sendable, Equatable {
  package let id: Int64
  /// The watched folder, absolute.
  package let folder: String
  /// The path below the folder: the bytes of the file system.
  package let pathBytes: [UInt8]
  package var kind: FileKind?
  package var state: FileState
  /// Why it is not ready.
  package var reason: String?
  /// Since when it is missing.
  package var missingSince: Instant?
  /// When a refused file is tried again; nil for never.
  package var nextTry: Instant?
  /// Bytes.
  package var size: Int64
  /// Nil until it was read.
  package var facts: MediaFacts?
  package var finding: DateFinding
  /// The local day it is counted for.
  package var day: Day?
  /// The instant it is sorted by; see `CaptureDate.Moment.order`.
  package var order: Instant
  package var pair: Pair?
  /// The path of the file this one is a copy or another rendition of.
  package var copyOf: String?
  /// The id of the item this one is an exact copy of.
  var original: Int64?
  /// The recording it is a part of, where a camera cut it into chapters.
  package var take: Take?
  /// The names of its sidecars, in its directory; nil in lists, where nobody looks for them.
  package var sidecars: [String]?

  /// The two halves of one moment.
  package struct Pair: Sendable, Equatable {
    package var still: String
    package var movie: String
    package var basis: String
  }

  /// A recording in several files.
  package struct Take: Sendable, Equatable {
    /// The first file, which the take is listed and counted under.
    package var first: String
    /// This file's place, counted from 1.
    package var part: Int
    package var parts: Int
    /// The whole recording's length.
    package var duration: MediaTime
  }

  /// The path as shown, which leads back to the bytes.
  package var path: String { PathText.text(pathBytes) }
  package var absolutePath: String { folder + (folder.hasSuffix("/") ? "" : "/") + path }

  /// What a timeline keeps of it; the fingerprint is filled in once the file is chosen.
  package var reference: SourceReference {
    SourceReference(folder: folder, path: path, id: id, size: size, fingerprint: "")
  }
}

extension IndexRow {
  /// The index row of the interface.
  package var json: JSON {
    // Members instead of a literal: a page of a list writes half a thousand rows.
    let members: [JSON.Member] = [
      JSON.Member("id", .integer(id)), JSON.Member("path", .string(path)),
      JSON.Member("folder", .string(folder)), JSON.Member("kind", .orNull(kind?.rawValue)),
      JSON.Member("state", .string(state.rawValue)), JSON.Member("reason", .orNull(reason)),
      JSON.Member("taken", .orNull(finding.date?.moment.text)),
      JSON.Member("day", .orNull(day?.description)),
      JSON.Member("date_source", .string((finding.date?.source ?? .none).rawValue)),
      JSON.Member("confidence", .string((finding.date?.confidence ?? .none).rawValue)),
      JSON.Member("milliseconds", .orNull(facts?.duration.map { ($0.microseconds + 500) / 1000 })),
    ]
    return .object(
      members + pictureMembers + [
        JSON.Member("sound", sound), JSON.Member("pair", pairJSON), JSON.Member("motion", motionJSON),
        JSON.Member("take", takeJSON), JSON.Member("copy_of", .orNull(copyOf)),
        JSON.Member("sidecars", sidecars.map { .array($0.map { .string($0) }) } ?? .null),
        JSON.Member("bytes", .integer(size)), JSON.Member("title", .orNull(facts?.tags[.title])),
        JSON.Member("artist", .orNull(facts?.tags[.artist])),
        JSON.Member("make", .orNull(facts?.tags[.make])), JSON.Member("model", .orNull(facts?.tags[.model])),
        JSON.Member("damage", .orNull(facts?.damage)),
        JSON.Member("date", dateJSON), JSON.Member("correction", correction),
        JSON.Member("missing_since", .orNull(missingSince?.text(offset: nil))),
        JSON.Member("next_try", .orNull(nextTry?.text(offset: nil))),
      ])
  }

  private var pictureMembers: [JSON.Member] {
    let picture = facts?.picture
    let rate: JSON = picture?.averageRate.map { .real(Self.thousandths($0.framesPerSecond)) } ?? .null
    return [
      JSON.Member("width", .orNull((picture?.size.width).map(Int64.init))),
      JSON.Member("height", .orNull((picture?.size.height).map(Int64.init))),
      JSON.Member("rotation", .orNull((picture?.orientation.shownRotation).map(Int64.init))),
      JSON.Member("mirrored", (picture?.orientation.mirrored).map { .bool($0) } ?? .null),
      JSON.Member("fps", rate), JSON.Member("vfr", picture.map { .bool($0.isVariable) } ?? .null),
      JSON.Member("codec", .orNull(picture?.codec)), JSON.Member("hdr", .orNull(picture?.hdr?.rawValue)),
    ]
  }

  private var sound: JSON {
    guard let sound = facts?.sound else { return .null }
    return [
      "codec": .string(sound.codec), "channels": .integer(Int64(sound.channels)),
      "rate": .integer(Int64(sound.rate)),
    ]
  }

  private var pairJSON: JSON {
    guard let pair else { return .null }
    return ["still": .string(pair.still), "movie": .string(pair.movie), "basis": .string(pair.basis)]
  }

  /// A video inside a still, and why it cannot be shown when it cannot.
  private var motionJSON: JSON {
    guard let facts, let range = facts.embeddedVideo else { return .null }
    return [
      "from": .integer(range.lowerBound), "bytes": .integer(Int64(range.count)),
      "damage": .orNull(facts.embeddedDamage),
    ]
  }

  private var takeJSON: JSON {
    guard let take else { return .null }
    return [
      "first": .string(take.first), "part": .integer(Int64(take.part)), "parts": .integer(Int64(take.parts)),
      "milliseconds": .integer((take.duration.microseconds + 500) / 1000),
    ]
  }

  /// How the date was found: the text that won, where its offset came from, and what was refused and why.
  private var dateJSON: JSON {
    [
      "raw": .orNull(finding.date?.raw),
      "offset_source": .string((finding.date?.offsetSource ?? .none).rawValue),
      "suspicion": .orNull(finding.date?.suspicion),
      "rejected": .array(
        finding.rejected.map {
          [
            "source": .string($0.source.rawValue), "raw": .string($0.raw),
            "reason": .string($0.reason.rawValue),
          ]
        }),
    ]
  }

  /// What a person said of the date, and the date it replaced.
  private var correction: JSON {
    guard let date = finding.date, date.source == .setDate || date.source == .setClock else { return .null }
    let replaced = finding.rejected.first { $0.reason == .corrected }
    return [
      "by": .string(date.source.rawValue), "what": .string(date.raw),
      "replaced": replaced.map {
        ["taken": .string($0.raw), "date_source": .string($0.source.rawValue)]
      } ?? .null,
    ]
  }

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
