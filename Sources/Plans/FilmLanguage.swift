/// A language in which days can be written into a film.
package enum FilmLanguage: String, Sendable, CaseIterable {
  case en, ru, de, es, fr, it, pt, uk, pl, nl, tr, ja
}
