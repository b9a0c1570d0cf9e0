/// Something in a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: SingleObject {
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

/// Stands in a menu for elements that are asked for when the menu opens.
///
/// Elements that come in a later turn come into the menu that is open.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Is given what is called with the elements.
  public typealias Provider =
    @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  private var isAsked = false

  /// Makes an element that asks once.
  ///
  /// - Parameter elementProvider: Is asked when the menu opens for the first time.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Makes an element that asks whenever the menu opens.
  ///
  /// - Parameter elementProvider: Is asked.
  /// - Returns: The element.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  override final var choices: [UIMenuElement] { (elements ?? ask()).flatMap(\.choices) }

  /// The elements that are there; nobody is asked.
  final var found: [UIMenuElement] { elements ?? [] }

  private func ask() -> [UIMenuElement] {
    guard !isAsked else { return [] }
    isAsked = true
    StructureReads.callOut("deferredElements") {
      provider { [weak self] in self?.elements = $0 }
    }
    return elements ?? []
  }

  /// The menu closes: what is not kept is asked for anew.
  final func close() {
    guard !isCached, elements != nil else { return }
    (elements, isAsked) = (nil, false)
  }
}

extension UIMenu {
  /// Whether something in it is asked for when it opens.
  final var asksWhenOpened: Bool {
    elements.contains { ($0 as? UIMenu)?.asksWhenOpened ?? ($0 is UIDeferredMenuElement) }
  }

  /// The menu closes.
  final func close() {
    for element in elements {
      (element as? UIDeferredMenuElement)?.close()
      (element as? UIMenu)?.close()
    }
  }
}
