/// What makes a stack look like one that no user of an app would come to.
///
/// A heuristic: some app permits each of them. They are what teams are most often surprised by in a
/// counterexample.
public enum UnusualStack: String, Hashable, Sendable, Codable, CaseIterable {
  /// The same screen, showing the same, stands twice in one navigation stack.
  case repeatsInNavigation
  /// Two tabs of one tab bar begin with the same screen, showing the same.
  case repeatsAmongTabs
  /// A screen is presented over itself, showing the same.
  case repeatsAcrossLayers
  /// A tab bar controller is presented.
  case presentsTabs
  /// A split controller is presented.
  case presentsSplit
  /// More than two layers are presented at a time.
  case presentsMany

  /// Whether a stack looks like that.
  public func describes(_ state: StackState) -> Bool {
    let contents = state.layers.map(\.content)
    return switch self {
    case .repeatsInNavigation: contents.contains { $0.navigations.contains { $0.hasRepetition } }
    case .repeatsAmongTabs: contents.contains { $0.tabBeginnings.hasRepetition }
    case .repeatsAcrossLayers: contents.flatMap { Set($0.visibleScreens) }.hasRepetition
    case .presentsTabs: contents.dropFirst().contains { $0.kind == .tabs }
    case .presentsSplit: contents.dropFirst().contains { $0.kind == .split }
    case .presentsMany: state.modalCount > 2
    }
  }
}

extension [Screen] {
  /// Whether a screen occurs twice; whether it refuses to be dismissed makes no difference.
  fileprivate var hasRepetition: Bool {
    var seen: Set<Screen> = []
    return contains { !seen.insert(Screen(kind: $0.kind, context: $0.context)).inserted }
  }
}

extension StackState.Content {
  /// The stacks of all navigation controllers in here.
  fileprivate var navigations: [[Screen]] {
    switch self {
    case .screen: []
    case .navigation(let screens): [screens]
    case .tabs(let items, _): items.flatMap(\.navigations)
    case .split(let primary, let secondary): primary.navigations + secondary.navigations
    }
  }

  /// The first screen of each tab.
  fileprivate var tabBeginnings: [Screen] {
    guard case .tabs(let items, _) = self else { return [] }
    return items.compactMap {
      switch $0 {
      case .screen(let screen): screen
      case .navigation(let screens): screens.first
      case .tabs, .split: nil
      }
    }
  }

  /// The screens that are visible while nothing is presented.
  fileprivate var visibleScreens: [Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let screens): Array(screens.suffix(1))
    case .tabs(let items, let selected): items[selected].visibleScreens
    case .split(let primary, let secondary): primary.visibleScreens + secondary.visibleScreens
    }
  }
}
