public import HeadlessUIKit

extension StackState {
  /// Builds the controllers of the stack and puts them into a window, as if the user had gone there.
  ///
  /// - Parameters:
  ///   - window: A visible window; what it held before is taken apart.
  ///   - binding: How screens become controllers.
  @MainActor
  public func install(in window: UIWindow, binding: some ScreenBinding) {
    makeControllers(binding).install(in: window)
  }

  /// Builds the controllers of the stack, which stand nowhere yet, and takes down which was made for which place.
  @MainActor
  func makeControllers(_ binding: some ScreenBinding, noting placed: PlacedControllers? = nil) -> BuiltStack {
    placed?.removeAll()
    let root = layers[0].content.makeController(binding, placed, at: RegionPlace(layer: 0)).controller
    guard layers.count > 1 else { return BuiltStack(root: root, modals: []) }
    var modals: [UIViewController] = []
    modals.reserveCapacity(layers.count - 1)
    for (index, layer) in layers.enumerated().dropFirst() {
      let controller = layer.content.makeController(binding, placed, at: RegionPlace(layer: index)).controller
      if layer.style != .automatic { controller.modalPresentationStyle = layer.style.modalStyle }
      modals.append(controller)
    }
    return BuiltStack(root: root, modals: modals)
  }
}

/// The controllers of a stack that stand nowhere yet.
@MainActor
struct BuiltStack {
  let root: UIViewController
  let modals: [UIViewController]

  /// Puts the controllers into a window; what it held before is taken apart.
  func install(in window: UIWindow) { ControllerTree.install(root: root, modals: modals, in: window) }
}

extension StackState.Content {
  /// Makes the controller with everything inside it; also gives the number of its node, where places are noted.
  @MainActor
  fileprivate func makeController(
    _ binding: some ScreenBinding, _ placed: PlacedControllers?, at place: @autoclosure () -> RegionPlace
  ) -> (controller: UIViewController, node: Int) {
    guard let placed else { return (makeController(binding), -1) }
    let place = place()
    var made: [(controller: UIViewController, node: Int)] = []
    let controller = makeController(binding) {
      made = childContents.enumerated().map { index, child in
        child.makeController(binding, placed, at: place.child(searchOrderIndex(ofChild: index)))
      }
      return made.map(\.controller)
    }
    let node = placed.enter(controller, at: place)
    var ordered = [Int](repeating: 0, count: made.count)
    for (index, child) in made.enumerated() { ordered[searchOrderIndex(ofChild: index)] = child.node }
    placed.setChildren(ordered, of: node)
    return (controller, node)
  }

  @MainActor
  func makeController(_ binding: some ScreenBinding) -> UIViewController {
    makeController(binding) { makeChildren(binding) }
  }

  // Loops instead of `map`: a closure that is bound to the main actor asks at each call whether it is there.
  @MainActor
  private func makeChildren(_ binding: some ScreenBinding) -> [UIViewController] {
    var children: [UIViewController] = []
    switch self {
    case .screen: break
    case .navigation(let screens):
      children.reserveCapacity(screens.count)
      for screen in screens { children.append(binding.makeController(for: screen)) }
    case .tabs(let items, _):
      children.reserveCapacity(items.count)
      for item in items { children.append(item.makeController(binding)) }
    case .split(let primary, let secondary):
      children = [primary.makeController(binding), secondary.makeController(binding)]
    }
    return children
  }

  /// Makes the controller itself and what stands in it; a container is made first, so that numbers follow drawings.
  @MainActor
  private func makeController(
    _ binding: some ScreenBinding, around makeChildren: @MainActor () -> [UIViewController]
  ) -> UIViewController {
    switch self {
    case .screen(let screen): return binding.makeController(for: screen)
    case .navigation:
      let navigation = UINavigationController()
      navigation.viewControllers = makeChildren()
      return navigation
    case .tabs(_, let selected):
      let tabs = UITabBarController()
      tabs.viewControllers = makeChildren()
      if selected != 0 { tabs.selectedIndex = selected }
      return tabs
    case .split:
      let split = UISplitViewController()
      split.viewControllers = makeChildren()
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

  /// The style of UIKit's style of the same name; `.none` counts as `automatic`.
  public init(_ style: UIModalPresentationStyle) {
    self = Self.allCases.first { $0.modalStyle == style } ?? .automatic
  }
}
