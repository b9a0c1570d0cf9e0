/// What few navigation items have: allocated when it is first written.
@MainActor
final class RareItemProperties {
  var backAction: UIAction?
  var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  var backButtonTitle: String?
  var style = UINavigationItem.ItemStyle.navigator
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var standardAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

extension UINavigationItem {
  /// How a back button looks.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// As there is room.
    case `default` = 0
    /// With the word for back.
    case generic = 1
    /// Without words.
    case minimal = 2
  }

  /// How a bar is laid out.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// For going back and forth.
    case navigator = 0
    /// For what has a history.
    case browser = 1
    /// For documents.
    case editor = 2
  }

  private var rareProperties: RareItemProperties {
    if let rare { return rare }
    let made = RareItemProperties()
    rare = made
    return made
  }

  /// What a tap on the back button does in place of going back; with it there is a back button at the bottom of a stack too.
  public final var backAction: UIAction? {
    get { owner.tracked(rare?.backAction) }
    set { rareProperties.backAction = newValue }
  }

  /// Makes the menu that a tap on the title opens, of what the system suggests: nothing here.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { owner.tracked(rare?.titleMenuProvider) }
    set { rareProperties.titleMenuProvider = newValue }
  }

  /// Whether a tap on the title opens a menu.
  final var hasTitleMenu: Bool { rare?.titleMenuProvider != nil }

  /// The menu that a tap on the title opens.
  final var titleMenu: UIMenu? {
    rare?.titleMenuProvider.flatMap { provider in
      StructureReads.callOut("titleMenuProvider") { provider([]) }
    }
  }

  /// How the back button of what is pushed next looks; kept, never drawn.
  public final var backButtonDisplayMode: BackButtonDisplayMode {
    get { owner.tracked(rare?.backButtonDisplayMode ?? .default) }
    set { rareProperties.backButtonDisplayMode = newValue }
  }

  /// The title of the back button of what is pushed next.
  public final var backButtonTitle: String? {
    get { owner.tracked(rare?.backButtonTitle) }
    set { rareProperties.backButtonTitle = newValue }
  }

  /// How the bar is laid out; kept, never drawn.
  public final var style: ItemStyle {
    get { owner.tracked(rare?.style ?? .navigator) }
    set { rareProperties.style = newValue }
  }

  /// How the bar looks; kept, never drawn.
  public final var standardAppearance: UINavigationBarAppearance? {
    get { owner.tracked(rare?.standardAppearance) }
    set { rareProperties.standardAppearance = newValue }
  }

  /// How the bar looks over the edge of its content; kept, never drawn.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { owner.tracked(rare?.scrollEdgeAppearance) }
    set { rareProperties.scrollEdgeAppearance = newValue }
  }

  /// How the bar looks where there is little height; kept, never drawn.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { owner.tracked(rare?.compactAppearance) }
    set { rareProperties.compactAppearance = newValue }
  }

  /// How the bar looks over the edge where there is little height; kept, never drawn.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { owner.tracked(rare?.compactScrollEdgeAppearance) }
    set { rareProperties.compactScrollEdgeAppearance = newValue }
  }

  /// Hides or shows the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: What it is from now on.
  ///   - animated: Whether with animation.
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the buttons on the left.
  ///
  /// - Parameters:
  ///   - items: What it is from now on.
  ///   - animated: Whether with animation.
  public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right.
  ///
  /// - Parameters:
  ///   - items: What it is from now on.
  ///   - animated: Whether with animation.
  public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the only button on the left.
  ///
  /// - Parameters:
  ///   - item: What it is from now on.
  ///   - animated: Whether with animation.
  public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the only button on the right.
  ///
  /// - Parameters:
  ///   - item: What it is from now on.
  ///   - animated: Whether with animation.
  public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

extension UINavigationController {
  /// What a tap on the back button does in place of going back.
  final var backActionInReach: UIAction? {
    guard stackTransitionInFlight == nil, isBarInReach,
      let item = childStorage.last?.navigationItemInEffect, !item.replacesBackButton
    else { return nil }
    return item.rare?.backAction
  }
}
