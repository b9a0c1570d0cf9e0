public import HeadlessUIKit
import Routing

/// One controller of a hierarchy as a value, for drawings and reports.
public struct HierarchyNode: Hashable, Sendable, Codable {
  /// What kind of controller it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A screen of the app.
    case screen
    /// A navigation controller.
    case navigation
    /// A tab bar controller.
    case tabs
    /// A split controller.
    case split
    /// A controller of the app that contains others.
    case custom
  }

  /// What kind of controller it is.
  public let kind: Kind

  /// The screen's name in the catalogue, or the class's name.
  public let name: String

  /// The context that the screen shows.
  public let context: String?

  /// The controller's serial number, relative to the first one of the run.
  public let serial: Int

  /// The number by which texts tell the controller from others of its name, where they do.
  public internal(set) var number: Int?

  /// Whether its container shows it; a layer's own controller always is.
  public let isVisible: Bool

  /// Whether the screen refuses to be dismissed.
  public let refusesDismissal: Bool

  /// What is inside it, in the container's order.
  public internal(set) var children: [HierarchyNode]
}

/// All layers of a window as values, the root first.
public struct HierarchyDrawing: Hashable, Sendable, Codable {
  /// The own controllers of the layers.
  public let layers: [HierarchyNode]

  /// The drawing of a window without a root.
  static let empty = HierarchyDrawing(layers: [])

  init(layers: [HierarchyNode]) { self.layers = layers }

  /// Draws what stands in a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - app: How screens are recognised and called.
  ///   - base: The serial number that counts as 0.
  @MainActor
  public init(_ window: UIWindow, of app: RoutedApp, numberedFrom base: Int = 0) {
    guard let root = window.rootViewController else {
      layers = []
      return
    }
    layers = ControllerTree.layers(from: root).map {
      HierarchyNode($0, of: app, isVisible: true, numberedFrom: base)
    }
  }
}

extension HierarchyNode {
  @MainActor
  init(_ controller: UIViewController, of app: RoutedApp, isVisible: Bool, numberedFrom base: Int) {
    let screen = app.binding.screen(of: controller)
    let entry = screen.map { app.catalogue.screens[$0.kind] }
    kind = screen == nil ? Self.containerKind(of: controller) : .screen
    name = entry?.name ?? String(describing: type(of: controller))
    context = screen.flatMap { screen in screen.context.map { entry?.contexts[$0] ?? "" } }
    serial = controller.serial - base
    self.isVisible = isVisible
    refusesDismissal = screen?.refusesDismissal ?? false
    let shown = (controller as? any ContainerViewController)?.visibleViewControllers
    children = controller.children.map { child in
      // What a container shows may stand in a child that UIKit has put there: a tab under More (rule T8).
      let isShown =
        shown?.contains { $0 === child || $0.parent === child } ?? ControllerTree.shows(child, in: controller)
      return HierarchyNode(child, of: app, isVisible: isShown, numberedFrom: base)
    }
  }

  @MainActor
  private static func containerKind(of controller: UIViewController) -> Kind {
    switch controller {
    case is UINavigationController: .navigation
    case is UITabBarController: .tabs
    case is UISplitViewController: .split
    default: .custom
    }
  }
}
