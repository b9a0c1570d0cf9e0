import Foundation

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
    for view in shownViews {
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
      guard Simulation.current.opened != nil || swipe(path, toLeft: true, ofList: number) else {
        return false
      }
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
