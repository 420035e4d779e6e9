internal import CSQLite

/// A prepared statement on loan from its database; it goes back, reset, when it leaves scope.
package struct Statement: ~Copyable {
  private let raw: OpaquePointer
  private let database: Database
  private let sql: String

  init(raw: OpaquePointer, database: Database, sql: String) {
    self.raw = raw
    self.database = database
    self.sql = sql
  }

  deinit { database.takeBack(raw, sql: sql) }

  /// Binds the parameters from the first on; nil is null.
  package func bind(_ values: [(any Bindable)?]) throws(LibraryError) {
    for (index, value) in values.enumerated() {
      let code = Self.bind(raw, Int32(index + 1), value?.stored)
      if code != SQLITE_OK { throw database.failure("bind a value", code, sql: sql) }
    }
  }

  /// Goes to the next row; false when there is none.
  package func step() throws(LibraryError) -> Bool {
    switch sqlite3_step(raw) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.failure("run a statement", code, sql: sql)
    }
  }

  /// The column is null.
  package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(raw, column) == SQLITE_NULL }
  /// 0 for null.
  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(raw, column) }
  /// 0 for null.
  package func real(_ column: Int32) -> Double { sqlite3_column_double(raw, column) }

  /// Empty for null; malformed UTF-8 is repaired.
  package func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(raw, column) else { return "" }
    let count = Int(sqlite3_column_bytes(raw, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Empty for null.
  package func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(raw, column) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(raw, column))))
  }

  /// The column as it is stored; nil for null.
  func value(_ column: Int32) -> Value? {
    switch sqlite3_column_type(raw, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(bytes(column))
    default: nil
    }
  }

  package func integerOrNil(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }
  package func textOrNil(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  private static func bind(_ raw: OpaquePointer, _ index: Int32, _ value: Value?) -> Int32 {
    // SQLITE_TRANSIENT is a cast that Swift does not import: SQLite copies the bytes before it returns.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case nil: return sqlite3_bind_null(raw, index)
    case .integer(let number): return sqlite3_bind_int64(raw, index, number)
    case .real(let number): return sqlite3_bind_double(raw, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        // A null pointer would bind null, and an empty string may have no address.
        guard let start = bytes.baseAddress else { return sqlite3_bind_text(raw, index, "", 0, copied) }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          sqlite3_bind_text(raw, index, $0, Int32(bytes.count), copied)
        }
      }
    case .blob(let bytes):
      if bytes.isEmpty { return sqlite3_bind_zeroblob(raw, index, 0) }
      return bytes.withUnsafeBytes {
        sqlite3_bind_blob(raw, index, $0.baseAddress, Int32($0.count), copied)
      }
    }
  }
}
