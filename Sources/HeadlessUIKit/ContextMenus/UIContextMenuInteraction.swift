public import Foundation

/// How a menu looks.
public enum UIContextMenuInteractionAppearance: Int, Hashable, Sendable {
  /// Not known: no menu is open.
  case unknown = 0
  /// With a preview.
  case rich = 1
  /// A list alone.
  case compact = 2
}

/// What becomes of the preview when the user taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It goes.
  case dismiss = 0
  /// It grows until it fills the screen.
  case pop = 1
}

/// Animations and completions of a menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown while the menu is open.
  var previewViewController: UIViewController? { get }

  /// Adds changes.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Has a closure called at the end.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same when the user taps the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview; nothing is drawn, so it makes no difference.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Shows a menu when its view is pressed long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction {
  /// The view that is pressed.
  open private(set) weak var view: UIView?

  /// Says what is shown.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// How the menu looks; never open between two gestures of the model.
  open var menuAppearance: UIContextMenuInteractionAppearance { .unknown }

  /// Makes an interaction.
  ///
  /// - Parameter delegate: Says what is shown; not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction comes to a view, or leaves it.
  ///
  /// - Parameter view: The view, or `nil`.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has come to a view, or has left it.
  ///
  /// - Parameter view: The view, or `nil`.
  open func didMove(to view: UIView?) { self.view = view }

  /// Where the view was pressed: nothing is laid out, so in its corner.
  ///
  /// - Parameter view: Whose coordinates these are.
  /// - Returns: The place.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Closes the menu; none is open between two gestures of the model.
  open func dismissMenu() {}

  /// Changes the menu that is open; none is open between two gestures of the model.
  ///
  /// - Parameter block: Makes another menu of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// Says what the menu of a view is, and is told of it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Asks what a long press shows.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: Where the view is pressed.
  /// - Returns: What is shown, or `nil` for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Asks what is lifted while the menu opens; never called, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What is shown.
  /// - Returns: What is lifted, or `nil` for the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The user has tapped the preview.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What is shown.
  ///   - animator: To which changes and a completion can be added.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// The menu opens.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What is shown.
  ///   - animator: To which changes and a completion can be added.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu closes.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - configuration: What was shown.
  ///   - animator: To which changes and a completion can be added.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Nothing happens.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Nothing happens.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Nothing happens.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Something that a view takes part in, such as the menu of a long press.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that takes part.
  var view: UIView? { get }

  /// Called before the interaction comes to a view, or leaves it.
  ///
  /// - Parameter view: The view, or `nil`.
  func willMove(to view: UIView?)

  /// Called when the interaction has come to a view, or has left it.
  ///
  /// - Parameter view: The view, or `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view takes part in.
  public final var interactions: [any UIInteraction] {
    get { tracked(interactionStorage) }
    set {
      for interaction in interactionStorage { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets the view take part in something; it leaves the view that it was on.
  ///
  /// - Parameter interaction: What it is.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard !interactionStorage.contains(where: { $0 === interaction }) else { return }
    if let former = interaction.view { former.removeInteraction(interaction) }
    move(interaction, to: self) { interactionStorage.append(interaction) }
  }

  /// Lets the view take part in something no more.
  ///
  /// - Parameter interaction: What it is.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    move(interaction, to: nil) { interactionStorage.removeAll { $0 === interaction } }
  }

  private func move(_ interaction: any UIInteraction, to view: UIView?, _ body: () -> Void) {
    let isOwn = type(of: interaction) == UIContextMenuInteraction.self
    StructureReads.callOut("interactionWillMove", unless: isOwn) { interaction.willMove(to: view) }
    body()
    StructureReads.callOut("interactionDidMove", unless: isOwn) { interaction.didMove(to: view) }
  }
}
