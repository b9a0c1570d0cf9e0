import Foundation
import HeadlessUIKit
import Testing

private final class Inbox: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var count = 2

  override func viewDidLoad() {
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
    table.register(UINib(nibName: "MessageCell", bundle: nil), forCellReuseIdentifier: "message")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.subjectLabel?.text = "message \(indexPath.row)"
    return cell
  }
}

private final class Tiles: UICollectionViewController {
  var count = 2

  override func viewDidLoad() {
    collectionView.register(UINib(nibName: "TileCell", bundle: nil), forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.caption?.text = "tile \(indexPath.item)"
    return cell
  }
}

/// Cells of lists that come from nibs.
@MainActor
@Suite struct NibCellTests {
  @Test func `a table makes its cells of the nib, each awake, connected and named`() throws {
    let stage = try NibStage("MessageCell")
    let screen = Inbox()
    stage.show(screen)
    let cells = screen.table.visibleCells.compactMap { $0 as? MessageCell }
    #expect(cells.map { $0.subjectLabel?.text } == ["message 0", "message 1"])
    #expect(cells.allSatisfy { $0.wasConnected && $0.reuseIdentifier == "message" })
    stage.window.perform(.tapControl(1))
    #expect(Journal.entries == ["message 1 false"] && stage.faults.isEmpty)
  }

  /// How many cells there have been after scrolling ten times between the first row and the last one.
  private func cells(_ visible: () -> [UIView], scrolling scroll: (IndexPath) -> Void) -> Int {
    var seen = Set(visible())
    for turn in 1...10 {
      scroll(IndexPath(row: turn.isMultiple(of: 2) ? 0 : 39, section: 0))
      Simulation.current.clock.settle()
      seen.formUnion(visible())
    }
    return seen.count
  }

  @Test func `cells of nibs are used again`() throws {
    let stage = try NibStage("MessageCell")
    let screen = Inbox()
    screen.count = 40
    stage.show(screen)
    let count = cells({ screen.table.visibleCells }) {
      screen.table.scrollToRow(at: $0, at: .middle, animated: false)
    }
    #expect(count < 40)
  }

  @Test func `a collection makes its cells of the nib, and uses them again`() throws {
    let stage = try NibStage("TileCell")
    let screen = Tiles(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(screen)
    let before = screen.collectionView.visibleCells
    #expect(before.compactMap { ($0 as? TileCell)?.caption?.text } == ["tile 0", "tile 1"])
    #expect(before.allSatisfy { $0.reuseIdentifier == "tile" })
    #expect(stage.faults.isEmpty)
    screen.count = 40
    screen.collectionView.reloadData()
    Simulation.current.clock.settle()
    let count = cells({ screen.collectionView.visibleCells }) {
      screen.collectionView.scrollToItem(at: $0, at: .centeredVertically, animated: false)
    }
    #expect(count < 40)
  }

  @Test func `a class that is registered later takes the place of the nib, and the other way round`() throws {
    _ = try NibStage("MessageCell")
    let table = UITableView()
    table.register(UINib(nibName: "MessageCell", bundle: nil), forCellReuseIdentifier: "message")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    #expect(!(table.dequeueReusableCell(withIdentifier: "message") is MessageCell))
    table.register(UINib(nibName: "MessageCell", bundle: nil), forCellReuseIdentifier: "message")
    #expect(table.dequeueReusableCell(withIdentifier: "message") is MessageCell)
    table.register(nil as UINib?, forCellReuseIdentifier: "message")
    #expect(table.dequeueReusableCell(withIdentifier: "message") == nil)
  }

  @Test(arguments: ["<view id=\"v\"/>", "<tableViewCell id=\"a\"/><tapGestureRecognizer id=\"b\"/>", ""])
  func `a nib that is not one cell raises UIKit's exception`(objects: String) throws {
    let stage = try NibStage()
    try NibStage.register("Bad", objects)
    let table = UITableView()
    table.register(UINib(nibName: "Bad", bundle: nil), forCellReuseIdentifier: "bad")
    _ = table.dequeueReusableCell(withIdentifier: "bad", for: IndexPath(row: 0, section: 0))
    #expect(stage.faults == [.invalidCellNib("bad", ofCollection: false)])
    #expect(
      stage.faults[0].message
        == "invalid nib registered for identifier (bad) - nib must contain exactly one top level object which must be a UITableViewCell instance"
    )
  }

  @Test func `a cell of a collection in the nib of a table is none, and the other way round`() throws {
    let stage = try NibStage("TileCell", "MessageCell")
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UINib(nibName: "MessageCell", bundle: nil), forCellWithReuseIdentifier: "message")
    _ = collection.dequeueReusableCell(withReuseIdentifier: "message", for: IndexPath(item: 0, section: 0))
    let table = UITableView()
    table.register(UINib(nibName: "TileCell", bundle: nil), forCellReuseIdentifier: "tile")
    _ = table.dequeueReusableCell(withIdentifier: "tile")
    #expect(
      stage.faults == [
        .invalidCellNib("message", ofCollection: true), .invalidCellNib("tile", ofCollection: false),
      ])
  }

  @Test func `a cell that has another name in the nib raises UIKit's exception`() throws {
    let stage = try NibStage("MessageCell")
    let table = UITableView()
    table.register(UINib(nibName: "MessageCell", bundle: nil), forCellReuseIdentifier: "letter")
    _ = table.dequeueReusableCell(withIdentifier: "letter")
    #expect(stage.faults == [.foreignCellNib("message", registered: "letter", ofCollection: false)])
    #expect(
      stage.faults[0].message
        == "cell reuse indentifier in nib (message) does not match the identifier used to register the nib (letter)"
    )
  }

  @Test func `an unknown nib is missed when the first cell is made`() throws {
    let stage = try NibStage()
    let table = UITableView()
    table.register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "gone")
    #expect(stage.faults.isEmpty)
    _ = table.dequeueReusableCell(withIdentifier: "gone", for: IndexPath(row: 0, section: 0))
    #expect(stage.faults == [.unknownNib("Gone")])
  }
}
