internal import Foundation
public import HeadlessUIKit

extension UICollectionViewDiffableDataSource: KeepingValues {}

/// A data source with items that the user expands and collapses.
@MainActor
protocol OutlineSource {
  /// Expands what stands at a place, or collapses it.
  func toggleItem(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource {
  /// What an app has to say about the items that the user expands and collapses.
  @preconcurrency
  public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    /// Whether the user may expand an item; where nobody says, yes.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// The user expands an item.
    public var willExpandItem: ((Item) -> Void)?

    /// Whether the user may collapse an item; where nobody says, yes.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// The user collapses an item.
    public var willCollapseItem: ((Item) -> Void)?

    /// What is below an item that the user expands, made from what was below it so far.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Has nothing to say.
    public init() {}
  }

  /// What the app has to say about the items that the user expands and collapses.
  public final var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { kept(or: SectionSnapshotHandlers()) }
    set { keep(newValue) }
  }

  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] {
    get { kept(or: [:]) }
    set { keep(newValue) }
  }

  /// The items of a section, with what is below each.
  ///
  /// - Parameter section: The section.
  /// - Returns: What was applied to it last; its items side by side where that was a snapshot of all sections.
  public final func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    let all = snapshot()
    let items = all.indexOfSection(section) == nil ? [] : all.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }

  /// Shows other items in a section, which comes after all others where it is not there yet.
  ///
  /// - Parameters:
  ///   - snapshot: The items; one that is in it twice raises an exception.
  ///   - section: The section.
  ///   - animatingDifferences: Whether items come and go in time.
  ///   - completion: Called when they have.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    // What the whole list is told to have twice it complains of itself.
    all.appendItems(snapshot.repeated, toSection: section)
    outlines[section] = snapshot
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else {
      return
    }
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
