import Testing
import UIKit

/// A list whose items have others below them.
@MainActor
private final class Outline: UIViewController {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
  private(set) lazy var source: Source = Source(collectionView: collectionView) {
    [cells] collection, path, item in
    collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
  }
  private lazy var cells: UICollectionView.CellRegistration<UICollectionViewListCell, String> = .init {
    [weak self] cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    let hasMore = self?.source.snapshot(for: 0).snapshot(of: item).items.isEmpty == false
    cell.accessories = hasMore ? [.outlineDisclosure(options: .init(style: .header))] : []
  }
  var log: [String] = []

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.log.append("expands \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.log.append("collapses \($0)") }
    source.apply(Self.fruit, to: 0, animatingDifferences: false)
  }

  static var fruit: NSDiffableDataSourceSectionSnapshot<String> {
    var fruit = NSDiffableDataSourceSectionSnapshot<String>()
    fruit.append(["Apples", "Pears"])
    fruit.append(["Green", "Red"], to: "Apples")
    fruit.append(["Dark"], to: "Red")
    return fruit
  }
}

@MainActor @Suite("Outlines")
struct OutlineTests {
  private let window: UIWindow
  private let outline = Outline()

  init() {
    Simulation.reset()
    window = UIWindow(frame: .zero)
  }

  private func show() {
    window.rootViewController = outline
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  private var arrows: [PossibleGesture] {
    window.everythingPossible().filter { $0.words.contains("'Outline'") }
  }

  private func tapArrow(_ index: Int = 0) {
    let arrows = arrows
    #expect(arrows.indices.contains(index) && window.perform(arrows[index].gesture), "\(arrows)")
    Simulation.current.clock.settle()
  }

  private var shown: [String] { outline.source.snapshot().itemIdentifiers }

  @Test func `a tap on an arrow shows what is below, and another hides it`() {
    show()
    #expect(shown == ["Apples", "Pears"] && arrows.count == 1)
    tapArrow()
    #expect(shown == ["Apples", "Green", "Red", "Pears"] && arrows.count == 2)
    tapArrow(1)
    #expect(shown == ["Apples", "Green", "Red", "Dark", "Pears"])
    tapArrow()
    #expect(shown == ["Apples", "Pears"])
    #expect(outline.log == ["expands Apples", "expands Red", "collapses Apples"])
    // What was open below stays open.
    tapArrow()
    #expect(shown == ["Apples", "Green", "Red", "Dark", "Pears"])
  }

  @Test(arguments: [true, false])
  func `an app that says no keeps an item as it is`(expands: Bool) {
    show()
    outline.source.sectionSnapshotHandlers.shouldExpandItem = { _ in expands }
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    tapArrow()
    tapArrow()
    #expect(shown.count == (expands ? 4 : 2) && outline.log == (expands ? ["expands Apples"] : []))
  }

  @Test func `what is below can be made when it is wanted`() {
    show()
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, before in
      var after = before
      after.append(["\(parent) \(before.items.count)"])
      return after
    }
    tapArrow()
    #expect(shown == ["Apples", "Green", "Red", "Apples 3", "Pears"])
  }

  @Test func `a section that is not there comes last, and one that a whole snapshot has changed is flat`() {
    show()
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["Bread"])
    outline.source.apply(other, to: 7)
    #expect(outline.source.snapshot().sectionIdentifiers == [0, 7] && shown == ["Apples", "Pears", "Bread"])
    #expect(outline.source.snapshot(for: 0).items == Outline.fruit.items)
    var all = outline.source.snapshot()
    all.deleteItems(["Pears"])
    outline.source.apply(all)
    #expect(
      outline.source.snapshot(for: 0).items == ["Apples"] && outline.source.snapshot(for: 9).items.isEmpty)
  }

  @Test func `an item that is there twice is a fault, as in a whole snapshot`() {
    show()
    var fruit = Outline.fruit
    fruit.append(["Pears"], to: "Red")
    outline.source.apply(fruit, to: 0)
    Simulation.current.clock.settle()
    #expect(!Simulation.current.faults.isEmpty)
  }
}
