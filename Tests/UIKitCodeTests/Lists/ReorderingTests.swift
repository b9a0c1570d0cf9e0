import Foundation
import Testing
import UIKit

/// A controller of a collection of letters that lets some be moved.
@MainActor
private final class Letters: UICollectionViewController {
  var letters = ["a", "b", "c"]
  var log: [String] = []
  var target: Int?

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { letters.count }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("asked \(indexPath.item)")
    return letters[indexPath.item] != "b"
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("moves \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { target.map { IndexPath(item: $0, section: 0) } ?? proposedIndexPath }
}

/// A controller that has no method that is told of moves.
@MainActor
private final class Fixed: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { 3 }
}

/// A plain screen whose collection goes by snapshots.
@MainActor
private final class Steps: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) lazy var source = UICollectionViewDiffableDataSource<String, String>(
    collectionView: collectionView
  ) { [accessories] _, _, _ in
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = accessories
    return cell
  }
  let accessories: [UICellAccessory]

  init(_ accessories: [UICellAccessory]) {
    self.accessories = accessories
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = collectionView
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["now", "later"])
    snapshot.appendItems(["one", "two"], toSection: "now")
    snapshot.appendItems(["three"], toSection: "later")
    source.apply(snapshot, animatingDifferences: false)
  }
}

@MainActor @Suite("Items that are put in another order")
struct ReorderingTests {
  private func drags(_ window: UIWindow) -> [String] {
    window.everythingPossible().map(\.words).filter { $0.hasPrefix("drag") }
  }

  private func drag(_ item: Int, to place: IndexPath, in window: UIWindow, of device: Device) -> Bool {
    let isDone = window.perform(.dragRow(IndexPath(item: item, section: 0), to: place, list: 0))
    device.settle(window)
    return isDone
  }

  @Test func `a controller that is told of moves lets its items be dragged, and is asked then`() {
    let device = Device()
    let screen = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    let window = device.show(screen)
    #expect(
      drags(window) == ["drag item 0 one place down", "drag item 1 one place down"]
        && screen.log == [])
    #expect(drag(0, to: [0, 2], in: window, of: device) && screen.letters == ["b", "c", "a"])
    #expect(screen.log == ["asked 0", "moves 0 to 2"])
    #expect(drag(0, to: [0, 1], in: window, of: device) && screen.letters == ["b", "c", "a"])
    screen.target = 0
    #expect(drag(2, to: [0, 1], in: window, of: device) && screen.letters == ["a", "b", "c"])
    screen.installsStandardGestureForInteractiveMovement = false
    #expect(drags(window) == [] && !drag(0, to: [0, 1], in: window, of: device) && device.faults == [])
  }

  @Test func `an item that code moves after a finger goes one place down, if it is let and moved`() {
    let device = Device()
    let screen = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    _ = device.show(screen)
    guard let collection = screen.collectionView else { return }
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 2]))
    collection.endInteractiveMovement()
    #expect(screen.letters == ["a", "b", "c"])
    for isCancelled in [true, false] {
      #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
      collection.updateInteractiveMovementTargetPosition(.zero)
      if isCancelled { collection.cancelInteractiveMovement() } else { collection.endInteractiveMovement() }
      #expect(screen.letters == (isCancelled ? ["a", "b", "c"] : ["b", "a", "c"]))
    }
    #expect(collection.beginInteractiveMovementForItem(at: [0, 2]))
    collection.updateInteractiveMovementTargetPosition(.zero)
    collection.endInteractiveMovement()
    #expect(screen.letters == ["b", "a", "c"] && device.faults == [])
  }

  @Test func `a controller without that method does not`() {
    let device = Device()
    let window = device.show(Fixed(collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(drags(window) == [] && !drag(0, to: [0, 1], in: window, of: device))
  }

  /// By what items are dragged, and whether they are while the collection is edited and while it is not.
  @Test(
    arguments: [
      ([UICellAccessory.reorder()], true, true), ([.reorder(displayed: .whenEditing)], true, false),
      ([.reorder(displayed: .whenNotEditing)], false, true), ([.checkmark()], false, false),
    ])
  func `an item is dragged by its sign, where handlers say so`(
    accessories: [UICellAccessory], whileEditing: Bool, otherwise: Bool
  ) {
    let device = Device()
    let screen = Steps(accessories)
    let window = device.show(screen)
    #expect(drags(window) == [])
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    for isEditing in [true, false] {
      screen.collectionView.isEditing = isEditing
      #expect(drags(window).isEmpty != (isEditing ? whileEditing : otherwise))
    }
  }

  @Test func `handlers are told what was and what is`() {
    let device = Device()
    let screen = Steps([.reorder()])
    let window = device.show(screen)
    var log: [String] = []
    screen.source.reorderingHandlers.canReorderItem = { item in
      log.append("may \(item)")
      return item != "two"
    }
    screen.source.reorderingHandlers.willReorder = { transaction in
      log.append("will \(transaction.initialSnapshot.itemIdentifiers)")
    }
    screen.source.reorderingHandlers.didReorder = { transaction in
      let items = transaction.initialSnapshot.itemIdentifiers
      log.append("did \(items.applying(transaction.difference) ?? [])")
      log.append("\(transaction.sectionTransactions.map(\.sectionIdentifier))")
    }
    #expect(drag(0, to: [0, 1], in: window, of: device))
    #expect(
      log == [
        "may one", #"will ["one", "two", "three"]"#, #"did ["two", "one", "three"]"#, #"["now"]"#,
      ])
    log = []
    #expect(drag(0, to: [1, 1], in: window, of: device) && log == ["may two"])
    #expect(drag(1, to: [1, 1], in: window, of: device))
    #expect(screen.source.snapshot().itemIdentifiers(inSection: "later") == ["three", "one"])
    #expect(log.last == #"["now", "later"]"# && device.faults == [])
  }
}
