public import Foundation

/// A sheet's presentation controller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Hashable, Sendable {
    /// The detent's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      ///
      /// - Parameter rawValue: The name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes a name.
      ///
      /// - Parameter rawValue: The name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half the screen.
      public static var medium: Identifier { Identifier(rawValue: "medium") }
      /// The whole screen.
      public static var large: Identifier { Identifier(rawValue: "large") }
    }

    /// How high the sheet is at a detent.
    enum Height: Sendable {
      case share(CGFloat)
      case resolved(
        @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// The detent's name.
    public let identifier: Identifier

    let height: Height

    /// How many heights without a name the launch has made.
    @MainActor static var lastNumber = 0

    /// A detent at about half the screen.
    ///
    /// - Returns: The detent.
    public static func medium() -> Detent { Detent(identifier: .medium, height: .share(0.5)) }

    /// A detent at the whole screen.
    ///
    /// - Returns: The detent.
    public static func large() -> Detent { Detent(identifier: .large, height: .share(1)) }

    /// A detent at a height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: The detent's name; one of its own where there is none.
    ///   - resolver: Says how high the sheet is, `nil` where it does not rest there.
    /// - Returns: The detent.
    @MainActor public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> Detent {
      lastNumber += 1
      return Detent(
        identifier: identifier ?? Identifier("detent \(lastNumber)"), height: .resolved(resolver))
    }

    /// How high the sheet is at the detent.
    ///
    /// - Parameter context: How much room there is.
    /// - Returns: The height, `nil` where the sheet does not rest there.
    @MainActor public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch height {
      case .share(let share): share * context.maximumDetentValue
      case .resolved(let resolver): StructureReads.callOut("detentResolver") { resolver(context) }
      }
    }

    /// Whether two detents have the same name.
    ///
    /// - Parameters:
    ///   - first: The one.
    ///   - second: The other.
    /// - Returns: Whether they have.
    public static func == (first: Detent, second: Detent) -> Bool { first.identifier == second.identifier }

    /// Feeds the detent's name to a hasher.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  /// The heights at which the sheet rests; lost with each dismissal (rule P31).
  open var detents: [Detent] {
    get {
      subject.trackAccess()
      return detentsStorage
    }
    set { detentsStorage = newValue }
  }

  final var detentsStorage: [Detent] = [.large()]

  /// The height at which the sheet rests now, `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get {
      subject.trackAccess()
      return selectedDetentIdentifierStorage
    }
    set { selectedDetentIdentifierStorage = newValue }
  }

  final var selectedDetentIdentifierStorage: Detent.Identifier?

  /// The largest height at which the user can touch what is beneath the sheet, `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get {
      subject.trackAccess()
      return largestUndimmedStorage
    }
    set { largestUndimmedStorage = newValue }
  }

  final var largestUndimmedStorage: Detent.Identifier?

  /// Whether the sheet shows a handle.
  open var prefersGrabberVisible: Bool {
    get {
      subject.trackAccess()
      return prefersGrabberVisibleStorage
    }
    set { prefersGrabberVisibleStorage = newValue }
  }

  final var prefersGrabberVisibleStorage: Bool = false

  /// Whether scrolling up makes the sheet larger; without effect, the sheet itself is dragged.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet lies at the edge where there is little height; there never is.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the sheet is as wide as its content prefers; kept, never drawn.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// How round the corners are; kept, never drawn.
  open var preferredCornerRadius: CGFloat?

  /// Whether the sheet is as large as a page; kept, never drawn.
  open var prefersPageSizing = true

  /// The view from which the sheet comes; kept, never drawn.
  open weak var sourceView: UIView?

  /// Changes something of the sheet with an animation, which takes no time here.
  ///
  /// - Parameter changes: The changes.
  open func animateChanges(_ changes: () -> Void) {
    StructureReads.callOut("animations", isOfLibrary: StructureReads.isInLibrary) { changes() }
  }

  /// Has the heights found anew; they are whenever somebody asks.
  open func invalidateDetents() {}
}

/// How much room there is for a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The environment of the sheet.
  var containerTraitCollection: UITraitCollection { get }

  /// How high a sheet can be.
  var maximumDetentValue: CGFloat { get }
}

/// Is told what the user does with a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has dragged the sheet to another height.
  ///
  /// - Parameter sheetPresentationController: The sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing is done.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
