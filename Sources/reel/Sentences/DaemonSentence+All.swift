extension DaemonSentence {
  /// What the daemon tells a person who asked for a film; longer sentences stand before those they begin with.
  static let all: [DaemonSentence] = [
    DaemonSentence(
      "there is no more footage: the film lasts {1} of the {2} asked",
      "больше материала нет: фильм длится {1} из {2}",
      "mehr Material gibt es nicht: der Film dauert {1} von {2}",
      "no hay más material: la película dura {1} de {2}"),
    DaemonSentence(
      "there are only {1} for the {2} asked: the film lasts {3}",
      "материала мало: вместо {2} фильм длится {3}",
      "es gibt zu wenig Material: statt {2} dauert der Film {3}",
      "hay poco material: en vez de {2} la película dura {3}"),
    DaemonSentence(
      "there is only {1} for the {2} asked: the film lasts {3}",
      "материала мало: вместо {2} фильм длится {3}",
      "es gibt zu wenig Material: statt {2} dauert der Film {3}",
      "hay poco material: en vez de {2} la película dura {3}"),
    DaemonSentence(
      "the library is still being read: what is not read yet is left out",
      "библиотека ещё читается: чего ещё нет в ней, того нет и в фильме",
      "die Bibliothek wird noch gelesen: was noch nicht gelesen ist, fehlt im Film",
      "la biblioteca todavía se está leyendo: lo que falta por leer no está en la película"),
    DaemonSentence(
      "there is little footage: the first and last half seconds of clips are used too",
      "материала мало: взяты и первые и последние полсекунды клипов",
      "es gibt wenig Material: auch die erste und letzte halbe Sekunde der Clips wird benutzt",
      "hay poco material: se usan también el primer y el último medio segundo de los clips"),
    DaemonSentence(
      "{1} could not be heard: the cuts are spaced evenly",
      "{1} не удалось прослушать: монтаж идёт через равные промежутки",
      "{1} konnte nicht gehört werden: die Schnitte liegen gleichmäßig",
      "{1} no se pudo escuchar: los cortes son regulares"),
    DaemonSentence(
      "the beat of {1} is not clear: the cuts are spaced evenly",
      "ритм {1} неясен: монтаж идёт через равные промежутки",
      "der Takt von {1} ist nicht klar: die Schnitte liegen gleichmäßig",
      "el ritmo de {1} no está claro: los cortes son regulares"),
    DaemonSentence(
      "there is too little footage to cut on the beat: the cuts are spaced evenly",
      "материала мало, чтобы резать в такт: монтаж идёт через равные промежутки",
      "es gibt zu wenig Material für Schnitte im Takt: sie liegen gleichmäßig",
      "hay poco material para cortar al ritmo: los cortes son regulares"),
    DaemonSentence(
      "{1} of {2} cuts do not lie on a beat",
      "вне такта: {1} из {2} склеек",
      "{1} von {2} Schnitten liegen nicht im Takt",
      "{1} de {2} cortes no caen en el ritmo"),
    DaemonSentence(
      "the music ends {1} before the film",
      "музыка кончается за {1} до конца фильма",
      "die Musik endet {1} vor dem Film",
      "la música termina {1} antes que la película"),
    DaemonSentence(
      "1 clip shorter than half a second left out: {1}",
      "не взят клип короче полсекунды: {1}",
      "ein Clip unter einer halben Sekunde weggelassen: {1}",
      "se omitió un clip de menos de medio segundo: {1}"),
    DaemonSentence(
      "{1} clips shorter than half a second left out: {2}",
      "не {1|взят|взяты|взяты} {1} {1|клип|клипа|клипов} короче полсекунды: {2}",
      "{1} Clips unter einer halben Sekunde weggelassen: {2}",
      "se omitieron {1} clips de menos de medio segundo: {2}"),
    DaemonSentence(
      "1 clip left out as copies of others: {1}",
      "не взят клип, копия другого: {1}",
      "ein Clip weggelassen, da Kopie eines anderen: {1}",
      "se omitió un clip, copia de otro: {1}"),
    DaemonSentence(
      "{1} clips left out as copies of others: {2}",
      "не {1|взят|взяты|взяты} {1} {1|клип|клипа|клипов}, копии других: {2}",
      "{1} Clips weggelassen, da Kopien anderer: {2}",
      "se omitieron {1} clips, copias de otros: {2}"),
    DaemonSentence(
      "1 photo left out, since another shows the same moment: {1}",
      "не взято фото, другое показывает тот же момент: {1}",
      "ein Foto weggelassen, da ein anderes denselben Moment zeigt: {1}",
      "se omitió una foto, otra muestra el mismo momento: {1}"),
    DaemonSentence(
      "{1} photos left out, since others show the same moment: {2}",
      "не взято {1} фото, другие показывают тот же момент: {2}",
      "{1} Fotos weggelassen, da andere denselben Moment zeigen: {2}",
      "se omitieron {1} fotos, otras muestran el mismo momento: {2}"),
    DaemonSentence(
      "1 clip left out, since it shows nothing: {1}",
      "не взят клип, на нём ничего не видно: {1}",
      "ein Clip weggelassen, da er nichts zeigt: {1}",
      "se omitió un clip que no muestra nada: {1}"),
    DaemonSentence(
      "{1} clips left out, since they show nothing: {2}",
      "не {1|взят|взяты|взяты} {1} {1|клип|клипа|клипов}, на них ничего не видно: {2}",
      "{1} Clips weggelassen, da sie nichts zeigen: {2}",
      "se omitieron {1} clips que no muestran nada: {2}"),
    DaemonSentence(
      "1 photo shown instead of its movie, which shows nothing: {1}",
      "вместо живого фото, где ничего не происходит, показан снимок: {1}",
      "ein Foto statt seines Films gezeigt, der nichts zeigt: {1}",
      "se muestra una foto en lugar de su vídeo, que no muestra nada: {1}"),
    DaemonSentence(
      "{1} photos shown instead of their movies, which show nothing: {2}",
      "вместо {1} живых фото, где ничего не происходит, показаны снимки: {2}",
      "{1} Fotos statt ihrer Filme gezeigt, die nichts zeigen: {2}",
      "se muestran {1} fotos en lugar de sus vídeos, que no muestran nada: {2}"),
    DaemonSentence(
      "1 clip without a trusted date left out",
      "не взят клип без надёжной даты",
      "ein Clip ohne verlässliches Datum weggelassen",
      "se omitió un clip sin fecha fiable"),
    DaemonSentence(
      "{1} clips without a trusted date left out",
      "не {1|взят|взяты|взяты} {1} {1|клип|клипа|клипов} без надёжной даты",
      "{1} Clips ohne verlässliches Datum weggelassen",
      "se omitieron {1} clips sin fecha fiable"),
    DaemonSentence(
      "1 file without a trusted date left out",
      "не взят файл без надёжной даты",
      "eine Datei ohne verlässliches Datum weggelassen",
      "se omitió un archivo sin fecha fiable"),
    DaemonSentence(
      "{1} files without a trusted date left out",
      "не {1|взят|взяты|взяты} {1} {1|файл|файла|файлов} без надёжной даты",
      "{1} Dateien ohne verlässliches Datum weggelassen",
      "se omitieron {1} archivos sin fecha fiable"),
    DaemonSentence(
      "the folder {1} is not there; its footage was left out",
      "папка {1} недоступна; её материал не взят",
      "der Ordner {1} ist nicht da; sein Material fehlt",
      "la carpeta {1} no está; su material se omitió"),
    DaemonSentence(
      "the folder {1} is not there, and there is no footage without it",
      "папка {1} недоступна, а без неё материала нет",
      "der Ordner {1} ist nicht da, und ohne ihn gibt es kein Material",
      "la carpeta {1} no está, y sin ella no hay material"),
    DaemonSentence(
      "the folder {1} is not there",
      "папка {1} недоступна",
      "der Ordner {1} ist nicht da",
      "la carpeta {1} no está"),
    DaemonSentence(
      "the folder {1} is not there now; what is known of it is as it was last seen",
      "папка {1} сейчас недоступна; о ней известно то, что было видно в последний раз",
      "der Ordner {1} ist gerade nicht da; bekannt ist, was zuletzt zu sehen war",
      "la carpeta {1} no está ahora; lo que se sabe de ella es de la última vez"),
    DaemonSentence(
      "plug in its disk or mount it",
      "подключите её диск",
      "schließe seinen Datenträger an",
      "conecta su disco"),
    DaemonSentence(
      "the films' folder cannot be used: {1}",
      "папкой фильмов нельзя пользоваться: {1}",
      "der Ordner der Filme ist nicht benutzbar: {1}",
      "la carpeta de las películas no se puede usar: {1}"),
    DaemonSentence(
      "the state folder cannot be used: {1}",
      "папкой состояния нельзя пользоваться: {1}",
      "der Zustandsordner ist nicht benutzbar: {1}",
      "la carpeta de estado no se puede usar: {1}"),
    DaemonSentence(
      "the film is whole, but a power cut may take its name: {1}",
      "фильм цел, но при отключении питания может потерять имя: {1}",
      "der Film ist ganz, kann bei einem Stromausfall aber seinen Namen verlieren: {1}",
      "la película está entera, pero un corte de luz puede quitarle el nombre: {1}"),
    DaemonSentence(
      "the disk has too little room, or is read-only",
      "на диске мало места, или он только для чтения",
      "die Platte hat zu wenig Platz oder ist schreibgeschützt",
      "el disco tiene poco sitio o es de solo lectura"),
    DaemonSentence(
      "make room until {1} MB are free; the job goes on by itself",
      "освободите место, нужно {1} МБ; работа продолжится сама",
      "schaffe Platz, bis {1} MB frei sind; der Auftrag läuft von selbst weiter",
      "libera espacio hasta {1} MB; el trabajo sigue solo"),
    DaemonSentence(
      "make room; the job goes on by itself",
      "освободите место; работа продолжится сама",
      "schaffe Platz; der Auftrag läuft von selbst weiter",
      "haz sitio; el trabajo sigue solo"),
    DaemonSentence(
      "there is more footage than can be looked through; it was taken evenly",
      "материала больше, чем можно просмотреть; он взят равномерно",
      "es gibt mehr Material, als durchgesehen werden kann; es wurde gleichmäßig gewählt",
      "hay más material del que se puede mirar; se tomó por igual"),
    DaemonSentence(
      "to lies after today and was cut to {1}",
      "последний день ещё не настал: взято по {1}",
      "der letzte Tag liegt nach heute: es gilt bis {1}",
      "el último día es posterior a hoy: se toma hasta {1}"),
    DaemonSentence(
      "\"{1}\" is not left out: a plan has one period",
      "«{1}» не исключается: у плана один период",
      "„{1}“ wird nicht ausgelassen: ein Plan hat einen Zeitraum",
      "«{1}» no se excluye: un plan tiene un solo período"),
    DaemonSentence(
      "\"{1}\" is not done: films have no such choice",
      "«{1}»: так фильмы пока не делаются",
      "„{1}“: das gibt es bei Filmen nicht",
      "«{1}»: las películas no tienen esa opción"),
    DaemonSentence(
      "\"{1}\" is when it is needed, not what it is of",
      "«{1}»: к этому дню фильм нужен, снято не тогда",
      "„{1}“: dann wird der Film gebraucht, davon handelt er nicht",
      "«{1}»: es para cuándo hace falta, no de cuándo es"),
    DaemonSentence(
      "\"{1}\" is not told apart: clips of every length are meant",
      "«{1}» не различается: взяты клипы любой длины",
      "„{1}“ wird nicht unterschieden: Clips jeder Länge sind gemeint",
      "«{1}» no se distingue: cuentan los clips de cualquier duración"),
    DaemonSentence(
      "\"{1}\" is a path, and names no folder here",
      "«{1}» — это путь, папку он здесь не называет",
      "„{1}“ ist ein Pfad und nennt hier keinen Ordner",
      "«{1}» es una ruta y aquí no nombra ninguna carpeta"),
    DaemonSentence(
      "{1} cannot be \"{2}\"",
      "{1} не может быть «{2}»",
      "{1} kann nicht „{2}“ sein",
      "{1} no puede ser «{2}»"),
    DaemonSentence(
      "it is one of {1}",
      "это одно из: {1}",
      "es ist eines von: {1}",
      "es uno de: {1}"),
    DaemonSentence(
      "there is no field {1}",
      "поля {1} нет",
      "ein Feld {1} gibt es nicht",
      "no existe el campo {1}"),
    DaemonSentence(
      "{1} must be text, not {2}",
      "{1} должно быть текстом",
      "{1} muss Text sein",
      "{1} tiene que ser texto"),
    DaemonSentence(
      "{1} must be true or false, not {2}",
      "{1} должно быть true или false",
      "{1} muss true oder false sein",
      "{1} tiene que ser true o false"),
    DaemonSentence(
      "{1} must be a whole number, not {2}",
      "{1} должно быть целым числом",
      "{1} muss eine ganze Zahl sein",
      "{1} tiene que ser un número entero"),
    DaemonSentence(
      "{1} must be a list, not {2}",
      "{1} должно быть списком",
      "{1} muss eine Liste sein",
      "{1} tiene que ser una lista"),
    DaemonSentence(
      "{1} is missing",
      "{1} не хватает",
      "{1} fehlt",
      "falta {1}"),
    DaemonSentence(
      "{1} must lie between {2} and {3}",
      "{1} должно быть от {2} до {3}",
      "{1} muss zwischen {2} und {3} liegen",
      "{1} tiene que estar entre {2} y {3}"),
    DaemonSentence(
      "beat needs music to follow, and music is null",
      "beat следует музыке, а музыки нет",
      "beat folgt der Musik, und es gibt keine",
      "beat sigue a la música, y no hay música"),
    DaemonSentence(
      "there is no best part without music",
      "без музыки нет лучшей её части",
      "ohne Musik gibt es keinen besten Teil",
      "sin música no hay mejor parte"),
    DaemonSentence(
      "{1} ends early: its last picture is held for {2} of {3} frames",
      "{1} кончается раньше: последний кадр держится {2} из {3} кадров",
      "{1} endet früher: das letzte Bild steht für {2} von {3} Bildern",
      "{1} termina antes: su última imagen se mantiene {2} de {3} fotogramas"),
    DaemonSentence(
      "{1} breaks ({2}): its last picture is held for {3} of {4} frames",
      "{1} обрывается ({2}): последний кадр держится {3} из {4} кадров",
      "{1} bricht ab ({2}): das letzte Bild steht für {3} von {4} Bildern",
      "{1} se interrumpe ({2}): su última imagen se mantiene {3} de {4} fotogramas"),
    DaemonSentence(
      "{1} is damaged: {2} of its pictures could not be decoded, {3} of {4} frames show damage",
      "{1} повреждён: не прочитано кадров: {2}, повреждения видны в {3} из {4} кадров",
      "{1} ist beschädigt: {2} Bilder ließen sich nicht lesen, {3} von {4} Bildern zeigen Schäden",
      "{1} está dañado: {2} imágenes no se pudieron leer, {3} de {4} fotogramas muestran daños"),
  ]
}
