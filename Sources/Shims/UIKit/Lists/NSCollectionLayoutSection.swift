public import Foundation
public import HeadlessUIKit
public import QuartzCore

// The parts of which a layout of parts is made; nothing is laid out, what code says is kept.

/// How the parts of a section follow each other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
  private final let group: NSCollectionLayoutGroup?
  /// How far contents stay away from its edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far heads and feet stay away from them.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// From where contents stay away.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// How the section moves across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Heads and feet.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is told of what shows; never, nothing is laid out.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a section.
  ///
  /// - Parameter group: What follows itself.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  private init() { group = nil }

  /// A section that looks like a table.
  ///
  /// - Parameters:
  ///   - configuration: What it looks like.
  ///   - layoutEnvironment: Where it is.
  /// - Returns: The section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection()
    section.kindsOfList = configuration.kinds
    section.swipes = configuration.swipes
    return section
  }

  /// The kinds of views that the section has beside its items, in the order of the edges.
  fileprivate final var kinds: [String] { kindsOfList + boundarySupplementaryItems.map(\.elementKind) }

  private final var kindsOfList: [String] = []

  /// What swipes over its items show.
  fileprivate private(set) final var swipes: ListSwipes?
}

/// Where a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// How much room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The environment of the collection.
  var traitCollection: UITraitCollection { get }
}

/// How much room there is for sections.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// All of it.
  var contentSize: CGSize { get }
  /// What insets leave of it.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
}

/// How a layout of parts moves, and what stands on it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
  /// Which way contents move.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Heads and feet of everything.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where contents stay away.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Makes one as the system has it.
  public init() {}
}

/// Makes the section of a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The collection that asks for sections: as large as the screen, where it has no size of its own.
private final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }

  init(of collection: UICollectionView) {
    let own = collection.bounds.size
    contentSize = own == .zero ? UIScreen.main.bounds.size : own
    traitCollection = collection.traitCollection
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout in which all sections are alike.
  ///
  /// - Parameter section: The section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init()
    kindsOfSection = { _, _ in section.kinds }
    swipesOfSection = { _, _ in section.swipes }
  }

  /// Makes a layout in which all sections are alike.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - configuration: How it moves.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Makes a layout whose sections are made when they come on screen.
  ///
  /// - Parameter sectionProvider: Makes a section.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init()
    // What was made last is what is on screen.
    var made: [Int: NSCollectionLayoutSection] = [:]
    kindsOfSection = { collection, section in
      made[section] = StructureReads.callOut("sectionProvider") {
        sectionProvider(section, LayoutEnvironment(of: collection))
      }
      return made[section]?.kinds ?? []
    }
    swipesOfSection = { _, section in made[section]?.swipes }
  }

  /// Makes a layout whose sections are made when they come on screen.
  ///
  /// - Parameters:
  ///   - sectionProvider: Makes a section.
  ///   - configuration: How it moves.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// How it moves.
  public final var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { kept(or: UICollectionViewCompositionalLayoutConfiguration()) }
    set { keep(newValue) }
  }
}

extension UICollectionViewLayout: KeepingValues {}

/// How a section moves across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// As far as one moves it.
  case continuous = 1
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By pages.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which stand in the middle.
  case groupPagingCentered = 5
}

/// From where contents stay away.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// As the system has it.
  case automatic = 0
  /// From nothing.
  case none = 1
  /// From what nothing covers.
  case safeArea = 2
  /// From the margins.
  case layoutMargins = 3
  /// From where text is narrow enough.
  case readableContent = 4
}

/// Is told of the items of a section that show.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An item that shows, as a section's handler is told of it; nobody makes one, as nothing is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How much of it is seen.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// Its middle.
  var center: CGPoint { get set }
  /// What is done to it about its middle.
  var transform: CGAffineTransform { get set }
  /// What is done to it about its middle in space.
  var transform3D: CATransform3D { get set }
  /// What it is called.
  var name: String { get }
  /// Where it is in the collection.
  var indexPath: IndexPath { get }
  /// Where it stands.
  var frame: CGRect { get }
  /// Where it stands, from its own corner.
  var bounds: CGRect { get }
  /// Whether it is an item, or what else it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Of which kind it is beside the items.
  var representedElementKind: String? { get }
}
