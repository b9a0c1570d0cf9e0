public import Foundation

/// Says how large parts of a flow layout are; nothing is laid out, but a head or a foot of no size is not there.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large the head of a section is.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - section: The section.
  /// - Returns: The size; without any there is no head.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// How large the foot of a section is.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - section: The section.
  /// - Returns: The size; without any there is no foot.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }

  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
