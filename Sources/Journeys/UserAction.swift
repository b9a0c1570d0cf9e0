import HeadlessUIKit

/// Something that a user can do with what is on screen, or a link that arrives.
///
/// It names no object, so that it can be done again after another launch.
struct UserAction: Hashable, Sendable {
  /// What is done.
  enum Kind: Hashable, Sendable {
    /// Gestures, one after the other; the app comes to rest between them.
    case gestures([UserGesture])
    /// A tap on a place in the tab bar.
    case tab(Int)
    /// A tap on a control or bar button, by its number among those in reach.
    case touch(Int)
    /// A text for a field, by the field's number among what is in reach.
    case type(Int, String)
    /// A link, by its number among those that are checked.
    case link(Int)
  }

  let kind: Kind

  /// The action in words, which no other action of the same moment has.
  let words: String

  /// Whether a link arrives.
  var isLink: Bool {
    if case .link = kind { true } else { false }
  }

  /// Whether it is a tap on something of the app's own.
  var isTouch: Bool {
    if case .touch = kind { true } else { false }
  }
}

extension UserAction {
  /// Everything that a user can do in a window now, in a fixed order: gestures, buttons, texts.
  @MainActor
  static func possible(in window: UIWindow) -> [UserAction] {
    var list = ActionList()
    for gesture in window.possibleGestures { list.add(gesture, in: window) }
    for (index, touchable) in window.touchables.enumerated() {
      switch touchable {
      case .control(let field as UITextField):
        guard (field.text ?? "").isEmpty else { continue }
        list.add(.type(index, "text"), "type 'text' into '\(field.placeholder ?? "the field")'")
      case .control(let control):
        list.add(.touch(index), "tap '\(control.spokenName)'")
      case .barItem(let item):
        list.add(.touch(index), "tap '\(item.title ?? "a button")' in the bar")
      }
    }
    return list.actions
  }
}

/// Actions with words that tell them apart.
@MainActor
private struct ActionList {
  var actions: [UserAction] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ kind: UserAction.Kind, _ words: String) {
    let count = counts[words, default: 0] + 1
    counts[words] = count
    actions.append(UserAction(kind: kind, words: count == 1 ? words : "\(words), number \(count)"))
  }

  mutating func add(_ gesture: UserGesture, in window: UIWindow) {
    switch gesture {
    case .tapTab(let index):
      let title = window.tabBarInReach?.spokenTitle(at: index) ?? ""
      add(.tab(index), "tap tab \(index + 1) '\(title)'")
    case .startEdgePop:
      add(.gestures([.startEdgePop, .finishEdgePop]), "swipe back from the edge")
      add(.gestures([.startEdgePop, .cancelEdgePop]), "start to swipe back from the edge and let go")
    case .startSwipeDown:
      add(.gestures([gesture, .finishSwipeDown]), "swipe the sheet down")
      add(.gestures([gesture, .cancelSwipeDown]), "start to swipe the sheet down and let go")
    case .tapAction(let index):
      let alert = window.shownControllers.first as? UIAlertController
      add(.gestures([gesture]), "tap '\(alert?.actions[index].title ?? "a button")' of the alert")
    default:
      add(.gestures([gesture]), gesture.description)
    }
  }
}

extension UIControl {
  /// What a person would call the control.
  fileprivate var spokenName: String {
    if let title = (self as? UIButton)?.currentTitle { return title }
    return accessibilityIdentifier ?? String(describing: type(of: self))
  }
}

extension UITabBarController {
  /// What a person reads on a place of the bar.
  fileprivate func spokenTitle(at index: Int) -> String {
    guard let tabs = viewControllers, tabs.indices.contains(index) else { return "" }
    let tab = tabs[index]
    if let title = tab.tabBarItem.title ?? tab.title { return title }
    return Outline.name(of: (tab as? UINavigationController)?.viewControllers.first ?? tab)
  }
}
