extension AppFile {
  /// A description of view controllers by class, context, surroundings and content.
  public struct Pattern: Hashable, Sendable {
    /// The class.
    public var type: ControllerType
    /// What the screen must be showing; `nil` for anything.
    public var context: String?
    /// Where the controller must stand; all of these must hold.
    public var conditions: [Condition] = []
    /// What must stand inside the container, at any depth; each pattern needs a match, two may share one.
    public var children: [Pattern] = []
  }

  /// A pattern and the part of the stack in which a match is searched for.
  public struct Finder: Hashable, Sendable {
    /// What is searched for.
    public var pattern: Pattern
    /// Where it is searched for, in the order of `SearchOption.allCases`; at least one.
    public var options: [SearchOption] = SearchOption.fullStack
  }

  /// The class of a view controller.
  public enum ControllerType: Hashable, Sendable {
    /// A screen of the app, by its name.
    case screen(String)
    /// A container of UIKit.
    case container(Container)
  }

  /// UIKit's container view controllers.
  public enum Container: String, CaseIterable, Sendable {
    /// A stack of controllers, the last one visible.
    case navigation = "UINavigationController"
    /// Several controllers, the selected one visible.
    case tabs = "UITabBarController"
    /// Two columns.
    case split = "UISplitViewController"
  }

  /// Where a controller stands.
  public enum Condition: String, CaseIterable, Sendable {
    /// It is the window's root view controller.
    case root
    /// It was presented modally, or a container that it stands in was.
    case presented
    /// It stands in a navigation controller.
    case inNavigation
    /// It stands in a tab bar controller.
    case inTabs
    /// It stands in a split view controller.
    case inSplit
  }

  /// A part of the stack that a search visits.
  public enum SearchOption: String, CaseIterable, Sendable {
    /// The topmost controller itself.
    case current
    /// What containers show.
    case visible
    /// All that containers hold.
    case contained
    /// The layers below the topmost one.
    case presenting
    /// The layers above the start of the search; there are none above the top.
    case presented
    /// The containers around the start of the search.
    case parent

    /// Everywhere: what a finder without `options` visits.
    public static let fullStack: [SearchOption] = [.current, .contained, .presenting, .presented]
  }
}

extension AppFile.ControllerType {
  /// The class that a file means by a name: one of UIKit's containers, otherwise a screen.
  init(named name: String) {
    self = AppFile.Container(rawValue: name).map { .container($0) } ?? .screen(name)
  }

  /// The class's name as a file writes it.
  public var name: String {
    switch self {
    case .screen(let name): name
    case .container(let container): container.rawValue
    }
  }
}
