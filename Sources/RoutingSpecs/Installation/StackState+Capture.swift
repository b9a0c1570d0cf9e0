public import HeadlessUIKit

/// Why a hierarchy of controllers is no state that a grammar of stacks can describe.
public enum CaptureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The window has no root.
  case noRoot
  /// A controller that is neither a screen of the app nor a container of UIKit.
  case unknownController(ControllerReference)
  /// A container that has nothing inside it.
  case emptyContainer(ControllerReference)
  /// A container where only a screen may stand.
  case nestedContainer(ControllerReference, inside: ControllerReference)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .noRoot: "the window has no root view controller"
    case .unknownController(let controller): "\(controller) is no screen of the app and no container of UIKit"
    case .emptyContainer(let controller): "\(controller) has nothing inside it"
    case .nestedContainer(let controller, let container):
      "\(controller) stands in \(container), where only a screen may"
    }
  }
}

extension StackState {
  /// Reads the stack of a window back into a value: the inverse of `install(in:binding:)`.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - binding: How controllers are recognised.
  /// - Throws: `CaptureError` where the hierarchy is no state.
  @MainActor
  public init(capturing window: UIWindow, binding: some ScreenBinding) throws(CaptureError) {
    guard let root = window.rootViewController else { throw .noRoot }
    let standard = Simulation.current.settings.automaticPresentationStyle
    var layers: [Layer] = []
    for (index, controller) in ControllerTree.layers(from: root).enumerated() {
      let style = controller.modalPresentationStyle
      let isPlain = index == 0 || style == standard
      layers.append(
        Layer(
          try Content(capturing: controller, binding: binding), style: isPlain ? .automatic : .init(style)))
    }
    self.init(layers: layers)
  }
}

extension StackState.Content {
  @MainActor
  init(capturing controller: UIViewController, binding: some ScreenBinding) throws(CaptureError) {
    if let screen = binding.screen(of: controller) {
      self = .screen(screen)
    } else if let navigation = controller as? UINavigationController {
      self = .navigation(try Self.screens(of: navigation, binding: binding))
    } else if let tabs = controller as? UITabBarController, let items = tabs.viewControllers {
      guard !items.isEmpty else { throw .emptyContainer(ControllerReference(controller)) }
      var contents: [StackState.Content] = []
      for item in items { contents.append(try StackState.Content(capturing: item, binding: binding)) }
      self = .tabs(contents, selected: tabs.selectedIndex)
    } else if let split = controller as? UISplitViewController, split.viewControllers.count == 2 {
      self = .split(
        primary: try StackState.Content(capturing: split.viewControllers[0], binding: binding),
        secondary: try StackState.Content(capturing: split.viewControllers[1], binding: binding))
    } else {
      throw .unknownController(ControllerReference(controller))
    }
  }

  @MainActor
  private static func screens(
    of navigation: UINavigationController, binding: some ScreenBinding
  ) throws(CaptureError) -> [Screen] {
    var screens: [Screen] = []
    for controller in navigation.viewControllers {
      guard let screen = binding.screen(of: controller) else {
        throw controller.children.isEmpty
          ? .unknownController(ControllerReference(controller))
          : .nestedContainer(ControllerReference(controller), inside: ControllerReference(navigation))
      }
      screens.append(screen)
    }
    guard !screens.isEmpty else { throw .emptyContainer(ControllerReference(navigation)) }
    return screens
  }
}
