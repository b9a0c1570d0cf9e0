public import Foundation

/// A nib by name: makes its objects anew each time that it is loaded.
///
/// What stands in it was registered with `Simulation.storyboards`; the bundle is not looked at, and nothing is looked
/// for before the nib is loaded.
@preconcurrency @MainActor
open class UINib: SingleObject {
  /// What can be said where a nib is loaded.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Names an option.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that stand for the nib's placeholders: a dictionary by their identifiers.
    public static var externalObjects: OptionsKey { OptionsKey(rawValue: "UINibExternalObjects") }
  }

  private final let name: String

  /// Names a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the nib.
  ///   - bundleOrNil: The bundle that it is in; without effect.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Makes the objects of the nib, connects them, and tells them that they are awake.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that loads the nib, to which outlets and actions lead.
  ///   - optionsOrNil: The objects that stand for placeholders.
  /// - Returns: The top-level objects in the order of the file; none where nobody registered the nib, which is a fault.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let others = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return load(owner: ownerOrNil.map { $0 as AnyObject }, others: others) ?? []
  }

  /// The same; `nil` after the fault that there is no such nib.
  final func load(owner: AnyObject?, others: [String: Any] = [:]) -> [AnyObject]? {
    guard let document = Simulation.storyboards.nib(named: name) else {
      Simulation.current.raise(.unknownNib(name))
      return nil
    }
    return NibLoading(document, owner: owner, others: others).load()
  }

  /// Makes a cell of a list, of which there has to be exactly one in the nib.
  ///
  /// - Parameters:
  ///   - identifier: The name under which the nib is registered.
  ///   - isOfCollection: Whether it is for a collection.
  /// - Returns: The cell; `nil` after a fault.
  final func makeCell<Cell: UIView>(_ identifier: String, ofCollection isOfCollection: Bool) -> Cell? {
    guard let made = load(owner: nil) else { return nil }
    guard made.count == 1, let cell = made[0] as? Cell else {
      Simulation.current.raise(.invalidCellNib(identifier, ofCollection: isOfCollection))
      return nil
    }
    if case .view(let view)? = Simulation.storyboards.nib(named: name)?.objects.first,
      let own = view.reuseIdentifier, !own.isEmpty, own != identifier
    {
      Simulation.current.raise(
        .foreignCellNib(own, registered: identifier, ofCollection: isOfCollection))
    }
    return cell
  }
}

/// One loading of a nib.
@MainActor
private struct NibLoading {
  private let document: NibDocument
  private let owner: AnyObject?
  private let others: [String: Any]

  init(_ document: NibDocument, owner: AnyObject?, others: [String: Any]) {
    self.document = document
    self.owner = owner
    self.others = others
  }

  /// The object that a placeholder stands for; of the first responder there is none.
  private func object(for placeholder: NibDocument.Placeholder) -> AnyObject? {
    switch placeholder.identifier {
    case NibDocument.Placeholder.owner: owner
    case NibDocument.Placeholder.firstResponder: nil
    default: others[placeholder.identifier].map { $0 as AnyObject }
    }
  }

  func load() -> [AnyObject] {
    let made = document.constraints.map { ($0, NSLayoutConstraint() as AnyObject) }
    var known = Dictionary(made) { first, _ in first }
    for placeholder in document.placeholders { known[placeholder.id] = object(for: placeholder) }
    let views = SceneViews(
      owner: owner, objects: known,
      chain: document.placeholders.filter { known[$0.id] == nil }.map(\.id))
    let objects = document.objects.map(views.make)
    for placeholder in document.placeholders {
      if let object = known[placeholder.id] { views.add(placeholder.connections, of: object) }
    }
    views.connect()
    return objects
  }
}

// MARK: - Views of controllers

extension UIViewController {
  /// Loads the nib that was named, or else one of the class's module that has its name.
  ///
  /// Where a module hands over no nibs at all, nobody knows which there are, and the view stays empty.
  final func loadViewFromNib() {
    guard let name = Simulation.storyboards.nibName(for: type(of: self), given: nibNameInEffect),
      UINib(nibName: name, bundle: nil).load(owner: self) != nil
    else { return }
    guard let view = viewStorage else {
      Simulation.current.raise(.nibWithoutView(name))
      return
    }
    guard let table = view as? UITableView, let own = self as? UITableViewController else { return }
    if table.dataSource == nil { table.dataSource = own }
    if table.delegate == nil { table.delegate = own }
  }
}

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
