@testable internal import Library
internal import Testing

@Suite struct MomentNameTests {
  @Test(arguments: [
    ("IMG_0412.MOV", "img_0412", MomentName.Mark.none), ("IMG_E0412.JPG", "img_0412", .edit),
    ("IMG_O0412.AAE", "img_0412", .none), ("img_7943_hevc.mov", "img_7943", .none),
    ("IMG_7943_HEIC.jpg", "img_7943", .none), ("DFD4_3.mov", "dfd4", .none),
    ("0A1B2C3D-0000-4000-8000-00000000ABCD_3.mov", "0a1b2c3d-0000-4000-8000-00000000abcd", .none),
    ("scene_3.mov", "scene_3", .none), ("IMG_0412-edited.jpg", "img_0412", .edit),
    ("IMG_0412-bearbeitet.jpg", "img_0412", .edit), ("IMG_0412 (1).jpg", "img_0412", .copy(1)),
    ("IMG_0412(2).jpg", "img_0412", .copy(2)), ("IMG_0412~3.jpg", "img_0412", .copy(3)),
    ("20240101_120000(0).jpg", "20240101_120000(0)", .none),
    ("PXL_20240101_012612027.MP.jpg", "pxl_20240101_012612027", .none),
    ("PXL_20240101_012612027.MP", "pxl_20240101_012612027", .none), ("IMG_ERIC.jpg", "img_eric", .none),
    ("IMG_0412.jpg.xmp", "img_0412", .none), ("IMG_0412.xmp", "img_0412", .none),
    ("IMG_0412.JPG.json", "img_0412", .none), ("IMG_0412.JPG.supplemental-metadata.json", "img_0412", .none),
    ("IMG_0412.JPG.s.json", "img_0412", .none), ("IMG_0412.JPG(1).json", "img_0412", .copy(1)),
    ("IMG_0412.JPG.supplemental-metadata(1).json", "img_0412", .copy(1)), ("trip.v2.json", "trip.v2", .none),
    ("GX010123.MP4", "gopro gx0123", .chapter(1)), ("GH020123.MP4", "gopro gh0123", .chapter(2)),
    ("GOPR0123.MP4", "gopro gp0123", .chapter(1)), ("GP010123.MP4", "gopro gp0123", .chapter(2)),
    ("GALA0123.MP4", "gala0123", .none), (".hidden", ".hidden", .none), ("", "", .none),
  ])
  func `a name tells its moment and what sets it apart`(name: String, key: String, mark: MomentName.Mark) {
    #expect(MomentName(name).key == key)
    #expect(MomentName(name).mark == mark)
  }

  @Test func `names that Takeout clips keep one key`() {
    let long = "Screenshot_20230704-081500_An application with a long name.jpg"
    let clipped = String((long + ".supplemental-metadata").prefix(46)) + ".json"
    #expect(MomentName(long).key == MomentName(clipped).key)
  }
}
