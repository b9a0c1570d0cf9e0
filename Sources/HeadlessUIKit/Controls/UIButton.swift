public import Foundation

/// A button with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like of itself.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Like nothing.
    case custom = 0
    /// Like the system's.
    case system = 1
    /// An i in a ring, for details.
    case detailDisclosure = 2
    /// A light i in a ring.
    case infoLight = 3
    /// A dark i in a ring.
    case infoDark = 4
    /// A plus sign in a ring.
    case contactAdd = 5
    /// A cross in a ring.
    case close = 7
  }

  /// What the button looks like of itself.
  public private(set) final var buttonType: ButtonType

  private var titles: [(state: State, title: String?)] = []

  private var images: [(state: State, image: UIImage?)] = []

  /// The look in one value; its title is the button's, unless there is none.
  open var configuration: Configuration? {
    get { tracked(configurationStorage) }
    set { configurationStorage = newValue }
  }

  final var configurationStorage: Configuration? = nil

  /// What opens when the user holds the button, or taps it where `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu? {
    get { tracked(menuStorage) }
    set { menuStorage = newValue }
  }

  final var menuStorage: UIMenu? = nil

  /// Whether the button shows what was chosen in its menu last, in place of its title.
  open var changesSelectionAsPrimaryAction: Bool {
    get { tracked(showsChoice) }
    set { showsChoice = newValue }
  }

  final var showsChoice = false

  override final var changesByTouch: Bool { menuStorage != nil }

  /// Whether a tap does something else than open the menu.
  final var doesSomethingOnTap: Bool {
    menuStorage == nil || (!showsMenuStorage && hasActions)
  }

  override func tap() {
    if menuStorage != nil, showsMenuStorage { return sendActions(for: .menuActionTriggered) }
    super.tap()
  }

  /// The label of the title.
  open var titleLabel: UILabel? { tracked(ownLabel) }

  private lazy final var ownLabel: UILabel = UILabel(frame: .zero)

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - primaryAction: What the button does when it is touched; gives the title.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    perform(primaryAction)
  }

  /// Makes a button of a kind.
  ///
  /// - Parameters:
  ///   - type: What it looks like of itself.
  ///   - primaryAction: What the button does when it is touched; gives the title.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = type
    perform(primaryAction)
  }

  /// Makes a button with a look.
  ///
  /// - Parameters:
  ///   - configuration: The look.
  ///   - primaryAction: What the button does when it is touched; gives the title where the look has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    configurationStorage = configuration
    perform(primaryAction)
  }

  private func perform(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    titles = [(.normal, primaryAction.title)]
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Makes a button that does nothing.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Makes a button from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    buttonType = .system
    super.init(coder: coder)
  }

  /// The title that is shown.
  open var currentTitle: String? { tracked(shownTitle) }

  /// The same, for the model's own use.
  final var shownTitle: String? {
    if showsChoice, let chosen = menuStorage?.selectedElements.first { return chosen.title }
    let title = isEnabledStorage ? nil : titles.first { $0.state == .disabled }?.title
    return title ?? configurationStorage?.title ?? titles.first { $0.state == .normal }?.title
  }

  /// The picture that is shown.
  open var currentImage: UIImage? {
    tracked(configurationStorage?.image ?? images.first { $0.state == .normal }?.image)
  }

  /// Sets the title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - state: The state for which it is shown; of others than the normal and the disabled one it is only kept.
  open func setTitle(_ title: String?, for state: State) {
    titles.removeAll { $0.state == state }
    titles.append((state, title))
  }

  /// The title for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: What was set for it, or for the normal state.
  open func title(for state: State) -> String? {
    tracked((titles.first { $0.state == state } ?? titles.first { $0.state == .normal })?.title)
  }

  /// Sets the picture; kept, never drawn.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: The state for which it is shown.
  open func setImage(_ image: UIImage?, for state: State) {
    images.removeAll { $0.state == state }
    images.append((state, image))
  }

  /// Sets the title with what it has.
  ///
  /// - Parameters:
  ///   - title: The title; its words are the button's title.
  ///   - state: The state for which it is shown.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    keep(title, "attributedTitle \(state.rawValue)")
    setTitle(title?.string, for: state)
  }

  /// Sets the picture behind the title; kept, never drawn.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: The state for which it is shown.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    keep(image, "backgroundImage \(state.rawValue)")
  }

  /// How far all contents stay away from the edges; kept, never used.
  open var contentEdgeInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// How far the title stays away from its place; kept, never used.
  open var titleEdgeInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// How far the picture stays away from its place; kept, never used.
  open var imageEdgeInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Sets the color of the title; without effect, nothing is drawn.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - state: The state for which it is shown.
  open func setTitleColor(_ color: UIColor?, for state: State) {}

  // MARK: - Where its parts stand: nothing is laid out, so it is all of the bounds

  /// Where everything stands.
  ///
  /// - Parameter bounds: Where there is room.
  /// - Returns: The same.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where what is behind everything stands.
  ///
  /// - Parameter bounds: Where there is room.
  /// - Returns: The same.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Changes the look to suit the state; called at the end of a turn in which that was asked for.
  open func updateConfiguration() {}

  /// Where the title stands.
  ///
  /// - Parameter contentRect: Where there is room.
  /// - Returns: The same.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Where the picture stands.
  ///
  /// - Parameter contentRect: Where there is room.
  /// - Returns: The same.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
}

extension UIButton {
  /// The look of a button in one value: texts and pictures are kept, nothing is drawn.
  public struct Configuration: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The color of title and picture.
    public var baseForegroundColor: UIColor?
    /// The color behind them.
    public var baseBackgroundColor: UIColor?
    /// Whether something turns in place of the picture.
    public var showsActivityIndicator = false
    /// Everything else, which is kept for the module that knows it.
    package var details = KeptDetails()

    /// A button without a background.
    ///
    /// - Returns: The look.
    public static func plain() -> Configuration { Configuration() }
    /// A button with a pale background.
    ///
    /// - Returns: The look.
    public static func tinted() -> Configuration { Configuration() }
    /// A button with a gray background.
    ///
    /// - Returns: The look.
    public static func gray() -> Configuration { Configuration() }
    /// A button with a strong background.
    ///
    /// - Returns: The look.
    public static func filled() -> Configuration { Configuration() }
    /// A button without a background or margins.
    ///
    /// - Returns: The look.
    public static func borderless() -> Configuration { Configuration() }
    /// A button with a background.
    ///
    /// - Returns: The look.
    public static func bordered() -> Configuration { Configuration() }
  }
}
