import Foundation

/// Does something that waits, on a thread of its own: the tests that share the runtime's few threads go on meanwhile.
///
/// - Parameter body: What waits, for a program or for time to pass. It must record no issue, as no test is its own.
/// - Returns: What it gave.
/// - Throws: What it threw.
public func aside<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}
