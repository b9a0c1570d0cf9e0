import Foundation

extension Simulation {
  /// Makes the device narrow or wide: split views collapse or expand, More comes or goes, presentations adapt (rules
  /// S2, T20, P10).
  ///
  /// - Parameter sizeClass: The new width.
  /// - Returns: Whether it was another one.
  @discardableResult
  public func changeSizeClass(to sizeClass: UIUserInterfaceSizeClass) -> Bool {
    guard settings.horizontalSizeClass != sizeClass, sizeClass != .unspecified else { return false }
    let (previous, wasOnItsSide) = (traitCollection, isOnItsSide)
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let windows = application.windowsInEffect.filter { !$0.isHiddenInEffect }
    let changes = windows.map { announce(sizeClass, in: $0) }
    settings.horizontalSizeClass = sizeClass
    for window in windows { window.rootStorage?.adapt(to: sizeClass, from: previous) }
    for change in changes { change.end() }
    if isOnItsSide != wasOnItsSide {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    return true
  }

  /// Tells a window's controllers of the environment and then of the size to come.
  private func announce(_ sizeClass: UIUserInterfaceSizeClass, in window: UIWindow) -> SizeChange {
    let change = SizeChange(of: window)
    let traits = UITraitCollection(horizontalSizeClass: sizeClass)
    let size = windowFrame(in: sizeClass).size
    for layer in layers(in: window) {
      guard let presentation = layer.presentationOfLayer else {
        layer.callWillTransition(to: traits, with: change)
        continue
      }
      presentation.callOverride("willTransition") { presentation.willTransition(to: traits, with: change) }
    }
    for layer in layers(in: window) {
      guard let presentation = layer.presentationOfLayer else {
        layer.callViewWillTransition(to: size, with: change)
        continue
      }
      presentation.callOverride("viewWillTransition") {
        presentation.viewWillTransition(to: size, with: change)
      }
    }
    return change
  }

  /// The root of a window and everybody who is presented there, whoever presents them.
  private func layers(in window: UIWindow) -> [UIViewController] {
    var result: [UIViewController] = []
    window.rootStorage?.forEachLayer { result.append($0) }
    return result
  }
}

extension UIViewController {
  /// What manages the presentation of the controller, if it is presented and somebody has asked for it.
  fileprivate final var presentationOfLayer: UIPresentationController? {
    presentingStorage == nil ? nil : rare?.presentationController
  }

  /// Adapts the controller, what is inside it and what it presents to a new width.
  fileprivate final func adapt(to sizeClass: UIUserInterfaceSizeClass, from previous: UITraitCollection) {
    adaptSelf(to: sizeClass)
    StructureReads.callBack("traitCollectionDidChange", on: self) { traitCollectionDidChange(previous) }
    for child in childStorage { child.adapt(to: sizeClass, from: previous) }
    guard let presented = presentedStorage else { return }
    adaptCover(by: presented)
    presented.adapt(to: sizeClass, from: previous)
  }

  private func adaptSelf(to sizeClass: UIUserInterfaceSizeClass) {
    if let split = self as? UISplitViewController, split.appearance != .disappeared {
      split.adapt(to: sizeClass)
    } else if let tabs = self as? UITabBarController {
      tabs.adaptTabs()
    }
  }

  /// A presentation that adapts may cover its presenter now, or not any more.
  private func adaptCover(by presented: UIViewController) {
    guard presented.transition == nil, presented.flags.contains(.viewInTransitionContainer) else { return }
    let covers = presented.removesPresentersView
    guard covers != flags.contains(.coveredByPresented), !flags.contains(.tabLeftUnderContext) else { return }
    if covers {
      setAppearance(false)
      flags.insert(.coveredByPresented)
    } else {
      flags.remove(.coveredByPresented)
      if hasHost { setAppearance(true) }
    }
  }
}
