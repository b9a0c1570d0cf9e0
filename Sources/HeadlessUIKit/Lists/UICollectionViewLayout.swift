public import Foundation

/// Where the items of a collection stand; nothing is laid out, but there are the heads and feet that it asks for.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The kinds of views that a section has beside its items, as a module that knows the layout's parts says.
  package final var kindsOfSection: ((UICollectionView, Int) -> [String])?

  /// The collection that has the layout.
  open var collectionView: UICollectionView? {
    holder?.trackAccess()
    return holder
  }

  final weak var holder: UICollectionView?

  /// Makes a layout.
  public init() {}

  /// Asks for a new layout: heads and feet are made anew.
  open func invalidateLayout() { holder?.rows.renewCells() }

  /// The kinds of views that a section has beside its items.
  func kinds(ofSection section: Int, in collection: UICollectionView) -> [String] {
    kindsOfSection?(collection, section) ?? []
  }
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

/// What a collection looks like that looks like a table.
public struct UICollectionLayoutListConfiguration: Hashable, Sendable {
  /// How it looks.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows below each other.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other, with round corners.
    case insetGrouped = 2
    /// As at the side of a split view.
    case sidebar = 3
    /// As at the side of a split view, without a background.
    case sidebarPlain = 4
  }

  /// How it looks.
  public let appearance: Appearance

  /// What heads of sections are.
  public var headerMode = HeaderMode.none

  /// What feet of sections are.
  public var footerMode = FooterMode.none

  /// What heads of sections are.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Views of their own.
    case supplementary = 1
    /// The first items.
    case firstItemInSection = 2
  }

  /// What feet of sections are.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Views of their own.
    case supplementary = 1
  }

  /// The kinds of views that sections have beside their items.
  @MainActor package var kinds: [String] {
    (headerMode == .supplementary ? [UICollectionView.elementKindSectionHeader] : [])
      + (footerMode == .supplementary ? [UICollectionView.elementKindSectionFooter] : [])
  }

  /// Everything else, which is kept for the module that knows it.
  package var details = KeptDetails()

  /// Makes a value.
  ///
  /// - Parameter appearance: How it looks.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A layout of parts; nothing is laid out.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A layout that looks like a table.
  ///
  /// - Parameter configuration: What it looks like.
  /// - Returns: The layout.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout()
    let kinds = configuration.kinds
    layout.kindsOfSection = { _, _ in kinds }
    return layout
  }
}
