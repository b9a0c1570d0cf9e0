extension TransitionClock {
  /// Lets events happen until none is left.
  ///
  /// - Parameter limit: The most events to run.
  /// - Returns: Whether the clock is idle now; `false` means that the limit was hit.
  @discardableResult
  public func settle(limit: Int = 10_000) -> Bool {
    var left = limit
    while !isIdle {
      guard left > 0 else { return false }
      left -= 1
      advance()
    }
    return true
  }
}
