import Foundation
import Testing
import UIKit

/// A list of words in a table, whose rows can be dragged; it writes down what it is told.
@MainActor
private final class Words: UIViewController, UITableViewDataSource {
  let tableView = UITableView()
  var words = ["ant", "bee", "cat"]
  var log: [String] = []
  var items: Int = 1
  var allowsMoves = true
  var wants = true
  var proposal = UITableViewDropProposal(operation: .move, intent: .unspecified)
  var isMovable = false
  var received: [String] = []
  var usesPlaceholder = false

  override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.dragDelegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    log.append("moves \(source.row) to \(destination.row)")
    words.insert(words.remove(at: source.row), at: destination.row)
  }
}

extension Words: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("lifts \(indexPath.row)")
    session.localContext = self
    return (0..<items).map { _ in
      let item = UIDragItem(
        itemProvider: NSItemProvider(object: NSString(string: words[indexPath.row])))
      item.localObject = words[indexPath.row]
      return item
    }
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begins with \(session.items.count)")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("drag ends")
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    allowsMoves
  }
}

extension Words: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log.append("handles \(session.canLoadObjects(ofClass: NSString.self))")
    return wants
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enters")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.append("over \(destinationIndexPath?.row ?? -1)")
    return proposal
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    log.append("drops")
    #expect(coordinator.session.localDragSession?.localContext as? Words === self)
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let place = coordinator.destinationIndexPath
    else { return }
    coordinator.session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      self?.received = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
    }
    if usesPlaceholder {
      let kept = UITableViewDropPlaceholder(
        insertionIndexPath: place, reuseIdentifier: "kept", rowHeight: 44)
      let context = coordinator.drop(item.dragItem, to: kept)
      #expect(
        context.commitInsertion { words.insert("copy", at: $0.row) } && !context.deletePlaceholder()
      )
      return
    }
    words.insert(words.remove(at: source.row), at: place.row)
    tableView.moveRow(at: source, to: place)
    coordinator.drop(item.dragItem, toRowAt: place).addCompletion { [weak self] position in
      self?.log.append("rests \(position == .end)")
    }
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("drop ends")
  }
}

@MainActor @Suite("Rows that are dragged and dropped")
struct DragAndDropTests {
  /// A device with the list, made by the test itself: others may begin between the making of a suite's value and its test.
  @MainActor
  private struct Setting {
    let device = Device()
    let screen = Words()
    let window: UIWindow

    init() { window = device.show(screen) }

    func drag(_ row: Int = 0, to place: Int = 1) -> Bool {
      let isDone = window.perform(
        .dragRow(IndexPath(row: row, section: 0), to: IndexPath(row: place, section: 0), list: 0))
      device.settle(window)
      return isDone
    }
  }

  @Test func `nobody is asked before the user drags`() {
    let setting = Setting()
    let screen = setting.screen
    screen.tableView.dropDelegate = screen
    let words = setting.window.everythingPossible().map(\.words).filter { $0.hasPrefix("drag") }
    #expect(
      words == ["drag row 'ant' one place down", "drag row 'bee' one place down"]
        && screen.log == [])
    screen.tableView.dragInteractionEnabled = false
    #expect(!setting.window.everythingPossible().contains { $0.words.hasPrefix("drag") } && !setting.drag())
    screen.tableView.dragInteractionEnabled = true
    screen.tableView.dragDelegate = nil
    #expect(!setting.drag() && screen.log == [])
  }

  @Test func `the delegates are asked and told in UIKit's order`() {
    let setting = Setting()
    let screen = setting.screen
    screen.tableView.dropDelegate = screen
    #expect(setting.drag() && screen.words == ["bee", "ant", "cat"] && screen.received == ["ant"])
    #expect(
      screen.log == [
        "lifts 0", "begins with 1", "handles true", "enters", "over 1", "drops", "rests true",
        "drop ends",
        "drag ends",
      ])
    #expect(setting.device.faults == [] && setting.window.shownTexts == ["bee", "ant", "cat"])
  }

  @Test func `what is not lifted is not dragged`() {
    let setting = Setting()
    let screen = setting.screen
    (screen.tableView.dropDelegate, screen.items) = (screen, 0)
    #expect(setting.drag() && screen.log == ["lifts 0"])
    #expect(
      !setting.drag(0, to: 0) && !setting.drag(0, to: 9) && !setting.drag(9, to: 0)
        && screen.log == ["lifts 0"])
  }

  /// What becomes of a drop, for each proposal and whether rows may leave their places.
  @Test(
    arguments: [UIDropOperation.cancel, .forbidden, .copy, .move], [true, false])
  func `a drop is performed where it is proposed and allowed`(
    operation: UIDropOperation, allowsMoves: Bool
  ) {
    let setting = Setting()
    let screen = setting.screen
    screen.tableView.dropDelegate = screen
    screen.allowsMoves = allowsMoves
    screen.proposal = UITableViewDropProposal(operation: operation)
    #expect(setting.drag())
    let isPerformed = operation == .copy || operation == .move && allowsMoves
    #expect(
      screen.log.contains("drops") == isPerformed
        && screen.log.suffix(2) == ["drop ends", "drag ends"])
  }

  @Test func `who does not want anything is told no more`() {
    let setting = Setting()
    let screen = setting.screen
    (screen.tableView.dropDelegate, screen.wants) = (screen, false)
    #expect(setting.drag() && screen.log == ["lifts 0", "begins with 1", "handles true", "drag ends"])
  }

  @Test(arguments: [true, false])
  func `a table moves its rows itself where that is left to it`(hasDropDelegate: Bool) {
    let setting = Setting()
    let screen = setting.screen
    screen.isMovable = true
    if hasDropDelegate { screen.tableView.dropDelegate = screen }
    screen.proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(
      setting.drag(2, to: 0) && screen.words == ["cat", "ant", "bee"] && !screen.log.contains("drops"))
    #expect(screen.log.contains("moves 2 to 0") && setting.device.faults == [])
    screen.isMovable = false
    #expect(setting.drag(0, to: 1) && screen.log.contains("drops") == hasDropDelegate)
  }

  @Test func `a place that is kept becomes a row`() {
    let setting = Setting()
    let screen = setting.screen
    (screen.tableView.dropDelegate, screen.usesPlaceholder) = (screen, true)
    #expect(setting.drag() && screen.words == ["ant", "copy", "bee", "cat"] && setting.device.faults == [])
    #expect(setting.window.shownTexts == screen.words)
  }

  @Test func `an item is handed over as what it is and nothing else`() {
    let provider = NSItemProvider(object: NSString(string: "word"))
    #expect(
      provider.canLoadObject(ofClass: NSString.self)
        && !provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(NSItemProvider().registeredTypeIdentifiers == [])
    #expect(
      provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
  }
}
