@MainActor extension TouchTarget {
  /// What the user can choose where a menu belongs to it.
  var menu: UIMenu? {
    switch self {
    case .barItem(let item): item.menu
    case .control(let control): (control as? UIButton)?.menuStorage
    case .title(let item): item.titleMenu
    case .text, .gesture, .view: nil
    }
  }

  /// What has the menu.
  fileprivate var holder: AnyObject {
    switch self {
    case .barItem(let item): item
    case .control(let control): control
    case .text(let text): text
    case .gesture(let recognizer): recognizer
    case .view(let view): view
    case .title(let item): item
    }
  }

  fileprivate var spokenHolder: String {
    switch self {
    case .barItem(let item): item.title ?? "a button"
    case .control(let control): control.spokenName
    case .title(let item): item.titleStorage ?? "the title"
    case .text, .gesture, .view: "a view"
    }
  }
}

// A menu is opened and something in it is chosen in one gesture: what is open meanwhile covers nothing that code could see. One that
// asks for some of its elements is opened in a gesture of its own, because the app could tell.
extension UIWindow {
  final func menuGestures(on target: TouchTarget, numbered number: Int) -> [PossibleGesture] {
    guard let menu = target.menu else { return [] }
    if menu.asksWhenOpened {
      return [
        .init(gesture: .press(.control(number)), words: "open the menu of '\(target.spokenHolder)'")
      ]
    }
    return menu.choices.enumerated().map { index, element in
      .init(
        gesture: .tapMenuItem(index, control: number),
        words: "open the menu of '\(target.spokenHolder)' and tap '\(element.title)'")
    }
  }

  /// The menu of something, as it opens where it asks for some of its elements.
  final func openableMenu(of target: TouchTarget) -> PressedMenu? {
    guard let menu = target.menu, menu.asksWhenOpened else { return nil }
    return PressedMenu(view: self, list: nil, sender: target.holder) {
      UIContextMenuConfiguration(actionProvider: { _ in menu })
    } tell: { _, _, _ in
    } commit: { _, _ in
    }
  }

  /// Whether the user can touch what has a menu.
  final func isInReach(_ menu: PressedMenu) -> Bool {
    touchTargets.contains { $0.menu != nil && $0.holder === menu.sender }
  }

  /// The user chooses something in the menu of something.
  ///
  /// - Returns: Whether there is such a thing to choose.
  final func choose(_ index: Int, in target: TouchTarget) -> Bool {
    guard let menu = target.menu else { return false }
    let choices = menu.choices
    guard choices.indices.contains(index) else { return false }
    menu.mark(choices[index], asOnlyOne: (target.holder as? UIButton)?.showsChoice ?? false)
    choices[index].choose(from: target.holder, in: target.responder ?? topScreen)
    menu.close()
    return true
  }
}
