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

      /// About half the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "large")
    }

    /// The detent's name.
    public let identifier: Identifier

    /// A detent at about half the screen.
    ///
    /// - Returns: The detent.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// A detent at the whole screen.
    ///
    /// - Returns: The detent.
    public static func large() -> Detent { Detent(identifier: .large) }
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

  /// Whether the sheet shows a handle.
  open var prefersGrabberVisible: Bool {
    get {
      subject.trackAccess()
      return prefersGrabberVisibleStorage
    }
    set { prefersGrabberVisibleStorage = newValue }
  }

  final var prefersGrabberVisibleStorage: Bool = false
}

/// A popover's presentation controller: where it points at.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView? {
    get {
      subject.trackAccess()
      return sourceViewStorage
    }
    set { sourceViewStorage = newValue }
  }

  final weak var sourceViewStorage: UIView?

  /// The place in the source view that the popover points at; kept, never used.
  open var sourceRect: CGRect {
    get {
      subject.trackAccess()
      return sourceRectStorage
    }
    set { sourceRectStorage = newValue }
  }

  final var sourceRectStorage: CGRect = .zero

  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem? {
    get {
      subject.trackAccess()
      return barButtonItemStorage
    }
    set { barButtonItemStorage = newValue }
  }

  final var barButtonItemStorage: UIBarButtonItem?
}
