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
    get { subject.tracked(detentsStorage) }
    set { detentsStorage = newValue }
  }

  final var detentsStorage: [Detent] = [.large()]

  /// The height at which the sheet rests now, `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { subject.tracked(selectedDetentIdentifierStorage) }
    set { selectedDetentIdentifierStorage = newValue }
  }

  final var selectedDetentIdentifierStorage: Detent.Identifier?

  /// The largest height at which the user can touch what is beneath the sheet, `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { subject.tracked(largestUndimmedStorage) }
    set { largestUndimmedStorage = newValue }
  }

  final var largestUndimmedStorage: Detent.Identifier?

  /// Whether the sheet shows a handle.
  open var prefersGrabberVisible: Bool {
    get { subject.tracked(prefersGrabberVisibleStorage) }
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

/// The room for a sheet in a window.
private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

// At which heights a sheet rests, and what follows from that for the user.
extension UISheetPresentationController {
  /// The detents at which the sheet rests now, smallest first, with their heights.
  private final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let room = SheetRoom(
      containerTraitCollection: inheritedTraits, maximumDetentValue: Simulation.current.windowFrame.height)
    return detentsStorage.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent.identifier, $0) }
    }.sorted { $0.height < $1.height }
  }

  /// The names of the detents at which the sheet rests now, smallest first.
  final var restingPlaces: [Detent.Identifier] { heights.map(\.identifier) }

  /// At which of them the sheet is: the one that was selected, else the smallest.
  final var restingPlace: Int {
    guard let selected = selectedDetentIdentifierStorage else { return 0 }
    return restingPlaces.firstIndex(of: selected) ?? 0
  }

  /// Whether the user can touch what is beneath the sheet.
  final var letsTouchesThrough: Bool {
    guard let largest = largestUndimmedStorage else { return false }
    let places = restingPlaces
    return places.firstIndex(of: largest).map { restingPlace <= $0 } ?? false
  }

  /// The user drags the sheet to another height.
  ///
  /// - Returns: Whether there is such a height, and it is another one.
  final func drag(to place: Int) -> Bool {
    let places = restingPlaces
    guard places.indices.contains(place), place != restingPlace else { return false }
    selectedDetentIdentifierStorage = places[place]
    guard let delegate = delegateStorage as? any UISheetPresentationControllerDelegate else { return true }
    StructureReads.callOut("didChangeSelectedDetent") {
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    return true
  }
}

extension UIViewController {
  /// The sheet in which the controller is presented now, if it is and somebody has asked for that sheet.
  final var sheetInEffect: UISheetPresentationController? {
    guard presentingStorage != nil,
      let sheet = rare?.presentationController as? UISheetPresentationController
    else { return nil }
    let style = sheet.styleInEffect
    return style == .pageSheet || style == .formSheet ? sheet : nil
  }
}

extension UIWindow {
  /// The layers that take touches, the topmost first: what is beneath a sheet takes some where that dims nothing.
  final var layersInReach: [UIViewController] {
    guard let top = topLayer else { return [] }
    // Nearly no app has a sheet that lets touches through, so that what is beneath need not be listed.
    guard top.sheetInEffect?.letsTouchesThrough ?? false else { return [top] }
    var result: [UIViewController] = []
    for layer in visibleLayers.reversed() {
      result.append(layer)
      guard layer.sheetInEffect?.letsTouchesThrough ?? false else { break }
    }
    return result
  }

  /// The sheet that the user drags, if the topmost layer is one.
  final var draggableSheet: UISheetPresentationController? {
    guard takesTouches, let top = topLayer, !(top is any SystemScreen) else { return nil }
    return top.sheetInEffect
  }

  /// To which other heights the user can drag the sheet.
  final var sheetDrags: [UserGesture] {
    guard let sheet = draggableSheet else { return [] }
    let current = sheet.restingPlace
    return sheet.restingPlaces.indices.filter { $0 != current }.map { .dragSheet(toDetent: $0) }
  }
}
