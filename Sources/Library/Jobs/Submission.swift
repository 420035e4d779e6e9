/// A job as it comes in.
package struct Submission: Sendable, Equatable {
  /// The user id of who asks.
  package var user: UInt32
  /// The same key and user within a day mean the same job.
  package var key: String?
  package var plan: String
  package var name: String?
  /// Nil lets the job plan its own.
  package var timeline: String?
  package var notes: [String]

  package init(
    user: UInt32, key: String? = nil, plan: String, name: String? = nil, timeline: String? = nil,
    notes: [String] = []
  ) {
    self.user = user
    self.key = key
    self.plan = plan
    self.name = name
    self.timeline = timeline
    self.notes = notes
  }

  /// What became of it; told only after its commit.
  package enum Outcome: Sendable, Equatable {
    case queued(Job)
    /// The key had been used: the job it made then.
    case known(Job)
    /// The queue holds all the jobs it may, of everyone or of this user.
    case full(Full)
  }

  /// Which bound a full queue met.
  package enum Full: Sendable, Equatable {
    case everyone(limit: Int64)
    case user(limit: Int64)
  }
}
