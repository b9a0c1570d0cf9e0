extension AppFile {
  /// What builds a view controller.
  public indirect enum Factory: Hashable, Sendable {
    /// A screen; `context` is what it shows, `nil` exactly if the screen has no contexts.
    case screen(String, context: String?)
    /// A navigation controller with these screens, bottom first; none if the step before fills it.
    case navigation([Factory])
    /// A tab bar controller with these items; none if the step before fills it.
    case tabs([Factory], selected: Int)
  }

  /// How a built view controller enters the stack.
  public enum Action: Hashable, Sendable {
    /// On top of a navigation controller.
    case push
    /// As the only controller of a navigation controller.
    case pushAsRoot
    /// In place of a navigation controller's top.
    case pushReplacingLast
    /// As a new item of a tab bar controller.
    case addTab
    /// Presented modally.
    case presentModally(style: PresentationStyle, transition: Transition)
    /// In place of the window's root view controller.
    case replaceRoot
  }

  /// Who animates a modal presentation.
  public enum Transition: String, CaseIterable, Sendable {
    /// The system.
    case system
    /// A transitioning delegate of the app.
    case custom
  }
}

extension AppFile.Factory {
  /// The class of what is built.
  public var type: AppFile.ControllerType {
    switch self {
    case .screen(let name, _): .screen(name)
    case .navigation: .container(.navigation)
    case .tabs: .container(.tabs)
    }
  }

  /// Whether this is a container that another step has to fill.
  public var isEmptyContainer: Bool {
    switch self {
    case .screen: false
    case .navigation(let children): children.isEmpty
    case .tabs(let children, _): children.isEmpty
    }
  }
}

extension AppFile.Action {
  /// The name as a file writes it.
  public var name: String {
    switch self {
    case .push: "push"
    case .pushAsRoot: "pushAsRoot"
    case .pushReplacingLast: "pushReplacingLast"
    case .addTab: "addTab"
    case .presentModally: "presentModally"
    case .replaceRoot: "replaceRoot"
    }
  }

  /// The container that the action needs to stand on, or `nil` if any controller will do.
  public var container: AppFile.Container? {
    switch self {
    case .push, .pushAsRoot, .pushReplacingLast: .navigation
    case .addTab: .tabs
    case .presentModally, .replaceRoot: nil
    }
  }
}
