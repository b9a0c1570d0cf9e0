public import Foundation
public import HeadlessUIKit

/// Several buttons of a navigation bar that belong together.
///
/// Every bar has room for all buttons here, so the one that would stand for them is never shown.
@preconcurrency @MainActor
open class UIBarButtonItemGroup {
  /// The buttons, from the leading one on; a bar that shows them follows changes.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { follow() }
  }

  /// What would stand for the buttons where there is little room; never shown.
  open var representativeItem: UIBarButtonItem?

  /// Whether the buttons are not there.
  open var isHidden = false {
    didSet { follow() }
  }

  /// Whether the user may not take the group out of the bar; kept, for the user rearranges no bar.
  open var alwaysAvailable = false

  /// The menu in which the buttons would be where there is little room; never shown.
  open var menuRepresentation: UIMenuElement?

  /// Whether one button stands for the others; never.
  open var isDisplayingRepresentativeItem: Bool { false }

  fileprivate weak var item: UINavigationItem?

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The buttons.
  ///   - representativeItem: What would stand for them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// Makes a group that the user cannot rearrange.
  ///
  /// - Parameters:
  ///   - representativeItem: What would stand for the buttons.
  ///   - items: The buttons.
  /// - Returns: A new group.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    made.alwaysAvailable = true
    return made
  }

  fileprivate var shown: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  private func follow() { item?.showGroups() }
}

extension UINavigationItem: KeepingValues {
  /// The groups of buttons on the leading side: those of `leftBarButtonItems`.
  ///
  /// Buttons that were set in another way are one group.
  public final var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(leading, showing: leftBarButtonItems ?? []) }
    set {
      take(newValue, insteadOf: leading)
      keep(newValue, "leadingItemGroups")
      leftBarButtonItems = newValue.flatMap(\.shown)
    }
  }

  /// The groups of buttons on the trailing side: those of `rightBarButtonItems`, which begin at the edge.
  ///
  /// Buttons that were set in another way are one group.
  public final var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(trailing, showing: (rightBarButtonItems ?? []).reversed()) }
    set {
      take(newValue, insteadOf: trailing)
      keep(newValue, "trailingItemGroups")
      rightBarButtonItems = newValue.flatMap(\.shown).reversed()
    }
  }

  private var leading: [UIBarButtonItemGroup] { kept(or: [], "leadingItemGroups") }

  private var trailing: [UIBarButtonItemGroup] { kept(or: [], "trailingItemGroups") }

  /// The groups that were set, as long as the bar shows what they say.
  private func groups(
    _ given: [UIBarButtonItemGroup], showing items: [UIBarButtonItem]
  ) -> [UIBarButtonItemGroup] {
    if given.flatMap(\.shown).elementsEqual(items, by: ===) { return given }
    return items.isEmpty ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }

  private func take(_ new: [UIBarButtonItemGroup], insteadOf old: [UIBarButtonItemGroup]) {
    for group in old where group.item === self { group.item = nil }
    for group in new { group.item = self }
  }

  /// Shows what the groups say now.
  fileprivate final func showGroups() {
    if leading.contains(where: { $0.item === self }) { leftBarButtonItems = leading.flatMap(\.shown) }
    if trailing.contains(where: { $0.item === self }) {
      rightBarButtonItems = trailing.flatMap(\.shown).reversed()
    }
  }
}

// How items of bars look: kept, never drawn.

extension UIBarItem {
  /// How far the picture stays away from its place; kept, never used.
  public final var imageInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// The picture where there is little height; kept, never used.
  public final var landscapeImagePhone: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far that picture stays away from its place; kept, never used.
  public final var landscapeImagePhoneInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// The picture that is shown large for who needs it; kept, never used.
  public final var largeContentSizeImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far that picture stays away from its place; kept, never used.
  public final var largeContentSizeImageInsets: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Says how the title looks; kept, never drawn.
  ///
  /// - Parameters:
  ///   - attributes: How.
  ///   - state: The state for which it holds.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    keep(attributes, "titleTextAttributes \(state.rawValue)")
  }

  /// How the title looks.
  ///
  /// - Parameter state: The state for which it holds.
  /// - Returns: What was set for it.
  public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept(or: nil, "titleTextAttributes \(state.rawValue)")
  }
}

extension UIBarButtonItem {
  /// How wide the button is; kept, never used.
  public final var width: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// The titles for all of which there is room; kept, never used.
  public final var possibleTitles: Set<String>? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// In which order the menu stands; kept, never drawn.
  public final var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }

  /// Says what is behind the button; kept, never drawn.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - state: The state for which it holds.
  ///   - barMetrics: The height of the bar for which it holds.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    keep(backgroundImage, "backgroundImage \(state.rawValue) \(barMetrics.rawValue)")
  }

  /// What is behind the button.
  ///
  /// - Parameters:
  ///   - state: The state for which it holds.
  ///   - barMetrics: The height of the bar for which it holds.
  /// - Returns: The picture that was set for them.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept(or: nil, "backgroundImage \(state.rawValue) \(barMetrics.rawValue)")
  }

  /// How far the title is moved; kept, never used.
  ///
  /// - Parameters:
  ///   - adjustment: How far.
  ///   - barMetrics: The height of the bar for which it holds.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keep(adjustment, "titlePositionAdjustment \(barMetrics.rawValue)")
  }
}

/// How high a bar is.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// Less, where there is little height.
  case compact = 1
  /// As usual, with a line above the title.
  case defaultPrompt = 101
  /// Less, with a line above the title.
  case compactPrompt = 102
}

/// How a bar looks.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Dark.
  case black = 1
}
