import Foundation
import Testing
import UIKit

/// A collection of letters that can be dragged.
@MainActor
private final class Letters: UIViewController, UICollectionViewDataSource,
  UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var letters = ["a", "b", "c"]
  var log: [String] = []

  override func loadView() {
    view = collectionView
    collectionView.dataSource = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    letters.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("lifts \(indexPath.item)")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("drops \(coordinator.proposal.operation == .copy)")
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let place = coordinator.destinationIndexPath
    else { return }
    collectionView.performBatchUpdates { [self] in
      letters.insert(letters.remove(at: source.item), at: place.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [place])
    }
    coordinator.drop(item.dragItem, toItemAt: place)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    log.append("ends")
  }
}

@MainActor @Suite("Items that are dragged and dropped")
struct DraggedItemTests {
  @Test func `an item of a collection is dragged to another place`() {
    let device = Device()
    let screen = Letters()
    let window = device.show(screen)
    #expect(window.everythingPossible().contains { $0.words == "drag item 0 one place down" })
    let (item, place) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    #expect(window.perform(.dragRow(item, to: place, list: 0)))
    device.settle(window)
    #expect(screen.letters == ["b", "c", "a"] && device.faults == [])
    #expect(screen.log == ["lifts 0", "drops true", "ends"])
  }

  @Test func `interactions of views are kept`() {
    final class Source: UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
    }
    let (source, view) = (Source(), UIView())
    let (drag, drop) = (UIDragInteraction(delegate: source), UIDropInteraction(delegate: source))
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(view.interactions.count == 2 && drag.view === view && drop.view === view)
    #expect(drag.delegate === source && drag.isEnabled && UIDragInteraction.isEnabledByDefault)
    view.removeInteraction(drag)
    #expect(drag.view == nil && view.interactions.count == 1)
  }
}
