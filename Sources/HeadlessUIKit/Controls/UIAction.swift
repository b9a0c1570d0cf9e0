/// Something to do, with a name: what controls, bar buttons and menus carry out.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What is called, with the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

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

  /// The picture while the action is switched on; kept, never drawn.
  open var selectedImage: UIImage?

  /// A longer name; kept, never shown.
  open var discoverabilityTitle: String?

  /// Whether the user can choose it in a menu, and how it looks there.
  open var attributes: Attributes

  /// Whether it is marked in a menu as switched on.
  open var state: State

  /// The control or bar button on whose behalf the action is carried out now.
  open private(set) var sender: Any?

  /// The name by which an action is taken away or replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which the action is taken away or replaced; each action has one of its own unless it is given one.
  public final let identifier: Identifier

  private let handler: Handler

  private static var lastNumber = 0

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: The line below the name.
  ///   - image: The picture.
  ///   - selectedImage: The picture while it is switched on.
  ///   - identifier: The name by which it is taken away or replaced.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: Whether the user can choose it in a menu, and how it looks there.
  ///   - state: Whether it is marked in a menu as switched on.
  ///   - handler: What to do.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    UIAction.lastNumber += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.lastNumber)")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override final var mark: State? {
    get { state }
    set { if let newValue { state = newValue } }
  }

  override final var canBeChosen: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  override final func choose(from sender: AnyObject, in chain: UIResponder?) { perform(by: sender) }

  final func perform(by sender: Any?) {
    let outer = self.sender
    self.sender = sender
    // Who is touched keeps the action; if that kept the sender as well, neither would ever go.
    defer { self.sender = outer }
    StructureReads.callOut("action") { handler(self) }
  }
}

/// What an action calls, with itself.
public typealias UIActionHandler = UIAction.Handler
