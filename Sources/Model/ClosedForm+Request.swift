// The words are neutral on purpose: nothing here speaks of films or of making, which the filters of some models take amiss.
extension ClosedForm {
  /// What a sentence asks for.
  package static let request = ClosedForm(
    name: "form",
    schema: """
      {"type":"object","properties":{"task":{"type":"string","enum":["count","montage","cut","gather","search",\
      "silence","list","chat"]},"source":{"type":"string","enum":["all","videos","photos","live"]},\
      "when":{"type":"string","enum":["none","written","today","yesterday","last_week","last_month"]},\
      "when_written":{"type":"string","maxLength":80},"length_written":{"type":"string","maxLength":40},\
      "reply_text":{"type":"string","maxLength":200}},"required":["task","source","when","when_written",\
      "length_written","reply_text"],"additionalProperties":false}
      """,
    system: """
      You sort one request about a personal library of clips and pictures into a form. The request may be in any language.

      task:
      count: asks how many there are
      montage: wants clips or pictures joined into one longer piece
      cut: wants one clip shorter
      gather: wants files put together in one folder
      search: wants to find something by what is in it
      silence: wants quiet parts taken out
      list: wants to see what there is
      chat: anything else
      source: videos, photos or live (moving pictures) if the request names only that, otherwise all
      when: the period the request names; written if it is another one; none if it names none
      when_written: the exact words of the request that name the period, or ""
      length_written: the exact words of the request that say how long the piece shall be, or ""
      reply_text: for chat a short answer, otherwise ""

      Request: Gör en film av gårdagen, 40 sekunder
      {"task":"montage","source":"all","when":"yesterday","when_written":"gårdagen","length_written":"40 sekunder","reply_text":""}
      Request: Hány képem van?
      {"task":"count","source":"photos","when":"none","when_written":"","length_written":"","reply_text":""}
      Request: Jak se máš?
      {"task":"chat","source":"all","when":"none","when_written":"","length_written":"","reply_text":"Dobře, děkuji."}
      """,
    keys: [
      ("task", .choice(["count", "montage", "cut", "gather", "search", "silence", "list", "chat"], .task)),
      ("source", .choice(["all", "videos", "photos", "live"], .source)),
      ("when", .choice(["none", "written", "today", "yesterday", "last_week", "last_month"], .when)),
      ("when_written", .text(80)), ("length_written", .text(40)), ("reply_text", .text(200)),
    ])

  /// What is left of a sentence after a part of it was done.
  package static let step = ClosedForm(
    name: "step",
    schema: """
      {"type":"object","properties":{"done":{"type":"string","enum":["yes","no"]},\
      "next":{"type":"string","enum":["none","count","list","montage"]},\
      "next_written":{"type":"string","maxLength":80}},"required":["done","next","next_written"],\
      "additionalProperties":false}
      """,
    system: """
      A request about a personal library of clips and pictures is carried out step by step. You say whether anything the \
      request asks for is still left.

      done: yes if nothing is left, otherwise no
      next: what is left: count (how many there are), list (what there is), montage (one longer piece); none if nothing is
      next_written: the exact words of the request that ask for it, or ""

      Request: Gör en film av gårdagen och berätta hur många bilder jag har
      Carried out: montage
      {"done":"no","next":"count","next_written":"hur många bilder jag har"}
      Request: Gör en film av gårdagen
      Carried out: montage
      {"done":"yes","next":"none","next_written":""}
      """,
    keys: [
      ("done", .choice(["yes", "no"], .next)),
      ("next", .choice(["none", "count", "list", "montage"], .next)),
      ("next_written", .text(80)),
    ])
}
