/// Something in a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement {
  /// Whether something in a menu is marked.
  public enum State: Int, Hashable, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How something in a menu behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Makes a set of attributes from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user cannot choose it.
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    /// It destroys something.
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    /// The user does not see it.
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    /// The menu stays when it was chosen; here the user opens it again.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }

  /// The name.
  open var title: String { titleStorage }

  final var titleStorage: String

  /// The line below the name.
  open var subtitle: String?

  /// The picture.
  open var image: UIImage? { imageStorage }

  final var imageStorage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    titleStorage = title
    self.subtitle = subtitle
    imageStorage = image
  }

  /// What can be marked has a state; a menu has none.
  var mark: State? {
    get { nil }
    set {}
  }

  /// Whether the user can choose it.
  var canBeChosen: Bool { false }

  /// What the user can choose, in the order in which it stands: the element itself, or what is in it.
  var choices: [UIMenuElement] { canBeChosen ? [self] : [] }

  /// The user chooses it.
  ///
  /// - Parameters:
  ///   - sender: What has the menu.
  ///   - chain: Whoever is asked first for a command's method, where nobody has the keyboard.
  func choose(from sender: AnyObject, in chain: UIResponder?) {}
}
