/// Actions and commands to choose from, and menus inside it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name by which code finds a menu.
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

  /// How a menu behaves.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes a set of options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in it stands in the menu around it.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    /// It destroys something.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// One element at most is marked, the one that was chosen last.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    /// It looks like a palette.
    public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
  }

  /// How large the elements are; without effect, nothing is drawn.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small.
    case small = 0
    /// Half as large.
    case medium = 1
    /// Large.
    case large = 2
    /// As the system thinks best.
    case automatic = -1
  }

  /// The name by which code finds the menu; each menu has one of its own unless it is given one.
  public final let identifier: Identifier

  /// How the menu behaves.
  public final let options: Options

  /// How large the elements are; kept, never drawn.
  open var preferredElementSize: ElementSize

  /// What is in it.
  open var children: [UIMenuElement] { elements }

  final let elements: [UIMenuElement]

  /// How many menus the launch has made.
  static var lastNumber = 0

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: The line below the name.
  ///   - image: The picture.
  ///   - identifier: The name by which code finds it.
  ///   - options: How it behaves.
  ///   - preferredElementSize: How large the elements are.
  ///   - children: What is in it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.options = options
    self.preferredElementSize = preferredElementSize
    elements = children
    UIMenu.lastNumber += 1
    self.identifier = identifier ?? Identifier("menu \(UIMenu.lastNumber)")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes the same menu with something else in it.
  ///
  /// - Parameter newChildren: What is in it.
  /// - Returns: The menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: titleStorage, subtitle: subtitle, image: imageStorage, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// What is marked, also in menus inside it.
  open var selectedElements: [UIMenuElement] { leaves.filter { $0.mark == .on } }

  override final var choices: [UIMenuElement] { elements.flatMap(\.choices) }

  /// All that can be marked, whether the user can choose it or not.
  private var leaves: [UIMenuElement] {
    elements.flatMap { element in
      if let menu = element as? UIMenu { return menu.leaves }
      let found = (element as? UIDeferredMenuElement)?.found.flatMap(\.choices)
      return found ?? (element.mark == nil ? [] : [element])
    }
  }

  /// Marks what was chosen, and takes the mark from the others of each menu around it that allows one.
  ///
  /// - Parameters:
  ///   - element: What was chosen.
  ///   - isOne: Whether this menu allows one even if its options do not say so.
  final func mark(_ element: UIMenuElement, asOnlyOne isOne: Bool) {
    let leaves = leaves
    guard leaves.contains(where: { $0 === element }) else { return }
    if isOne || options.contains(.singleSelection) {
      for leaf in leaves { leaf.mark = leaf === element ? .on : .off }
    }
    for case let menu as UIMenu in elements { menu.mark(element, asOnlyOne: false) }
  }
}
