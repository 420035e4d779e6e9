internal import Linux
internal import Plans

// Watched folders are open only while something is done in them, so that their disks can be unmounted at
// rest.
extension Index {
  /// Opens the folders that were let go. One that is not what it was by now is looked at in full.
  ///
  /// - Parameter anew: What is open may be what lay there before a disk came or went.
  func holdFolders(anew: Bool = false) async {
    for index in folders.indices {
      guard let nature = folders[index].nature else {
        // Nobody knows yet, or it is away: a disk that came may be its own.
        if anew { folders[index].due = 0 }
        continue
      }
      if folders[index].root != nil && !anew { continue }
      let opened = try? await walker.open(folders[index].path, folder: folders[index].id)
      // The wait may have changed it.
      guard folders[index].nature?.identity == nature.identity else { continue }
      let isSame =
        opened?.identity == nature.identity && watch.mounts(within: folders[index].path) == nature.mounts
      guard var opened, isSame else {
        folders[index].root = nil
        folders[index].due = 0
        continue
      }
      opened.nature = nature
      folders[index].root = opened
    }
  }

  /// Lets all folders go when nothing is done in them.
  func letFoldersGo() {
    guard !isLooking, holders == 0, queue.isResting else { return }
    for index in folders.indices { folders[index].root = nil }
  }
}
