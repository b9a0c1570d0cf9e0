public import HeadlessUIKit

extension StackState {
  /// Builds the controllers of the stack and puts them into a window, as if the user had gone there.
  ///
  /// - Parameters:
  ///   - window: A visible window; what it held before is taken apart.
  ///   - binding: How screens become controllers.
  @MainActor
  public func install(in window: UIWindow, binding: some ScreenBinding) {
    let root = layers[0].content.makeController(binding)
    guard layers.count > 1 else {
      ControllerTree.install(root: root, in: window)
      return
    }
    var modals: [UIViewController] = []
    modals.reserveCapacity(layers.count - 1)
    for layer in layers.dropFirst() {
      let controller = layer.content.makeController(binding)
      if layer.style != .automatic { controller.modalPresentationStyle = layer.style.modalStyle }
      modals.append(controller)
    }
    ControllerTree.install(root: root, modals: modals, in: window)
  }
}

extension StackState.Content {
  // Loops instead of `map`: a closure that is bound to the main actor asks at each call whether it is there.
  @MainActor
  func makeController(_ binding: some ScreenBinding) -> UIViewController {
    switch self {
    case .screen(let screen):
      return binding.makeController(for: screen)
    case .navigation(let screens):
      let navigation = UINavigationController()
      var stack: [UIViewController] = []
      stack.reserveCapacity(screens.count)
      for screen in screens { stack.append(binding.makeController(for: screen)) }
      navigation.viewControllers = stack
      return navigation
    case .tabs(let items, let selected):
      let tabs = UITabBarController()
      var contents: [UIViewController] = []
      contents.reserveCapacity(items.count)
      for item in items { contents.append(item.makeController(binding)) }
      tabs.viewControllers = contents
      if selected != 0 { tabs.selectedIndex = selected }
      return tabs
    case .split(let primary, let secondary):
      let split = UISplitViewController()
      split.viewControllers = [primary.makeController(binding), secondary.makeController(binding)]
      return split
    }
  }
}

extension PresentationStyle {
  /// UIKit's style of the same name.
  public var modalStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }

  /// The style of UIKit's style of the same name.
  ///
  /// - Parameter style: UIKit's style; `.none` counts as `automatic`.
  public init(_ style: UIModalPresentationStyle) {
    self = Self.allCases.first { $0.modalStyle == style } ?? .automatic
  }
}
