import Foundation
import HeadlessUIKit

/// A list from which the user drags, and on which the user drops, as both sessions see it.
@MainActor
protocol ListOfDrops: AnyObject {
  /// Whether anybody takes what is dropped.
  func takes(_ session: LocalDrop) -> Bool

  /// Says that something is over the list, and asks what would be done with it.
  func propose(_ session: LocalDrop, at place: IndexPath) -> UIDropProposal

  /// Moves the row without asking anybody else, where the list does that.
  ///
  /// - Returns: Whether it has.
  func reorders(_ proposal: UIDropProposal?, from path: IndexPath, to place: IndexPath) -> Bool

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
