internal import Glibc
internal import Linux

/// Where the worker's executable lies.
enum WorkerProgram {
  private static let name = "reeld-worker"
  /// Where `make install` puts it.
  private static let installed = "/usr/libexec/reeld/reeld-worker"

  /// Beside the daemon's own executable, as in a build folder, else where it is installed; nil when in neither.
  static func find() -> String? {
    var places: [String] = []
    if let folder = try? ThisProcess.programFolder() {
      places.append("\(folder)/\(name)")
      // PREFIX/bin/reeld stands beside PREFIX/libexec/reeld/reeld-worker.
      if folder.hasSuffix("/bin") { places.append("\(folder.dropLast(4))/libexec/reeld/\(name)") }
    }
    places.append(installed)
    return places.first { access($0, X_OK) == 0 }
  }
}
