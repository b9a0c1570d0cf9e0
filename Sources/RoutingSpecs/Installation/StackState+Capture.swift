public import HeadlessUIKit

/// Why a hierarchy of controllers is no state that a grammar of stacks can describe.
public enum CaptureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The window has no root.
  case noRoot
  /// A controller that is neither a screen of the app nor a container of UIKit.
  case unknownController(ControllerReference)
  /// A container that has nothing inside it.
  case emptyContainer(ControllerReference)
  /// A split controller that shows a single column, as where it is collapsed.
  case missingColumn(ControllerReference)
  /// A tab bar controller that shows none of its tabs, as where the user looks at the list behind More (rule T7).
  case noTabSelected(ControllerReference)
  /// A container where only a screen may stand.
  case nestedContainer(ControllerReference, inside: ControllerReference)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .noRoot: "the window has no root view controller"
    case .unknownController(let controller): "\(controller) is no screen of the app and no container of UIKit"
    case .emptyContainer(let controller): "\(controller) has nothing inside it"
    case .missingColumn(let controller): "\(controller) has one column where there must be two"
    case .noTabSelected(let controller): "\(controller) has none of its tabs selected"
    case .nestedContainer(let controller, let container):
      "\(controller) stands in \(container), where only a screen may"
    }
  }
}

extension StackState {
  /// Reads the stack of a window back into a value: the inverse of `install(in:binding:)`.
  ///
  /// A style that is what UIKit makes of `automatic` is read as `automatic`: no call of UIKit tells them apart.
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
    } else if let tabs = controller as? UITabBarController {
      var items: [StackState.Content] = []
      for item in tabs.viewControllers ?? [] {
        items.append(try StackState.Content(capturing: item, binding: binding))
      }
      guard !items.isEmpty else { throw .emptyContainer(ControllerReference(controller)) }
      let selected = tabs.selectedIndex
      guard items.indices.contains(selected) else { throw .noTabSelected(ControllerReference(controller)) }
      self = .tabs(items, selected: selected)
    } else if let split = controller as? UISplitViewController {
      self = try Self.columns(of: split, binding: binding)
    } else {
      throw .unknownController(ControllerReference(controller))
    }
  }

  @MainActor
  private static func columns(
    of split: UISplitViewController, binding: some ScreenBinding
  ) throws(CaptureError) -> StackState.Content {
    let columns = split.viewControllers
    guard let primary = columns.first else { throw .emptyContainer(ControllerReference(split)) }
    guard columns.count == 2 else { throw .missingColumn(ControllerReference(split)) }
    return .split(
      primary: try StackState.Content(capturing: primary, binding: binding),
      secondary: try StackState.Content(capturing: columns[1], binding: binding))
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
