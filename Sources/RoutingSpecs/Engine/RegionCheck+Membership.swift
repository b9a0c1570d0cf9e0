extension RegionCheck {
  /// Whether a stack is among those that a run of this check stood for.
  ///
  /// - Parameters:
  ///   - state: A stack of the space.
  ///   - finding: What the run showed.
  /// - Returns: Whether the stack is in the run's region.
  /// - Complexity: O(*n*) in the controllers of the stack.
  public func contains(_ state: StackState, in finding: Finding) -> Bool {
    exploration.grammar.contains(state, in: finding.region)
  }
}
