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
    (other.zIndex, other.isHidden) = (zIndex, isHidden)
    return other
  }
}
