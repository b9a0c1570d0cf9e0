import Foundation
import HeadlessUIKit
import Testing

/// A cell that writes down when it begins or ends to be edited.
private final class EditedCell: UITableViewCell {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    record("cell", "\(editing) \(textLabel?.text ?? "")")
  }
}

/// A table whose rows can be edited, and which writes down what it is told.
@MainActor private final class EditedScreen: UITableViewController {
  var contents = [["Milk", "Eggs"], ["Nails"]]
  var styles: [UITableViewCell.EditingStyle] = [.delete, .delete]
  var editable: Set<Int> = [0, 1]
  var target: IndexPath?

  override func viewDidLoad() { tableView.register(EditedCell.self, forCellReuseIdentifier: "cell") }
  override func numberOfSections(in tableView: UITableView) -> Int { contents.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = contents[indexPath.section][indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    editable.contains(indexPath.section)
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[indexPath.section] }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { indexPath.section == 1 ? "Throw away" : nil }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    record("list", "\(editingStyle) \(contents[indexPath.section][indexPath.row])")
    if editingStyle == .delete {
      contents[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      contents[indexPath.section].insert("New", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    record("list", "begins \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    record("list", "ends \(indexPath.map { "\($0.row)" } ?? "nothing")")
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let moved = contents[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    contents[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }
}

@MainActor private final class Commits: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { record("list", "commits") }
}

@MainActor private final class Moves: UITableViewController {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { record("list", "moves") }
}

@MainActor @Suite("Tables that are edited")
struct TableEditingTests {
  private let list = EditedScreen()

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func words(_ stage: Stage) -> [String] { stage.window.everythingPossible().map(\.words) }

  private var texts: [[String?]] {
    list.contents.indices.map { section in
      list.contents[section].indices.map { list.tableView.cellForRow(at: row($0, section))?.textLabel?.text }
    }
  }

  /// What can be done with a row of a table that is edited, for each answer that the app can give.
  @Test(arguments: [UITableViewCell.EditingStyle.none, .delete, .insert], [true, false])
  func `the sign of a row is what the app says of it`(style: UITableViewCell.EditingStyle, isEditable: Bool) {
    let stage = Stage(list)
    (list.contents, list.styles) = ([["Milk"], []], [style, style])
    list.editable = isEditable ? [0] : []
    list.tableView.reloadData()
    stage.settle()
    for severalAtOnce in [false, true] {
      for isEditing in [false, true] {
        list.tableView.allowsMultipleSelectionDuringEditing = severalAtOnce
        list.setEditing(isEditing, animated: false)
        let taps = isEditing && !severalAtOnce ? [] : ["tap row 'Milk'"]
        let drags = isEditing ? ["drag row 'Milk' one place down"] : []
        let sign: [String] =
          switch (isEditable, isEditing, style) {
          case (_, false, _): ["swipe over row 'Milk' to the left"]
          case (true, true, .delete) where !severalAtOnce: ["tap the minus sign of row 'Milk'"]
          case (true, true, .insert) where !severalAtOnce: ["tap the plus sign of row 'Milk'"]
          default: []
          }
        #expect(words(stage) == taps + sign + drags)
        let shows = stage.user(.tapSwipeAction(0, row: row(0), list: 0))
        #expect(shows == (isEditable && style == .delete && !(isEditing && severalAtOnce)))
        list.contents = [["Milk"], []]
        list.tableView.reloadData()
        stage.settle()
        #expect(stage.user(.tapInsert(row(0), list: 0)) == sign.contains { $0.contains("plus") })
        list.contents = [["Milk"], []]
        list.tableView.reloadData()
        stage.settle()
      }
    }
  }

  @Test func `a row is deleted by its minus sign, and inserted by its plus sign`() {
    let stage = Stage(list)
    list.setEditing(true, animated: true)
    journal = []
    #expect(stage.user(.tapSwipeAction(0, row: row(0), list: 0)))
    stage.settle()
    #expect(
      journal.filter { $0.hasPrefix("list") } == ["list.delete Milk"] && texts == [["Eggs"], ["Nails"]])
    list.styles = [.insert, .insert]
    #expect(!stage.user(.tapSwipeAction(0, row: row(0), list: 0)) && !stage.user(.tapInsert(row(9), list: 0)))
    #expect(stage.user(.tapInsert(row(0, 1), list: 0)))
    stage.settle()
    #expect(texts == [["Eggs"], ["New", "Nails"]] && stage.console == [])
  }

  @Test func `a swipe is told of, and a sign is not`() {
    let stage = Stage(list)
    #expect(stage.user(.swipeRow(row(0, 1), toLeft: true, list: 0)))
    #expect(words(stage) == ["tap 'Throw away' of the row", "close the row"])
    #expect(stage.user(.tapBeside) && takeJournal() == ["list.begins 0", "list.ends 0"])
    stage.user(.tapSwipeAction(0, row: row(1), list: 0))
    stage.user(.tapSwipeAction(0, row: row(0, 1), list: 0))
    #expect(
      takeJournal() == [
        "list.begins 1", "list.delete Eggs", "list.ends nothing", "list.begins 0", "list.delete Nails",
        "list.ends nothing",
      ])
    list.setEditing(true, animated: false)
    stage.user(.tapSwipeAction(0, row: row(0), list: 0))
    #expect(takeJournal().filter { $0.hasPrefix("list") } == ["list.delete Milk"])
  }

  @Test func `a row is dragged down, into the next section too, or where the delegate says`() {
    let stage = Stage(list)
    #expect(!stage.user(.dragRow(row(0), to: row(1), list: 0)))
    list.setEditing(true, animated: false)
    #expect(stage.user(.dragRow(row(0), to: row(1), list: 0)))
    stage.settle()
    #expect(texts == [["Eggs", "Milk"], ["Nails"]])
    #expect(stage.user(.dragRow(row(1), to: row(0, 1), list: 0)))
    stage.settle()
    #expect(texts == [["Eggs"], ["Milk", "Nails"]])
    #expect(list.tableView.numberOfRows(inSection: 0) == 1)
    list.target = row(0)
    #expect(stage.user(.dragRow(row(0), to: row(0, 1), list: 0)) && texts == [["Eggs"], ["Milk", "Nails"]])
    list.target = nil
    for place in [row(0), row(1), row(3, 1), row(0, 2)] {
      #expect(!stage.user(.dragRow(row(0), to: place, list: 0)))
    }
    #expect(stage.user(.dragRow(row(0), to: row(2, 1), list: 0)))
    stage.settle()
    #expect(texts == [[], ["Milk", "Nails", "Eggs"]])
    #expect(!words(stage).contains("drag row 'Eggs' one place down"))
  }

  /// UIKit asks whether a data source has the methods.
  @Test func `a class that overrides nothing but commit or move has rows that can be edited or moved`() {
    let (plain, commits, moves) = (UITableViewController(), Commits(), Moves())
    for (screen, canEdit, canMove) in [(plain, false, false), (commits, true, false), (moves, false, true)] {
      #expect(screen.tableView(screen.tableView, canEditRowAt: row(0)) == canEdit)
      #expect(screen.tableView(screen.tableView, canMoveRowAt: row(0)) == canMove)
    }
  }

  @Test func `cells are told when the editing of their row begins and ends, those that scroll in too`() {
    list.contents = [(0..<20).map { "\($0)" }, ["last"]]
    list.editable = [0]
    let stage = Stage(list)
    list.setEditing(true, animated: false)
    #expect(takeJournal() == (0..<16).map { "cell.true \($0)" })
    #expect(list.tableView.cellForRow(at: row(3))?.editingStyle == .delete)
    list.setEditing(true, animated: false)
    list.tableView.scrollToRow(at: row(0, 1), at: .bottom, animated: false)
    stage.settle()
    #expect(list.tableView.visibleCells.count { $0.isEditing } == 15)
    #expect(list.tableView.cellForRow(at: row(0, 1))?.isEditing == false)
    #expect(list.tableView.cellForRow(at: row(0, 1))?.editingStyle == UITableViewCell.EditingStyle.none)
    list.isEditing = false
    #expect(list.tableView.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
  }

  @Test func `several rows are ticked while the table is edited, and none any more when that begins or ends`()
  {
    let stage = Stage(list)
    list.tableView.allowsMultipleSelectionDuringEditing = true
    stage.user(.tapRow(row(0), list: 0))
    list.setEditing(true, animated: false)
    #expect(list.tableView.indexPathsForSelectedRows == nil)
    let before = stage.window.shownTexts
    for number in [0, 1] { #expect(stage.user(.tapRow(row(number), list: 0))) }
    #expect(list.tableView.indexPathsForSelectedRows == [row(0), row(1)])
    #expect(stage.window.shownTexts != before)
    stage.user(.tapRow(row(0), list: 0))
    #expect(list.tableView.indexPathsForSelectedRows == [row(1)])
    list.setEditing(false, animated: false)
    #expect(list.tableView.indexPathsForSelectedRows == nil)
  }
}

/// A screen that follows its button.
@MainActor private final class Notes: UIViewController {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    record("notes", "\(editing) \(animated)")
  }
}

@MainActor @Suite("The button for editing")
struct EditButtonTests {
  @Test func `a tap begins the editing, and another one ends it`() {
    let notes = Notes()
    let stage = Stage(UINavigationController(rootViewController: notes))
    notes.navigationItem.rightBarButtonItem = notes.editButtonItem
    #expect(notes.editButtonItem === notes.editButtonItem && !notes.isEditing)
    let marks = ControllerTree.marks(of: [notes])
    for (title, isEditing) in [("Edit", true), ("Done", false), ("Edit", true)] {
      #expect(stage.window.everythingPossible().map(\.words) == ["tap '\(title)' in the bar"])
      #expect(stage.user(.tapControl(0)) && notes.isEditing == isEditing)
      #expect(takeJournal() == ["notes.\(isEditing) true"])
      #expect((ControllerTree.marks(of: [notes]) == marks) != isEditing)
    }
    notes.isEditing = false
    #expect(takeJournal() == ["notes.false false"] && notes.editButtonItem.title == "Edit")
    #expect(notes.editButtonItem.style == .plain)
  }

  @Test func `a button made while the screen is edited says so`() {
    let notes = Notes()
    notes.isEditing = true
    #expect(notes.editButtonItem.title == "Done" && notes.editButtonItem.style == .done)
  }

  @Test func `the button does what the app says instead, and does not keep the screen`() {
    _ = Stage()
    var notes: Notes? = Notes()
    weak let kept = notes
    let button = notes?.editButtonItem
    button?.primaryAction = UIAction { _ in record("button", "own") }
    button?.tap()
    #expect(takeJournal() == ["button.own"] && notes?.isEditing == false)
    button?.primaryAction = nil
    notes = nil
    #expect(kept == nil)
    button?.tap()
    #expect(journal == [])
  }

  @Test func `a table and a collection follow their controllers`() {
    let table = UITableViewController(style: .plain)
    table.setEditing(true, animated: false)
    let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    items.setEditing(true, animated: false)
    #expect(table.tableView.isEditing && items.collectionView.isEditing)
    table.isEditing = false
    items.isEditing = false
    #expect(!table.tableView.isEditing && !items.collectionView.isEditing)
  }
}
