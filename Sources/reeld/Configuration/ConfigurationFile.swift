internal import Glibc
internal import Linux
internal import Plans
internal import Wire

/// Reads the configuration file and puts flags and defaults around it.
enum ConfigurationFile {
  /// Bytes a configuration may have.
  private static let longest = 1 << 20

  /// The whole configuration of an invocation.
  /// - Throws: `configuration`, naming the file and the key.
  static func configuration(_ invocation: Invocation, in context: LaunchContext) throws(ExitReason)
    -> Configuration
  {
    let path = invocation.file ?? Defaults.configurationFile(context)
    let file = try path.flatMap { (path) throws(ExitReason) in
      try read(path, mustExist: invocation.file != nil)
    }
    do throws(Problem) {
      return try Configuration((file?.settings ?? Settings()).overlaid(by: invocation.settings), in: context)
    } catch {
      // What no file says comes from flags, and flags win over the file.
      guard let file, !invocation.settings.says(error.field) else { throw refusal(error, "the flags") }
      throw refusal(error, file.place(of: error.field))
    }
  }

  /// A file as it was read.
  private struct Source {
    var path: String
    var bytes: [UInt8]
    var settings = Settings()

    /// `config.json:7`, where a field stands in it.
    func place(of field: String) -> String {
      JSONPlace.line(of: field, in: bytes).map { "\(path):\($0)" } ?? path
    }
  }

  private static func read(_ path: String, mustExist: Bool) throws(ExitReason) -> Source? {
    let bytes: [UInt8]
    do throws(LinuxError) {
      bytes = try Descriptor.open(path, flags: O_RDONLY).readAll(limit: longest)
    } catch {
      if error.isMissing, !mustExist { return nil }
      throw ExitReason(.configuration, error.text)
    }
    var source = Source(path: path, bytes: bytes)
    let json: JSON
    do throws(JSONText.Refusal) { json = try JSONText.parse(bytes) } catch {
      let line = error.byte.map { ":\(JSONPlace.line(ofByte: $0, in: bytes))" } ?? ""
      throw ExitReason(.configuration, "\(path)\(line): \(error.reason)")
    }
    do throws(Problem) { source.settings = try Settings(json: json) } catch {
      throw refusal(error, source.place(of: error.field))
    }
    return source
  }

  private static func refusal(_ problem: Problem, _ source: String) -> ExitReason {
    let place = problem.field.isEmpty ? source : "\(source): \(problem.field)"
    let hint = problem.hint.isEmpty ? "" : " (\(problem.hint))"
    return ExitReason(.configuration, "\(place): \(problem.reason)\(hint)")
  }
}
