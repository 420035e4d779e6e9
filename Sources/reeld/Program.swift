internal import Glibc
internal import Linux
internal import Plans
internal import Wire

/// What the program does from its arguments to its exit status.
enum Program {
  static func run(_ arguments: [String]) -> ExitReason.Status {
    do throws(ExitReason) {
      let invocation = try Invocation(arguments)
      switch invocation.order {
      case .help:
        say(Invocation.help)
        return .fine
      case .version:
        say("reeld \(ProductVersion.text)")
        return .fine
      case .check:
        return Checkup.run(invocation, in: context())
      case .serve:
        let context = context()
        return try serve(try ConfigurationFile.configuration(invocation, in: context), invocation, context)
      }
    } catch {
      Log.warn(error.text)
      return error.status
    }
  }

  private static func context() -> LaunchContext {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let folder = getcwd(&buffer, buffer.count).map { String(cString: $0) } ?? "/"
    return LaunchContext(workingFolder: folder) { ThisProcess.environment($0) }
  }

  private static func serve(
    _ configuration: Configuration, _ invocation: Invocation, _ context: LaunchContext
  ) throws(ExitReason) -> ExitReason.Status {
    ThisProcess.ignoreBrokenPipes()
    do {
      // Before any thread exists, so that none takes a signal.
      let signals = try SignalDescriptor([SIGTERM, SIGINT, SIGHUP])
      let loop = try EventLoop()
      let daemon = try Daemon(configuration, invocation, context, loop: loop, signals: signals)
      let starting = Task {
        do throws(ExitReason) { try await daemon.start() } catch {
          Log.warn(error.text)
          loop.end(error.status)
        }
      }
      defer { starting.cancel() }
      return try loop.run()
    } catch let reason as ExitReason {
      throw reason
    } catch {
      throw ExitReason(.system, "\(error)")
    }
  }

  /// A text on standard output.
  static func say(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
