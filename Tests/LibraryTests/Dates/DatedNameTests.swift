internal import Library
internal import Plans
internal import Testing

@Suite struct DatedNameTests {
  // Field report A4.
  @Test(arguments: [
    ("PXL_20240516_221503123.mp4", "2024-05-16T22:15:03.123Z instant name none"),
    ("PXL_20240101_012612027.MP.jpg", "2024-01-01T01:26:12.027Z instant name none"),
    ("PXL_20210308_055138485.NIGHT.jpg", "2021-03-08T05:51:38.485Z instant name none"),
    ("IMG_20240516_231503.jpg", "2024-05-16T23:15:03 wall name home-zone"),
    ("IMG_20240516_231503123.jpg", "2024-05-16T23:15:03.123 wall name home-zone"),
    ("MVIMG_20240516_231503.jpg", "2024-05-16T23:15:03 wall name home-zone"),
    ("VID_20240516_231503.mp4", "2024-05-16T23:15:03 wall name home-zone"),
    ("VID20240516231503.mp4", "2024-05-16T23:15:03 wall name home-zone"),
    ("20240516_231503.mp4", "2024-05-16T23:15:03 wall name home-zone"),
    ("20240516_231503(0).mp4", "2024-05-16T23:15:03 wall name home-zone"),
    ("20240516_231503 (1).mp4", "2024-05-16T23:15:03 wall name home-zone"),
    ("20240516_231503~2.jpg", "2024-05-16T23:15:03 wall name home-zone"),
    ("IMG_20240516_231503-edited.jpg", "2024-05-16T23:15:03 wall name home-zone"),
    ("Screenshot_20230704-081500.jpg", "2023-07-04T08:15:00 wall name home-zone"),
    ("Screenshot_20230704-081500_Chrome.png", "2023-07-04T08:15:00 wall name home-zone"),
    ("Screen_Recording_20230704-081500_App.mp4", "2023-07-04T08:15:00 wall name home-zone"),
    ("2023-07-04 08.15.00.mov", "2023-07-04T08:15:00 wall name home-zone"),
    ("2023-07-04_08-15-00.mkv", "2023-07-04T08:15:00 wall name home-zone"),
    ("Screenshot from 2023-07-04 08-15-00.png", "2023-07-04T08:15:00 wall name home-zone"),
    ("signal-2023-07-04-081500.jpg", "2023-07-04T08:15:00 wall name-messenger home-zone"),
    ("signal-2023-07-04-08-15-00-123.mp4", "2023-07-04T08:15:00.123 wall name-messenger home-zone"),
    ("photo_2023-07-04_08-15-00.jpg", "2023-07-04T08:15:00 wall name-messenger home-zone"),
    ("video_2023-07-04_08-15-00.mp4", "2023-07-04T08:15:00 wall name-messenger home-zone"),
    ("FB_IMG_1688458500000.jpg", "2023-07-04T08:15:00Z instant name-messenger none"),
    ("mmexport1688458500000.mp4", "2023-07-04T08:15:00Z instant name-messenger none"),
    ("RPReplay_Final1688458500.mp4", "2023-07-04T08:15:00Z instant name none"),
    ("ScreenRecording_07-04-2023 08-15-00_1.MP4", "2023-07-04T08:15:00 wall name home-zone"),
    ("Screenrecorder-2023-07-04-08-15-00-123.mp4", "2023-07-04T08:15:00.123 wall name home-zone"),
    ("Screenshot_2023-07-04-08-15-03-123_com.app.jpg", "2023-07-04T08:15:03.123 wall name home-zone"),
    ("vlcsnap-2023-07-04-08h15m19s123.png", "2023-07-04T08:15:19.123 wall name home-zone"),
    ("20230704081523.jpg", "2023-07-04T08:15:23 wall name home-zone"),
    ("20230704081523123.jpg", "2023-07-04T08:15:23.123 wall name home-zone"),
    ("WhatsApp Bild 2023-07-04 um 08.15.00.jpeg", "2023-07-04T08:15:00 wall name-messenger home-zone"),
    ("Imagen de WhatsApp 2023-07-04 a las 08.15.00.jpg", "2023-07-04T08:15:00 wall name-messenger home-zone"),
    ("WIN_20230704_08_15_00_Pro.mp4", "2023-07-04T08:15:00 wall name home-zone"),
    ("WP_20150704_08_15_00_Pro.mp4", "2015-07-04T08:15:00 wall name home-zone"),
    ("DJI_20230704081500_0012_D.MP4", "2023-07-04T08:15:00 wall name home-zone"),
    ("VID_20230704_081500_00_012.insv", "2023-07-04T08:15:00 wall name home-zone"),
    ("2023_0704_081500_012F.MP4", "2023-07-04T08:15:00 wall name home-zone"),
    ("NO20230704-081500-000012F.MP4", "2023-07-04T08:15:00 wall name home-zone"),
    ("REC_2023_07_04_08_15_00_F.MP4", "2023-07-04T08:15:00 wall name home-zone"),
    ("2023-07-04_08-15-00-front.mp4", "2023-07-04T08:15:00 wall name home-zone"),
    ("video-2010-07-04-08-15-00.3gp", "2010-07-04T08:15:00 wall name home-zone"),
    ("lv_0_20230704081500.mp4", "2023-07-04T08:15:00 wall name home-zone"),
    ("Kinemaster_20230704_081500123.mp4", "2023-07-04T08:15:00.123 wall name home-zone"),
    ("InShot_20230704_081500123.mp4", "2023-07-04T08:15:00.123 wall name home-zone"),
    ("SL_MO_VID_20230704_081500.mp4", "2023-07-04T08:15:00 wall name home-zone"),
    ("WhatsApp Image 2026-08-31 at 15.41.14.jpeg", "2026-08-31T15:41:14 wall name-messenger home-zone"),
    ("WhatsApp Video 2026-08-31 at 15.41.14 (2).mp4", "2026-08-31T15:41:14 wall name-messenger home-zone"),
    ("WhatsApp Image 2026-08-31 at 3.41.14 PM.jpeg", "2026-08-31T15:41:14 wall name-messenger home-zone"),
    ("Screenshot 2024-01-05 at 10.10.11 PM.jpg", "2024-01-05T22:10:11 wall name home-zone"),
    ("Screenshot 2024-01-05 at 10.10.11\u{202F}PM.jpg", "2024-01-05T22:10:11 wall name home-zone"),
    ("Screenshot 2024-01-05 at 12.10.11 am.jpg", "2024-01-05T00:10:11 wall name home-zone"),
    ("2024-05-16T231503Z.mp4", "2024-05-16T23:15:03Z instant name none"),
    ("20240516T231503Z.mp4", "2024-05-16T23:15:03Z instant name none"),
    ("2024-05-16T23-15-03+02:00.mp4", "2024-05-16T21:15:03Z instant name none"),
    ("IMG-20201018-WA0007.jpg", "2020-10-18 day name-messenger home-zone"),
    ("VID-20201018-WA0001.mp4", "2020-10-18 day name-messenger home-zone"),
    ("2024-05-16 Birthday.mp4", "2024-05-16 day name home-zone"),
  ])
  func `a name that carries a date gives it`(name: String, expected: String) {
    #expect(summary(DateFinding(evidence(.video, name: name))) == expected)
  }

  /// macOS names screenshots and recordings in its own language, with a clock of 24 or of 12 hours.
  @Test(arguments: [
    "Screenshot 2023-07-04 at 20.15.06.png", "Screen Recording 2023-07-04 at 8.15.06\u{202F}PM.mov",
    "Bildschirmfoto 2023-07-04 um 20.15.06.png", "Bildschirmaufnahme 2023-07-04 um 20.15.06.mov",
    "Schermafbeelding 2023-07-04 om 20.15.06.png", "Schermopname 2023-07-04 om 8.15.06\u{202F}p.m..mov",
    "Capture d’écran 2023-07-04 à 20.15.06.png", "Capture d’e\u{301}cran 2023-07-04 a\u{300} 20.15.06.png",
    "Enregistrement de l’écran 2023-07-04 à 8.15.06 PM.mov", "Schermata 2023-07-04 alle 20.15.06.png",
    "Registrazione schermo 2023-07-04 alle 20.15.06.mov", "Captura de pantalla 2023-07-04 a las 20.15.06.png",
    "Captura de pantalla 2023-07-04 a la(s) 8.15.06\u{A0}p.\u{A0}m..png",
    "Grabación de pantalla 2023-07-04 a las 20.15.06.mov", "Captura de Tela 2023-07-04 às 20.15.06.png",
    "Captura de ecrã 2023-07-04, às 20.15.06.png", "Gravação de Tela 2023-07-04 às 8.15.06\u{202F}PM.mov",
    "Zrzut ekranu 2023-07-04 o 20.15.06.png", "Nagranie z ekranu 2023-07-04 o 20.15.06.mov",
    "Снимок экрана 2023-07-04 в 20.15.06.png", "Запись экрана 2023-07-04 в 20.15.06.mov",
    "Знімок екрана 2023-07-04 о 20.15.06.png", "Запис екрана 2023-07-04 о 8.15.06\u{202F}пп.mov",
    "Ekran Resmi 2023-07-04 20.15.06.png", "Ekran Kaydı 2023-07-04 ÖS 8.15.06.mov",
    "スクリーンショット 2023-07-04 20.15.06.png", "スクリーンショット 2023-07-04 午後8.15.06.png",
    "画面収録 2023-07-04 20.15.06.mov", "截屏2023-07-04 下午8.15.06.png", "스크린샷 2023-07-04 오후 8.15.06.png",
  ])
  func `a screenshot's name is read in the languages of its system`(name: String) {
    #expect(
      summary(DateFinding(evidence(.photo, name: name))) == "2023-07-04T20:15:06 wall name home-zone")
  }

  @Test(arguments: [
    ("スクリーンショット 2023-07-04 8.15.13.png", "2023-07-04T08:15:13"),
    ("スクリーンショット 2023-07-04 午前0.15.13.png", "2023-07-04T00:15:13"),
    ("Снимок экрана 2023-07-04 в 0.15.13 (2).png", "2023-07-04T00:15:13"),
    ("Screenshot 2023-07-04 at 12.15.13 PM.png", "2023-07-04T12:15:13"),
  ])
  func `an hour of one digit and the first of a half day are read`(name: String, expected: String) {
    #expect(
      summary(DateFinding(evidence(.photo, name: name))) == "\(expected) wall name home-zone")
  }

  @Test(arguments: [
    "GX010123.MP4", "GOPR0123.MP4", "DSC_0001.JPG", "DSC_20201345.jpg", "DSC_20201225.jpg", "IMG_1234.HEIC",
    "DJI_0001.MP4", "IMG_20241332_101112.jpg", "IMG_20240516_251503.jpg", "120240516_231503.mp4",
    "20240516_2315034.mp4", "1715890503123.jpg", "20241316231503.mp4", "2024-05-166.mp4",
    "202405162315031.mp4",
    "20240516231503 x.mp4", "2024-05-1608.15.00.mp4",
    "IMG-20201318-WA0007.jpg", "RPReplay_Final168845850.mp4", "mmexport16884585.jpg", "2023_0704_1.mp4",
    "ScreenRecording_13-04-2023 08-15-00.MP4", "DSC_1_20230704081500.JPG", "P1000123.MP4", "MVI_4823.AVI",
    "00012.MTS", "MOV00123.3gp", "FILE230704-081500F.MOV", "3F2504E0-4F89-11D3-9A0C-0305E82C3301.MOV",
    ".mp4", "", "~", "()", "-edited",
  ])
  func `a counter is no date`(name: String) {
    #expect(summary(DateFinding(evidence(.video, name: name))) == "nothing")
  }

  @Test(arguments: ["IMG_30240516_231503.jpg", "IMG_19000516_231503.jpg", "IMG_19700101_000000.jpg"])
  func `a name outside the window is kept as rejected`(name: String) {
    let finding = DateFinding(evidence(.photo, name: name))
    #expect(finding.date == nil)
    #expect(finding.rejected.count == 1)
  }
}
