import Foundation
import HeadlessUIKit
import Testing

/// A cell with an initialiser of its own.
private final class TileCell: UICollectionViewCell {
  let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(text)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A collection of the app's.
@MainActor private final class GridScreen: UICollectionViewController {
  var tiles = ["a", "b", "c"]
  var refuses: Set<String> = []

  override func viewDidLoad() {
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.text.text = tiles[indexPath.item]
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !refuses.contains("select") }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    record("grid", "select \(indexPath.item)")
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { !refuses.contains("deselect") }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    record("grid", "deselect \(indexPath.item)")
  }
}

@MainActor @Suite("Collections, and data sources that go by snapshots")
struct CollectionTests {
  private let grid = GridScreen(collectionViewLayout: UICollectionViewFlowLayout())

  private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `items are shown and tapped`() {
    let stage = Stage(grid)
    #expect(stage.window.shownTexts == ["a", "b", "c"])
    #expect(grid.collectionView.indexPathsForVisibleItems == (0..<3).map(item))
    #expect(
      stage.window.everythingPossible().map(\.words) == ["tap item 'a'", "tap item 'b'", "tap item 'c'"])
    #expect(stage.user(.tapRow(item(0), list: 0)) && stage.user(.tapRow(item(2), list: 0)))
    #expect(takeJournal() == ["grid.select 0", "grid.deselect 0", "grid.select 2"])
    #expect(grid.collectionView.indexPathsForSelectedItems == [item(2)])
    #expect(grid.collectionView.cellForItem(at: item(2))?.isSelected == true)
    grid.refuses = ["select"]
    #expect(stage.user(.tapRow(item(0), list: 0)) && !stage.user(.tapRow(item(3), list: 0)))
    #expect(takeJournal() == [] && grid.collectionView.indexPathsForSelectedItems == [item(2)])
    grid.refuses = ["deselect"]
    grid.collectionView.allowsMultipleSelection = true
    #expect(stage.user(.tapRow(item(2), list: 0)))
    #expect(grid.collectionView.indexPathsForSelectedItems == [item(2)])
    grid.refuses = []
    #expect(stage.user(.tapRow(item(2), list: 0)))
    #expect(grid.collectionView.indexPathsForSelectedItems == nil)
    grid.collectionView.allowsSelection = false
    #expect(!stage.user(.tapRow(item(0), list: 0)))
  }

  @Test func `items come and go as code says, or UIKit's exception is raised`() {
    let stage = Stage(grid)
    grid.tiles = ["b", "c", "d"]
    var isDone = false
    grid.collectionView.performBatchUpdates {
      grid.collectionView.deleteItems(at: [item(0)])
      grid.collectionView.insertItems(at: [item(2)])
    } completion: {
      isDone = $0
    }
    stage.settle()
    #expect(isDone && stage.console == [] && stage.window.shownTexts == ["b", "c", "d"])
    grid.collectionView.insertItems(at: [item(0)])
    #expect(
      Simulation.current.faults == [
        .wrongRowCount(section: 0, before: 3, after: 3, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0)
      ])
    Simulation.current.forgetFaults()
    _ = grid.collectionView.dequeueReusableCell(withReuseIdentifier: "other", for: item(0))
    #expect(Simulation.current.faults == [.unknownCell("other", ofCollection: true)] && stage.raised)
  }

  @Test func `a registration makes cells and shows items in them`() throws {
    let stage = Stage(grid)
    let registration = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
      cell.text.text = "number \(number)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid.collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["only"])
    snapshot.appendItems([7, 8])
    source.apply(snapshot)
    stage.settle()
    #expect(stage.window.shownTexts == ["number 7", "number 8"])
  }

  @Test func `a table shows what the snapshot says, and keeps what is selected`() {
    let (screen, table) = (UIViewController(), UITableView())
    let stage = Stage(screen)
    screen.view.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
      let cell = UITableViewCell()
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"])
    var completions: [Int] = []
    source.apply(snapshot, animatingDifferences: true) { completions.append(stage.time) }
    stage.settle()
    #expect(completions == [300] && stage.window.shownTexts == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "c")
    #expect(source.indexPath(for: "b") == item(1) && source.sectionIdentifier(for: 1) == 2)
    #expect(source.itemIdentifier(for: item(5)) == nil && source.indexPath(for: "z") == nil)
    stage.user(.tapRow(item(1), list: 0))
    snapshot.moveItem("b", afterItem: "c")
    snapshot.deleteItems(["a"])
    snapshot.insertItems(["x"], beforeItem: "c")
    source.apply(snapshot, animatingDifferences: false)
    stage.settle()
    #expect(stage.window.shownTexts == ["x", "c", "b"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot)
    #expect(
      stage.console == ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(c)}"]
        && stage.raised)
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test func `a snapshot knows its sections and items`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendItems(["nowhere"])
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["b"], toSection: 1)
    snapshot.insertItems(["c"], afterItem: "b")
    snapshot.appendItems(["d", "e"])
    snapshot.moveItem("e", beforeItem: "b")
    #expect(snapshot.itemIdentifiers == ["e", "b", "c", "d"] && snapshot.numberOfItems(inSection: 1) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: "d") == 2 && snapshot.indexOfItem("d") == 3)
    #expect(snapshot.indexOfSection(2) == 1 && snapshot.indexOfSection(3) == nil)
    snapshot.deleteSections([1])
    #expect(snapshot.sectionIdentifiers == [2] && snapshot.itemIdentifiers == ["d"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }
}
