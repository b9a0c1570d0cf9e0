/// Something to do, by the name of a method: whoever has the method, of the chain of responders, is called.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The name.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The picture.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// The name under which the method was registered with `Simulation.actions`.
  public final let action: Selector

  /// What the app wants to know when it is called.
  public final let propertyList: Any?

  /// A longer name; kept, never shown.
  open var discoverabilityTitle: String?

  /// Whether the user can choose it, and how it looks.
  open var attributes: Attributes

  /// Whether it is marked as switched on.
  open var state: State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: The line below the name.
  ///   - image: The picture.
  ///   - action: The name of the method, which may take the command as its argument.
  ///   - propertyList: What the app wants to know when it is called.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: Whether the user can choose it, and how it looks.
  ///   - state: Whether it is marked as switched on.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override final var mark: State? {
    get { state }
    set { if let newValue { state = newValue } }
  }

  override final var canBeChosen: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  override final func choose(from sender: AnyObject, in chain: UIResponder?) {
    guard let receiver = (Simulation.current.firstResponder ?? chain)?.receiver(of: action) else { return }
    StructureReads.callOut("action") { Simulation.actions.perform(action, on: receiver, sender: self) }
  }
}
