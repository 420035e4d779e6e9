extension Language {
  /// The commonest words of Japanese beside those of its table.
  static let japaneseEveryday = """
    ありがとう おはよう おやすみ こんにちは すみません だれ つけて どうして なぜ アラーム ピザ 予約 冗談 天気 教えて 歌って 注文 消して 翻訳 英語 誰 起こして 電気 電話
    """
}
