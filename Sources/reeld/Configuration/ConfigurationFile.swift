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
    let settings = try path.flatMap { (path) throws(ExitReason) in
      try read(path, mustExist: invocation.file != nil)
    }
    do throws(Problem) {
      return try Configuration((settings ?? Settings()).overlaid(by: invocation.settings), in: context)
    } catch {
      // What no file says comes from flags.
      throw refusal(error, settings == nil ? "the flags" : path ?? "the configuration")
    }
  }

  private static func read(_ path: String, mustExist: Bool) throws(ExitReason) -> Settings? {
    let bytes: [UInt8]
    do throws(LinuxError) {
      bytes = try Descriptor.open(path, flags: O_RDONLY).readAll(limit: longest)
    } catch {
      if error.isMissing, !mustExist { return nil }
      throw ExitReason(.configuration, error.text)
    }
    let json: JSON
    do throws(JSONText.Refusal) { json = try JSONText.parse(bytes) } catch {
      throw ExitReason(.configuration, "\(path): \(error.reason)")
    }
    do throws(Problem) { return try Settings(json: json) } catch { throw refusal(error, path) }
  }

  private static func refusal(_ problem: Problem, _ path: String) -> ExitReason {
    let place = problem.field.isEmpty ? path : "\(path): \(problem.field)"
    let hint = problem.hint.isEmpty ? "" : " (\(problem.hint))"
    return ExitReason(.configuration, "\(place): \(problem.reason)\(hint)")
  }
}
