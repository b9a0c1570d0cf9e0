import HeadlessUIKit
import Routing
import RoutingSpecs

/// A way to the welcome screen that is taken unless something stands against it.
enum Way: Sendable {
  /// Steps that present it, with an interceptor that throws.
  case interceptor
  /// Steps that present it, with an interceptor that waits and then throws.
  case asyncInterceptor
  /// Steps that present it, with a factory that throws.
  case factory
  /// Steps that present it or find it, with a task that throws.
  case contextTask
  /// Steps of a finder whose test is failed by everything, which then cannot be built.
  case finder
  /// Steps that start from the root where nothing stands against it.
  case condition
  /// Code that presents it from the topmost controller.
  case overTheTop
  /// Code that makes it the window's root.
  case newRoot
  /// Code that presents it and never says so where something stands against it.
  case silent
  /// Code that dismisses all that is presented and makes it the root later.
  case later

  /// The route.
  @MainActor
  func route(unless isBlocked: @escaping @MainActor () -> Bool) -> Route {
    switch self {
    case .interceptor: .steps { $0.adding(InlineInterceptor<Void> { _ in try refuse(if: isBlocked) }) }
    case .asyncInterceptor:
      .steps {
        $0.adding(
          InlineAsyncInterceptor<Void> { _ in
            try await Task.sleep(for: .milliseconds(20))
            try refuse(if: isBlocked)
          })
      }
    case .factory:
      .steps {
        try refuse(if: isBlocked)
        return WelcomeScreen()
      }
    case .contextTask:
      .steps { $0.adding(InlineContextTask<WelcomeScreen, Void> { _, _ in try refuse(if: isBlocked) }) }
    case .finder: .finding { _ in !isBlocked() }
    case .condition: .switching(isBlocked)
    case .overTheTop:
      .plain { attempt in
        guard !isBlocked() else { return attempt.decline() }
        attempt.presentWelcome()
      }
    case .newRoot:
      .plain(.everything) { attempt in
        guard !isBlocked() else { return attempt.decline() }
        attempt.window.rootViewController = WelcomeScreen()
        attempt.finish(.reached)
      }
    case .silent:
      .plain(.everything) { attempt in
        attempt.window.rootViewController = WelcomeScreen()
        if !isBlocked() { attempt.finish(.reached) }
      }
    case .later:
      .plain(.everything) { attempt in
        Task {
          try? await Task.sleep(for: .milliseconds(50))
          guard !isBlocked() else { return attempt.decline() }
          attempt.window.rootViewController = WelcomeScreen()
          attempt.finish(.reached)
        }
      }
    }
  }
}

/// What stands against going on.
struct Refusal: Error {}

@MainActor
private func refuse(if isBlocked: @MainActor () -> Bool) throws {
  if isBlocked() { throw Refusal() }
}

// MARK: - Steps

extension Route {
  typealias Welcome = StepAssembly<ClassFinder<WelcomeScreen, Void>, ClosureFactory<WelcomeScreen, Void>>

  /// A chain that presents the welcome screen over everything, unless it is there.
  @MainActor
  static func steps(_ extend: (Welcome) -> Welcome) -> Route {
    steps(extend) { WelcomeScreen() }
  }

  /// A chain whose factory may throw.
  @MainActor
  static func steps(making make: @escaping @MainActor () throws -> WelcomeScreen) -> Route {
    steps({ $0 }, make)
  }

  /// A chain that covers everything with the welcome screen.
  @MainActor
  static func fullScreen() -> Route {
    let welcome = StepAssembly(
      finder: ClassFinder<WelcomeScreen, Void>(options: [.current, .visible]),
      factory: ClosureFactory<WelcomeScreen, Void> { _ in WelcomeScreen() })
    let action = GeneralAction.presentModally(presentationStyle: .fullScreen)
    return Route(
      "welcome", summary: "Covers everything with the welcome screen.",
      to: welcome.using(action).from(GeneralStep.current()).assemble(), with: (),
      expecting: Expectation(reaches: Target(screen: 0)))
  }

  @MainActor
  private static func steps(
    _ extend: (Welcome) -> Welcome, _ make: @escaping @MainActor () throws -> WelcomeScreen
  ) -> Route {
    let welcome = StepAssembly(
      finder: ClassFinder<WelcomeScreen, Void>(options: [.current, .visible]),
      factory: ClosureFactory<WelcomeScreen, Void> { _ in try make() })
    return Route(
      "welcome", summary: "Presents the welcome screen.",
      to: extend(welcome).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble(),
      with: (), expecting: Expectation(reaches: Target(screen: 0)))
  }

  /// A chain that starts wherever a test of the app's own finds a screen, or else at the topmost controller.
  @MainActor
  static func finding(_ test: @escaping @MainActor (UIViewController) -> Bool) -> Route {
    let welcome = StepAssembly(
      finder: ClassFinder<WelcomeScreen, Void>(options: [.current, .visible]),
      factory: ClosureFactory<WelcomeScreen, Void> { _ in WelcomeScreen() })
    let start = GeneralStep.custom(
      using: InlineFinder<UIViewController, Void>(options: .current) { controller, _ in test(controller) })
    return Route(
      "welcome", summary: "Presents the welcome screen where a test allows it.",
      to: welcome.using(GeneralAction.presentModally()).from(start).assemble(),
      with: (), expecting: Expectation(reaches: Target(screen: 0)))
  }

  /// A chain that has nowhere to start from where something stands against it.
  @MainActor
  static func switching(_ isBlocked: @escaping @MainActor () -> Bool) -> Route {
    let start = SwitchAssembly<UIViewController, Void>()
      .addCase(from: GeneralStep.current()) { _ in !isBlocked() }
      .assemble()
    let welcome = StepAssembly(
      finder: ClassFinder<WelcomeScreen, Void>(options: [.current, .visible]),
      factory: ClosureFactory<WelcomeScreen, Void> { _ in WelcomeScreen() })
    return Route(
      "welcome", summary: "Presents the welcome screen unless there is nowhere to start from.",
      to: welcome.using(GeneralAction.presentModally()).from(start).assemble(),
      with: (), expecting: Expectation(reaches: Target(screen: 0)))
  }
}

// MARK: - Plain code

extension Route {
  /// A route of plain code that leads to the welcome screen.
  @MainActor
  static func plain(
    _ disturbance: Disturbance = .nothing,
    exemptFrom exemptions: [RouteProperty] = [.isIdempotent, .staysBounded],
    declines: [Decline] = [], perform: @escaping @MainActor (RouteAttempt) -> Void
  ) -> Route {
    Route(
      "welcome", summary: "Shows the welcome screen.",
      expecting: Expectation(
        reaches: Target(screen: 0), declines: declines, disturbance: disturbance,
        exemptFrom: RouteProperties(exemptions)),
      perform: perform)
  }
}

extension RouteAttempt {
  /// The controller that was presented last.
  var top: UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Presents the welcome screen from the controller that was presented last.
  func presentWelcome() {
    guard let top else { return decline() }
    top.present(WelcomeScreen(), animated: isAnimated) { self.finish(.reached) }
  }

  /// Says that something stands against it.
  func decline() {
    finish(.declined(RouteRefusal("refused", message: "Something stands against it.")))
  }
}
