import Foundation

// A long press and what is done with what it shows are one gesture, as with the menu of a button.
extension UIWindow {
  /// What can be done with menus of views.
  final var viewMenuGestures: [PossibleGesture] {
    pressableViews.enumerated().flatMap { gestures(with: $0.element, at: .view($0.offset)) }
  }

  /// What can be done with the menu of a row or an item.
  final func menuGestures(of path: IndexPath, in list: UIScrollView, numbered number: Int, named name: String)
    -> [PossibleGesture]
  {
    pressed(path, in: list, named: name).map { gestures(with: $0, at: .row(path, list: number)) } ?? []
  }

  private func gestures(with menu: PressedMenu, at place: UserGesture.PressPlace) -> [PossibleGesture] {
    guard let titles = menu.titles else { return [] }
    return titles.enumerated().map { index, title in
      .init(
        gesture: .tapContextMenuItem(index, of: place), words: "press \(menu.name) and tap '\(title)'")
    } + [.init(gesture: .tapPreview(of: place), words: "press \(menu.name) and tap the preview")]
  }

  /// The views with menus that the user can press, in the order of the views.
  private var pressableViews: [PressedMenu] {
    guard takesTouches else { return [] }
    var result: [PressedMenu] = []
    for view in shownViews {
      view.forEachTouchable { view in
        for case let interaction as UIContextMenuInteraction in view.interactionStorage {
          result.append(interaction.pressed(named: "'\(view.spokenPlace)'"))
        }
      }
    }
    return result
  }

  private func pressed(_ path: IndexPath, in list: UIScrollView, named name: String) -> PressedMenu? {
    guard list.isUserInteractionEnabledStorage else { return nil }
    switch list {
    case let table as UITableView where !table.isEditingStorage: return table.pressed(path, named: name)
    case let collection as UICollectionView: return collection.pressed(path, named: name)
    default: return nil
    }
  }

  private func menu(at place: UserGesture.PressPlace) -> PressedMenu? {
    switch place {
    case .view(let index):
      let views = pressableViews
      return views.indices.contains(index) ? views[index] : nil
    case .row(let path, let number):
      let lists = shownLists
      guard lists.indices.contains(number), let holder = lists[number] as? any RowHolder else { return nil }
      holder.layOutRows()
      guard let cell = holder.rows.cell(at: path), cell.isUserInteractionEnabledStorage else { return nil }
      return pressed(path, in: lists[number], named: "row \(path.words)")
    }
  }

  /// The user presses something and goes on with what that shows.
  final func press(_ gesture: UserGesture) -> Bool {
    switch gesture {
    case .tapContextMenuItem(let index, let place):
      menu(at: place)?.choose(index, in: topScreen) ?? false
    case .tapPreview(let place): menu(at: place)?.tapPreview() ?? false
    default: false
    }
  }
}
