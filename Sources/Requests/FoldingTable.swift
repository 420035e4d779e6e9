/// Letters that are written in several ways, and the plain letters they are folded to.
enum FoldingTable {
  /// Plain letters, and all that fold to them.
  private static let families: [(plain: String, written: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("b", "ḃḅḇ"),
    ("c", "çćĉċčḉ"),
    ("d", "ðďđḋḍḏḑḓ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǵḡ"),
    ("h", "ĥħȟḣḥḧḩḫẖ"),
    ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"),
    ("j", "ĵǰ"),
    ("k", "ķǩḱḳḵ"),
    ("l", "ĺļľłḷḹḻḽ"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋ"),
    ("o", "òóôõöøōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"),
    ("s", "śŝşšșṡṣṥṧṩ"),
    ("t", "ţťŧțṫṭṯṱẗ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"),
    ("z", "źżžẑẓẕ"),
    ("ae", "æ"),
    ("oe", "œ"),
    ("ss", "ß"),
    ("th", "þ"),
    ("е", "ё"), ("і", "ї"), ("г", "ґ"),
    ("o", "º°"), ("a", "ª"),
    ("'", "’ʼ‘ʹ`´′ʻ՚ꞌ‵"), ("\"", "“”„«»「」『』″"),
    ("-", "‐‑‒–—―−〜～"), ("...", "…"),
    (",", "、"), (".", "。"), (" ", "・"),
  ]

  /// By the written scalar.
  static let plain: [UInt32: String] = {
    var table: [UInt32: String] = [:]
    for family in families {
      for scalar in family.written.unicodeScalars { table[scalar.value] = family.plain }
    }
    return table
  }()
}
