internal import Glibc
internal import Linux

/// Takes what can still be read out of a damaged database, row by row, into a new one of the same schema.
struct Salvage {
  /// Numbers asked for one by one between the last row read from the front and the last one read from the
  /// back.
  private static let mostProbes: Int64 = 100_000
  /// Bytes of a damaged file whose pages are looked through at most.
  private static let largest = 1 << 30
  /// A row's number at most: what is above it was made up by the damage, and left no number for new rows.
  private static let greatest: Int64 = 1 << 40
  /// SQLite's page size (sqlite.org/pragma.html#pragma_page_size), which nothing here changes.
  private static let page = 4096

  let target: Database
  private(set) var saved = 0
  /// Something could not be read.
  private(set) var hasLost = false

  init(into target: Database) { self.target = target }

  /// Copies the tables in this order, so that references find their rows.
  /// - Throws: what the new database refuses for another reason than the row, such as a full disk.
  mutating func take(_ tables: [String], from path: String) throws(LibraryError) {
    let plans = try tables.map { (name) throws(LibraryError) in try Table(name, target) }
    try target.run("BEGIN IMMEDIATE")
    if let source = try? Database(reading: path) {
      for table in plans { try copy(table, from: source) }
    } else {
      hasLost = true
    }
    if hasLost { try takePages(plans, path) }
    try target.run("COMMIT")
  }

  /// A table as the new database has it.
  private struct Table {
    let name: String
    let columns: [String]
    /// Declared types, which STRICT tables keep to.
    let types: [String]
    /// Where the row's number stands; nil for tables without one.
    let number: Int?
    /// Columns of the key of a table without numbers.
    let keys: [String]
    let isNumbered: Bool
    let insert: String

    init(_ name: String, _ database: Database) throws(LibraryError) {
      let found = try database.all("SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", name) {
        (name: $0.text(0), type: $0.text(1), key: $0.integer(2))
      }
      self.name = name
      columns = found.map(\.name)
      types = found.map(\.type)
      keys = found.filter { $0.key > 0 }.map(\.name)
      isNumbered =
        try database.first("SELECT wr FROM pragma_table_list(?)", name) { $0.integer(0) == 0 } ?? true
      let isAlias = found.count { $0.key > 0 } == 1
      number = isNumbered && isAlias ? found.firstIndex { $0.key > 0 && $0.type == "INTEGER" } : nil
      let marks = found.map { _ in "?" }.joined(separator: ", ")
      insert =
        "INSERT OR IGNORE INTO \(name) (\(found.map(\.name).joined(separator: ", "))) VALUES (\(marks))"
    }

    /// The values of a row found without its table, when they can be this one's.
    func values(_ row: LeafPages.Row) -> [Value?]? {
      guard row.values.count == columns.count, (row.number != nil) == isNumbered else { return nil }
      var values = row.values
      if let number, values[number] == nil { values[number] = row.number.map { .integer($0) } }
      for (value, type) in zip(values, types) {
        switch value {
        case nil: continue
        case .integer where type == "INTEGER": continue
        case .text where type == "TEXT": continue
        case .blob where type == "BLOB": continue
        default: return nil
        }
      }
      return values
    }
  }

  // MARK: By the tables

  private mutating func copy(_ table: Table, from source: Database) throws(LibraryError) {
    let names = table.columns.joined(separator: ", ")
    guard table.isNumbered else {
      for order in ["ASC", "DESC"] {
        let sorted = table.keys.map { "\($0) \(order)" }.joined(separator: ", ")
        if try read("SELECT \(names) FROM \(table.name) ORDER BY \(sorted)", [], table, from: source) {
          return
        }
      }
      return
    }
    let row = "SELECT \(names) FROM \(table.name) NOT INDEXED WHERE rowid = ?"
    for id in ids(of: table.name, in: source) { _ = try read(row, [id], table, from: source) }
  }

  /// Reads rows and keeps them; false when it met damage.
  private mutating func read(
    _ sql: String, _ values: [(any Bindable)?], _ table: Table, from source: Database
  ) throws(LibraryError) -> Bool {
    var rows: [[Value?]] = []
    var isWhole = true
    do throws(LibraryError) {
      try source.each(sql, values) { (row) throws(LibraryError) in
        rows.append((0..<Int32(table.columns.count)).map { row.value($0) })
      }
    } catch {
      isWhole = false
      hasLost = true
    }
    for row in rows { try keep(row, table) }
    return isWhole
  }

  private mutating func keep(_ row: [Value?], _ table: Table) throws(LibraryError) {
    if let number = table.number, case .integer(let stated) = row[number],
      !(0...Self.greatest).contains(stated)
    {
      hasLost = true
      return
    }
    // What a damaged page made up breaks the table's rules, and is none of its rows.
    do throws(LibraryError) {
      try target.run(table.insert, list: row)
      saved += Int(target.changedRows)
    } catch {
      guard error.isOfValues else { throw error }
      hasLost = true
    }
  }

  /// The rows that may be there: from the front and from the back up to the damage, and all numbers between.
  private mutating func ids(of table: String, in source: Database) -> [Int64] {
    func run(_ order: String) -> (ids: [Int64], isWhole: Bool) {
      var ids: [Int64] = []
      do throws(LibraryError) {
        try source.each("SELECT rowid FROM \(table) NOT INDEXED ORDER BY rowid \(order)") {
          (row) throws(LibraryError) in ids.append(row.integer(0))
        }
      } catch { return (ids, false) }
      return (ids, true)
    }
    let front = run("ASC")
    if front.isWhole { return front.ids }
    hasLost = true
    let back = run("DESC").ids.reversed()
    // What stands at the damage may be any number.
    let low = front.ids.last ?? 0
    let (reach, isBeyond) = low.addingReportingOverflow(Self.mostProbes)
    let high = min(back.first ?? low, isBeyond ? .max : reach)
    return front.ids + (low < high ? Array(low + 1..<high) : []) + back
  }

  // MARK: By the pages

  /// Rows that no table leads to any more; those that were found already stay as they are.
  private mutating func takePages(_ tables: [Table], _ path: String) throws(LibraryError) {
    guard let file = try? Descriptor.open(path, flags: O_RDONLY),
      let bytes = try? file.readAll(limit: Self.largest)
    else { return }
    // A table's rows may refer to those of the ones before it.
    var found: [[[Value?]]] = tables.map { _ in [] }
    LeafPages(bytes, page: Self.page).each { row in
      for (index, table) in tables.enumerated() {
        if let values = table.values(row) { found[index].append(values) }
      }
    }
    for (table, rows) in zip(tables, found) {
      for row in rows { try keep(row, table) }
    }
  }
}
