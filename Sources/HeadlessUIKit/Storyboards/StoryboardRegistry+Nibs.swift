extension StoryboardRegistry {
  /// Adds a nib; one of the same name is replaced.
  ///
  /// - Parameter document: The nib.
  public func register(_ document: NibDocument) { nibs[document.name] = document }

  /// A nib.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The nib, or `nil`.
  public func nib(named name: String) -> NibDocument? { nibs[name] }

  /// Whether any nib is known.
  var hasNibs: Bool { !nibs.isEmpty }
}
