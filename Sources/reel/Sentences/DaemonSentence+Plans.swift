extension DaemonSentence {
  /// What the daemon finds wrong in a plan that was written by hand; as in `all`, the longer ones stand first.
  static let plans: [DaemonSentence] = [
    DaemonSentence(
      "the key \"{1}\" is written twice in one object",
      "поле «{1}» написано дважды",
      "das Feld „{1}“ steht zweimal da",
      "el campo «{1}» está escrito dos veces"),
    DaemonSentence(
      "a number is too large",
      "слишком большое число",
      "eine Zahl ist zu groß",
      "un número es demasiado grande"),
    DaemonSentence(
      "more than {1} arrays and objects are nested in each other",
      "вложенность больше {1}",
      "mehr als {1} Listen und Objekte liegen ineinander",
      "hay más de {1} listas y objetos unos dentro de otros"),
    DaemonSentence(
      "the text is not UTF-8 at byte {1}",
      "байт {1} текста — не UTF-8",
      "der Text ist bei Byte {1} kein UTF-8",
      "el texto no es UTF-8 en el byte {1}"),
    DaemonSentence(
      "a plan is an object, not {1}",
      "план — это объект в фигурных скобках",
      "ein Plan ist ein Objekt in geschweiften Klammern",
      "un plan es un objeto entre llaves"),
    DaemonSentence(
      "{1} must be an object, not {2}",
      "{1}: нужен объект в фигурных скобках",
      "{1} ist ein Objekt in geschweiften Klammern",
      "{1} es un objeto entre llaves"),
    DaemonSentence(
      "the fields are {1}",
      "поля: {1}",
      "die Felder sind {1}",
      "los campos son {1}"),
    DaemonSentence(
      "a day is written as {1}, or null for no bound",
      "день пишется как {1}, а без границы — null",
      "ein Tag wird als {1} geschrieben, ohne Grenze null",
      "un día se escribe como {1}, o null sin límite"),
    DaemonSentence(
      "{1} must be {2}, not {3}",
      "{1} должно быть {2}",
      "{1} muss {2} sein",
      "{1} tiene que ser {2}"),
    DaemonSentence(
      "{1} must be one of {2}, or null for the footage's own",
      "{1}: одно из {2}, или null — как у материала",
      "{1} ist eines von {2}, oder null für das des Materials",
      "{1} es uno de {2}, o null para el del material"),
    DaemonSentence(
      "{1} must be one of {2}, or null",
      "{1}: одно из {2}, или null",
      "{1} ist eines von {2}, oder null",
      "{1} es uno de {2}, o null"),
    DaemonSentence(
      "{1} must be between {2} and {3}",
      "{1} должно быть от {2} до {3}",
      "{1} muss zwischen {2} und {3} liegen",
      "{1} tiene que estar entre {2} y {3}"),
    DaemonSentence(
      "{1} must be 1 to {2} characters without control characters",
      "{1}: от 1 до {2} знаков, без управляющих",
      "{1} hat 1 bis {2} Zeichen, keine Steuerzeichen",
      "{1} tiene de 1 a {2} caracteres, sin caracteres de control"),
    DaemonSentence(
      "{1} must be a path or the id of a source",
      "{1} должно быть путём или номером файла",
      "{1} muss ein Pfad oder die Nummer einer Datei sein",
      "{1} tiene que ser una ruta o el número de un archivo"),
    DaemonSentence(
      "{1} names {2} sources; at most {3} are taken",
      "{1} называет файлов: {2}, а можно не больше {3}",
      "{1} nennt {2} Dateien; höchstens {3} sind erlaubt",
      "{1} nombra {2} archivos; como mucho se admiten {3}"),
    DaemonSentence(
      "{1} holds at most {2} entries",
      "в {1} не больше {2} записей",
      "{1} hat höchstens {2} Einträge",
      "{1} tiene como mucho {2} entradas"),
    DaemonSentence(
      "music names neither a title nor any",
      "в music нет ни title, ни any",
      "music nennt weder title noch any",
      "music no nombra ni title ni any"),
    DaemonSentence(
      "music is either a title or any, not both",
      "в music либо title, либо any, но не оба",
      "music ist entweder title oder any, nicht beides",
      "music es title o any, no ambos"),
    DaemonSentence(
      "title holds neither a text nor days",
      "в title нет ни text, ни days",
      "title hat weder text noch days",
      "title no tiene ni text ni days"),
    DaemonSentence(
      "title is either a text or the days, not both",
      "в title либо text, либо days, но не оба",
      "title ist entweder text oder days, nicht beides",
      "title es text o days, no ambos"),
    DaemonSentence(
      "write {1}, {2} or null",
      "напишите {1}, {2} или null",
      "schreibe {1}, {2} oder null",
      "escribe {1}, {2} o null"),
    DaemonSentence(
      "there is no start without music",
      "без музыки нет её начала",
      "ohne Musik gibt es keinen Anfang von ihr",
      "sin música no hay comienzo de ella"),
    DaemonSentence(
      "cuts that follow no beat have no distance from it",
      "монтаж не в такт: отступать не от чего",
      "Schnitte ohne Takt haben keinen Abstand zu ihm",
      "los cortes sin ritmo no tienen distancia a él"),
    DaemonSentence(
      "set music to {1} or to a title, or beat to false",
      "впишите в music {1} или название, или beat: false",
      "setze music auf {1} oder einen Titel, oder beat auf false",
      "pon en music {1} o un título, o beat en false"),
    DaemonSentence(
      "set music to {1} or to a title, or music_part to \"auto\"",
      "впишите в music {1} или название, или music_part: \"auto\"",
      "setze music auf {1} oder einen Titel, oder music_part auf \"auto\"",
      "pon en music {1} o un título, o music_part en \"auto\""),
    DaemonSentence(
      "set beat to true, or beat_offset_ms to 0",
      "впишите beat: true или beat_offset_ms: 0",
      "setze beat auf true oder beat_offset_ms auf 0",
      "pon beat en true, o beat_offset_ms en 0"),
    DaemonSentence(
      "\"{1}\" names no music of the library: any of it is taken",
      "музыки «{1}» здесь нет: взята любая",
      "„{1}“ heißt hier keine Musik: irgendeine wird genommen",
      "aquí no hay música llamada «{1}»: se toma cualquiera"),
    DaemonSentence(
      "\"{1}\" names no music of the library",
      "музыки «{1}» здесь нет",
      "„{1}“ heißt hier keine Musik",
      "aquí no hay música llamada «{1}»"),
  ]
}
