import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// When a route says that it has ended.
private enum Moment: CaseIterable {
  case sameTurn
  case nextTurn
  case halfway
  case alongside
  case completion
  case coordinator
  case later
}

/// Completions that come while something is moving.
@MainActor
@Suite struct EarlyCompletionTests {
  /// Performs a route that starts in the scene, where something may have been asked for already.
  private func perform(
    modal: Bool = false, completing: Route.Completion = .atRest, twice: Bool = false,
    after before: @escaping @MainActor (AnimatedScene) -> Void = { _ in },
    _ perform: @escaping @MainActor (AnimatedScene, @escaping @MainActor () -> Void) -> Void
  ) throws -> RouteExecution {
    var scene: AnimatedScene?
    let route = Route(
      "animate", summary: "Animates.", expecting: Expectation(reaches: Target(screen: 0)),
      completing: completing
    ) { attempt in
      if let scene { perform(scene) { attempt.finish(.reached) } }
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: 0, splits: false))
    let app = try RoutedApp(
      name: "animated", summary: "Animates.", space: space, exhaustiveSpace: space, binding: PlainBinding(),
      routes: [route])
    var options = RouteExecution.Options()
    options.properties = RouteProperties(twice ? [.terminates, .isIdempotent] : [.terminates])
    let execution = RouteExecution(route, of: app, options: options)
    execution.afterInstalling = {
      let made = AnimatedScene(in: $0, withModal: modal)
      scene = made
      Simulation.current.clock.settle()
      before(made)
    }
    let judgement = execution.run(from: try space.state(at: 0))
    #expect(judgement.exercised.contains(.terminates))
    return execution
  }

  /// Whether a route that starts in the scene is found to have ended too early.
  private func isEarly(
    modal: Bool = false, completing: Route.Completion = .atRest,
    after before: @escaping @MainActor (AnimatedScene) -> Void = { _ in },
    _ body: @escaping @MainActor (AnimatedScene, @escaping @MainActor () -> Void) -> Void
  ) throws -> Bool {
    try perform(modal: modal, completing: completing, after: before, body).first.isEarly
  }

  private func isEarly(_ ask: AnimationAsk, animated: Bool, finishing moment: Moment) throws -> Bool {
    try isEarly(modal: ask.isModal) { scene, finish in
      let clock = Simulation.current.clock
      ask.order(scene, animated, moment == .completion ? finish : nil)
      let coordinator = ask.coordinator?(scene).transitionCoordinator
      switch moment {
      case .sameTurn: finish()
      case .nextTurn: clock.schedule(finish)
      case .halfway: clock.schedule(after: 50, finish)
      case .alongside: coordinator?.animate(alongsideTransition: { _ in finish() }, completion: nil)
      case .coordinator: coordinator?.animate(alongsideTransition: nil) { _ in finish() }
      case .later: clock.schedule(after: 2_000, finish)
      case .completion: break
      }
    }
  }

  @Test(arguments: AnimationAsk.all)
  func `a route has ended when the animation that it asked for has, and not before`(
    _ ask: AnimationAsk
  ) throws {
    for moment in Moment.allCases {
      if moment == .completion, !ask.hasCompletion { continue }
      if [.alongside, .coordinator].contains(moment), ask.coordinator == nil { continue }
      let isBeforeTheEnd = [.sameTurn, .nextTurn, .halfway, .alongside].contains(moment)
      #expect(try isEarly(ask, animated: true, finishing: moment) == isBeforeTheEnd, "\(moment)")
      #expect(try !isEarly(ask, animated: false, finishing: moment), "\(moment) without animation")
    }
  }

  @Test(arguments: AnimationAsk.all)
  func `a route that animates nothing has ended at once where animations are off`(_ ask: AnimationAsk) throws
  {
    defer { UIView.setAnimationsEnabled(true) }
    let isEarly = try isEarly(modal: ask.isModal) { scene, finish in
      UIView.setAnimationsEnabled(false)
      ask.order(scene, true, nil)
      finish()
    }
    // How long pages take to turn is nobody's setting in this model.
    #expect(isEarly == (ask.testDescription == "turn of pages"))
  }

  @Test func `what is called at the end of an animation is not too early`() throws {
    for animatorSource in [false, true] {
      let inCallback = try isEarly { scene, finish in
        if animatorSource { scene.navigation.delegate = scene.animators }
        scene.next.appeared = finish
        scene.navigation.pushViewController(scene.next, animated: true)
      }
      let inPresentation = try isEarly { scene, finish in
        if animatorSource { scene.next.transitioningDelegate = scene.animators }
        scene.next.appeared = finish
        scene.navigation.present(scene.next, animated: true)
      }
      #expect(!inCallback && !inPresentation)
    }
    let inDelegate = try isEarly { scene, finish in
      scene.animators.shown = finish
      scene.navigation.delegate = scene.animators
      scene.navigation.pushViewController(scene.next, animated: true)
    }
    #expect(!inDelegate)
  }

  @Test func `of two animations the later one counts`() throws {
    let first = try isEarly { scene, finish in
      scene.navigation.pushViewController(scene.next, animated: true)
      scene.navigation.present(UIViewController(), animated: true) {}
      scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in finish() }
    }
    let next = try isEarly { scene, finish in
      scene.navigation.present(scene.next, animated: true) {
        scene.next.present(UIViewController(), animated: true)
        finish()
      }
    }
    #expect(first && next)
  }

  @Test func `an animation of which nothing is seen is none`() throws {
    let offScreen = try isEarly { scene, finish in
      let flow = UINavigationController(rootViewController: UIViewController())
      flow.pushViewController(scene.next, animated: true)
      UIViewController().present(UIViewController(), animated: true)
      scene.pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
      scene.navigation.children[0].present(flow, animated: false) { finish() }
    }
    let undone = try isEarly { scene, finish in
      scene.navigation.pushViewController(scene.next, animated: true)
      scene.navigation.popViewController(animated: true)
      finish()
    }
    let stilled = try isEarly { scene, finish in
      scene.navigation.pushViewController(scene.next, animated: true)
      scene.navigation.setViewControllers([scene.next], animated: false)
      finish()
    }
    let hidden = try isEarly { scene, finish in
      UIView.transition(with: UIWindow(), duration: 0.3, animations: {})
      UIView.transition(with: scene.navigation.view, duration: 0.3, animations: {})
      UIView.animate(withDuration: 0.3) {}
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.rootViewController?.present(UIViewController(), animated: true)
      Simulation.current.clock.schedule(after: 50) { [window] in
        _ = window
        finish()
      }
    }
    #expect(!offScreen && !undone && !stilled && !hidden)
  }

  @Test func `what is asked for after the end, or before the beginning, is none of the route's`() throws {
    let after = try isEarly { scene, finish in
      finish()
      scene.navigation.pushViewController(scene.next, animated: true)
    }
    let inTheSameTurn = try isEarly { scene, finish in
      scene.navigation.pushViewController(UIViewController(), animated: false)
      finish()
      scene.navigation.pushViewController(scene.next, animated: true)
    }
    let before = try isEarly(after: { $0.navigation.pushViewController($0.next, animated: true) }) {
      scene, finish in
      UIView.transition(with: scene.window, duration: 0, animations: nil)
      Simulation.current.clock.schedule(after: 50) { finish() }
    }
    #expect(!after && !inTheSameTurn && !before)
  }

  @Test(arguments: [0, 50])
  func `each time is judged by itself`(_ wait: Int) throws {
    var times = 0
    let execution = try perform(twice: true) { scene, finish in
      times += 1
      if times == 1 { scene.navigation.pushViewController(scene.next, animated: true) }
      if wait == 0 { finish() } else { Simulation.current.clock.schedule(after: wait) { finish() } }
    }
    #expect(times == 2 && execution.first.isEarly && !execution.second.isEarly)
  }

  @Test func `a turn of pages that another one cuts short has ended`() throws {
    let isEarly = try isEarly { scene, finish in
      (scene.pages.parent as? UITabBarController)?.selectedIndex = 1
      scene.pages.setViewControllers([scene.next], direction: .forward, animated: true) { _ in finish() }
      Simulation.current.clock.schedule(after: 50) {
        scene.pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
    #expect(!isEarly)
  }

  @Test func `whoever promises nothing may end at any time`() throws {
    let isEarly = try isEarly(completing: .anytime) { scene, finish in
      scene.navigation.pushViewController(scene.next, animated: true)
      finish()
    }
    #expect(!isEarly)
  }
}
