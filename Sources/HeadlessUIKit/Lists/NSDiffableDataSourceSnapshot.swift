/// The sections and items of a table or collection at one moment.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// What was put in although it was there; the data source that is given the snapshot raises an exception for it.
  private(set) var duplicate: Fault?

  /// Nothing.
  public init() {}

  // MARK: - What there is

  /// The sections, first one first.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }

  /// The items of all sections, first one first.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The items of a section.
  ///
  /// - Parameter identifier: The section.
  /// - Returns: Its items, none where there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.section == identifier }?.items ?? []
  }

  /// How many items a section has.
  ///
  /// - Parameter identifier: The section.
  /// - Returns: The number.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The section in which an item is.
  ///
  /// - Parameter identifier: The item.
  /// - Returns: The section, or `nil` where the item is in none.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.section
  }

  /// The number of an item among those of all sections.
  ///
  /// - Parameter identifier: The item.
  /// - Returns: The number, or `nil` where the item is in no section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The number of a section.
  ///
  /// - Parameter identifier: The section.
  /// - Returns: The number, or `nil` where there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Sections

  /// Puts sections at the end.
  ///
  /// - Parameter identifiers: The sections, which are not there yet.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if sectionIdentifiers.contains(identifier) {
        duplicate = .duplicateIdentifier("\(identifier)", isSection: true)
      } else {
        sections.append((identifier, []))
      }
    }
  }

  /// Puts sections before another one.
  ///
  /// - Parameters:
  ///   - identifiers: The sections.
  ///   - toIdentifier: The other one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, besideSection: toIdentifier, distance: 0) }

  /// Puts sections after another one.
  ///
  /// - Parameters:
  ///   - identifiers: The sections.
  ///   - toIdentifier: The other one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, besideSection: toIdentifier, distance: 1) }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], besideSection neighbour: SectionIdentifierType, distance: Int
  ) {
    guard let place = sections.firstIndex(where: { $0.section == neighbour }) else { return }
    let count = sections.count
    appendSections(identifiers)
    let added = sections[count...]
    sections.removeSubrange(count...)
    sections.insert(contentsOf: added, at: place + distance)
  }

  /// Takes sections out, with their items.
  ///
  /// - Parameter identifiers: The sections.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }

  /// Asks for the cells of sections again; all cells on screen are asked for whenever a snapshot is applied.
  ///
  /// - Parameter identifiers: The sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  // MARK: - Items

  /// Puts items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items, which are in no section yet.
  ///   - sectionIdentifier: The section; the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let section else { return }
    insert(identifiers, at: sections[section].items.count, inSection: section)
  }

  /// Puts items before another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, which are in no section yet.
  ///   - beforeIdentifier: The other one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    if let place = place(of: beforeIdentifier) {
      insert(identifiers, at: place.item, inSection: place.section)
    }
  }

  /// Puts items after another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, which are in no section yet.
  ///   - afterIdentifier: The other one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    if let place = place(of: afterIdentifier) {
      insert(identifiers, at: place.item + 1, inSection: place.section)
    }
  }

  /// Takes items out.
  ///
  /// - Parameter identifiers: The items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another one.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The other one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: toIdentifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The other one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, place(of: toIdentifier) != nil else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Asks for the cells of items again; all cells on screen are asked for whenever a snapshot is applied.
  ///
  /// - Parameter identifiers: The items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}

  /// Has the cells of items show something else; all cells on screen are asked for whenever a snapshot is applied.
  ///
  /// - Parameter identifiers: The items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, entry) in sections.enumerated() {
      if let index = entry.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, inSection section: Int) {
    var known = Set(itemIdentifiers)
    var new: [ItemIdentifierType] = []
    for item in items {
      if known.insert(item).inserted {
        new.append(item)
      } else {
        duplicate = .duplicateIdentifier("\(item)", isSection: false)
      }
    }
    sections[section].items.insert(contentsOf: new, at: index)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The item at a place.
  func item(at path: (section: Int, item: Int)) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The place of an item.
  func path(of item: ItemIdentifierType) -> (section: Int, item: Int)? { place(of: item) }
}

/// What comes of an item that the user drags to another place.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections and items as they were.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The sections and items as they are.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What has changed of all items, one after the other.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }

  /// What has changed in each section that has changed.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let isOld = initialSnapshot.sectionIdentifiers.contains(section)
      let before = isOld ? initialSnapshot.itemIdentifiers(inSection: section) : []
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, difference: after.difference(from: before))
    }
  }
}

/// What comes of the same in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// What has changed of its items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
