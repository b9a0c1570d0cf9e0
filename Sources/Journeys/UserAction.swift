import HeadlessUIKit

/// Something that a user can do with what is on screen, or a link that arrives.
///
/// It names no object, so that it can be done again after another launch.
struct UserAction: Hashable, Codable, Sendable {
  /// What is done.
  enum Kind: Hashable, Codable, Sendable {
    /// Gestures, one after the other; the app comes to rest between them.
    case gestures([UserGesture])
    /// A tap on a place in the tab bar.
    case tab(Int)
    /// Something done with a button, a field, a row: with what the app has put on screen.
    case touch(UserGesture)
    /// A link, by its number among those that are checked.
    case link(Int)
    /// What comes from outside the app.
    case interruption(Interruption)
    /// A link that brings the app back from the background, by its number.
    case returning(Int)
    /// Nothing, until something happens that was to happen only in long.
    case wait
  }

  let kind: Kind

  /// The action in words, which no other action of the same moment has.
  let words: String

  /// The number of the link that arrives, if one does.
  var link: Int? {
    switch kind {
    case .link(let index), .returning(let index): index
    default: nil
    }
  }

  /// Whether a link arrives.
  var isLink: Bool { link != nil }

  /// Whether it is what a user does within the app, or what happens to it there: anything but a link or opening it again.
  var isStep: Bool { !isLink && kind != .interruption(.reopening) }

  /// Whether it is a finger's: something on screen answers it.
  var isTouch: Bool {
    switch kind {
    case .gestures, .tab, .touch: true
    case .link, .interruption, .returning, .wait: false
    }
  }

  /// Whether it is a tap with which users open something: on a button or a row.
  var opens: Bool {
    if case .touch(.tapRow) = kind { true } else { isButton }
  }

  /// Whether it is a tap on a button, which has an effect wherever an app is in order.
  ///
  /// A row shows that it is selected, a field that it is typed into.
  var isButton: Bool {
    switch kind {
    case .touch(.tapControl), .touch(.tapAccessory), .touch(.tapSwipeAction), .touch(.tapInsert): true
    default: false
    }
  }

  /// Whether it has an effect wherever the screen looks as it did when it had one.
  ///
  /// A tab that is shown already need not do anything, and shows no other screen wherever it looks like that.
  var mustAnswer: Bool {
    if case .tab = kind { true } else { isButton }
  }
}

extension UserAction {
  /// Everything that a user can do in a window now, in a fixed order: gestures, buttons, texts, what comes from outside, links.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - app: What is typed, what interrupts, and which links there are.
  ///   - isWaiting: Whether something is to happen in long.
  ///   - findsOther: Whether the app has stored something that it would find if it was opened again.
  /// - Returns: The actions. A gesture that the model offers needs words in `UserGesture.description`, and no more.
  @MainActor
  static func possible(
    in window: UIWindow, of app: CheckedApp, isWaiting: Bool, findsOther: Bool
  ) -> [UserAction] {
    var list = ActionList()
    list.addTouches(in: window, typing: app.words)
    for interruption in Interruption.allCases
    where app.interruptions.contains(interruption) && (interruption != .reopening || findsOther) {
      if interruption == .sizeClass {
        list.add(.changeSizeClass(Simulation.current.settings.horizontalSizeClass.other), in: window)
      } else if let words = interruption.words {
        list.add(.interruption(interruption), words)
      }
    }
    if isWaiting { list.add(.wait, "wait until something happens") }
    for (index, link) in app.links.enumerated() {
      list.add(.link(index), "open link \(link.name)")
      if app.interruptions.contains(.linkInBackground) {
        list.add(.returning(index), "leave the app and come back by link \(link.name)")
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

  /// Adds what a finger can do, with words for fields.
  mutating func addTouches(in window: UIWindow, typing words: [String]) {
    for possible in window.everythingPossible(typing: words) {
      if case .startMove = possible.gesture {
        add(.gestures([possible.gesture, .finishMove]), possible.words)
        add(.gestures([possible.gesture, .cancelMove]), "start to \(possible.words) and let go")
      } else if possible.isOnContent {
        add(.touch(possible.gesture), possible.words)
      } else {
        add(possible.gesture, in: window)
      }
    }
  }

  mutating func add(_ gesture: UserGesture, in window: UIWindow) {
    switch gesture {
    case .tapTab(let index):
      let title = window.tabBarInReach?.spokenTitle(ofPlace: index) ?? ""
      add(.tab(index), "tap tab \(index + 1) '\(title)'")
    case .tapMoreRow(let row):
      let index = UITabBarController.narrowTabCount - 1 + row
      let title = window.tabBarInReach?.spokenTitle(ofTab: index) ?? ""
      add(.gestures([gesture]), "tap '\(title)' in the list of More")
    case .startEdgePop:
      add(.gestures([.startEdgePop, .finishEdgePop]), "swipe back from the edge")
      add(.gestures([.startEdgePop, .cancelEdgePop]), "start to swipe back from the edge and let go")
    case .startSwipeDown:
      add(.gestures([gesture, .finishSwipeDown]), "swipe the sheet down")
      add(.gestures([gesture, .cancelSwipeDown]), "start to swipe the sheet down and let go")
    case .tapAction(let index):
      let alert = window.shownControllers.first as? UIAlertController
      add(.gestures([gesture]), "tap '\(alert?.actions[index].title ?? "a button")' in the alert")
    default:
      add(.gestures([gesture]), gesture.description)
    }
  }
}

extension UITabBarController {
  /// What a person reads on a place of the bar.
  fileprivate func spokenTitle(ofPlace index: Int) -> String {
    hasMore && index == UITabBarController.narrowTabCount - 1 ? "More" : spokenTitle(ofTab: index)
  }

  /// What a tab is called.
  fileprivate func spokenTitle(ofTab index: Int) -> String {
    guard let tabs = viewControllers, tabs.indices.contains(index) else { return "" }
    let tab = tabs[index]
    if let title = tab.tabBarItem.title ?? tab.title { return title }
    return Outline.name(of: (tab as? UINavigationController)?.viewControllers.first ?? tab)
  }
}

extension UIUserInterfaceSizeClass {
  /// The width that a device has when it is turned, or when another app is put beside this one.
  fileprivate var other: UIUserInterfaceSizeClass { self == .compact ? .regular : .compact }
}
