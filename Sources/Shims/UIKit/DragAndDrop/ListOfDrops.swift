import Foundation
import HeadlessUIKit

/// A list from which the user drags, and on which the user drops, as both sessions see it.
@MainActor
protocol ListOfDrops: AnyObject {
  /// Whether anybody takes what is dropped.
  func takes(_ session: LocalDrop) -> Bool

  /// Says that something is over the list, and asks what would be done with it.
  func propose(_ session: LocalDrop, at place: IndexPath) -> UIDropProposal

  /// Whether there is anybody who could take what is dropped.
  var mayDrop: Bool { get }

  /// Whether what is dropped would be put at the place, and what is there would make room.
  func inserts(_ proposal: UIDropProposal) -> Bool

  /// Whether the data source lets a row be moved.
  func canReorder(at path: IndexPath) -> Bool

  /// Moves a row.
  func reorder(_ path: IndexPath, to place: IndexPath)

  /// The list itself, as long as it is there.
  var view: UIView? { get }

  /// Shows a row that the data source has put at a place.
  func insertRow(at place: IndexPath)

  /// Hands over what is dropped.
  ///
  /// - Returns: What moves until it is at its place.
  func perform(
    _ session: LocalDrop, _ proposal: UIDropProposal, from path: IndexPath, to place: IndexPath
  ) -> [DropAnimation]

  /// Says that the drop is over.
  func end(_ session: LocalDrop)

  /// Says that the drag is over.
  func end(_ session: LocalDrag)
}

extension ListOfDrops {
  /// Moves the row itself where nobody takes what is dropped, or where it shall be moved to the place; the data source does it.
  ///
  /// - Returns: Whether it has.
  fileprivate func reorders(
    _ proposal: UIDropProposal?, from path: IndexPath, to place: IndexPath
  ) -> Bool {
    guard canReorder(at: path) else { return false }
    let isMeant = proposal.map { $0.operation == .move && inserts($0) } ?? !mayDrop
    if isMeant { reorder(path, to: place) }
    return isMeant
  }
}

extension LocalDrop {
  /// How long it takes until what is dropped is at its place, in milliseconds.
  private static let length = 300

  /// The user lets go.
  ///
  /// - Parameters:
  ///   - list: Over which that is.
  ///   - path: Where what is dropped was.
  ///   - place: Where it is.
  func perform(on list: any ListOfDrops, from path: IndexPath, to place: IndexPath) {
    let isTaken = list.takes(self)
    let animations = isTaken ? drop(on: list, from: path, to: place) : []
    if !isTaken { _ = list.reorders(nil, from: path, to: place) }
    Simulation.current.clock.schedule(after: Self.length) { [self] in
      for animation in animations { animation.end() }
      if isTaken { list.end(self) }
      list.end(drag)
    }
  }

  private func drop(on list: any ListOfDrops, from path: IndexPath, to place: IndexPath)
    -> [DropAnimation]
  {
    let proposal = list.propose(self, at: place)
    switch proposal.operation {
    case .cancel, .forbidden: return []
    // What may not leave its place cannot be moved.
    case .move where !allowsMoveOperation: return []
    case .move, .copy:
      if list.reorders(proposal, from: path, to: place) { return [] }
      return list.perform(self, proposal, from: path, to: place)
    }
  }
}

/// Something that is dropped on the list from which it comes.
@MainActor
final class DroppedItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize = CGSize.zero

  init(_ dragItem: UIDragItem, from path: IndexPath) {
    (self.dragItem, sourceIndexPath) = (dragItem, path)
  }
}

/// A place of a list that is kept until what is dropped is there.
@MainActor
final class KeptPlace: DropAnimation, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private var place: IndexPath?
  private weak var list: (any ListOfDrops)?

  init(for dragItem: UIDragItem, at place: IndexPath, of list: (any ListOfDrops)?) {
    (self.dragItem, self.place, self.list) = (dragItem, place, list)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let place, let list, list.view != nil else { return false }
    self.place = nil
    StructureReads.callOut("commitInsertion") { dataSourceUpdates(place) }
    list.insertRow(at: place)
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { place = nil }
    return place != nil
  }

  func setNeedsCellUpdate() {}
}
