internal import AllocationCounting

/// Counts how often code asks for memory, where the test's own allocator stands before the system's.
public enum AllocationCounter {
  /// How often a closure asks for memory on this thread.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The number, or `nil` where that is not counted.
  public static func allocations(during body: () throws -> Void) rethrows -> Int? {
    let before = allocation_count()
    try body()
    let after = allocation_count()
    return before < 0 ? nil : after - before
  }
}
