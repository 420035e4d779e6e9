extension WorkerRequest {
  /// The job the request belongs to.
  package var job: Int64 {
    switch self {
    case .probe(let job), .listen(let job), .glimpse(let job, _), .segment(let job, _), .sound(let job, _),
      .join(let job, _), .storyboard(let job, _), .verify(let job),
      .opened(let job), .notOpened(let job, _):
      job
    }
  }
}

extension WorkerReply {
  /// The job the reply belongs to; nil before any.
  package var job: Int64? {
    switch self {
    case .ready: nil
    case .open(let job, _), .progress(let job, _), .probed(let job, _), .listened(let job, _),
      .glimpsed(let job, _),
      .rendered(let job, _, _),
      .joined(let job), .verified(let job, _, _), .failed(let job, _):
      job
    }
  }
}
