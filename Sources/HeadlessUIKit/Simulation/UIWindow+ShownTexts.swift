import Foundation

// What is said on screen. It tells moments apart, so whatever a user reads there belongs to it.
extension UIWindow {
  /// The texts of labels, buttons and fields in the views that the user works with, of bars and alerts, and the badges of tabs.
  package final var shownTexts: [String] {
    var result: [String] = []
    forEachShownText { result.append($1) }
    return result
  }

  /// The same with the controllers that the texts belong to, and the classes of what shows them.
  package final var placedTexts: [(owner: UIViewController?, shower: AnyClass, text: String)] {
    var result: [(owner: UIViewController?, shower: AnyClass, text: String)] = []
    forEachShownText { result.append(($0.owner, $0.shower, $1)) }
    return result
  }

  private func forEachShownText(_ body: (TextPlace, String) -> Void) {
    for view in shownViews { view.forEachText(body) }
    for controller in controllersInReach {
      (controller as? UINavigationController)?.forEachTextOfBars(body)
      (controller as? UIAlertController)?.forEachText(body)
    }
    openedInReach?.forEachSign { body(.view($0), $1) }
    rootStorage?.forEachBadge(body)
  }
}

/// What shows a text.
@MainActor
enum TextPlace {
  /// A view.
  case view(UIView)
  /// The bars around a screen.
  case bars(of: UIViewController)
  /// An alert or an action sheet.
  case alert(UIAlertController)
  /// The tab of a controller.
  case tab(of: UIViewController)

  /// The controller that the text belongs to.
  var owner: UIViewController? {
    switch self {
    case .view(let view): view.nearestController
    case .bars(let screen): screen
    case .alert(let alert): alert
    case .tab(let controller): controller
    }
  }

  /// The class of what shows it.
  var shower: AnyClass {
    switch self {
    case .view(let view): type(of: view)
    case .bars: UINavigationBar.self
    case .alert: UIAlertController.self
    case .tab: UITabBar.self
    }
  }
}

extension UIView {
  /// Calls a closure for each text in this view of which a user sees something.
  fileprivate final func forEachText(_ body: (TextPlace, String) -> Void) {
    forEachVisible { view in
      if let text = view.ownText { return body(.view(view), text) }
      switch view {
      case let list as any RowHolder: list.signsOfEditing.forEach { body(.view(view), $0) }
      case let control as UISegmentedControl:
        body(.view(view), "segment \(control.selectedSegmentIndexStorage)")
        for segment in control.segments { body(.view(view), segment.title ?? "") }
      default: view.forEachOwnText({ body(.view(view), $0) }, view: { $0.forEachText(body) })
      }
    }
  }

  /// What the view says, if that is one text.
  private var ownText: String? {
    switch self {
    case let label as UILabel: label.textStorage ?? ""
    case let field as UITextField:
      field.textStorage.isEmpty ? field.placeholderStorage ?? "" : field.textStorage
    case let button as UIButton: (button.shownTitle ?? "") + (button.isEnabledStorage ? "" : "-")
    case let text as UITextView: text.textStorage
    case let control as UISwitch: control.isOnStorage ? "on" : "off"
    case let control as UISlider: "\(control.valueStorage)"
    case let control as UIStepper: "\(control.valueStorage)"
    case let control as UIPageControl: "page \(control.currentPageStorage)"
    case let cell as UITableViewCell where cell.accessoryTypeStorage == .checkmark: "checked"
    default: nil
    }
  }
}

extension UINavigationController {
  /// Calls a closure for each text in the bars around the screen on top, if there are any.
  fileprivate final func forEachTextOfBars(_ body: (TextPlace, String) -> Void) {
    guard let screen = childStorage.last else { return }
    let item = screen.navigationItemInEffect
    if !isNavigationBarHiddenStorage {
      let titles = [item?.titleStorage, screen.titleInEffect]
      if let title = titles.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) {
        body(.bars(of: screen), title)
      }
      if let prompt = item?.promptStorage { body(.bars(of: screen), prompt) }
      item?.titleViewStorage?.forEachText(body)
      say(item?.leftBarButtonItemsStorage ?? [], on: screen, body)
      say(item?.rightBarButtonItemsStorage ?? [], on: screen, body)
    }
    say(toolbarItemsInReach, on: screen, body)
  }

  private func say(
    _ items: [UIBarButtonItem], on screen: UIViewController, _ body: (TextPlace, String) -> Void
  ) {
    for item in items where !item.isHidden {
      body(.bars(of: screen), item.shownText)
      item.customView?.forEachText(body)
    }
  }
}

extension UIAlertController {
  /// Calls a closure for what the alert says, and for each of its buttons.
  fileprivate final func forEachText(_ body: (TextPlace, String) -> Void) {
    for text in [titleInEffect, messageStorage] { if let text { body(.alert(self), text) } }
    for action in actionStorage { body(.alert(self), (action.title ?? "") + (action.isEnabled ? "" : "-")) }
  }
}

extension UIViewController {
  /// Calls a closure for each tab in this controller and what it presents that wears a badge, covered ones too: what covers a badge
  /// goes, and the badge is seen then.
  fileprivate final func forEachBadge(_ body: (TextPlace, String) -> Void) {
    let isTabs = self is UITabBarController
    for (place, child) in childStorage.enumerated() {
      if isTabs, let badge = child.knownTabBarItem?.badgeValueStorage {
        body(.tab(of: child), "\(badge) on tab \(place)")
      }
      child.forEachBadge(body)
    }
    if let presented = presentedStorage, presented.presentingStorage === self { presented.forEachBadge(body) }
  }
}
