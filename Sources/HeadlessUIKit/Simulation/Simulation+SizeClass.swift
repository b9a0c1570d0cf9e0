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
    let wasOnItsSide = isOnItsSide
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let windows = application.windowsInEffect.filter { !$0.isHiddenInEffect }
    let changes = windows.map { announce(sizeClass, in: $0) }
    noteTraits(of: windows)
    settings.horizontalSizeClass = sizeClass
    TraitUpdates.carryOut()
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
    let coming = traits(whereWidthIs: sizeClass)
    let size = windowFrame(in: sizeClass).size
    for layer in layers(in: window) { layer.announce(coming, change) }
    for layer in layers(in: window) { layer.announce(size, change) }
    return change
  }

  /// What the device says of the environment where it is narrow or wide.
  func traits(whereWidthIs width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection { traits in
      traits.horizontalSizeClass = width
      traits.verticalSizeClass = .regular
      traits.userInterfaceIdiom = isTablet ? .pad : .phone
      traits.displayScale = isTablet ? 2 : 3
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .large
      traits.displayGamut = .P3
      traits.forceTouchCapability = .unavailable
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.activeAppearance = .active
    }
  }

  /// Notes the environments of all that may depend on the width: what is not in a window is asked when it comes there.
  private func noteTraits(of windows: [UIWindow]) {
    for scene in windows.compactMap(\.scene) { TraitUpdates.note(scene) }
    for window in windows { TraitUpdates.note(window) }
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

  /// Tells a layer, by what manages its presentation, of the environment to come.
  fileprivate final func announce(_ coming: UITraitCollection, _ change: SizeChange) {
    guard let presentation = presentationOfLayer
    else { return callWillTransition(to: traits(in: coming), with: change) }
    presentation.callOverride("willTransition") {
      presentation.willTransition(to: traits(in: coming), with: change)
    }
  }

  /// Tells a layer in the same way of the size to come.
  fileprivate final func announce(_ size: CGSize, _ change: SizeChange) {
    guard let presentation = presentationOfLayer
    else { return callViewWillTransition(to: size, with: change) }
    presentation.callOverride("viewWillTransition") {
      presentation.viewWillTransition(to: size, with: change)
    }
  }

  /// Adapts the controller to another width, and what it covers or is covered by.
  final func adaptToTraits(from previous: UITraitCollection) {
    let width = widthInEffect
    guard width != previous.horizontalSizeClass else { return }
    adaptSelf(to: width)
    if let presented = presentedStorage { adaptCover(by: presented) }
    presentingStorage?.adaptCover(by: self)
  }

  /// The environment that the controller would have were that of the device another one.
  fileprivate final func traits(in coming: UITraitCollection) -> UITraitCollection {
    coming.overridden(by: traitRecord?.overrides ?? TraitValues())
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

// A device that was narrow when its simulation began is a telephone: wide, it lies on its side. One that was wide is a
// tablet: narrow, its app has a part of the screen.
extension Simulation {
  /// The size of the screen, upright.
  var uprightSize: CGSize {
    isTablet ? CGSize(width: 820, height: 1180) : CGSize(width: 430, height: 932)
  }

  /// The part of the screen that the app has.
  var windowFrame: CGRect { windowFrame(in: settings.horizontalSizeClass) }

  /// Whether the device lies on its side.
  var isOnItsSide: Bool { isOnItsSide(in: settings.horizontalSizeClass) }

  private func isOnItsSide(in sizeClass: UIUserInterfaceSizeClass) -> Bool {
    !isTablet && sizeClass == .regular
  }

  /// The size of the screen as the user holds it.
  var screenSize: CGSize { screenSize(in: settings.horizontalSizeClass) }

  private func screenSize(in sizeClass: UIUserInterfaceSizeClass) -> CGSize {
    isOnItsSide(in: sizeClass) ? CGSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
  }

  /// The part of the screen that the app has where it is narrow or wide.
  func windowFrame(in sizeClass: UIUserInterfaceSizeClass) -> CGRect {
    let isPart = isTablet && sizeClass == .compact
    let size = isPart ? CGSize(width: 375, height: uprightSize.height) : screenSize(in: sizeClass)
    return CGRect(origin: .zero, size: size)
  }
}
