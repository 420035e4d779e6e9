internal import Linux
internal import Testing

@Suite struct MountTableTests {
  private static let table = """
    22 1 0:21 / / rw,relatime - overlay overlay rw
    30 22 8:1 / /srv/reel rw - ext4 /dev/sda1 rw
    31 30 8:2 /a /srv/reel/the\\040card rw - vfat /dev/sdb1 rw
    32 22 8:3 / /srv/reel2 rw - ext4 /dev/sdc1 rw
    broken line

    """

  @Test func `mounts within a folder are those at it and below it, blanks in their names and all`() {
    func points(_ folder: String) -> [Substring] {
      MountTable.lines(Array(Self.table.utf8), within: folder).compactMap { $0.split(separator: " ").first }
    }
    #expect(points("/srv/reel") == ["30", "31"])
    #expect(points("/srv/reel/the card") == ["31"])
    #expect(points("/srv/reel/the card/deep") == [])
    #expect(points("/") == ["22", "30", "31", "32"])
  }

  @Test func `this process sees a mount at the top`() throws {
    #expect(try !MountTable().mounts(within: "/").isEmpty)
  }
}
