internal import Linux

/// Why a worker gave no result.
enum WorkerFailure: Error, Sendable, Equatable {
  /// The worker said no and lives on.
  case refused(String)
  /// The process ended; `log` is the last it wrote.
  case died(WorkerProcess.Exit, log: String)
  /// It took longer than the job may.
  case late
  /// It showed no progress for longer than a job may.
  case silent
  /// The one who asked wants no result any more.
  case cancelled
  /// No worker could be started.
  case unavailable(String)
  /// It answered what nobody asked, and was ended.
  case confused(String)

  /// One English phrase without a final stop.
  var text: String {
    switch self {
    case .refused(let reason): reason
    case .died(.signal(let signal), _): "the worker was ended by signal \(signal)"
    case .died(.code(let code), _): "the worker ended with exit code \(code)"
    case .late: "it took too long"
    case .silent: "it stood still for too long"
    case .cancelled: "it was cancelled"
    case .unavailable(let reason): "no worker could be started: \(reason)"
    case .confused(let what): "the worker answered out of turn: \(what)"
    }
  }

  /// The process is gone because of what it was given.
  var isCrash: Bool {
    switch self {
    case .died, .late, .silent, .confused: true
    case .refused, .cancelled, .unavailable: false
    }
  }

  /// The worker could not read what it was to show.
  var isOfSource: Bool {
    if case .refused(let reason) = self { reason.hasPrefix("source:") } else { false }
  }

  /// The same of what a dissolve leads to.
  var isOfSecondSource: Bool {
    if case .refused(let reason) = self { reason.hasPrefix("second source:") } else { false }
  }
}
