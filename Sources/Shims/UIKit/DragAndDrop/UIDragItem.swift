public import Foundation
public import HeadlessUIKit

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem {
  /// Hands it over to others.
  public final let itemProvider: NSItemProvider

  /// What it stands for inside the app.
  open var localObject: Any?

  /// Makes what is seen of it; never called, as nothing is drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  ///
  /// - Parameter itemProvider: Hands it over to others.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is seen of an item that is dragged; kept, never drawn.
@preconcurrency @MainActor
open class UIDragPreview {
  /// The view that is seen.
  public final let view: UIView

  /// How it looks.
  public final let parameters: UIDragPreviewParameters

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - view: The view that is seen.
  ///   - parameters: How it looks.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// How a view looks that is dragged; kept, never drawn.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// To where the preview of an item goes; kept, never drawn.
@preconcurrency @MainActor
open class UIDragPreviewTarget {
  /// The view in which it ends.
  public final let container: UIView

  /// Where in it.
  public final let center: CGPoint

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - container: The view in which it ends.
  ///   - center: Where in it.
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
  }
}

/// A view that is lifted or dropped; kept, never drawn.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What becomes of items that are dropped.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: nobody wants them.
  case cancel = 0
  /// Nothing: they may not be dropped here.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They leave where they were.
  case move = 3
}

/// What a view would do with items that are over it.
@preconcurrency @MainActor
open class UIDropProposal {
  /// What becomes of them.
  public final let operation: UIDropOperation

  /// Whether the place counts exactly; kept, never used.
  open var isPrecise = false

  /// Whether items are seen in full size; kept, never used.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  ///
  /// - Parameter operation: What becomes of the items.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Changes and completions while items are lifted or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes, which are carried out at once.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Has a closure called when the items have come to rest.
  ///
  /// - Parameter completion: Is given `end`.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The way of an item to where it is dropped.
@MainActor
class DropAnimation: UIDragAnimating {
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    StructureReads.callOut("animations") { animations() }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The item has come to rest.
  func end() {
    let all = completions
    completions = []
    for completion in all { StructureReads.callOut("animated") { completion(.end) } }
  }
}
