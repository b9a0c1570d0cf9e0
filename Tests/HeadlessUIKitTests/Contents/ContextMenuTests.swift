import Foundation
import HeadlessUIKit
import Testing

/// Says what the menu of a view, of the rows of a table and of the items of a collection is.
@MainActor
private final class Presser: UIContextMenuInteractionDelegate, UITableViewDelegate,
  UITableViewDataSource, UICollectionViewDelegate, UICollectionViewDataSource
{
  let preview = UIViewController()
  var menu: UIMenu? = UIMenu(children: [
    UIAction(title: "copy") { _ in record("menu", "copy") },
    UIAction(title: "paste", attributes: .disabled) { _ in record("menu", "paste") },
    UIMenu(title: "more", children: [UIAction(title: "share") { _ in record("menu", "share") }]),
  ])
  var showsNothing = false

  private func configuration(_ name: String) -> UIContextMenuConfiguration? {
    guard !showsNothing else { return nil }
    return UIContextMenuConfiguration(
      identifier: name as NSString, previewProvider: { [preview] in preview },
      actionProvider: { [weak self] suggested in
        #expect(suggested.isEmpty)
        return self?.menu
      })
  }

  private func note(
    _ what: String, _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    #expect(animator?.previewViewController === preview)
    record("\(configuration.identifier)", what)
    animator?.addAnimations { record("during", what) }
    animator?.addCompletion { record("after", "\(what) \(Simulation.current.clock.now)") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration("view") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    note("commit", configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { record("view", "opens") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { record("view", "closes") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { indexPath.row == 1 ? configuration("row 1") : nil }

  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note("commit", configuration, animator) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { indexPath.item == 0 ? configuration("item 0") : nil }
}

@MainActor @Suite("Context menus")
struct ContextMenuTests {
  private let presser = Presser()
  private let screen = UIViewController()
  private let card = UILabel()

  private func stage(_ view: UIView) -> Stage {
    screen.view.addSubview(view)
    return Stage(screen)
  }

  private func pressable() -> Stage {
    card.text = "Card"
    card.isUserInteractionEnabled = true
    card.addInteraction(UIContextMenuInteraction(delegate: presser))
    return stage(card)
  }

  private func words(_ stage: Stage) -> [String] {
    stage.window.everythingPossible().map(\.words)
  }

  /// What is in the menu that is open.
  private let inMenu =
    ["copy", "share"].map { "tap '\($0)' in the menu" } + ["tap the preview", "close the menu"]

  @Test func `what is in the menu of a view can be chosen, and its preview can be tapped`() {
    let stage = pressable()
    journal = []
    #expect(words(stage) == ["press 'Card'"])
    #expect(stage.user(.press(.view(0))) && takeJournal() == ["view.opens"])
    #expect(
      words(stage) == inMenu && stage.window.shownTexts == ["Card", "opened on view 0", "copy", "share"])
    #expect(stage.user(.tapContextMenuItem(1, of: .view(0))))
    #expect(takeJournal() == ["view.closes", "menu.share"] && words(stage) == ["press 'Card'"])
    #expect(stage.user(.tapContextMenuItem(1, of: .view(0))))
    #expect(takeJournal() == ["view.opens", "view.closes", "menu.share"])
    #expect(stage.user(.press(.view(0))) && stage.user(.tapBeside) && !stage.user(.tapBeside))
    #expect(takeJournal() == ["view.opens", "view.closes"] && words(stage) == ["press 'Card'"])
    #expect(!stage.user(.tapContextMenuItem(2, of: .view(0))))
    #expect(!stage.user(.tapContextMenuItem(0, of: .view(1))))
  }

  @Test func `a tap on the preview is told, and its completion comes when the preview has gone`() {
    let stage = pressable()
    journal = []
    #expect(stage.user(.tapPreview(of: .view(0))))
    #expect(takeJournal() == ["view.opens", "view.commit", "view.closes", "during.commit"])
    stage.settle()
    #expect(journal == ["after.commit 250"])
  }

  @Test func `where nothing is shown, or nobody reaches the view, there is nothing to press`() {
    let stage = pressable()
    card.isUserInteractionEnabled = false
    #expect(!stage.user(.tapPreview(of: .view(0))) && words(stage) == [])
    card.isUserInteractionEnabled = true
    presser.showsNothing = true
    #expect(!stage.user(.tapPreview(of: .view(0))) && stage.user(.press(.view(0))))
    #expect(words(stage) == ["press 'Card'"])
    presser.showsNothing = false
    stage.user(.press(.view(0)))
    screen.present(UIViewController().styled(.fullScreen), animated: false)
    stage.settle()
    #expect(!stage.user(.tapPreview(of: .view(0))) && words(stage) == [])
    #expect(journal.filter { $0.hasPrefix("view") } == ["view.opens", "view.closes"])
  }

  @Test func `a menu without elements leaves the preview`() {
    let stage = pressable()
    presser.menu = nil
    stage.user(.press(.view(0)))
    #expect(words(stage) == ["tap the preview", "close the menu"])
  }

  @Test func `an interaction is on one view, and says which`() {
    let interaction = UIContextMenuInteraction(delegate: presser)
    let other = UIView()
    card.addInteraction(interaction)
    card.addInteraction(interaction)
    #expect(card.interactions.count == 1 && interaction.view === card)
    other.addInteraction(interaction)
    #expect(card.interactions.isEmpty && interaction.view === other)
    other.interactions = []
    #expect(interaction.view == nil)
  }

  @Test func `rows of a table have menus where the delegate says so`() {
    let table = UITableView()
    (table.delegate, table.dataSource) = (presser, presser)
    let stage = stage(table)
    let row = IndexPath(row: 1, section: 0)
    #expect(words(stage).filter { $0.hasPrefix("press") } == ["press row 0", "press row 1"])
    #expect(stage.user(.press(.row(row, list: 0))) && words(stage) == inMenu)
    journal = []
    #expect(stage.user(.tapContextMenuItem(0, of: .row(row, list: 0))) && takeJournal() == ["menu.copy"])
    #expect(stage.user(.tapPreview(of: .row(row, list: 0))))
    #expect(takeJournal() == ["row 1.commit", "during.commit"])
    #expect(!stage.user(.tapPreview(of: .row(IndexPath(row: 0, section: 0), list: 0))))
    #expect(!stage.user(.tapPreview(of: .row(IndexPath(row: 9, section: 0), list: 0))))
    table.isEditing = true
    #expect(!stage.user(.tapPreview(of: .row(row, list: 0))))
  }

  @Test func `items of a collection have menus, in the newer form and in the one that came first`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (collection.delegate, collection.dataSource) = (presser, presser)
    let stage = stage(collection)
    #expect(words(stage).filter { $0.hasPrefix("press") }.count == 2)
    journal = []
    let item = IndexPath(item: 0, section: 0)
    #expect(stage.user(.tapContextMenuItem(0, of: .row(item, list: 0))) && takeJournal() == ["menu.copy"])
    #expect(!stage.user(.tapPreview(of: .row(IndexPath(item: 1, section: 0), list: 0))))
  }

  @Test(arguments: [true, false])
  func `elements that are asked for later are asked for once, or each time`(isCached: Bool) {
    var count = 0
    let provider: UIDeferredMenuElement.Provider = { completion in
      count += 1
      let number = count
      completion([UIAction(title: "found \(number)") { _ in record("found", "\(number)") }])
    }
    let found = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    presser.menu = UIMenu(children: [found])
    let stage = pressable()
    for _ in 0..<2 { #expect(stage.user(.tapContextMenuItem(0, of: .view(0)))) }
    let chosen = journal.filter { $0.hasPrefix("found") }
    #expect(chosen == (isCached ? ["found.1", "found.1"] : ["found.1", "found.2"]))
  }

  @Test func `elements that come in a later turn are there when the menu opens the next time`() {
    presser.menu = UIMenu(children: [
      UIDeferredMenuElement { completion in
        Simulation.current.clock.schedule(after: 500) {
          completion([UIAction(title: "late") { _ in record("late", "chosen") }])
        }
      }
    ])
    let stage = pressable()
    stage.user(.press(.view(0)))
    #expect(words(stage) == ["tap the preview", "close the menu"])
    stage.settle()
    #expect(words(stage) == ["tap 'late' in the menu", "tap the preview", "close the menu"])
    stage.user(.tapBeside)
    #expect(stage.user(.tapContextMenuItem(0, of: .view(0))) && journal.last == "late.chosen")
  }
}
