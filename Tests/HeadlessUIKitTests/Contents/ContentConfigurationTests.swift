import Foundation
import HeadlessUIKit
import Testing

/// Contents with a button, as an app makes them.
private struct OfferContent: UIContentConfiguration {
  var title: String
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { OfferView(self) }
  func updated(for state: any UIConfigurationState) -> OfferContent {
    var same = self
    same.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return same
  }
}

private final class OfferView: UIView, UIContentView {
  private let button = UIButton(primaryAction: nil)

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: OfferContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    record("offer", "made")
    button.addAction(UIAction { _ in record("offer", "tapped") }, for: .touchUpInside)
    addSubview(button)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let offer = configuration as? OfferContent else { return }
    button.setTitle(offer.title + (offer.isSelected ? "!" : ""), for: .normal)
  }
}

/// A cell that makes its contents itself.
private final class StateCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    record("cell", "\(state.isSelected) \(state.isEditing)")
  }
}

private final class StateItem: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    record("item", "\(state.isSelected)")
  }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var makeCell: () -> UITableViewCell = { UITableViewCell() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell()
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { StateItem(frame: .zero) }
}

@MainActor @Suite("Contents of cells in one value")
struct ContentConfigurationTests {
  private let screen = UIViewController()
  private let table = UITableView()
  private let rows = Rows()

  private func stage(_ cell: @escaping () -> UITableViewCell) -> Stage {
    rows.makeCell = cell
    table.dataSource = rows
    screen.view.addSubview(table)
    return Stage(screen)
  }

  @Test func `contents of the app's own are made, and what is in them is touched`() throws {
    let stage = stage {
      let cell = UITableViewCell()
      cell.contentConfiguration = OfferContent(title: "Buy")
      return cell
    }
    #expect(stage.window.everythingPossible().map(\.words).contains("tap 'Buy'"))
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["offer.tapped"])
    let cell = try #require(table.visibleCells.first)
    let view = cell.contentView
    #expect(view is OfferView && cell.subviews == [view])
    cell.contentConfiguration = OfferContent(title: "Sell")
    #expect(cell.contentView === view && journal == [] && stage.window.shownTexts == ["Sell"])
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView) && cell.contentView.superview === cell)
  }

  @Test func `the texts of the system's contents are on screen`() throws {
    let stage = stage {
      let cell = UITableViewCell()
      var list = cell.defaultContentConfiguration()
      (list.text, list.secondaryText) = ("Milk", "two bottles")
      cell.contentConfiguration = list
      return cell
    }
    #expect(stage.window.shownTexts == ["Milk", "two bottles"])
    #expect(
      stage.window.everythingPossible().map(\.words)
        == ["tap row 'Milk'", "swipe over row 'Milk' to the left"])
    let view = UIListContentConfiguration.cell().makeContentView()
    #expect(view.supports(UIListContentConfiguration.valueCell()) && !view.supports(OfferContent(title: "")))
  }

  @Test func `contents follow the state of their cell, unless the app says otherwise`() throws {
    let stage = stage {
      let cell = UITableViewCell()
      cell.contentConfiguration = OfferContent(title: "Buy")
      return cell
    }
    stage.user(.tapRow([0, 0], list: 0))
    stage.settle()
    #expect(stage.window.shownTexts == ["Buy!"])
    let cell = try #require(table.visibleCells.first)
    cell.automaticallyUpdatesContentConfiguration = false
    table.deselectRow(at: [0, 0], animated: false)
    stage.settle()
    #expect(stage.window.shownTexts == ["Buy!"])
    #expect(
      !cell.configurationState.isSelected && cell.configurationState.traitCollection === cell.traitCollection)
  }

  @Test func `a class is told of its state before it comes on screen, and in the turn of a change`() throws {
    let stage = Stage(screen)
    rows.makeCell = { StateCell() }
    table.dataSource = rows
    screen.view.addSubview(table)
    stage.settle()
    #expect(takeJournal() == ["cell.false false"])
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(journal == [])
    stage.settle()
    #expect(takeJournal() == ["cell.true false"])
    table.isEditing = true
    stage.settle()
    #expect(takeJournal() == ["cell.false true"])
    let cell = try #require(table.visibleCells.first)
    for _ in 0...2 { cell.setNeedsUpdateConfiguration() }
    stage.settle()
    #expect(takeJournal() == ["cell.false true"])
    cell.configurationUpdateHandler = { _, state in record("handler", "\(state.isEditing)") }
    stage.settle()
    #expect(takeJournal() == ["cell.false true", "handler.true"])
  }

  @Test func `items are told as well, and nobody who does not ask makes an event`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = rows
    screen.view.addSubview(collection)
    let stage = Stage(screen)
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    stage.settle()
    #expect(takeJournal() == ["item.true"])
    let cell = UITableViewCell()
    screen.view.addSubview(cell)
    cell.setSelected(true, animated: false)
    #expect(stage.isIdle)
  }
}

/// A screen that says itself what it shows.
@MainActor private final class Orders: UIViewController {
  var orders: [String] = []

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    record("orders", state.searchText ?? "no search")
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No Orders"
    empty.button = .filled()
    empty.button.title = "Order"
    empty.buttonProperties.primaryAction = UIAction { [weak self] _ in
      self?.orders = ["one"]
      self?.setNeedsUpdateContentUnavailableConfiguration()
    }
    contentUnavailableConfiguration = orders.isEmpty ? empty : nil
  }
}

@MainActor @Suite("Screens that have nothing to show")
struct ContentUnavailableTests {
  private func words(_ stage: Stage) -> [String] { stage.window.everythingPossible().map(\.words) }

  @Test func `a class is asked before its screen appears, and its button can be tapped`() {
    let orders = Orders()
    let stage = Stage()
    stage.window.rootViewController = orders
    stage.settle()
    #expect(takeJournal() == ["orders.no search"] && stage.window.shownTexts == ["No Orders", "Order"])
    #expect(words(stage) == ["tap 'Order'"] && stage.user(.tapControl(0)))
    stage.settle()
    #expect(takeJournal() == ["orders.no search"] && stage.window.shownTexts == [] && words(stage) == [])
    #expect(orders.contentUnavailableConfiguration == nil && orders.view.subviews == [])
  }

  @Test func `what a screen sets is shown over its view, and gone when it is taken back`() throws {
    let screen = UIViewController()
    let stage = Stage(screen)
    var lost = UIContentUnavailableConfiguration.empty()
    (lost.text, lost.secondaryText) = ("Offline", "Nothing to see")
    lost.button.title = "Retry"
    lost.secondaryButton.title = "Help"
    lost.buttonProperties.primaryAction = UIAction { _ in record("screen", "retry") }
    lost.secondaryButtonProperties.menu = UIMenu(children: [
      UIAction(title: "Call") { _ in record("screen", "call") }
    ])
    screen.contentUnavailableConfiguration = lost
    #expect(stage.window.shownTexts == ["Offline", "Nothing to see", "Retry", "Help"])
    #expect(words(stage) == ["tap 'Retry'", "open the menu of 'Help' and tap 'Call'"])
    for possible in stage.window.everythingPossible() { stage.user(possible.gesture) }
    #expect(takeJournal() == ["screen.retry", "screen.call"])
    let view = try #require(screen.view.subviews.first as? UIContentUnavailableView)
    lost.buttonProperties.isEnabled = false
    lost.text = "Still offline"
    screen.contentUnavailableConfiguration = lost
    #expect(screen.view.subviews == [view] && stage.window.shownTexts.first == "Still offline")
    #expect(words(stage) == ["open the menu of 'Help' and tap 'Call'"])
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(view.subviews.contains { $0 is UIActivityIndicatorView } && words(stage) == [])
    screen.contentUnavailableConfiguration = nil
    #expect(screen.view.subviews == [])
  }

  @Test func `what was searched for is named, and follows what is typed`() {
    let orders = Orders()
    orders.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let stage = Stage(UINavigationController(rootViewController: orders))
    journal = []
    stage.user(.typeText("tea", control: 0))
    stage.settle()
    #expect(takeJournal() == ["orders.tea"])
    let state = orders.contentUnavailableConfigurationState
    #expect(state.searchText == "tea")
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “tea”")
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing"
    #expect(
      own.updated(for: state) == own && own != .search()
        && UIContentUnavailableConfiguration.search() == .search())
  }
}
