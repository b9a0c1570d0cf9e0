import Foundation
import HeadlessUIKit
import Testing

/// A cell with initialisers of its own, of which one traps.
final class NoteCell: UITableViewCell {
  var note = "made"

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    note = "own initialiser"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() { note = "reused" }
}

/// A table of the app's, which writes down what it is asked and told.
@MainActor final class ListScreen: UITableViewController {
  var contents = [["Milk", "Eggs"], ["Nails"]]
  var refuses: Set<String> = []
  var notes = true

  private func note(_ event: String) {
    if notes { record("list", event) }
  }

  override func viewDidLoad() { tableView.register(NoteCell.self, forCellReuseIdentifier: "note") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }

  override func numberOfSections(in tableView: UITableView) -> Int { contents.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows of \(section)")
    return contents[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let text = contents[indexPath.section][indexPath.row]
    note("cell \(text)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !refuses.contains("highlight")
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(indexPath.row)")
    return refuses.contains("select") ? nil : indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(indexPath.row)")
    return refuses.contains("deselect") ? nil : indexPath
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 1
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    contents[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor @Suite("Tables")
struct TableTests {
  private let list = ListScreen()

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func `the data source is asked when the screen appears, and again when code says so`() {
    let stage = Stage()
    stage.window.rootViewController = list
    stage.settle()
    #expect(
      takeJournal() == [
        "list.willAppear", "list.rows of 0", "list.rows of 1", "list.cell Milk", "list.cell Eggs",
        "list.cell Nails", "list.didAppear",
      ])
    list.contents = [["Bread"]]
    list.tableView.reloadData()
    list.tableView.reloadData()
    #expect(journal == [])
    stage.settle()
    #expect(takeJournal() == ["list.rows of 0", "list.cell Bread"])
    #expect(stage.window.shownTexts.contains("Bread") && stage.window.shownTexts.contains("Section 0"))
    #expect(!stage.window.shownTexts.contains("Milk"))
  }

  @Test func `a table that is not on screen makes no cells, but knows how many rows there are`() {
    list.loadViewIfNeeded()
    journal = []
    #expect(list.tableView.numberOfSections == 2 && list.tableView.numberOfRows(inSection: 0) == 2)
    #expect(list.tableView.numberOfRows(inSection: 7) == 0 && list.tableView.visibleCells == [])
    #expect(takeJournal() == ["list.rows of 0", "list.rows of 1"])
  }

  @Test func `a table that comes onto a screen asks when the turn ends`() {
    let (screen, table) = (UIViewController(), UITableView())
    let stage = Stage(screen)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = list
    screen.view.addSubview(table)
    #expect(journal == [])
    stage.settle()
    #expect(
      journal == ["list.rows of 0", "list.rows of 1"] + ["Milk", "Eggs", "Nails"].map { "list.cell \($0)" })
  }

  @Test func `a class that was registered is made by the initialiser that it has`() throws {
    _ = Stage(list)
    let cell = try #require(list.tableView.cellForRow(at: row(0)) as? NoteCell)
    #expect(cell.note == "own initialiser" && cell.reuseIdentifier == "note")
    #expect(cell.textLabel?.text == "Milk" && cell.detailTextLabel != nil)
    #expect(list.tableView.indexPath(for: cell) == row(0))
    #expect(list.tableView.cellForRow(at: row(9)) == nil)
  }

  @Test func `a tap selects one row, and tells of the one before first`() {
    let stage = Stage(list)
    list.tableView.layoutIfNeeded()
    #expect(stage.user(.tapRow(row(0), list: 0)) && list.tableView.indexPathForSelectedRow == row(0))
    #expect(takeJournal() == ["list.willSelect 0", "list.didSelect 0"])
    #expect(stage.user(.tapRow(row(1), list: 0)))
    #expect(
      takeJournal() == [
        "list.willSelect 1", "list.willDeselect 0", "list.didDeselect 0", "list.didSelect 1",
      ])
    #expect(list.tableView.indexPathsForSelectedRows == [row(1)])
    #expect(list.tableView.cellForRow(at: row(1))?.isSelected == true)
    #expect(list.tableView.cellForRow(at: row(0))?.isSelected == false)
    for path in [row(2), row(0, 5)] { #expect(!stage.user(.tapRow(path, list: 0))) }
    #expect(!stage.user(.tapRow(row(0), list: 1)))
  }

  @Test(arguments: ["highlight", "select", "deselect"])
  func `the delegate may forbid a tap`(refusal: String) {
    let stage = Stage(list)
    list.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
    list.refuses = [refusal]
    #expect(journal == [] && stage.user(.tapRow(row(0), list: 0)))
    let selected = list.tableView.indexPathsForSelectedRows
    #expect(selected == (refusal == "deselect" ? [row(1), row(0)] : [row(1)]))
  }

  @Test func `several rows may be selected, and a second tap deselects`() {
    let stage = Stage(list)
    list.tableView.allowsMultipleSelection = true
    for number in 0...1 { stage.user(.tapRow(row(number), list: 0)) }
    #expect(list.tableView.indexPathsForSelectedRows == [row(0), row(1)])
    stage.user(.tapRow(row(0), list: 0))
    #expect(list.tableView.indexPathsForSelectedRows == [row(1)])
    list.tableView.deselectRow(at: row(1), animated: true)
    #expect(list.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `no row takes a tap while it cannot be selected`() {
    let stage = Stage(list)
    list.tableView.setEditing(true, animated: false)
    #expect(!stage.user(.tapRow(row(0), list: 0)))
    list.tableView.allowsSelectionDuringEditing = true
    #expect(stage.user(.tapRow(row(0), list: 0)))
    list.tableView.isEditing = false
    list.tableView.allowsSelection = false
    #expect(!stage.user(.tapRow(row(0), list: 0)))
    list.tableView.allowsSelection = true
    list.tableView.cellForRow(at: row(0))?.isUserInteractionEnabled = false
    #expect(!stage.user(.tapRow(row(0), list: 0)))
  }

  @Test func `the selection is gone when the controller comes back`() {
    let stage = Stage(Stack("stack", list))
    stage.user(.tapRow(row(1), list: 0))
    list.navigationController?.pushViewController(UIViewController(), animated: true)
    stage.settle()
    #expect(list.tableView.indexPathForSelectedRow == row(1) && !stage.user(.tapRow(row(0), list: 0)))
    stage.user(.tapBack)
    stage.settle()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `whoever asks for the rows on screen is told of those that are there by now`() {
    let stage = Stage(list)
    list.contents = [["only"]]
    list.tableView.reloadData()
    #expect(list.tableView.indexPathsForVisibleRows == [row(0)])
    stage.settle()
    #expect(list.tableView.indexPathsForVisibleRows == [row(0)])
  }

  @Test func `a screen shows so many rows, and those that code scrolls to`() {
    list.notes = false
    list.contents = [(0..<100).map { "\($0)" }]
    let stage = Stage(list)
    #expect(list.tableView.indexPathsForVisibleRows == (0..<16).map { row($0) })
    #expect(!stage.user(.tapRow(row(50), list: 0)))
    list.tableView.scrollToRow(at: row(50), at: .top, animated: false)
    stage.settle()
    #expect(list.tableView.indexPathsForVisibleRows == (50..<66).map { row($0) })
    #expect(stage.user(.tapRow(row(50), list: 0)) && !stage.user(.tapRow(row(0), list: 0)))
    list.tableView.scrollToRow(at: row(0), at: .top, animated: false)
    stage.settle()
    #expect((list.tableView.cellForRow(at: row(0)) as? NoteCell)?.note == "reused")
  }

  @Test func `rows that come and go take the selection along`() {
    let stage = Stage(list)
    list.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
    var isDone = false
    list.tableView.performBatchUpdates {
      list.contents = [["Bread", "Salt", "Eggs"], ["Nails"]]
      list.tableView.deleteRows(at: [row(0)], with: .automatic)
      list.tableView.insertRows(at: [row(0), row(1)], with: .automatic)
    } completion: {
      isDone = $0
    }
    stage.settle()
    #expect(isDone && stage.time == 300 && stage.console == [])
    #expect(list.tableView.indexPathForSelectedRow == row(2))
    #expect(list.tableView.cellForRow(at: row(2))?.textLabel?.text == "Eggs")
    list.contents.insert([], at: 0)
    list.tableView.insertSections([0], with: .none)
    #expect(list.tableView.indexPathForSelectedRow == row(2, 1) && stage.console == [])
    list.contents = [["Eggs"], ["Nails"]]
    list.tableView.beginUpdates()
    list.tableView.deleteSections([1], with: .none)
    list.tableView.reloadSections([0], with: .none)
    list.tableView.endUpdates()
    #expect(stage.console == [] && list.tableView.indexPathForSelectedRow == nil)
    list.contents[1] = ["Nails", "Eggs"]
    list.contents[0] = []
    list.tableView.moveRow(at: row(0), to: row(1, 1))
    #expect(stage.console == [])
  }

  @Test func `a row is deleted by a swipe where that is allowed`() {
    let stage = Stage(list)
    #expect(!stage.user(.tapSwipeAction(0, row: row(0), list: 0)))
    #expect(stage.user(.tapSwipeAction(0, row: row(0, 1), list: 0)))
    stage.settle()
    #expect(list.contents == [["Milk", "Eggs"], []] && stage.console == [])
    #expect(list.tableView.visibleCells.count == 2)
  }

  @Test func `what is possible is told in words, and done`() {
    let stage = Stage(list)
    let words = stage.window.everythingPossible().map(\.words)
    #expect(
      words == [
        "tap row 'Milk'", "swipe over row 'Milk' to the left", "tap row 'Eggs'",
        "swipe over row 'Eggs' to the left",
        "tap row 'Nails'", "swipe over row 'Nails' to the left",
      ])
    for possible in stage.window.everythingPossible() { #expect(stage.user(possible.gesture), "\(possible)") }
  }

  // MARK: - Faults

  @Test func `a cell of a name that was not registered raises UIKit's exception`() {
    let stage = Stage(list)
    _ = list.tableView.dequeueReusableCell(withIdentifier: "other", for: row(0))
    #expect(stage.raised)
    #expect(
      stage.takeConsole() == [
        "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard"
      ])
    #expect(list.tableView.dequeueReusableCell(withIdentifier: "other") == nil && stage.console == [])
  }

  @Test func `rows and sections that are not there cannot be shown anew`() {
    let stage = Stage(list)
    list.tableView.reloadRows(at: [row(1)], with: .none)
    #expect(Simulation.current.faults == [])
    list.tableView.reloadRows(at: [row(7), row(5)], with: .none)
    #expect(Simulation.current.faults == [.changedAbsentRow(row: 5, section: 0, rows: 2)])
    #expect(stage.raised)
    #expect(
      stage.takeConsole() == [
        "attempt to delete row 5 from section 0 which only contains 2 rows before the update"
      ])
    list.tableView.reloadSections([4], with: .none)
    #expect(Simulation.current.faults == [.changedAbsentSection(4, sections: 2)])
    #expect(
      stage.takeConsole() == ["attempt to delete section 4, but there are only 2 sections before the update"])
    // The numbers are asked for anew at once.
    list.tableView.reloadData()
    list.tableView.reloadRows(at: [IndexPath(row: 0, section: 4)], with: .none)
    #expect(Simulation.current.faults == [.changedAbsentSection(4, sections: 2)])
  }

  @Test func `rows that do not come as code says raise UIKit's exception`() {
    let stage = Stage(list)
    list.tableView.deleteRows(at: [row(0)], with: .automatic)
    #expect(
      Simulation.current.faults == [
        .wrongRowCount(section: 0, before: 2, after: 2, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0)
      ])
    #expect(stage.raised)
    #expect(stage.takeConsole()[0].hasPrefix("Invalid update: invalid number of rows in section 0."))
    list.tableView.insertSections([0], with: .none)
    #expect(Simulation.current.faults == [.wrongSectionCount(before: 2, after: 2, inserted: 1, deleted: 0)])
  }

  @Test func `a row that is not there is not scrolled to`() {
    let stage = Stage(list)
    list.tableView.scrollToRow(at: row(5), at: .top, animated: true)
    list.tableView.selectRow(at: row(0, 9), animated: true, scrollPosition: .none)
    #expect(
      stage.console == [
        "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 2 rows in section 0.",
        "Attempted to scroll the table view to an out-of-bounds section (9) when there are only 2 sections.",
      ])
    #expect(stage.raised && list.tableView.indexPathForSelectedRow == nil)
  }
}
