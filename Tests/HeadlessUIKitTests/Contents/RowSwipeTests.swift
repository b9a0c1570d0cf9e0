import Foundation
import HeadlessUIKit
import Testing

/// A table with a row that has buttons on both sides; what ends a button is kept.
@MainActor private final class SwipedScreen: UITableViewController {
  var finishes: [@MainActor (Bool) -> Void] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Mail"
    return cell
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { buttons("leading", "Read") }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { buttons("trailing", "Flag") }

  private func buttons(_ side: String, _ title: String) -> UISwipeActionsConfiguration {
    record("asked", side)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, finish in
        self?.finishes.append(finish)
      }
    ])
  }
}

/// A table whose rows have buttons in the form that came first.
@MainActor private final class ActedScreen: UITableViewController {
  var named: [String]? = ["Remove", "More"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    named?.map { title in
      UITableViewRowAction(style: title == "Remove" ? .destructive : .normal, title: title) {
        record("tapped", "\($0.title ?? "") of \($1.row)")
      }
    }
  }
}

/// A collection of two items.
@MainActor private final class TwoItems: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

@MainActor @Suite("Swipes over rows")
struct RowSwipeTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func words(_ stage: Stage) -> [String] { stage.window.everythingPossible().map(\.words) }

  @Test
  func `the delegate is asked for buttons when the user swipes, and the row stays open until all is done`()
    throws
  {
    let screen = SwipedScreen()
    let stage = Stage(screen)
    #expect(
      words(stage) == [
        "tap row 'Mail'", "swipe over row 'Mail' to the left", "swipe over row 'Mail' to the right",
      ])
    #expect(journal.filter { $0.hasPrefix("asked") } == [])
    #expect(stage.user(.swipeRow(row(0), toLeft: false, list: 0)) && journal.last == "asked.leading")
    let texts = stage.window.shownTexts
    #expect(words(stage) == ["tap 'Read' of the row", "close the row"] && texts.contains("Read"))
    #expect(stage.user(.tapSwipeAction(0, row: row(0), list: 0)) && stage.window.shownTexts == texts)
    #expect(screen.finishes.count == 1 && !words(stage).contains("tap row 'Mail'"))
    let finish = try #require(screen.finishes.first)
    finish(true)
    #expect(words(stage).contains("tap row 'Mail'") && !stage.window.shownTexts.contains("Read"))
    #expect(!stage.user(.tapSwipeAction(1, row: row(0), list: 0)) && journal.last == "asked.trailing")
    #expect(!stage.user(.tapBeside) && !stage.user(.swipeRow(row(9), toLeft: true, list: 0)))
  }

  @Test func `buttons in the older form are shown in place of Delete, and close the row`() {
    let screen = ActedScreen()
    let stage = Stage(screen)
    #expect(stage.user(.swipeRow(row(1), toLeft: true, list: 0)))
    #expect(words(stage) == ["tap 'Remove' of the row", "tap 'More' of the row", "close the row"])
    #expect(stage.user(.tapSwipeAction(1, row: row(1), list: 0)) && journal.last == "tapped.More of 1")
    #expect(!words(stage).contains("close the row"))
    screen.named = []
    #expect(stage.user(.swipeRow(row(1), toLeft: true, list: 0)) && !words(stage).contains("close the row"))
    screen.named = nil
    #expect(stage.user(.swipeRow(row(1), toLeft: true, list: 0)))
    #expect(words(stage) == ["tap 'Delete' of the row", "close the row"])
  }

  @Test func `a row that is open is closed by a touch elsewhere, by new rows, and by what covers it`() {
    let screen = SwipedScreen()
    let stage = Stage(screen)
    let ways: [@MainActor () -> Void] = [
      { stage.user(.tapRow(row(0), list: 0)) }, { screen.tableView.reloadData() },
      { screen.tableView.isEditing = true }, { screen.present(UIViewController(), animated: true) },
    ]
    for (index, way) in ways.enumerated() {
      stage.user(.swipeRow(row(0), toLeft: true, list: 0))
      #expect(words(stage).contains("close the row"), "\(index)")
      way()
      stage.settle()
      #expect(!words(stage).contains("close the row"), "\(index)")
      screen.tableView.isEditing = false
    }
  }

  @Test func `a list of a collection shows the buttons that its layout names`() {
    let screen = UIViewController()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      record("asked", "\(path.item)")
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        record("flag", "\(path.item)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: path.item == 0 ? [action] : [])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = TwoItems()
    collection.dataSource = source
    screen.view.addSubview(collection)
    let stage = Stage(screen)
    #expect(
      words(stage).filter { $0.hasPrefix("swipe") }.count == 2
        && journal.filter { $0.hasPrefix("asked") } == [])
    #expect(
      stage.user(.swipeRow(row(0), toLeft: true, list: 0)) && words(stage).first == "tap 'Flag' of the row")
    #expect(stage.user(.tapSwipeAction(0, row: row(0), list: 0)))
    #expect(stage.user(.swipeRow(row(1), toLeft: true, list: 0)) && words(stage).contains("tap item 1"))
    #expect(!stage.user(.swipeRow(row(0), toLeft: false, list: 0)))
    #expect(journal.filter { !$0.hasPrefix("plain") }.suffix(3) == ["asked.0", "flag.0", "asked.1"])
  }
}
