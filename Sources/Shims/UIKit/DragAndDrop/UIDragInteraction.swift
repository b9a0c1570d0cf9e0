public import HeadlessUIKit

// Views from which items are dragged and on which they are dropped: what is set is kept, and the user drags rows of lists alone.

/// Lets items be dragged from a view; the user drags from lists alone.
@preconcurrency @MainActor
open class UIDragInteraction: UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?

  /// Says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?

  /// Whether anything can be dragged.
  open var isEnabled = true

  /// Whether other gestures may be recognised while items are lifted; kept, never used.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether new interactions are enabled: they are on all devices of today.
  open class var isEnabledByDefault: Bool { true }

  /// Makes an interaction.
  ///
  /// - Parameter delegate: Says what is dragged; not kept alive.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction comes to a view, or leaves it.
  ///
  /// - Parameter view: The view, or `nil`.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has come to a view, or has left it.
  ///
  /// - Parameter view: The view, or `nil`.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is dragged from a view, and would be told of it; never called, as the user drags from lists alone.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: The items; none where nothing can be dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets items be dropped on a view; the user drops on lists alone.
@preconcurrency @MainActor
open class UIDropInteraction: UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?

  /// Takes what is dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Whether several drops are taken at a time; kept, never used.
  open var allowsSimultaneousDropSessions = false

  /// Makes an interaction.
  ///
  /// - Parameter delegate: Takes what is dropped; not kept alive.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction comes to a view, or leaves it.
  ///
  /// - Parameter view: The view, or `nil`.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has come to a view, or has left it.
  ///
  /// - Parameter view: The view, or `nil`.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped on a view; never called, as the user drops on lists alone.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether items are wanted.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop.
  /// - Returns: Whether they are.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool

  /// What would be done with items that are over the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop.
  /// - Returns: What it is.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Items are dropped.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// They are.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  /// Nothing happens.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
}
