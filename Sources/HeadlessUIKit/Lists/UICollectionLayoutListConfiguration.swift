public import Foundation

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

  /// Names the buttons at the left of an item, which a swipe to the right shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { swipes.leading }
    set { swipes = ListSwipes(leading: newValue, trailing: swipes.trailing) }
  }

  /// Names the buttons at the right of an item, which a swipe to the left shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { swipes.trailing }
    set { swipes = ListSwipes(leading: swipes.leading, trailing: newValue) }
  }

  /// Both.
  package private(set) var swipes = ListSwipes(leading: nil, trailing: nil)

  /// Names the buttons that a swipe over an item shows; `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Everything else, which is kept for the module that knows it.
  package var details = KeptDetails()

  /// Makes a value.
  ///
  /// - Parameter appearance: How it looks.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Who says what swipes over the items of a list show; alike are only those that are the same.
package final class ListSwipes: Hashable, Sendable {
  let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  init(
    leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
    trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  ) { (self.leading, self.trailing) = (leading, trailing) }

  func provider(
    afterSwipeToLeft toLeft: Bool
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    toLeft ? trailing : leading
  }

  package static func == (first: ListSwipes, second: ListSwipes) -> Bool {
    first === second || first.isEmpty && second.isEmpty
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(isEmpty) }

  private var isEmpty: Bool { leading == nil && trailing == nil }
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
    let swipes = configuration.swipes
    layout.kindsOfSection = { _, _ in kinds }
    layout.swipesOfSection = { _, _ in swipes }
    return layout
  }
}

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
