internal import Testing

/// What is asked for, told and asked about.
struct TaskReaderTests {
  private static let countOfJuly = "also(count photos 2026-07-01..2026-07-31)"

  @Test(arguments: [
    ("could you tell me how many photos I took in July and make a film", "all"),
    ("puedes decirme cuántas fotos hay de julio y hacer una peli con ellas", "photos"),
    ("kannst du mir sagen wie viele Fotos vom Juli da sind und einen Film daraus machen", "photos"),
    ("можешь сказать сколько фоток за июль и сделать из них фильм", "photos"),
    ("peux-tu me dire combien de photos j'ai en juillet et en faire un film", "photos"),
    ("podes dizer quantas fotos de julho e fazer um filme", "all"),
    ("czy możesz powiedzieć ile zdjęć z lipca i zrobić z nich film", "photos"),
    ("kun je zeggen hoeveel foto's van juli er zijn en er een film van maken", "photos"),
    ("чи можеш сказати скільки фото за липень і зробити з них фільм", "photos"),
    ("puoi dirmi quante foto di luglio ci sono e fare un film", "all"),
  ])
  func `a wish for an answer leaves the film its own verb`(_ text: String, _ source: String) {
    #expect(said(text) == "montage \(source) 2026-07-01..2026-07-31 - - \(Self.countOfJuly)")
  }

  @Test(arguments: [
    ("don't make a film, just show me what I shot on Wednesday", "list all 2026-08-19..2026-08-19 - -"),
    ("no quiero una peli, solo dime cuántas fotos hice en julio", "count photos 2026-07-01..2026-07-31 - -"),
    ("не делай фильм, покажи фотки за вчера", "list photos 2026-08-20..2026-08-20 - -"),
    (
      "ich will keinen Film sondern nur wissen wie viele Videos von diesem Monat sind",
      "count videos 2026-08-01..2026-08-21 - -"
    ),
    ("I watched a great film yesterday", "chat all -..- - -"),
    ("вчера смотрел классный фильм", "chat all -..- - -"),
    ("gestern hab ich einen tollen Film gesehen", "chat all -..- - -"),
    ("ayer vi una película muy buena", "chat all -..- - -"), ("昨日いい映画を見た", "chat all -..- - -"),
    ("do you think a film needs music?", "chat all -..- - -"),
    ("what's the best camera for filming at night", "chat all -..- - -"),
    ("я бы хотел чтоб ты из этого сделал ролик за вчера", "montage all 2026-08-20..2026-08-20 - -"),
  ])
  func `a film that is not wanted or was watched is none, and no source`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("how long is my film of yesterday", "chat all -..- - -"),
    ("is the film of yesterday ready", "chat all -..- - -"),
    ("why did you make a film of yesterday", "chat all -..- - -"),
    ("I made a film of yesterday", "chat all -..- - -"),
    ("cancel the film of yesterday", "chat all -..- - -"),
    ("stop making the film of yesterday", "chat all -..- - -"),
    ("export the film of yesterday", "chat all -..- - -"),
    ("открой фильм за вчера", "chat all -..- - -"),
    ("open the film of yesterday", "chat all -..- - -"),
    ("when will the film of yesterday be ready", "chat all -..- - -"),
    ("was the film of yesterday made", "chat all -..- - -"),
    ("wie lang ist mein Film von gestern", "chat all -..- - -"),
    ("ist der Film von gestern fertig", "chat all -..- - -"),
    ("warum hast du einen Film gemacht von gestern", "chat all -..- - -"),
    ("ich habe einen Film von gestern gemacht", "chat all -..- - -"),
    ("brich den Film von gestern ab", "chat all -..- - -"),
    ("готов ли фильм за вчера", "chat all -..- - -"),
    ("фильм за вчера готов?", "chat all -..- - -"),
    ("сколько длится фильм за вчера", "chat all -..- - -"),
    ("почему ты сделал фильм за вчера", "chat all -..- - -"),
    ("я сделал фильм за вчера", "chat all -..- - -"),
    ("отмени фильм за вчера", "chat all -..- - -"),
    ("cuánto dura mi película de ayer", "chat all -..- - -"),
    ("está lista la película de ayer", "chat all -..- - -"),
    ("por qué hiciste una película de ayer", "chat all -..- - -"),
    ("cancela la película de ayer", "chat all -..- - -"),
    ("how is the film of yesterday going", "chat all -..- - -"),
    ("did you make the film of yesterday", "chat all -..- - -"),
    ("have you finished the film of yesterday", "chat all -..- - -"),
    ("quanto dura il mio film di ieri", "chat all -..- - -"),
    ("è pronto il film di ieri", "chat all -..- - -"),
    ("perché hai fatto un film di ieri", "chat all -..- - -"),
    ("ho fatto un film di ieri", "chat all -..- - -"),
    ("combien de temps dure le film d'hier", "chat all -..- - -"),
    ("est-ce que le film d'hier est prêt", "chat all -..- - -"),
    ("j'ai fait un film d'hier", "chat all -..- - -"),
    ("annule le film d'hier", "chat all -..- - -"),
    ("quanto tempo dura o filme de ontem", "chat all -..- - -"),
    ("o filme de ontem está pronto?", "chat all -..- - -"),
    ("cancela o filme de ontem", "chat all -..- - -"),
    ("скільки триває фільм за вчора", "chat all -..- - -"),
    ("чи готовий фільм за вчора", "chat all -..- - -"),
    ("скасуй фільм за вчора", "chat all -..- - -"),
    ("ile trwa film z wczoraj", "chat all -..- - -"),
    ("czy film z wczoraj jest gotowy", "chat all -..- - -"),
    ("anuluj film z wczoraj", "chat all -..- - -"),
    ("zrobiłem film z wczoraj", "chat all -..- - -"),
    ("hoe lang is de film van gisteren", "chat all -..- - -"),
    ("is de film van gisteren klaar", "chat all -..- - -"),
    ("ik heb een film van gisteren gemaakt", "chat all -..- - -"),
    ("annuleer de film van gisteren", "chat all -..- - -"),
    ("dünkü film hazır mı", "chat all -..- - -"),
    ("dünkü film kaç dakika", "chat all -..- - -"),
    ("昨日の映画はできましたか", "chat all -..- - -"),
    ("昨日の映画はどのくらいの長さですか", "chat all -..- - -"),
    ("how was the film of yesterday", "chat all -..- - -"),
    ("make no video of yesterday", "chat all -..- - -"),
  ])
  func `a question about a film, a thing told of it or an order to stop it makes none`(
    _ text: String, _ expected: String
  ) { #expect(said(text) == expected) }

  @Test(arguments: [
    ("can you make a film of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("could I have a film of yesterday?", "montage all 2026-08-20..2026-08-20 - -"),
    ("why not make a film of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("is it possible to make a film of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("are you able to make a film of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("will you make a film of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("¿por qué no haces una película de ayer?", "montage all 2026-08-20..2026-08-20 - -"),
    ("warum machst du nicht einen Film von gestern", "montage all 2026-08-20..2026-08-20 - -"),
    ("почему бы не сделать фильм за вчера", "montage all 2026-08-20..2026-08-20 - -"),
    ("kannst du einen Film von gestern machen", "montage all 2026-08-20..2026-08-20 - -"),
    ("можешь сделать фильм за вчера?", "montage all 2026-08-20..2026-08-20 - -"),
    ("¿puedes hacer una película de ayer?", "montage all 2026-08-20..2026-08-20 - -"),
    ("peux-tu faire un film d'hier ?", "montage all 2026-08-20..2026-08-20 - -"),
    ("puoi fare un film di ieri?", "montage all 2026-08-20..2026-08-20 - -"),
    ("podes fazer um filme de ontem?", "montage all 2026-08-20..2026-08-20 - -"),
    ("можеш зробити фільм за вчора?", "montage all 2026-08-20..2026-08-20 - -"),
    ("możesz zrobić film z wczoraj?", "montage all 2026-08-20..2026-08-20 - -"),
    ("kun je een film van gisteren maken?", "montage all 2026-08-20..2026-08-20 - -"),
    ("dünden film yapar mısın?", "montage all 2026-08-20..2026-08-20 - -"),
    ("昨日の映画を作ってくれますか", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday, thanks", "montage all 2026-08-20..2026-08-20 - -"),
    ("make a film of yesterday and never mind the length", "montage all 2026-08-20..2026-08-20 - -"),
    ("a film of yesterday made from photos", "montage photos 2026-08-20..2026-08-20 - -"),
    ("a film made of the photos of yesterday", "montage photos 2026-08-20..2026-08-20 - -"),
    ("ein Film, gemacht aus den Fotos von gestern", "montage photos 2026-08-20..2026-08-20 - -"),
    ("I never made a film, make one of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("make me a film of what I made yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("no, make a film of yesterday", "montage all 2026-08-20..2026-08-20 - -"),
    ("no music, just a film of yesterday", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("please don't add music, make a film of yesterday", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("не надо музыки, сделай фильм за вчера", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("сделай фильм за вчера, музыки не надо", "montage all 2026-08-20..2026-08-20 - - no-music"),
    ("make a film of yesterday, no need for music", "montage all 2026-08-20..2026-08-20 - -"),
  ])
  func `a polite question for a film makes it`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    (
      "how many videos last week and how many photos this week",
      "count videos 2026-08-10..2026-08-16 - - also(count photos 2026-08-17..2026-08-21)"
    ),
    (
      "how many photos did I take yesterday and list my videos of 25 October",
      "count photos 2026-08-20..2026-08-20 - - also(list videos 2025-10-25..2025-10-25)"
    ),
    ("how many videos and photos did I take yesterday", "count all 2026-08-20..2026-08-20 - -"),
    (
      "how many videos did I take yesterday and how many photos",
      "count videos 2026-08-20..2026-08-20 - - also(count photos 2026-08-20..2026-08-20)"
    ),
    (
      "wie viele Videos letzte Woche und wie viele Fotos diese Woche",
      "count videos 2026-08-10..2026-08-16 - - also(count photos 2026-08-17..2026-08-21)"
    ),
    (
      "сколько видео на прошлой неделе и сколько фото на этой",
      "count videos 2026-08-10..2026-08-16 - - also(count photos 2026-08-17..2026-08-21)"
    ),
    (
      "сколько видео и сколько фото вчера",
      "count videos 2026-08-20..2026-08-20 - - also(count photos 2026-08-20..2026-08-20)"
    ),
    (
      "cuántos vídeos la semana pasada y cuántas fotos esta semana",
      "count videos 2026-08-10..2026-08-16 - - also(count photos 2026-08-17..2026-08-21)"
    ),
    (
      "how many photos yesterday, and show me the videos of last week",
      "count photos 2026-08-20..2026-08-20 - - also(list videos 2026-08-10..2026-08-16)"
    ),
    (
      "how many videos did I shoot yesterday and how many today",
      "count videos 2026-08-20..2026-08-20 - - also(count videos 2026-08-21..2026-08-21)"
    ),
    (
      "make a film of yesterday and tell me how many videos and how many photos I have in total",
      "montage all 2026-08-20..2026-08-20 - - also(count videos -..-) also(count photos -..-)"
    ),
    (
      "how many clips longer than 1 minute",
      "count videos -..- - - note(\"longer than 1 minute\" is not told apart: clips of every length are meant)"
    ),
    ("how many photos in May and June", "count photos 2026-05-01..2026-06-30 - -"),
  ])
  func `two questions are two intents, each with its own days and source`(_ text: String, _ expected: String)
  { #expect(said(text) == expected) }

  @Test(arguments: [
    "convert a film of yesterday to mp4", "the film of yesterday was great",
    "can you delete yesterday's video",
    "kannst du das Video von gestern an Oma schicken", "переведи вчерашнее видео в mp4",
  ])
  func `what is told of a film, and what is not done here, makes none`(_ text: String) {
    #expect(said(text) == "chat all -..- - -")
  }

  @Test(arguments: [
    ("the film of yesterday was great, make another one of today", "2026-08-21..2026-08-21"),
    ("I want to send my mum a film of yesterday", "2026-08-20..2026-08-20"),
    ("фильм был бы кстати за вчера", "2026-08-20..2026-08-20"),
    ("фильм к новому году за декабрь", "2025-12-01..2025-12-31"),
  ])
  func `a film that is wished beside them is made of its own days`(_ text: String, _ days: String) {
    #expect(said(text).hasPrefix("montage all \(days) - -"))
  }
}
