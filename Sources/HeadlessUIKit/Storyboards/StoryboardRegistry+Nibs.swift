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

  /// The name of the nib from which a controller makes its view: the one that it was given, or else that of its class, for
  /// `CardViewController` first `CardView`, then that.
  ///
  /// - Parameters:
  ///   - type: The class, which looks in its own module.
  ///   - given: The name that the controller was given.
  /// - Returns: The name; `nil` where the module hands over no nibs at all, and where none has the name of the class.
  func nibName(for type: UIViewController.Type, given: String?) -> String? {
    guard !nibs.isEmpty else { return nil }
    let module = String(reflecting: type).prefix { $0 != "." }
    guard nibs.values.contains(where: { $0.module == module }) else { return nil }
    if let given, !given.isEmpty { return given }
    let name = String(describing: type)
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { nibs[$0]?.module == module }
  }
}
