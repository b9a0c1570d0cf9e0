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

// A menu is opened and something in it is chosen in one gesture: what is open meanwhile covers nothing that code could see.
extension UIWindow {
  final func menuGestures(on target: TouchTarget, numbered number: Int) -> [PossibleGesture] {
    guard let menu = target.menu else { return [] }
    return menu.choices.enumerated().map { index, element in
      .init(
        gesture: .tapMenuItem(index, control: number),
        words: "open the menu of '\(target.spokenHolder)' and tap '\(element.title)'")
    }
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
