/// Names for the subscribers that Combine has itself.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// It has sent everything.
    case finished

    /// It has failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same completion with another error.
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure>
  {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// Whether it is no failure.
  var isFinished: Bool {
    if case .finished = self { true } else { false }
  }
}

extension Subscribers.Completion where Failure == Never {
  /// The same completion for a publisher that might fail.
  func setFailureType<NewFailure: Error>(to type: NewFailure.Type) -> Subscribers.Completion<NewFailure> {
    .finished
  }
}
