internal import Plans

extension Language {
  /// What each language says of a film that is there already, how it asks for files of another format, and its word for frames.
  var verdicts: [(Meaning, String)] {
    switch code {
    case .en:
      [
        (.other, "sending, deleting, renaming"),
        (.frames, "frames"),
        (
          .judged,
          "was, is, wasn t, isn t, looks, looked, turned out, came out, has turned out, rocked, sucked"
        ),
        (.how, "how, where, when, who, why, what"),
        (.convert, "convert, transcode, reencode, re encode, converting"), (.turn, "turn, turning, change"),
      ]
    case .ru:
      [
        (.plain, "был бы, была бы, было бы, были бы"),
        (
          .other,
          "переименовать, выложить, опубликовать, поделиться, загрузить, залить, скачать, переслать, закачать, распечатать, послать, выслать, отослать, воспроизвести, проиграть, удалять, отправлять, запостить"
        ),
        (.frames, "кадров, кадра"),
        (
          .judged,
          """
          был, была, было, были, вышел, вышла, вышло, вышли, понравился, понравилась, понравилось, оказался, оказалась, оказалось, \
          слишком, супер, огонь, бомба, зашел, зашло
          """
        ),
        (.how, "как, где, когда, кто, почему, что"),
        (
          .convert, "конвертируй, сконвертируй, переконвертируй, конвертировать, сконвертировать, перекодируй"
        ), (.turn, "преврати, превратить, переведи, перегони, переделай"),
      ]
    case .de:
      [
        (
          .other,
          "löschen, verschicken, schicken, senden, zuschicken, schick, schicke, sende, umbenennen, hochladen, veröffentlichen, posten, ausdrucken, abspielen, mailen, exportieren, herunterladen"
        ),
        (.frames, "frames"),
        (
          .judged,
          "war, ist, wurde, sieht, gefällt, gefiel, hat mir gefallen, hat uns gefallen, hat allen gefallen"
        ),
        (.how, "wie, wo, wann, wer, warum, was"),
        (.convert, "konvertiere, konvertier, konvertieren, transkodiere"),
        (.turn, "wandle, wandel, umwandeln, verwandle, verwandeln, mach, mache"),
      ]
    case .es:
      [
        (
          .other,
          "renombrar, publicar, compartir, mandar, enviar, imprimir, eliminar, reproducir, borrar, subir, exportar"
        ),
        (.frames, "fotogramas, cuadros"),
        (
          .judged,
          "quedó, estuvo, fue, era, salió, está genial, está muy, está muy bien, es, resultó, me gustó, nos gustó, me encantó, nos encantó, ha quedado, ha salido, me ha gustado"
        ),
        (.how, "cómo, dónde, cuando, cuándo, quién, por qué, que"),
        (.convert, "convertir~l, convierta"), (.turn, "transforma~l, pasa~l, convierte~l"),
      ]
    case .fr:
      [
        (
          .other,
          "renommer, partager, poster, imprimer, télécharger, effacer, envoyer, publier, supprimer, exporter, mettre en ligne"
        ),
        (.judged, "était, est, a été, m a plu, nous a plu, rend, a bien rendu"),
        (.how, "comme, où, quand, qui, pourquoi, que, comment"),
        (.convert, "convertis, convertir, convertissez"), (.turn, "transforme, transformer, passe, mets"),
      ]
    case .it:
      [
        (
          .other,
          "mandare, inviare, rinominare, pubblicare, condividere, spedire, eliminare, caricare, stampare, esportare, mandarlo, mandami, mandalo"
        ),
        (.frames, "fotogrammi"),
        (
          .judged,
          "era, è stato, è venuto, è venuta, è riuscito, è uscito, è bello, è bellissimo, è fantastico, è troppo, mi è piaciuto, ci è piaciuto"
        ),
        (.how, "come, dove, quando, chi, perché, che"),
        (.convert, "converti, convertire, convertimi"), (.turn, "trasforma, trasformare"),
      ]
    case .pt:
      [
        (
          .other,
          "publicar, renomear, partilhar, compartilhar, mandar, enviar, imprimir, eliminar, excluir, deletar, postar, exportar"
        ),
        (.frames, "quadros, fotogramas, frames"),
        (.judged, "ficou, foi, estava, era, saiu, está muito, é muito, está ótimo, é ótimo, adorei"),
        (.how, "como, onde, quando, quem, por que, que"),
        (.convert, "converte, converta, converter"), (.turn, "transforma, transforme, transformar, passa"),
      ]
    case .uk:
      [
        (.plain, "був би, була б, було б, були б"),
        (
          .other,
          "надіслати, викласти, перейменувати, поширити, опублікувати, завантажити, переслати, відправити, поділитися, роздрукувати, видаляти"
        ),
        (.frames, "кадрів"),
        (
          .judged,
          """
          був, була, було, були, вийшов, вийшла, вийшло, вдався, вдалося, сподобався, сподобалося, сподобалась, виявився, занадто, \
          надто, супер, вогонь
          """
        ),
        (.how, "як, де, коли, хто, чому, що"),
        (.convert, "конвертуй, сконвертуй, переконвертуй, конвертувати, перекодуй"),
        (.turn, "перетвори, перетворити, переведи"),
      ]
    case .pl:
      [
        (
          .other,
          "opublikować, zmienić nazwę, zmień nazwę, wrzucić, udostępnić, skasować, przesłać, wydrukować, wyeksportować, wysyłać"
        ),
        (.frames, "klatek"),
        (
          .judged,
          "był, była, był za, była za, było za, jest za, było, były, wyszedł, wyszła, wyszło, jest, udał się, się udał, podobał się, mi się podobał, się podobał"
        ),
        (.how, "jak, gdzie, kiedy, kto, dlaczego, co"),
        (.convert, "konwertuj, przekonwertuj, konwertować, przekonwertować"),
        (.turn, "przekształć, zamień, przerób"),
      ]
    case .nl:
      [
        (
          .other,
          "verwijderen, sturen, versturen, opsturen, doorsturen, uploaden, hernoemen, posten, wissen, publiceren, mailen, afdrukken, printen, exporteren"
        ),
        (.frames, "frames"),
        (.judged, "was, is, werd, ziet, viel tegen, is geworden"),
        (.how, "hoe, waar, wanneer, wie, waarom, wat"),
        (.convert, "converteer, converteren, omzetten, zet om"), (.turn, "zet, verander"),
      ]
    case .tr:
      [
        (
          .other,
          "silebilir, silmek, silmeni, silin, gönderebilir, göndermek, gönderir, paylaşmak, paylaşır, paylaşabilir, yükleyebilir, yüklemek, yükler, yeniden adlandır, yeniden adlandırır, adını değiştir"
        ),
        (.frames, "kare"),
        (
          .judged,
          "harikaydı, güzeldi, çok güzeldi, süperdi, muhteşemdi, iyiydi, berbattı, sıkıcıydı, güzel olmuş, olmuş, çıkmış, harika olmuş, fena değildi"
        ),
        (.turn, "çevir, çevirin, dönüştür, dönüştürün"),
      ]
    case .ja:
      [
        (.judged, "だった, でした, よかった, 良かった, 面白かった, すごかった, 楽しかった, 最高, 素晴らしかった"),
        (.convert, "変換して, 変換, に変換して"),
      ]
    }
  }
}
