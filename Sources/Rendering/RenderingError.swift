package import Media
package import Plans

/// Why a segment, a film's sound or a film could not be made.
package enum RenderingError: Error, Sendable, Equatable {
  /// The source, segment or sound cannot be read.
  case source(MediaError)
  /// The source a dissolve leads to cannot be read.
  case second(MediaError)
  /// The result cannot be written.
  case output(MediaError)
  /// A file that was asked for was not given.
  case notOpened(FilmPart, reason: String)
  /// The order or the finished film is not what it should be; the reason is one English phrase.
  case wrong(String)
}

extension RenderingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .source(let error): "source: \(error)"
    case .second(let error): "second source: \(error)"
    case .output(let error): "film: \(error)"
    case .notOpened(let part, let reason): "\(part): \(reason)"
    case .wrong(let reason): reason
    }
  }
}

extension RenderingError {
  /// What a person is told beside the name of the file: no word of what was tried.
  var reason: String {
    switch self {
    case .source(let error), .second(let error), .output(let error): error.reason
    case .notOpened(_, let reason), .wrong(let reason): reason
    }
  }
}

/// Says on which side of the work an error of libav lies.
func reading<Value: ~Copyable>(_ work: () throws(MediaError) -> Value) throws(RenderingError) -> Value {
  do { return try work() } catch { throw .source(error) }
}

/// Says on which side of the work an error of libav lies.
func writing<Value: ~Copyable>(_ work: () throws(MediaError) -> Value) throws(RenderingError) -> Value {
  do { return try work() } catch { throw .output(error) }
}

/// Says that what was read is what a dissolve leads to.
func readingSecond<Value>(_ work: () throws(RenderingError) -> Value) throws(RenderingError) -> Value {
  do { return try work() } catch {
    if case .source(let error) = error { throw .second(error) }
    throw error
  }
}
