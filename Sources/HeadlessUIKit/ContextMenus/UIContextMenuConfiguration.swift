public import Foundation

/// Makes the controller whose view is shown while a menu is open.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a menu, from what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a long press shows: a menu and a preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: SingleObject {
  /// In which order elements of a menu stand.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// The first one nearest to the finger.
    case priority = 1
    /// As they were given.
    case fixed = 2
  }

  /// By which the app finds what was pressed.
  public final let identifier: any NSCopying

  /// In which order elements stand; nothing is drawn, so they stand as they were given.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The number beside the preview; kept, never drawn.
  open var badgeCount = 0

  /// The items of a collection that were pressed; one at most here.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: By which the app finds what was pressed; one of its own where there is none.
  ///   - previewProvider: Makes what is shown; `nil` for what was pressed itself.
  ///   - actionProvider: Makes the menu; `nil` for none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// What was pressed shows its menu.
  func open() -> OpenMenu {
    let preview = previewProvider.flatMap { provider in
      StructureReads.callOut("previewProvider") { provider() }
    }
    let menu = actionProvider.flatMap { provider in
      StructureReads.callOut("actionProvider") { provider([]) }
    }
    return OpenMenu(configuration: self, preview: preview, menu: menu)
  }
}

/// A menu that a long press has opened.
@MainActor
struct OpenMenu {
  let configuration: UIContextMenuConfiguration
  let preview: UIViewController?
  let menu: UIMenu?
}

/// How a view looks while it is lifted; kept, never drawn.
@preconcurrency @MainActor
open class UIPreviewParameters: SingleObject {
  /// The color behind the view.
  open var backgroundColor: UIColor?

  /// Makes the look that a view has where nobody says otherwise.
  public init() {}
}

/// A view that is lifted while a menu opens; kept, never drawn.
@preconcurrency @MainActor
open class UITargetedPreview: SingleObject {
  /// The view.
  public final let view: UIView

  /// How it looks.
  public final let parameters: UIPreviewParameters

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: How it looks.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}
