import Foundation
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
      self.performAndWait(block)
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
    let thread = Thread.current
    let outer = thread.threadDictionary[Self.currentKey]
    thread.threadDictionary[Self.currentKey] = self
    defer {
      thread.threadDictionary[Self.currentKey] = outer
      processPendingChanges()
    }
    return try block()
  }

  private static let currentKey = "CoreData.context"

  /// The context in whose closure the code at hand runs; `nil` outside of all.
  static var current: NSManagedObjectContext? {
    Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext
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
      Outcome(result: Result { () throws(Failure) -> Value in try self.performAndWait(work) })
    }
    return try outcome.result.get()
  }

  /// Handed to whoever waits, from the turn in which it was made.
  private struct Outcome<Value, Failure: Error>: @unchecked Sendable { let result: Result<Value, Failure> }
}
