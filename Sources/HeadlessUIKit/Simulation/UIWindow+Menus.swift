import Foundation

@MainActor extension TouchTarget {
  /// What the user can choose where a menu belongs to it.
  var menu: UIMenu? {
    switch self {
    case .barItem(let item): item.menu
    case .control(let control): (control as? UIButton)?.menuStorage
    case .title(let item): item.titleMenu
    case .text, .gesture, .view, .back, .tab: nil
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
    case .back(let bar): bar
    case .tab(let item, _): item
    }
  }

  fileprivate var spokenHolder: String {
    switch self {
    case .barItem(let item): item.title ?? "a button"
    case .control(let control): control.spokenName
    case .title(let item): item.titleStorage ?? "the title"
    case .text, .gesture, .view, .back, .tab: "a view"
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

// What the user opens on screen by pressing or swiping, and what is done with it. The app is asked what there is when it is opened,
// and not before: it could tell.
extension UIWindow {
  /// The views with menus that the user can press.
  final var viewMenuGestures: [PossibleGesture] {
    pressableViews.enumerated().map { index, menu in
      .init(gesture: .press(.view(index)), words: "press '\(menu.view.spokenPlace)'")
    }
  }

  /// The same in the order of the views, as whoever shows the menu.
  private var pressableViews: [PressedMenu] {
    guard takesTouches else { return [] }
    var result: [PressedMenu] = []
    for view in viewsInReach {
      view.forEachTouchable { view in
        for case let interaction as UIContextMenuInteraction in view.interactionStorage {
          result.append(interaction.pressed(on: view))
        }
      }
    }
    return result
  }

  /// What the user has opened in this window, where it is in reach still.
  final var openedInReach: Opened? {
    Simulation.current.opened.flatMap { $0.isInReach && $0.window === self ? $0 : nil }
  }

  /// A touch elsewhere closes what is open.
  final func closeWhatIsInTheWay(of gesture: UserGesture) {
    guard let opened = Simulation.current.opened else { return }
    if !opened.admits(gesture) || !opened.isInReach { opened.close() }
  }

  /// The user opens something, or does something with what is open.
  final func openOrUse(_ gesture: UserGesture) -> Bool {
    switch gesture {
    case .press(let place): return press(place)
    case .swipeRow(let path, let toLeft, let number): return swipe(path, toLeft: toLeft, ofList: number)
    case .tapContextMenuItem(_, let place), .tapPreview(let place):
      guard Simulation.current.opened != nil || press(place) else { return false }
    case .tapSwipeAction(_, let path, let number):
      guard Simulation.current.opened != nil || swipe(path, toLeft: true, ofList: number)
      else { return false }
    default: break
    }
    return Simulation.current.opened?.use(gesture, in: topScreen) ?? false
  }

  private func press(_ place: UserGesture.PressPlace) -> Bool {
    guard let menu = menu(at: place) else { return false }
    if let open = menu.open() { Opened(.menu(menu, open), at: place, on: menu.view, in: menu.list).install() }
    return true
  }

  private func swipe(_ path: IndexPath, toLeft: Bool, ofList number: Int) -> Bool {
    guard let (list, cell) = row(path, ofList: number), list.isUserInteractionEnabledStorage,
      list.mayShowButtons(at: path, afterSwipeToLeft: toLeft)
    else { return false }
    if let buttons = list.showButtons(at: path, afterSwipeToLeft: toLeft) {
      Opened(.buttons(buttons), at: .row(path, list: number), on: cell, in: list).install()
    }
    return true
  }

  private func menu(at place: UserGesture.PressPlace) -> PressedMenu? {
    switch place {
    case .view(let index):
      let views = pressableViews
      return views.indices.contains(index) ? views[index] : nil
    case .control(let index): return target(at: index).flatMap { openableMenu(of: $0) }
    case .row(let path, let number):
      guard let (list, cell) = row(path, ofList: number), list.isUserInteractionEnabledStorage,
        cell.isUserInteractionEnabledStorage, list.mayShowMenus
      else { return nil }
      return switch list {
      case let table as UITableView where !table.isEditingStorage: table.pressed(path, on: cell)
      case let collection as UICollectionView: collection.pressed(path, on: cell)
      default: nil
      }
    }
  }

  private func row(_ path: IndexPath, ofList number: Int) -> (list: any RowHolder, cell: UIView)? {
    let lists = shownLists
    guard lists.indices.contains(number), let holder = lists[number] as? any RowHolder else { return nil }
    holder.layOutRows()
    return holder.rows.cell(at: path).map { (holder, $0) }
  }
}
