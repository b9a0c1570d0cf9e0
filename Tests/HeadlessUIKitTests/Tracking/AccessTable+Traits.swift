import HeadlessUIKit

// What tells of the environment: of a controller, a view, a presentation, a scene.
extension TrackedAccess {
  @MainActor static let traits: [TrackedAccess] = [
    .staged("UIViewController.traitCollection", of: { [$0.top, $0.navigation, $0.tabs] }) {
      $0.tabs.traitOverrides.userInterfaceStyle = .dark
      _ = $0.top.traitCollection
    },
    .staged("UIViewController.traitOverrides", of: { [$0.top] }) { _ = $0.top.traitOverrides },
    .staged("UIViewController.traitOverrides=", of: { [$0.fresh] }) {
      $0.fresh.traitOverrides = $0.sheet.traitOverrides
    },
    .staged("UIViewController.overrideUserInterfaceStyle", of: { [$0.top] }) {
      _ = $0.top.overrideUserInterfaceStyle
    },
    .staged("UIViewController.overrideUserInterfaceStyle=", of: { [$0.top] }) {
      $0.top.overrideUserInterfaceStyle = .dark
    },
    .staged("UIViewController.setOverrideTraitCollection(_:forChild:)", of: { [$0.top] }) {
      $0.navigation.setOverrideTraitCollection(nil, forChild: $0.top)
    },
    .staged("UIViewController.overrideTraitCollection(forChild:)", of: { [$0.top] }) {
      _ = $0.navigation.overrideTraitCollection(forChild: $0.top)
    },
    .staged("UIViewController.updateTraitsIfNeeded()", of: { [$0.top] }) { $0.top.updateTraitsIfNeeded() },
    .on({ $0.label }, "UIView.traitCollection", of: { [$0.guest] }) { _ = $0.traitCollection },
    .on({ $0.label }, "UIView.traitOverrides", of: { [$0.guest] }) { _ = $0.traitOverrides },
    .on({ $0.label }, "UIView.overrideUserInterfaceStyle", of: { [$0.guest] }) {
      _ = $0.overrideUserInterfaceStyle
    },
    .shared("UIView.traitCollection") { _ = $0.window.traitCollection },
    .on({ $0.sheet.presentationController }, "UIPresentationController.traitCollection", of: { [$0.sheet] }) {
      _ = $0?.traitCollection
    },
    .on({ $0.sheet.presentationController }, "UIPresentationController.traitOverrides", of: { [$0.sheet] }) {
      _ = $0?.traitOverrides
    },
    .shared("UIWindowScene.traitCollection") { _ = $0.scene.traitCollection },
    .shared("UIWindowScene.traitOverrides") { _ = $0.scene.traitOverrides },
    .shared("UITraitCollection.current") { _ in _ = UITraitCollection.current },
  ]
}
