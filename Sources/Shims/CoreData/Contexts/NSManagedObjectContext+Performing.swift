import HeadlessUIKit

extension NSManagedObjectContext {
  /// When a closure runs.
  public enum ScheduledTaskType: Hashable, Sendable {
    /// As soon as it can.
    case immediate
    /// After what is waiting.
    case enqueued
  }

  /// Does something in a later turn.
  ///
  /// - Parameter block: What.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    MainTurn.schedule(after: 0) {
      block()
      self.processPendingChanges()
    }
  }

  /// Does something at once.
  ///
  /// - Parameter block: What.
  /// - Returns: What has come of it.
  /// - Throws: What it throws.
  public func performAndWait<Result, Failure: Error>(
    _ block: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = try block()
    processPendingChanges()
    return result
  }

  /// Does something in a turn of its own, and waits for it.
  ///
  /// - Parameters:
  ///   - schedule: When; always as soon as the main actor is free.
  ///   - block: What.
  /// - Returns: What has come of it.
  /// - Throws: What it throws.
  @preconcurrency
  nonisolated public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result { try await performed(block) }

  func performed<Value, Failure: Error>(
    _ block: @escaping () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    nonisolated(unsafe) let work = block
    // The main actor takes it on in a turn of its own, whether or not anybody moves the virtual clock.
    let outcome = await MainActor.run {
      let outcome = Outcome(result: Result { () throws(Failure) -> Value in try work() })
      self.processPendingChanges()
      return outcome
    }
    return try outcome.result.get()
  }

  /// Handed to whoever waits, from the turn in which it was made.
  private struct Outcome<Value, Failure: Error>: @unchecked Sendable { let result: Result<Value, Failure> }
}
