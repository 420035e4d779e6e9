extension OtherTongues {
  /// Seconds of the units of time in languages without tables, by the folded word as it is written behind a number.
  ///
  /// Whole words, for stems are not safe here: minnen are memories, minun is my, minulý is last.
  static let units: [String: Int] = {
    var units: [String: Int] = [:]
    for (list, seconds) in [(secondsWritten, 1), (minutesWritten, 60)] {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        units[Folding.fold(String(word))] = seconds
      }
    }
    return units
  }()

  private static let secondsWritten = """
    sec sek sekund sekunder sekunders sekunds sekundig sekundit sekundi sekunti sekuntia sekunnin sekuntinen
    sekunda sekundy sekundu sekundová sekundové sekundový sekúnd sekundo sekunde sekundes sekundi sekunžu sekundžu
    sekundė sekundės sekundes sekundžių sekúnda sekúndur sekúndna secunde secundă secunda segon segons segundo segundos
    sekonda sekondi sekondë segundu másodperc másodperces másodpercet másodpercig detik saniye giây
    секунда секунди секунду секунд сек δευτερόλεπτο δευτερόλεπτα δευτερολέπτων δεύτερα δευτ
    초 초짜리 ثانية ثواني ثوان ثانیه שנייה שניות सेकंड सेकेंड วินาที წამი წამის վայրկյան
    """

  private static let minutesWritten = """
    min minut minuta minute minuti minutu minuto minutos minuty minutová minutové minutový minuter minuters minuts minutig
    minutit minutes minutter minutters minutt minutters minuutti minuuttia minuutin minuuttinen minút minúty minúta
    minutė minutės minučių minūte minūtes minūšu minutë mínúta mínútur mínútna minuten minuut
    perc perces percet percig menit dakika phút
    минута минути минуту минут мин λεπτό λεπτά λεπτών
    분 분짜리 دقيقة دقائق دقیقه דקה דקות मिनट นาที წუთი წუთის րոպե
    """
}
