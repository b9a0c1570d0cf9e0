public import Foundation
public import HeadlessUIKit

// What stands at the end of an item in a list.

/// Something at the side of an item of a list.
///
/// A view of the app's own, and what has something to do when it is tapped, can be touched; all else is kept and never drawn. What is
/// there only while the collection is edited, or only while it is not, is always there; but rows are dragged only while what they are
/// dragged by is there.
public struct UICellAccessory: Sendable {
  /// When something at the side is there; kept.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// At which side something is; kept.
  public enum Placement: Sendable {
    /// Where one begins to read.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// Where one ends.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// What is at the side.
  enum Kind: Sendable {
    case sign
    case reorder(DisplayedState)
    case outline
    case button(String, @MainActor @Sendable () -> Void)
    case label(String)
    case menu(UIMenu)
    case view(UIView)
  }

  let kind: Kind

  /// An arrow: a tap leads on.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: LookOptions = LookOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .sign)
  }

  /// A tick.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func checkmark(
    displayed: DisplayedState = .always, options: LookOptions = LookOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .sign)
  }

  /// What rows are dragged by.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func reorder(
    displayed: DisplayedState = .always, options: LookOptions = LookOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .reorder(displayed))
  }

  /// What is ticked.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .always, options: LookOptions = LookOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .sign)
  }

  /// What an arrow that shows what is below looks like; kept.
  public struct OutlineDisclosureOptions: Sendable {
    /// Where one taps.
    public enum Style: Hashable, Sendable {
      /// As the system has it.
      case automatic
      /// Anywhere.
      case header
      /// At the arrow.
      case cell
    }

    /// Where one taps; the arrow in every case here.
    public var style: Style

    /// Whether the arrow is hidden.
    public var isHidden: Bool?

    /// The color of the arrow.
    public var tintColor: UIColor?

    /// Says what the arrow looks like.
    ///
    /// - Parameters:
    ///   - style: Where one taps.
    ///   - isHidden: Whether the arrow is hidden.
    ///   - tintColor: The color of the arrow.
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }

  /// An arrow that shows what is below: a tap expands the item, or collapses it.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - options: What it looks like.
  ///   - actionHandler: What a tap does instead.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: actionHandler.map { .button("Outline", $0) } ?? .outline)
  }

  /// A minus sign.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - actionHandler: What a tap does; without it a tap does nothing.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .always, actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: actionHandler.map { .button("Delete", $0) } ?? .sign)
  }

  /// A plus sign.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - actionHandler: What a tap does; without it a tap does nothing.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .always, actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: actionHandler.map { .button("Insert", $0) } ?? .sign)
  }

  /// An i in a ring.
  ///
  /// - Parameters:
  ///   - displayed: When it is there.
  ///   - actionHandler: What a tap does; without it a tap does nothing.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: actionHandler.map { .button("Details", $0) } ?? .sign)
  }

  /// A text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - displayed: When it is there.
  /// - Returns: The accessory.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .label(text))
  }

  /// A button with a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - displayed: When it is there.
  /// - Returns: The accessory.
  public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .menu(menu))
  }

  /// A view of the app's.
  ///
  /// - Parameter configuration: The view, and where it stands.
  /// - Returns: The accessory.
  @MainActor public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.customView))
  }

  /// A view of the app's, and where it stands.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands; kept.
    public let placement: Placement

    /// Makes a value.
    ///
    /// - Parameters:
    ///   - customView: The view.
    ///   - placement: Where it stands.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }
}

extension UICollectionViewListCell {
  /// What stands at the sides of the item.
  public final var accessories: [UICellAccessory] {
    get { kept(or: []) }
    set {
      let old: [UIView] = kept(or: [], "accessoryViews")
      for view in old where view.superview === self { view.removeFromSuperview() }
      let views = newValue.compactMap { $0.makeView(in: self) }
      for view in views { addSubview(view) }
      keep(newValue)
      keep(views, "accessoryViews")
    }
  }

  /// Expands the item that the cell shows, or collapses it.
  fileprivate final func toggleOutline() {
    var view = superview
    while let here = view, !(here is UICollectionView) { view = here.superview }
    guard let collection = view as? UICollectionView, let path = collection.indexPath(for: self) else {
      return
    }
    (collection.dataSource as? any OutlineSource)?.toggleItem(at: path)
  }

  /// How far in contents begin, in steps; kept, never used.
  public final var indentationLevel: Int {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How far a step is; kept, never used.
  public final var indentationWidth: CGFloat {
    get { kept(or: 10) }
    set { keep(newValue) }
  }

  /// Whether what is at the side moves in too; kept, never used.
  public final var indentsAccessories: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// The place between the lines above and below the item; nothing is laid out.
  public final var separatorLayoutGuide: UILayoutGuide {
    if let made: UILayoutGuide = kept(or: nil) { return made }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    keep(made)
    return made
  }
}

extension UICellAccessory {
  /// What can be seen and touched of it.
  @MainActor fileprivate func makeView(in cell: UICollectionViewListCell) -> UIView? {
    switch kind {
    case .sign: return nil
    case .reorder(let displayed):
      return ReorderSign { displayed == .always || (displayed == .whenEditing) == $0 }
    case .outline:
      return UIButton(primaryAction: UIAction(title: "Outline") { [weak cell] _ in cell?.toggleOutline() })
    case .view(let view): return view
    case .label(let text):
      let label = UILabel(frame: .zero)
      label.text = text
      return label
    case .button(let title, let act):
      return UIButton(primaryAction: UIAction(title: title) { _ in act() })
    case .menu(let menu):
      let button = UIButton(frame: .zero)
      button.setTitle(menu.title, for: .normal)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      return button
    }
  }
}
