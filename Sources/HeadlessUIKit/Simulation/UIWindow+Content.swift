import Foundation

/// Something on screen that the user touches: what `UserGesture` numbers as a control.
enum TouchTarget {
  /// A button in a navigation bar.
  case barItem(UIBarButtonItem)
  /// A control.
  case control(UIControl)
  /// A text that the user may change.
  case text(UITextView)
  /// A gesture on a view of the app's.
  case gesture(UIGestureRecognizer)
  /// A view of a class that looks at touches itself, or whose controller does.
  case view(UIView)
  /// A title with a menu.
  case title(UINavigationItem)
  /// The way back on a navigation bar of the app's own.
  case back(UINavigationBar)
  /// A tab on a tab bar of the app's own.
  case tab(UITabBarItem, in: UITabBar)

  /// What takes the keyboard when it is touched.
  var responder: UIResponder? {
    switch self {
    case .barItem, .gesture, .view, .title, .back, .tab: nil
    case .control(let control): control
    case .text(let view): view
    }
  }
}

/// Something that the user can do now, in words that a person would use.
package struct PossibleGesture: Hashable, Sendable {
  /// What the user does.
  package let gesture: UserGesture

  /// The same in words, such as `tap row 'Milk'`; two gestures of one moment may have the same.
  package let words: String

  /// Whether it is done with what the app has put on its screens, and not with what UIKit puts around them.
  package var isOnContent = true
}

// What the user does with the contents of the screens in the topmost layer. A touch is delivered where UIKit delivers it:
// while nothing comes or goes, to what is visible, enabled and takes touches, as does whatever it is inside of.
extension UIWindow {
  /// What the user can touch now, bars first, in the order of the views.
  final var touchTargets: [TouchTarget] {
    guard takesTouches else { return [] }
    var result: [TouchTarget] = []
    var views: [UIView] = []
    for case let navigation as UINavigationController in isBehindCover ? [] : controllersInReach {
      if navigation.isBarInReach { addBar(of: navigation, to: &result, &views) }
      if navigation.isToolbarInReach { add(navigation.toolbarItemsInReach, to: &result, &views) }
    }
    if let search = topLayer as? UISearchController, search.bar.superviewStorage == nil {
      views.append(search.bar)
    }
    for view in views + viewsInReach + inputViewsInReach { addTargets(in: view, to: &result) }
    return result
  }

  private func addTargets(in view: UIView, to result: inout [TouchTarget]) {
    view.forEachTouchable { view in
      switch view {
      case let text as UITextView where text.isEditableStorage: result.append(.text(text))
      case let control as UIControl where control.isEnabledStorage && control.listens:
        result.append(.control(control))
      default: if view.isTouchedItself { result.append(.view(view)) }
      }
      var inBar: [UIView] = []
      view.forEachOwnTarget({ result.append($0) }, view: { inBar.append($0) })
      for view in inBar { addTargets(in: view, to: &result) }
      for recognizer in view.recognizers where recognizer.takesGestures {
        result.append(.gesture(recognizer))
      }
    }
  }

  private func addBar(
    of navigation: UINavigationController, to result: inout [TouchTarget], _ views: inout [UIView]
  ) {
    guard let item = navigation.childStorage.last?.navigationItemInEffect else { return }
    if let bar = item.searchControllerStorage?.bar { views.append(bar) }
    if item.isTakenBySearch { return }
    if let view = item.titleViewStorage { views.append(view) }
    if item.hasTitleMenu { result.append(.title(item)) }
    add((item.leftBarButtonItemsStorage ?? []) + (item.rightBarButtonItemsStorage ?? []), to: &result, &views)
  }

  private func add(
    _ buttons: [UIBarButtonItem], to result: inout [TouchTarget], _ views: inout [UIView]
  ) {
    for button in buttons where !button.isHidden {
      if button.takesTaps { result.append(.barItem(button)) }
      if let view = button.customView { views.append(view) }
    }
  }

  /// What a user could touch if it were not disabled, in words such as `button 'Next'`: buttons in bars, and controls that listen.
  package final var disabledTouches: [String] {
    guard takesTouches else { return [] }
    var result: [String] = []
    for case let navigation as UINavigationController in isBehindCover ? [] : controllersInReach
    where navigation.isBarInReach {
      let item = navigation.childStorage.last?.navigationItemInEffect
      let buttons = (item?.leftBarButtonItemsStorage ?? []) + (item?.rightBarButtonItemsStorage ?? [])
      for button in buttons where !button.isHidden && !button.isEnabled && button.doesSomethingOnTap {
        result.append("button '\(button.title ?? "a button")'")
      }
    }
    for view in viewsInReach { view.forEachTouchable { result += ($0 as? UIControl)?.wordsIfDisabled ?? [] } }
    return result
  }

  /// The first screen in the topmost layer that has something for a finger which is not disabled, and of which no finger gets at
  /// anything.
  package final var deafScreen: UIViewController? {
    guard takesTouches else { return nil }
    return shownControllers.first { screen in
      guard screen.containerClass == .none, let view = screen.viewStorage else { return false }
      var (isHeld, isReached) = (false, false)
      view.forEachVisible { isHeld = isHeld || $0.isForFingers }
      if screen.isInReach { view.forEachTouchable { isReached = isReached || $0.isForFingers } }
      return isHeld && !isReached
    }
  }

  /// The tables, collections and other views that scroll, in the order of the views.
  final var shownLists: [UIScrollView] {
    guard takesTouches else { return [] }
    var result: [UIScrollView] = []
    for view in viewsInReach {
      view.forEachTouchable {
        if let list = $0 as? UIScrollView, !(list is UITextView) { result.append(list) }
      }
    }
    return result
  }

  /// The number of what has taken the keyboard among what the user can touch, if the user sees it.
  package final var typingTarget: Int? {
    guard let responder = Simulation.current.firstResponder else { return nil }
    return touchTargets.firstIndex { $0.responder === responder }
  }

  /// The field that has taken the keyboard, if the user sees it.
  final var typingField: UITextField? {
    typingTarget == nil ? nil : Simulation.current.firstResponder as? UITextField
  }

  final func touchContent(_ gesture: UserGesture) -> Bool {
    switch gesture {
    case .tapControl(let index): tapControl(at: index)
    case .tapMenuItem(let index, let number): target(at: number).map { choose(index, in: $0) } ?? false
    case .tapSegment(let index, let number):
      (control(at: number) as? UISegmentedControl)?.tapSegment(at: index) ?? false
    case .adjust(let up, let number): control(at: number)?.adjust(up: up) ?? false
    case .typeText(let text, let number): type(text, into: number, keepsOld: true)
    case .replaceText(let text, let number): type(text, into: number, keepsOld: false)
    case .tapReturn: tapReturn()
    case .tapClear(let number): (control(at: number) as? UITextField)?.tapClear() ?? false
    case .tapRow(let path, let number): tapRow(path, of: list(at: number))
    case .tapAccessory(let path, let number): table(at: number)?.tapAccessory(at: path) ?? false
    case .tapInsert(let path, let number): table(at: number)?.tapInsert(at: path) ?? false
    case .dragRow(let path, let place, let number):
      (list(at: number) as? any RowHolder)?.dragRow(at: path, to: place) ?? false
    case .pullToRefresh(let number): list(at: number)?.pull() ?? false
    default: false
    }
  }

  final func target(at index: Int) -> TouchTarget? {
    let targets = touchTargets
    return targets.indices.contains(index) ? targets[index] : nil
  }

  private func control(at index: Int) -> UIControl? {
    if case .control(let control) = target(at: index) { control } else { nil }
  }

  private func list(at index: Int) -> UIScrollView? {
    let lists = shownLists
    return lists.indices.contains(index) ? lists[index] : nil
  }

  private func table(at index: Int) -> UITableView? { list(at: index) as? UITableView }

  private func tapControl(at index: Int) -> Bool {
    switch target(at: index) {
    case .barItem(let item): item.tap()
    case .control(let field as UITextField): field.tap()
    case .control(let control): Finger.tap(control) { control.tap() }
    case .text(let text): return text.becomeFirstResponder()
    case .gesture(let recognizer): return touch(recognizer)
    case .view(let view): Finger(.taps(1, fingers: 1), on: view).doAll()
    case .back(let bar): bar.tapOwnBack()
    case .tab(let item, let bar): bar.tapOwn(item)
    case .title, nil: return false
    }
    return true
  }

  private func type(_ text: String, into index: Int, keepsOld: Bool) -> Bool {
    switch target(at: index) {
    case .control(let field as UITextField): field.type(text, keepsOld: keepsOld)
    case .text(let view): view.type(text, keepsOld: keepsOld)
    default: false
    }
  }

  private func tapReturn() -> Bool {
    guard let field = typingField, field.hasReturnKey else { return false }
    field.tapReturn()
    return true
  }

  private func tapRow(_ path: IndexPath, of list: UIScrollView?) -> Bool {
    switch list {
    case let table as UITableView: touch(path, of: table) { table.tapRow(at: path) }
    case let collection as UICollectionView: touch(path, of: collection) { collection.tapItem(at: path) }
    default: false
    }
  }

  /// Lets a row be tapped, unless a recogniser on a view around it takes the touch.
  private func touch(_ path: IndexPath, of list: any RowHolder, _ tap: () -> Bool) -> Bool {
    list.layOutRows()
    guard let cell = list.rows.cell(at: path), cell.isUserInteractionEnabledStorage else { return tap() }
    var isTapped = true
    Finger.tap(cell) { isTapped = tap() }
    return isTapped
  }
}

extension UIView {
  /// Calls a closure for this view and those inside it that take touches, a view before what is inside it.
  final func forEachTouchable(_ body: (UIView) -> Void) {
    guard takesFingers, !isEmptied else { return }
    body(self)
    forEachUnblockedSubview { $0.forEachTouchable(body) }
  }
}

extension UIView {
  /// Whether a finger can do something with the view itself, if it gets there.
  fileprivate final var isForFingers: Bool {
    switch self {
    case let control as UIControl: control.isEnabledStorage && control.listens
    case let list as any RowHolder: !list.rows.cells.isEmpty
    default: isTouchedItself || recognizers.contains(where: \.takesGestures)
    }
  }
}

extension UIControl {
  /// What it is called, if it does something and is disabled.
  fileprivate final var wordsIfDisabled: [String] {
    guard !isEnabledStorage, listens else { return [] }
    guard let button = self as? UIButton else { return ["control '\(spokenName)'"] }
    return button.doesSomethingOnTap ? ["button '\(spokenName)'"] : []
  }
}
