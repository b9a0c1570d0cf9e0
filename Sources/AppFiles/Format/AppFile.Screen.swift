public import RoutingSpecs

extension AppFile {
  /// A view controller without children that the app can show.
  public struct Screen: Hashable, Sendable {
    /// The class name, unique in the app.
    public var name: String
    /// What the screen may be showing, for example a product's number; none if it is always the same.
    public var contexts: [String] = []
    /// Whether the screen lets itself be taken away.
    public var dismissal: Dismissal = .allowed
    /// Where the screen may stand in the checked stacks, in the order of `Place.allCases`.
    public var places: [Place] = Place.allCases
  }

  /// Whether a screen lets itself be dismissed, popped or replaced by a route.
  public typealias Dismissal = ScreenEntry.Dismissal

  /// A position in a stack of view controllers that can be held by a screen.
  public enum Place: String, CaseIterable, Sendable {
    /// The window's root view controller.
    case root
    /// An item of a tab bar controller.
    case tab
    /// In a navigation controller.
    case navigation
    /// The view controller that a modal presentation shows.
    case modal
    /// The primary column of a split view controller.
    case primary
    /// The secondary column of a split view controller.
    case secondary
  }
}
