/// One of the numbers that bound how large stacks become.
public enum SizeBound: String, Hashable, Sendable, Codable, CaseIterable {
  /// How many tabs a tab bar controller has.
  case tabs
  /// How many screens a navigation controller has.
  case depth
  /// How many layers are presented over the root.
  case modals
}

/// Of which sizes of stacks a cover speaks.
public enum SizeReach: Hashable, Sendable, Codable {
  /// Of stacks of any size, of the kinds that the bound has: nothing that was asked depends on how many tabs, screens in
  /// a navigation controller or layers there are.
  case any

  /// Of stacks up to the bound: it matters how many there are of something, or which of them somebody is; the call that
  /// asked for it first, where it was one.
  case bounded(SizeBound, by: String?)

  /// Of stacks up to the bound, and a larger one fails; the stack, and what it violates.
  case exceeded(StackState, RouteProperties)
}
