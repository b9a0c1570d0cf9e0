import Foundation

/// The snapshot that a table or a collection shows, for the data sources of both.
@MainActor
final class ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private weak var holder: (any RowHolder)?
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()

  init(in holder: any RowHolder) { self.holder = holder }

  /// Notes that the app looks at what is shown.
  func trackAccess(_ call: StaticString = #function) { holder?.trackAccess(call) }

  /// Shows other sections and items; what is selected stays so as long as it is there.
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool, completion: (() -> Void)?
  ) {
    if let fault = snapshot.duplicate { return Simulation.current.raise(fault) }
    let selected = holder?.rows.selected.compactMap { item(at: $0) } ?? []
    current = snapshot
    holder?.rows.reload()
    for item in selected {
      if let path = path(of: item) { holder?.rows.select(path, alone: false) }
    }
    guard let completion else { return }
    let length = animated ? Rows.animationLength : 0
    Simulation.current.clock.schedule(after: length) { completion() }
  }

  /// The snapshot with an item at another place, or `nil` where there is no such item or place.
  func moving(_ path: IndexPath, to place: IndexPath) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    guard let item = item(at: path), let section = section(at: place.section) else { return nil }
    var after = current
    after.deleteItems([item])
    let others = after.itemIdentifiers(inSection: section)
    if others.indices.contains(place.item) {
      after.insertItems([item], beforeItem: others[place.item])
    } else {
      after.appendItems([item], toSection: section)
    }
    return after
  }

  func item(at path: IndexPath) -> Item? {
    path.count == 2 ? current.item(at: (path.section, path.item)) : nil
  }

  func path(of item: Item) -> IndexPath? {
    current.path(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func section(at index: Int) -> Section? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
}
