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
