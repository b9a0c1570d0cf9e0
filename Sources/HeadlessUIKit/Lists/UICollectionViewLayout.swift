public import Foundation

/// Where the items of a collection stand; nothing is laid out, but there are the heads and feet that it asks for.
@preconcurrency @MainActor
open class UICollectionViewLayout: SingleObject {
  /// The kinds of views that a section has beside its items, as a module that knows the layout's parts says.
  package final var kindsOfSection: ((UICollectionView, Int) -> [String])?

  /// What swipes over the items of a section show, as a module that knows the layout's parts says.
  package final var swipesOfSection: ((UICollectionView, Int) -> ListSwipes?)?

  /// The collection that has the layout.
  open var collectionView: UICollectionView? {
    holder?.trackAccess()
    return holder
  }

  final weak var holder: UICollectionView?

  /// Makes a layout.
  public init() {}

  /// Makes a layout from an archive.
  ///
  /// - Parameter coder: The archive; nothing is read.
  public required init?(coder: NSCoder) {}

  /// Asks for a new layout: heads and feet are made anew.
  open func invalidateLayout() { holder?.rows.renewCells() }

  // MARK: - What an app's own layout overrides, and the model never calls

  /// Gets ready to say where things stand.
  open func prepare() {}

  /// How large everything is together: nothing is laid out.
  open var collectionViewContentSize: CGSize { .zero }

  /// The class of what says where things stand.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// What stands in a part of the collection.
  ///
  /// - Parameter rect: The part.
  /// - Returns: Nothing, as nothing is laid out.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Nothing, as nothing is laid out.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view beside the items stands.
  ///
  /// - Parameters:
  ///   - elementKind: Of which kind it is.
  ///   - indexPath: Where it is.
  /// - Returns: Nothing, as nothing is laid out.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view stands that shows no data.
  ///
  /// - Parameters:
  ///   - elementKind: Of which kind it is.
  ///   - indexPath: Where it is.
  /// - Returns: Nothing, as nothing is laid out.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Names the class of views that show no data; none is made.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - elementKind: Of which kind they are.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Names the nib of views that show no data; none is made.
  ///
  /// - Parameters:
  ///   - nib: The nib.
  ///   - elementKind: Of which kind they are.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  /// From where an item comes that is inserted.
  ///
  /// - Parameter itemIndexPath: The item.
  /// - Returns: Nothing, as nothing is laid out.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item goes that is deleted.
  ///
  /// - Parameter itemIndexPath: The item.
  /// - Returns: Nothing, as nothing is laid out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether another part of the collection, or another size, needs another layout.
  ///
  /// - Parameter newBounds: The part.
  /// - Returns: Whether it does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What has to be laid out anew for another part of the collection, or another size.
  ///
  /// - Parameter newBounds: The part.
  /// - Returns: Everything.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Asks for a new layout of a part: heads and feet are made anew.
  ///
  /// - Parameter context: The part.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  /// Whether what an item wants needs another layout.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What it wants.
  ///   - originalAttributes: What it has.
  /// - Returns: Whether it does.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Gets ready for items that come and go.
  ///
  /// - Parameter updateItems: The items.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends what was got ready for items that come and go.
  open func finalizeCollectionViewUpdates() {}

  /// Whether the layout is turned around where one reads from the right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Where scrolling ends after a change.
  ///
  /// - Parameter proposedContentOffset: Where it would end.
  /// - Returns: There.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where scrolling ends.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would end.
  ///   - velocity: How fast the finger was.
  /// - Returns: There.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The kinds of views that a section has beside its items.
  func kinds(ofSection section: Int, in collection: UICollectionView) -> [String] {
    kindsOfSection?(collection, section) ?? []
  }
}
