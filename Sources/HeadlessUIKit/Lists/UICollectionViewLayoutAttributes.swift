public import Foundation

/// Where an item of a collection stands, as an app's own layout says it; nothing is laid out by it.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: SingleObject {
  /// Where it is.
  open var indexPath: IndexPath
  /// Its frame in the content of the collection.
  open var frame = CGRect.zero
  /// How much of it is seen: 0 for nothing, 1 for all.
  open var alpha: CGFloat = 1
  /// What is done to it about its center.
  open var transform = CGAffineTransform.identity
  /// What it stands before: all that have a smaller number.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// Of which kind it is beside the items; `nil` for an item.
  public final let representedElementKind: String?

  /// Whether it is an item, or what else it is.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
  }

  private final var isDecoration = false

  /// Makes those of a view that shows no data.
  ///
  /// - Parameters:
  ///   - decorationViewKind: Of which kind it is.
  ///   - indexPath: Where it is.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(of: decorationViewKind, at: indexPath)
    isDecoration = true
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame, about its middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The frame from its own corner.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Makes them.
  public required init() {
    (indexPath, representedElementKind) = (IndexPath(), nil)
  }

  private init(of kind: String?, at indexPath: IndexPath) {
    (self.indexPath, representedElementKind) = (indexPath, kind)
  }

  /// Makes those of an item.
  ///
  /// - Parameter indexPath: Where it is.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(of: nil, at: indexPath) }

  /// Makes those of a view beside the items, such as a head.
  ///
  /// - Parameters:
  ///   - elementKind: Of which kind it is.
  ///   - indexPath: Where it is.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(of: elementKind, at: indexPath)
  }

  /// Makes others that say the same; a class with properties of its own overrides it.
  ///
  /// - Returns: The others.
  open func copy() -> Any {
    let other = UICollectionViewLayoutAttributes(of: representedElementKind, at: indexPath)
    (other.frame, other.alpha, other.transform) = (frame, alpha, transform)
    (other.zIndex, other.isHidden, other.isDecoration) = (zIndex, isHidden, isDecoration)
    return other
  }
}

/// What has to be laid out anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: SingleObject {
  /// Makes a context for everything.
  public init() {}

  /// Whether everything has to be laid out anew.
  open var invalidateEverything: Bool { true }

  /// Whether the numbers of items and sections have to be asked for again.
  open var invalidateDataSourceCounts: Bool { false }

  /// By how much what has been scrolled to moves.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much everything becomes larger.
  open var contentSizeAdjustment = CGSize.zero
}

/// What a layout in lines has to lay out anew; kept, everything is.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked again how large items are.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether what follows from the sizes is to be found anew.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionView {
  /// What stands in a collection.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell = 0
    /// A view beside the items, such as a head.
    case supplementaryView = 1
    /// A view that shows no data.
    case decorationView = 2
  }
}

/// An item that comes, goes or moves; nobody makes one, as nothing is laid out.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: SingleObject {
  /// What becomes of an item.
  public enum Action: Int, Hashable, Sendable {
    /// It comes.
    case insert = 0
    /// It goes.
    case delete = 1
    /// It is shown anew.
    case reload = 2
    /// It moves.
    case move = 3
    /// Nothing.
    case none = 4
  }

  init() {}

  /// Where the item was.
  open var indexPathBeforeUpdate: IndexPath? { nil }

  /// Where the item will be.
  open var indexPathAfterUpdate: IndexPath? { nil }

  /// What becomes of the item.
  open var updateAction: Action { .none }
}

/// Items in lines; what is set is kept, nothing is laid out.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of heads; without any there are none.
  open var headerReferenceSize = CGSize.zero
  /// The size of feet; without any there are none.
  open var footerReferenceSize = CGSize.zero

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewFlowLayoutInvalidationContext() }

  override final func kinds(ofSection section: Int, in collection: UICollectionView) -> [String] {
    let delegate = collection.delegateStorage as? any UICollectionViewDelegateFlowLayout
    func size(_ own: CGSize, _ ask: (any UICollectionViewDelegateFlowLayout) -> CGSize) -> CGSize {
      guard let delegate else { return own }
      return StructureReads.callOut("referenceSizeInSection", about: collection.accountable) { ask(delegate) }
    }
    let header = size(headerReferenceSize) {
      $0.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = size(footerReferenceSize) {
      $0.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
    }
    return (header == .zero ? [] : [UICollectionView.elementKindSectionHeader])
      + (footer == .zero ? [] : [UICollectionView.elementKindSectionFooter])
  }
}
