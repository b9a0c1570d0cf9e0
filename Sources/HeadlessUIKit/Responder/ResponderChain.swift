extension UIResponder {
  /// The object and whoever comes after it, as far as the classes say what comes next; nothing that they read for that counts.
  final var chain: some Sequence<UIResponder> {
    sequence(first: self) { $0.nextInChain }
  }

  /// Who comes next in the chain.
  final var nextInChain: UIResponder? { StructureReads.suspended { next } }

  /// The nearest in the chain that has the method of a name.
  final func receiver(of action: Selector) -> UIResponder? {
    chain.first { Simulation.actions.isImplemented(action, by: $0) }
  }

  /// The controller to which counts what the app's code reads when the object is told something.
  final var accountableController: UIViewController? {
    (self as? UIView)?.accountable ?? self as? UIViewController
  }
}
