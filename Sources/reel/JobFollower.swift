internal import Linux
internal import Plans
internal import Wire

/// How long a daemon that went away may take to come back before we stop looking.
private let longestAbsence: Int64 = 60

/// Follows a job to its end, across restarts of the daemon.
struct JobFollower {
  let session: Session
  let job: Int64
  /// What it speaks to the person who asked; nil is the daemon's own words.
  var tongue: Tongue?

  /// What `reel wait` answers; `{plan, film, answer, notes, job}`.
  ///
  /// - Throws: the job's own failure, or `interrupted`: leaving does not stop the job.
  func run() throws(Failure) -> JSON {
    let progress = Progress(session.screen)
    defer { progress.end() }
    while true {
      let connection = try session.connected()
      do throws(DaemonConnection.End) {
        return try finished(try follow(connection, progress))
      } catch {
        progress.end()
        switch error {
        case .lost: try reconnect()
        case .interrupted: throw interrupted
        case .garbled, .failed, .refused: throw Session.failure(error)
        }
      }
    }
  }

  /// The parameters of `job.finished`.
  private func follow(
    _ connection: DaemonConnection, _ progress: Progress
  ) throws(DaemonConnection.End) -> JSON {
    try connection.send(.jobSubscribe, [JSON.Member("id", .integer(job))])
    if let now = try connection.answer()["job"] { progress.show(moment(now)) }
    while true {
      switch try connection.next(before: progress.due) {
      case .notification(RPCNotification.Name.progress.rawValue, let params)? where isOurs(params):
        progress.show(moment(params))
      case .notification(RPCNotification.Name.finished.rawValue, let params)? where isOurs(params):
        return params
      case nil: progress.flush()
      case .notification?, .result?, .failure?: continue
      }
    }
  }

  private func moment(_ json: JSON) -> Progress.Moment {
    let moment = Progress.Moment(json)
    return tongue.map { moment.told(in: $0) } ?? moment
  }

  private func isOurs(_ params: JSON) -> Bool { params["job"]?.integer == job }

  private func finished(_ params: JSON) throws(DaemonConnection.End) -> JSON {
    if let error = params["error"], !error.isNull { throw .refused(RPCFailure(problem: error)) }
    let state = params["state"]?.string ?? ""
    if state != "done" {
      let failure = Failure(.failed, code: "failed", reason: "job \(job) was \(state)")
      throw .refused(RPCFailure(problem: failure.problem))
    }
    if let film = params["film"], film["state"] == "gone" {
      throw .refused(RPCFailure(problem: gone(film).problem))
    }
    return [
      "plan": params["plan"] ?? .null, "film": params["film"] ?? .null, "answer": params["answer"] ?? .null,
      "notes": params["notes"] ?? [], "job": ["id": .integer(job), "state": .string(state)],
    ]
  }

  /// A job that was known already may have made a film that is no longer there.
  private func gone(_ film: JSON) -> Failure {
    let path = Shown.text(film["path"])
    return Failure(
      .failed, code: "not-found", field: "film", reason: "the film of job \(job) is gone: \(path)",
      hint: "`reel recut \(Shown.number(film["id"])) --wait` makes it again")
  }

  /// Waits for the daemon to come back; what it had acknowledged goes on by itself.
  private func reconnect() throws(Failure) {
    session.screen.remark(["the daemon went away; job \(job) goes on when it is back"])
    session.disconnect()
    do throws(Failure) { try session.awaitDaemon(seconds: longestAbsence) } catch {
      throw error.exitCode == .interrupted ? interrupted : error
    }
  }

  private var interrupted: Failure {
    var failure = Failure(
      .interrupted, code: "interrupted", reason: "interrupted; job \(job) goes on",
      hint: "`reel wait \(job)` follows it again, `reel cancel \(job)` stops it")
    if let tongue { failure.told = [tongue.say(.goesOn, number: job)] }
    return failure
  }
}
