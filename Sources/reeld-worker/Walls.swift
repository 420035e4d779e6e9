internal import Linux
internal import Sandbox
internal import Wire

/// What a worker gives up before it sees the first byte of media; nothing of it can be taken back.
enum Walls {
  /// The first to go when memory runs out.
  private static let outOfMemoryScore = 1000

  /// Raises the walls in this order: each step may still need what the next takes away.
  ///
  /// - Throws: the first step that failed; a worker without its walls must not run.
  static func raise(for role: Role, socket: Int32) throws(LinuxError) -> WorkerReply.Walls {
    try ThisProcess.setOutOfMemoryScore(outOfMemoryScore)
    try ThisProcess.dieWithParent(onSocket: socket)
    try ThisProcess.refuseDumps()
    try ThisProcess.limit(.core, soft: 0, hard: 0)
    try ThisProcess.limit(.addressSpace, soft: role.addressSpace, hard: role.addressSpace)
    try ThisProcess.limit(.openFiles, soft: role.openFiles, hard: role.openFiles)
    try ThisProcess.limit(.fileSize, soft: role.fileSize, hard: role.fileSize)
    try ThisProcess.refuseNewPrivileges()
    let landlock = try FileWall.raise()
    try CallFilter.raise()
    return WorkerReply.Walls(landlock: landlock, seccomp: true)
  }
}
