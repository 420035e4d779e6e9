internal import Plans

/// A file as the grouping sees it: what it is, when it says it was taken, and what could tie it to others.
struct MomentMember: Sendable {
  var id: Int64
  /// The watched folder: nothing is tied across two of them.
  var folder: Int64
  var directory: Int64
  var path: String
  var name: MomentName
  var kind: MediaFacts.Kind
  var container: String
  /// Apple's content identifier, in capitals.
  var identifier: String?
  /// Its own date, before others lend it anything.
  var date: CaptureDate?
  var duration: MediaTime?
  var size: PictureSize?
  var bytes: Int64
  /// Bytes of a video inside that can be shown.
  var embedded: Range<Int64>?

  var pixels: Int { size.map { $0.width * $0.height } ?? 0 }
}

/// What a file is within its moment.
enum MomentRole: Sendable, Equatable {
  /// An item of its own.
  case item
  /// The still of a pair, which the pair is listed under; without a movie its video lies inside it.
  case still(movie: Int64?, basis: PairBasis)
  /// The movie of a pair.
  case movie(of: Int64, basis: PairBasis)
  /// Another rendition or copy of an item, counted with it.
  case under(Int64)
  /// The first part of a take cut into chapters.
  case take
  /// A later part, which begins so long after the first one.
  case chapter(of: Int64, after: MediaTime)
}

/// How a pair was found; the raw values are the index's and the interface's words.
enum PairBasis: String, Sendable, CaseIterable {
  case identifier, embedded
  case nameAndTime = "name+time"
  /// A person said so.
  case person
}
