import Foundation
import Testing

@testable import HeadlessUIKit
@testable import Routing

/// What an app keeps for ever, so that nothing is new because it has gone.
@MainActor
enum Kept {
  static var objects: [UIResponder] = []
  static weak var window: UIWindow?
  static let lock = SingleNavigationLock(policy: .queue)
  static let otherScene = UIWindowScene()
  static let banner = UIWindow(windowScene: otherScene)
  static let otherWindow = UIWindow(windowScene: otherScene)
  static let view = UIView()
  static let holder = UIView()

  // An address that nobody else uses; it is never read through.
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Makes everything as it is when it is first used.
  static func startOver() {
    objects = []
    for kept in [banner, otherWindow] {
      (kept.rootViewController, kept.isHidden, kept.windowScene) = (nil, true, otherScene)
    }
    view.removeFromSuperview()
  }

  static func keep<Object: UIResponder>(_ object: Object) -> Object {
    objects.append(object)
    return object
  }
}

/// Something that a run may leave behind in the model of UIKit or in the library.
struct Leftover: CustomTestStringConvertible {
  let testDescription: String
  /// Leaves it behind.
  let leave: @MainActor (UIWindow) -> Void
  /// Looks for it, as a route or a screen of the next run might.
  let look: @MainActor (UIWindow) -> String
  /// Whether it is what an app is set up with, where it was there before the run began.
  var isSetUp = false

  init(
    _ name: String, isSetUp: Bool = false, leave: @escaping @MainActor (UIWindow) -> Void,
    look: @escaping @MainActor (UIWindow) -> String
  ) {
    testDescription = name
    self.isSetUp = isSetUp
    self.leave = leave
    self.look = look
  }

  @MainActor
  private static func lookAtWindows(_ window: UIWindow) -> String {
    let application = UIApplication.shared
    return [
      "\(application.windows.count) of \(application.orderedScenes.count)",
      "key \(application.keyWindow === window) \(window.isKeyWindow)",
      "scene \(window.windowScene === application.orderedScenes.first)", "hidden \(window.isHidden)",
      "\(application.windows.map { $0.rootViewController == nil })",
    ].joined(separator: ", ")
  }

  static let windows = [
    Leftover(
      "another key window",
      leave: { _ in Kept.keep(UIWindow(frame: .zero)).makeKeyAndVisible() }, look: lookAtWindows),
    Leftover(
      "another window with a root",
      leave: { _ in
        Kept.banner.windowScene = UIApplication.shared.firstScene
        Kept.banner.rootViewController = UIViewController()
        Kept.banner.isHidden = false
      },
      look: {
        let (scene, isHidden) = (Kept.banner.windowScene, Kept.banner.isHidden)
        let isListed = scene.map { $0.windows.contains(Kept.banner) } ?? true
        return "\(lookAtWindows($0)) \(Kept.banner.rootViewController == nil) \(isHidden) \(isListed)"
      }),
    Leftover(
      "a window with a root in another scene",
      leave: { _ in
        UIApplication.shared.connect(Kept.otherScene)
        Kept.otherWindow.rootViewController = UIViewController()
      },
      look: { "\(lookAtWindows($0)) \(Kept.otherWindow.rootViewController == nil)" }),
    Leftover("a hidden window", leave: { $0.isHidden = true }, look: lookAtWindows),
    Leftover("a window without a scene", leave: { $0.windowScene = nil }, look: lookAtWindows),
    Leftover(
      "a window in another scene",
      leave: {
        UIApplication.shared.connect(Kept.otherScene)
        $0.windowScene = Kept.otherScene
      }, look: { "\(lookAtWindows($0)) \(Kept.otherScene.windows.contains($0))" }),
    Leftover(
      "another scene", leave: { _ in UIApplication.shared.connect(Kept.keep(UIWindowScene())) },
      look: lookAtWindows),
    Leftover(
      "no scene",
      leave: { _ in UIApplication.shared.disconnect(UIApplication.shared.orderedScenes[0]) },
      look: lookAtWindows),
    Leftover(
      "a scene in the background", leave: { $0.windowScene?.activationState = .background },
      look: { "\($0.windowScene?.activationState ?? .unattached)" }),
    Leftover(
      "what is set on a window",
      leave: {
        $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        ($0.backgroundColor, $0.alpha, $0.tag) = (.red, 0.5, 7)
        $0.accessibilityIdentifier = "main"
        $0.autoresizingMask = .flexibleWidth
        $0.translatesAutoresizingMaskIntoConstraints = false
        $0.isUserInteractionEnabled = false
      },
      look: {
        "\($0.frame) \($0.backgroundColor == nil) \($0.alpha) \($0.tag) \($0.accessibilityIdentifier ?? "-")"
          + " \($0.autoresizingMask) \($0.translatesAutoresizingMaskIntoConstraints)"
          + " \($0.isUserInteractionEnabled)"
      }),
    Leftover(
      "a view in the window", leave: { $0.addSubview(Kept.view) },
      look: { "\($0.subviews.count) \(Kept.view.superview == nil)" }),
    Leftover(
      "the window in a view", leave: { Kept.holder.addSubview($0) },
      look: { "\($0.superview == nil) \(Kept.holder.subviews.count)" }),
    Leftover("what is associated with the window", leave: { associate($0) }, look: { associated($0) }),
    Leftover(
      "what is associated with the application and with a scene",
      leave: { _ in
        associate(UIApplication.shared)
        associate(Kept.otherScene)
      }, look: { _ in associated(UIApplication.shared) + associated(Kept.otherScene) }),
  ]

  @MainActor
  private static func associate(_ owner: AnyObject) {
    Associations.set("left", of: owner, for: Kept.key, holding: .strong)
  }

  @MainActor
  private static func associated(_ owner: AnyObject) -> String {
    Associations.value(of: owner, for: Kept.key) as? String ?? "nothing"
  }

  static let simulation = [
    Leftover(
      "animations that are off", isSetUp: true, leave: { _ in UIView.setAnimationsEnabled(false) },
      look: { _ in "\(UIView.areAnimationsEnabled)" }),
    Leftover(
      "a timer that never ends", leave: { _ in tick() },
      look: { _ in
        let clock = Simulation.current.clock
        return "\(clock.now) \(clock.eventsRun) \(clock.pendingCount) \(clock.animationCount)"
      }),
    Leftover(
      "a finger on the screen", leave: { $0.perform(.startEdgePop) },
      look: { _ in
        "\(Simulation.current.clock.driven.count) \(HierarchyChange.isWatchful)"
          + " \(Simulation.current.clock.animationCount)"
      }),
    Leftover(
      "a finger on the screen of another window",
      leave: { _ in
        let (window, navigation) = (Kept.keep(UIWindow(frame: .zero)), UINavigationController())
        window.rootViewController = Kept.keep(navigation)
        navigation.viewControllers = [UIViewController(), UIViewController()]
        window.isHidden = false
        Simulation.current.clock.settle()
        #expect(window.perform(.startEdgePop))
      },
      look: { _ in "\(Simulation.current.clock.driven.count) \(HierarchyChange.isWatchful)" }),
    Leftover(
      "a narrow device", leave: { _ in Simulation.current.changeSizeClass(to: .compact) },
      look: { "\($0.rootViewController?.traitCollection.horizontalSizeClass ?? .unspecified)" }),
    Leftover(
      "a fault", leave: { _ in Simulation.current.report("Something is wrong.") },
      look: { _ in "\(Simulation.current.faults.count)" }),
    Leftover(
      "an old root that UIKit leaks",
      leave: {
        $0.rootViewController?.present(UIViewController(), animated: false)
        Simulation.current.clock.settle()
        $0.rootViewController = UIViewController()
      },
      look: { _ in "\(Simulation.current.outsiders.count) \(HierarchyChange.isWatchful)" }),
    Leftover(
      "a scene's delegate", leave: { $0.windowScene?.delegate = Kept.keep(LeftDelegate()) },
      look: { "\($0.windowScene?.delegate == nil)" }),
    Leftover(
      "another simulation", leave: { _ in Simulation.reset() },
      look: { "\($0.windowScene === UIApplication.shared.orderedScenes.first)" }),
    Leftover(
      "a storyboard", isSetUp: true,
      leave: { _ in
        if let empty = try? StoryboardDocument(name: "Left", scenes: []) {
          try? Simulation.storyboards.register(empty)
        }
        Simulation.storyboards.register(UIViewController.self, as: "Left")
      },
      look: { _ in "\(Simulation.storyboards.names)" }),
    Leftover(
      "a listener to segues", isSetUp: true,
      leave: { _ in Simulation.prepareInterception.add("left") { _, _ in } },
      look: { _ in "\(Simulation.prepareInterception.names)" }),
    Leftover(
      "where routing takes place", isSetUp: true,
      leave: { _ in RoutingDefaults.windowProvider = FixedWindowProvider(nil) },
      look: { _ in "\(type(of: RoutingDefaults.windowProvider))" }),
    Leftover(
      "a navigation that never ends",
      leave: { _ in
        Kept.lock.enter({}, refused: {})
        Kept.lock.enter({}, refused: {})
      },
      look: { _ in
        let wasFree = !Kept.lock.isNavigationInProgress
        if wasFree {
          Kept.lock.enter({}, refused: {})
          Kept.lock.leave()
        }
        return "\(wasFree) \(Kept.lock.isNavigationInProgress) \(Kept.lock.queuedCount)"
      }),
  ]

  @MainActor
  private static func tick() {
    Simulation.current.clock.schedule(after: 10) { tick() }
  }
}

private final class LeftDelegate: UIResponder, UISceneDelegate {}
