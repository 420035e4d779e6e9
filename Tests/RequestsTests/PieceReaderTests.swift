internal import Testing

/// Lengths that are not the film's.
struct PieceReaderTests {
  @Test(arguments: [
    (
      "make a film of yesterday with 3 second shots",
      "montage all 2026-08-20..2026-08-20 - - note(\"3 second shots\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday, 3 second clips",
      "montage all 2026-08-20..2026-08-20 - - note(\"3 second clips\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday, each photo 2 seconds",
      "montage all 2026-08-20..2026-08-20 - - pace=fast note(\"each photo 2 seconds\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday, 2 seconds per photo",
      "montage all 2026-08-20..2026-08-20 - - pace=fast note(\"2 seconds per photo\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday with a 1 second fade",
      "montage all 2026-08-20..2026-08-20 - - note(\"1 second fade\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday with 1 second fades",
      "montage all 2026-08-20..2026-08-20 - - note(\"1 second fades\" is not done: films have no such choice)"
    ),
    (
      "make a film of yesterday within 5 minutes",
      "montage all 2026-08-20..2026-08-20 - - note(\"within 5 minutes\" is not done: films have no such choice)"
    ),
    (
      "make a film of 24 hours in Rome",
      "montage all -..- - - note(\"24 hours in Rome\" is not done: films have no such choice)"
    ),
    (
      "mach einen Film von gestern, jedes Foto 2 Sekunden",
      "montage all 2026-08-20..2026-08-20 - - pace=fast note(\"jedes Foto 2 Sekunden\" is not done: films have no such choice)"
    ),
    (
      "mach einen Film von gestern mit 3-Sekunden-Clips",
      "montage all 2026-08-20..2026-08-20 - - note(\"3-Sekunden-Clips\" is not done: films have no such choice)"
    ),
    (
      "mach einen Film von gestern mit 1 Sekunde Überblendung",
      "montage all 2026-08-20..2026-08-20 - - note(\"1 Sekunde Überblendung\" is not done: films have no such choice)"
    ),
    (
      "сделай фильм за вчера, каждое фото по 2 секунды",
      "montage all 2026-08-20..2026-08-20 - - pace=fast note(\"фото по 2 секунды\" is not done: films have no such choice)"
    ),
    (
      "сделай фильм за вчера с кадрами по 3 секунды",
      "montage all 2026-08-20..2026-08-20 - - note(\"кадрами по 3 секунды\" is not done: films have no such choice)"
    ),
    (
      "сделай фильм за вчера, кадры по 3 секунды",
      "montage all 2026-08-20..2026-08-20 - - note(\"кадры по 3 секунды\" is not done: films have no such choice)"
    ),
    (
      "haz una película de ayer con planos de 3 segundos",
      "montage all 2026-08-20..2026-08-20 - - note(\"planos de 3 segundos\" is not done: films have no such choice)"
    ),
    (
      "haz una película de ayer, cada foto 2 segundos",
      "montage all 2026-08-20..2026-08-20 - - pace=fast note(\"cada foto 2 segundos\" is not done: films have no such choice)"
    ),
    (
      "fais un film d'hier avec des plans de 3 secondes",
      "montage all 2026-08-20..2026-08-20 - - note(\"plans de 3 secondes\" is not done: films have no such choice)"
    ),
    (
      "a 2-minute film of yesterday with 3-second shots",
      "montage all 2026-08-20..2026-08-20 120.0s - note(\"3-second shots\" is not done: films have no such choice)"
    ),
  ])
  func `the length of shots, fades and deadlines is not that of the film`(_ text: String, _ expected: String)
  { #expect(said(text) == expected) }
}
