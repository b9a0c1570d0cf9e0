import Checking
import Foundation
import Testing

@testable import HeadlessUIKit
@testable import Routing
@testable import RoutingSpecs

/// What an app keeps for ever, so that nothing is new because it has gone.
@MainActor
private enum Kept {
  static var objects: [UIResponder] = []
  static weak var window: UIWindow?
  static let lock = SingleNavigationLock()
  static let otherScene = UIWindowScene()

  static func keep<Object: UIResponder>(_ object: Object) -> Object {
    objects.append(object)
    return object
  }
}

/// Something that a run may leave behind in the model of UIKit or in the library.
private struct Leftover: CustomTestStringConvertible {
  let testDescription: String
  /// Leaves it behind.
  let leave: @MainActor (UIWindow) -> Void
  /// Looks for it, as a route or a screen of the next run might.
  let look: @MainActor (UIWindow) -> String

  init(
    _ name: String, leave: @escaping @MainActor (UIWindow) -> Void,
    look: @escaping @MainActor (UIWindow) -> String
  ) {
    testDescription = name
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
        let banner = Kept.keep(UIWindow(frame: .zero))
        banner.rootViewController = UIViewController()
        banner.isHidden = false
      }, look: lookAtWindows),
    Leftover("a hidden window", leave: { $0.isHidden = true }, look: lookAtWindows),
    Leftover("a window without a scene", leave: { $0.windowScene = nil }, look: lookAtWindows),
    Leftover(
      "a window in another scene",
      leave: {
        UIApplication.shared.connect(Kept.otherScene)
        $0.windowScene = Kept.otherScene
      }, look: lookAtWindows),
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
    Leftover("a view in the window", leave: { $0.addSubview(UIView()) }, look: { "\($0.subviews.count)" }),
    Leftover(
      "the window in a view", leave: { Kept.keep(UIView()).addSubview($0) },
      look: { "\($0.superview == nil)" }),
  ]

  static let simulation = [
    Leftover(
      "animations that are off", leave: { _ in UIView.setAnimationsEnabled(false) },
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
      "another simulation", leave: { _ in Simulation.reset() },
      look: { "\($0.windowScene === UIApplication.shared.orderedScenes.first)" }),
    Leftover(
      "a storyboard",
      leave: { _ in
        try? Simulation.storyboards.register(
          StoryboardDocument(json: Data(#"{"name": "Left", "scenes": []}"#.utf8), file: "Left.json"))
        Simulation.storyboards.register(UIViewController.self, as: "Left")
      },
      look: { _ in "\(Simulation.storyboards.names)" }),
    Leftover(
      "a listener to segues", leave: { _ in Simulation.prepareInterception.add("left") { _, _ in } },
      look: { _ in "\(Simulation.prepareInterception.names)" }),
    Leftover(
      "where routing takes place",
      leave: { _ in RoutingDefaults.windowProvider = FixedWindowProvider(nil) },
      look: { _ in "\(type(of: RoutingDefaults.windowProvider))" }),
    Leftover(
      "a navigation that never ends",
      leave: { _ in
        Kept.lock.enter({}, refused: {})
        Kept.lock.enter({}, refused: {})
      },
      look: { _ in "\(Kept.lock.isNavigationInProgress) \(Kept.lock.queuedCount)" }),
  ]

  @MainActor
  private static func tick() {
    Simulation.current.clock.schedule(after: 10) { tick() }
  }
}

/// What one run leaves behind, and the next one must not see.
@MainActor
@Suite struct RunWorldTests {
  private func execution(
    startOver: @escaping @MainActor () -> Void = {},
    performing perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> RouteExecution {
    let route = Route(
      "leave", summary: "Leaves something behind.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      perform(attempt)
      attempt.finish(.reached)
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 2, modals: 0, splits: false))
    let app = try RoutedApp(
      name: "left", summary: "Leaves something behind.", space: space, exhaustiveSpace: space,
      binding: StartingOver(body: startOver), routes: [route])
    var options = RouteExecution.Options()
    options.properties = RouteProperties([.reachesTarget])
    options.eventBudget = 50
    return RouteExecution(route, of: app, options: options)
  }

  private struct StartingOver: ScreenBinding {
    let plain = PlainBinding()
    let body: @MainActor () -> Void

    func makeController(for screen: Screen) -> UIViewController { plain.makeController(for: screen) }
    func screen(of controller: UIViewController) -> Screen? { plain.screen(of: controller) }
    func startOver() { body() }
  }

  @Test(arguments: Leftover.windows + Leftover.simulation)
  private func `a run sees nothing of what the one before has left behind`(_ leftover: Leftover) throws {
    var seen: [[String]] = []
    var wasLeft: [Bool] = []
    var starts = 0
    let execution = try execution {
      // It starts over before each run and after it.
      defer { starts += 1 }
      if starts.isMultiple(of: 2), let window = Kept.window { seen.append([leftover.look(window)]) }
    } performing: { attempt in
      seen[seen.count - 1].append(leftover.look(attempt.window))
      leftover.leave(attempt.window)
      wasLeft.append(leftover.look(attempt.window) != seen[seen.count - 1][1])
    }
    Kept.window = execution.window
    // The longest stack: `Nav[Home, Home]`.
    let space = execution.app.space
    let state = try space.state(at: space.count - 1)
    for _ in 0..<3 { _ = execution.run(from: state) }
    #expect(seen.count == 3 && seen.allSatisfy { $0 == seen[0] }, "\(seen)")
    #expect(wasLeft == [true, true, true])
    Kept.objects = []
  }
}
