extension StoryboardRegistry {
  /// A nib, and the module that it is part of, as it would be in one bundle with the module's classes.
  struct KnownNib {
    let document: NibDocument
    let module: Substring
  }

  /// Adds a nib; one of the same name is replaced.
  ///
  /// - Parameters:
  ///   - document: The nib.
  ///   - file: A file of the module that the nib is part of; its controllers find the nib by their own names.
  public func register(_ document: NibDocument, from file: String = #fileID) {
    nibs[document.name] = KnownNib(document: document, module: file.prefix { $0 != "/" })
  }

  /// A nib.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The nib, or `nil`.
  public func nib(named name: String) -> NibDocument? { nibs[name]?.document }

  /// The name of the nib of a class's module that has the class's name: for `CardViewController` first `CardView`,
  /// then that.
  func nibName(of type: UIViewController.Type) -> String? {
    let name = String(describing: type)
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { nibs[$0]?.module == Self.module(of: type) }
  }

  /// Whether any nib of a class's module is known.
  func hasNibs(for type: UIViewController.Type) -> Bool {
    !nibs.isEmpty && nibs.values.contains { $0.module == Self.module(of: type) }
  }

  private static func module(of type: UIViewController.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
