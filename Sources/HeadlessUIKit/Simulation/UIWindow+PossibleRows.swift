import Foundation

// What the user can do with tables and collections.
extension UIWindow {
  /// What can be done with a list.
  final func gestures(on list: UIScrollView, numbered number: Int) -> [PossibleGesture] {
    var result: [PossibleGesture] = []
    if list.canPull {
      result.append(.init(gesture: .pullToRefresh(list: number), words: "pull the list down"))
    }
    if let table = list as? UITableView { result += rows(of: table, numbered: number) }
    if let collection = list as? UICollectionView { addItems(of: collection, numbered: number, to: &result) }
    return result
  }

  private func addItems(
    of collection: UICollectionView, numbered number: Int, to result: inout [PossibleGesture]
  ) {
    collection.layOutRows()
    for (path, cell) in collection.rows.cells where cell.isUserInteractionEnabledStorage {
      let name = "item \(cell.spokenRow(path))"
      if collection.takesTaps {
        result.append(.init(gesture: .tapRow(path, list: number), words: "tap \(name)"))
        result += openings(of: path, in: collection, numbered: number, named: name)
      }
      result += drags(of: path, in: collection, numbered: number, named: name)
    }
  }

  private func rows(of table: UITableView, numbered number: Int) -> [PossibleGesture] {
    table.layOutRows()
    return table.rows.cells.flatMap { path, cell in
      let name = cell.spokenRow(path)
      var result = taps(on: path, cell, of: table, numbered: number, named: name)
      if table.isEditingStorage {
        result += edits(of: path, in: table, numbered: number, named: name)
      } else if cell.isUserInteractionEnabledStorage {
        result += openings(of: path, in: table, numbered: number, named: "row \(name)")
        result += drags(of: path, in: table, numbered: number, named: "row \(name)")
      }
      return result
    }
  }

  private func taps(
    on path: IndexPath, _ cell: UIView, of table: UITableView, numbered number: Int, named name: String
  ) -> [PossibleGesture] {
    var result: [PossibleGesture] = []
    if table.takesTaps, cell.isUserInteractionEnabledStorage {
      result.append(.init(gesture: .tapRow(path, list: number), words: "tap row \(name)"))
    }
    if table.hasAccessoryButton(at: path) {
      result.append(
        .init(gesture: .tapAccessory(path, list: number), words: "tap the button of row \(name)"))
    }
    return result
  }

  /// How more of a row is shown; what that is nobody is asked before.
  private func openings(of path: IndexPath, in list: any RowHolder, numbered number: Int, named name: String)
    -> [PossibleGesture]
  {
    let swipes = [true, false].filter { list.mayShowButtons(at: path, afterSwipeToLeft: $0) }.map { toLeft in
      PossibleGesture(
        gesture: .swipeRow(path, toLeft: toLeft, list: number),
        words: "swipe over \(name) to the \(toLeft ? "left" : "right")")
    }
    var result = swipes
    if list.mayShowMenus {
      result.append(.init(gesture: .press(.row(path, list: number)), words: "press \(name)"))
    }
    return result
  }

  private func drags(of path: IndexPath, in list: any RowHolder, numbered number: Int, named name: String)
    -> [PossibleGesture]
  {
    guard let place = list.placeOfDrag(from: path) else { return [] }
    return [.init(gesture: .dragRow(path, to: place, list: number), words: "drag \(name) one place down")]
  }

  private func edits(
    of path: IndexPath, in table: UITableView, numbered number: Int, named name: String
  ) -> [PossibleGesture] {
    let (minus, plus) = ("tap the minus sign of row \(name)", "tap the plus sign of row \(name)")
    let sign: [PossibleGesture] =
      switch table.sign(at: path) {
      case .insert: [.init(gesture: .tapInsert(path, list: number), words: plus)]
      case .delete: [.init(gesture: .swipeRow(path, toLeft: true, list: number), words: minus)]
      case .none: []
      }
    return sign + drags(of: path, in: table, numbered: number, named: "row \(name)")
  }
}

extension UIView {
  /// What a person would call a row: the first text in it, or its number.
  fileprivate final func spokenRow(_ path: IndexPath) -> String {
    var text: String?
    forEachVisible { view in
      if text == nil, let label = view as? UILabel, let found = label.textStorage, !found.isEmpty {
        text = found
      }
    }
    return text.map { "'\($0)'" } ?? path.words
  }
}
