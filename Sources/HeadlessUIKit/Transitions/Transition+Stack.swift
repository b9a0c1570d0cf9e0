// What the change of a stack was, from who came and who left.

extension Transition {
  /// What the change of a stack looks like: a pop where the new top was on the old stack (rule N10).
  var operation: UINavigationController.Operation {
    guard kind == .stack, let to else { return .none }
    return come.holds(to) ? .push : .pop
  }

  /// Whether a controller came onto the stack.
  func isEntering(_ controller: UIViewController) -> Bool { come.holds(controller) }

  /// Who left the stack.
  var leaving: [UIViewController] { gone.list }

  /// Whether a controller left the stack.
  func isLeaving(_ controller: UIViewController) -> Bool { gone.holds(controller) }

  /// Who came onto the stack.
  var entering: [UIViewController] { come.list }

  /// The stack as it was before the transition's changes.
  ///
  /// Pushes and pops happen at the top, so that it follows from who came and who left; only where the stack was
  /// replaced as a whole its order had to be noted.
  func stackBefore(_ stack: [UIViewController]) -> [UIViewController] {
    orderBefore ?? stack.without(come.list) + gone.list
  }
}
