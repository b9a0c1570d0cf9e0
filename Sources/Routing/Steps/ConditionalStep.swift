extension DestinationStep {
  /// This chain where a condition holds, another one where it does not.
  ///
  /// - Parameters:
  ///   - condition: Asked at every navigation.
  ///   - other: The chain to go on with where the condition does not hold.
  /// - Returns: A step that leads to one of both.
  public func when(
    _ condition: @escaping @MainActor (Context) -> Bool,
    otherwise other: DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    SwitchAssembly().addCase(from: self, when: condition).assemble(default: other)
  }

  /// This chain where a finder finds something, another one where it does not.
  ///
  /// - Parameters:
  ///   - finder: Asked at every navigation.
  ///   - other: The chain to go on with where the finder finds nothing.
  /// - Returns: A step that leads to one of both.
  public func whenPresent<F: Finder>(
    _ finder: F, otherwise other: DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> where F.Context == Context {
    SwitchAssembly().addCase(from: self, when: finder).assemble(default: other)
  }
}
