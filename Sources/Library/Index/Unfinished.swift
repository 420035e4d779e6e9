package import Plans

/// What a library that is not read through yet owes to whoever asks it.
package struct Unfinished: Sendable, Equatable {
  /// Files known by name that are being written or wait to be read; those of folders not looked at yet are
  /// unknown.
  package var waiting: Int64
  /// Why nothing is taken in at the moment, such as a full disk; nil when reading goes on.
  package var failure: String?

  package var json: JSON { ["waiting": .integer(waiting), "failure": .orNull(failure)] }
}

extension Index {
  /// Nil when what is said of the library holds for all that lies in its folders; a look at folders that were
  /// seen before takes nothing from that.
  package func unfinished() throws(LibraryError) -> Unfinished? {
    let waiting = try store.number(of: .settling)
    let isFirstLook = folders.contains { $0.state == .scanning && $0.looked == nil }
    guard waiting > 0 || isFirstLook || failure != nil else { return nil }
    return Unfinished(waiting: waiting, failure: failure?.text)
  }
}
