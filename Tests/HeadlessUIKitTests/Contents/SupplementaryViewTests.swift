import Foundation
import HeadlessUIKit
import Testing

/// A head with a button.
private final class Head: UICollectionReusableView {
  let button = UIButton(frame: .zero)
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addAction(UIAction { _ in record("head", "tapped") }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() { reuses += 1 }
}

/// Sections of items, which say what they are asked.
@MainActor
private final class Sections: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts = [1, 0, 1]
  var sizes: [CGSize] = []
  let head = UICollectionView.SupplementaryRegistration<Head>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, path in view.button.setTitle("Head \(path.section)", for: .normal) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    record("source", "\(kind.suffix(6)) \(indexPath.section)")
    return collectionView.dequeueConfiguredReusableSupplementary(using: head, for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { record("delegate", "will \(indexPath.section)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { record("delegate", "did \(indexPath.section)") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { sizes.indices.contains(section) ? sizes[section] : .zero }
}

@MainActor @Suite("Heads and feet of collections")
struct SupplementaryViewTests {
  private let screen = UIViewController()
  private let layout = UICollectionViewFlowLayout()
  private let sections = Sections()

  private func show(_ layout: UICollectionViewLayout) -> (stage: Stage, collection: UICollectionView) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (collection.dataSource, collection.delegate) = (sections, sections)
    let stage = Stage(screen)
    screen.view.addSubview(collection)
    stage.settle()
    return (stage, collection)
  }

  private var header: String { UICollectionView.elementKindSectionHeader }

  @Test func `a section has a head where the layout has room for one, without items too`() {
    layout.headerReferenceSize = CGSize(width: 1, height: 1)
    let (stage, collection) = show(layout)
    #expect(
      takeJournal() == (0...2).flatMap { ["source.Header \($0)", "delegate.will \($0)"] })
    #expect(stage.window.shownTexts.filter { $0.hasPrefix("Head") } == ["Head 0", "Head 1", "Head 2"])
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: header).map(\.section) == [0, 1, 2])
    #expect(collection.visibleSupplementaryViews(ofKind: header).count == 3)
    #expect(collection.supplementaryView(forElementKind: header, at: [1, 0]) is Head)
    #expect(collection.supplementaryView(forElementKind: "foot", at: [1, 0]) == nil)
    #expect(stage.user(.tapControl(1)) && takeJournal() == ["head.tapped"])
    #expect(collection.collectionViewLayout.collectionView === collection)
  }

  @Test func `the delegate says how large heads and feet are`() {
    sections.sizes = [.zero, CGSize(width: 1, height: 1)]
    _ = show(layout)
    #expect(takeJournal() == ["source.Footer 1", "delegate.will 1"])
  }

  @Test func `a pass of layout asks for nothing that is there, and views are used again`() throws {
    layout.headerReferenceSize = CGSize(width: 1, height: 1)
    let (stage, collection) = show(layout)
    let before = collection.visibleSupplementaryViews(ofKind: header)
    journal = []
    collection.layoutIfNeeded()
    #expect(journal == [])
    collection.reloadData()
    stage.settle()
    #expect(takeJournal().count == 9)
    let after = collection.visibleSupplementaryViews(ofKind: header)
    #expect(Set(before.map(ObjectIdentifier.init)) == Set(after.map(ObjectIdentifier.init)))
    #expect(after.allSatisfy { ($0 as? Head)?.reuses == 1 })
    layout.headerReferenceSize = .zero
    collection.collectionViewLayout.invalidateLayout()
    stage.settle()
    #expect(takeJournal() == ["delegate.did 0", "delegate.did 1", "delegate.did 2"])
  }

  @Test(arguments: [true, false]) func `a list has heads and feet where it says so`(hasHeads: Bool) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    if hasHeads { list.headerMode = .supplementary } else { list.footerMode = .supplementary }
    sections.counts = [1]
    _ = show(UICollectionViewCompositionalLayout.list(using: list))
    #expect(takeJournal() == ["source.\(hasHeads ? "Header" : "Footer") 0", "delegate.will 0"])
  }

  @Test func `a view of a class that was registered is made, and one of none raises UIKit's exception`() {
    let (stage, collection) = show(layout)
    collection.register(Head.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "head")
    let made = collection.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "head", for: [0, 0])
    #expect(made is Head && made.reuseIdentifier == "head")
    _ = collection.dequeueReusableSupplementaryView(ofKind: "foot", withReuseIdentifier: "head", for: [0, 0])
    #expect(Simulation.current.faults == [.unknownSupplementaryView("head", kind: "foot")] && stage.raised)
  }

  @Test func `a data source of snapshots makes heads by its provider`() {
    layout.headerReferenceSize = CGSize(width: 1, height: 1)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in nil }
    source.supplementaryViewProvider = { collection, kind, path in
      record("provider", "\(kind.suffix(6)) \(path.section)")
      return Head(frame: .zero)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([7])
    source.apply(snapshot, animatingDifferences: false)
    let stage = Stage(screen)
    screen.view.addSubview(collection)
    stage.settle()
    #expect(takeJournal() == ["provider.Header 0"])
  }
}
