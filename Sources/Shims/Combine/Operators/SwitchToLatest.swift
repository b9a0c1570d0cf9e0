extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the last publisher sends that has come; the one before it is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { sendingLatest() }

  private func sendingLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.Derived { self.flattening(into: $0, maxPublishers: .unlimited, onlyLatest: true) { $0 } }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
  /// Sends what the last publisher sends that has come; the one before it is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { sendingLatest() }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends what the last publisher sends that has come, until one fails; the one before it is cancelled.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).sendingLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends what the last publisher sends that has come; the one before it is cancelled.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.sendingLatest()
  }
}
