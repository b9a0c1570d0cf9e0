import HeadlessUIKit
import RoutingSpecs
import Testing

/// An app whose code knows more than its route asks, written as apps are written.
///
/// What the check says of it must never be more than what running every stack by itself says.
struct Attack: Sendable, CustomTestStringConvertible {
  /// How the route comes to know what nobody has asked.
  enum Mechanism: String, Sendable, CaseIterable {
    /// Code of screens that runs when UIKit calls it.
    case callbacks
    /// Properties of UIKit that a screen writes and a route reads.
    case reads
    /// Rules of UIKit itself that depend on a controller's class.
    case rules
    /// Tests and answers of the app's own that keep state.
    case tests
    /// What initialisers and deinitialisers do.
    case lives
    /// Hierarchies that are not what they were described as.
    case places
    /// Delegates.
    case delegates
    /// What one run leaves to the next.
    case leftovers
  }

  /// What the route is made of.
  enum Code: String, Sendable {
    /// A chain of the library's steps.
    case steps
    /// Plain code that calls UIKit.
    case plain
  }

  /// The attack's name, by which a failure calls it.
  let id: String

  /// How the route comes to know what nobody has asked.
  let mechanism: Mechanism

  /// What the route is made of.
  let code: Code

  /// How many screens have to stand in particular places at once for a stack to fail; 0 where no stack fails.
  let places: Int

  /// How many of them have to be tried at once before it is known which stacks fail: more than `places` where there are
  /// several ways to fail, each of which may hide another; `nil` where there is one way.
  var countedPlaces: Int?

  /// Whether the app makes all that it keeps as it is after a launch before each run, as it should.
  var startsOver = true

  /// Whether it is good enough that the check comes to no verdict.
  var mayBeInconclusive = false

  /// Whether every stack that fails has to be counted, at every small bound.
  var mustBeCounted = false

  /// Whether the device is narrow, so that split view controllers are collapsed.
  var isCompact = false

  /// Whether the check runs in a process of its own, because the engine has trapped over such apps.
  var mayTrap = false

  /// The small bounds at which every stack is run by itself.
  var bounds = SmallBound.standard

  /// Makes the app, new each time.
  let make: @MainActor @Sendable () -> AttackedApp

  /// Whether no stack fails, however much the app's code does.
  var isHarmless: Bool { places == 0 }

  var testDescription: String { id }

  init(
    _ id: String, _ mechanism: Mechanism, _ code: Code, places: Int = 1,
    _ make: @escaping @MainActor @Sendable () -> AttackedApp
  ) {
    self.id = id
    self.mechanism = mechanism
    self.code = code
    self.places = places
    self.make = make
  }

  /// The app at a bound, on the attack's device.
  @MainActor
  func app(_ bounds: StackSpace.Bounds, hasIdleScreens: Bool = false) throws -> RoutedApp {
    let app = try make().routed(bounds, startsOver: startsOver, hasIdleScreens: hasIdleScreens)
    return isCompact ? try app.under("horizontalSizeClass=compact") : app
  }
}

// MARK: - Variants

extension Attack {
  /// The same attack on an app that forgets to start over.
  ///
  /// What its check may say then depends on the order of the runs, so no verdict is as good as a right one.
  func keepingWhatItKeeps() -> Attack {
    var attack = self
    attack.startsOver = false
    attack.mayBeInconclusive = true
    return attack
  }

  /// The same attack, of which no more is asked than that nothing wrong is said.
  func orInconclusive() -> Attack {
    var attack = self
    attack.mayBeInconclusive = true
    return attack
  }

  /// The same attack, whose failing stacks are not known before so many places are tried at once.
  func counted(byTrying places: Int) -> Attack {
    var attack = self
    attack.countedPlaces = places
    return attack
  }

  /// The same attack, of which the check has to say exactly how many stacks fail.
  func counted() -> Attack {
    var attack = self
    attack.mustBeCounted = true
    return attack
  }

  /// The same attack in a process of its own.
  func inProcess() -> Attack {
    var attack = self
    attack.mayTrap = true
    return attack
  }

  /// The same attack on a narrow device.
  func onNarrowDevice() -> Attack {
    var attack = self
    attack.isCompact = true
    return attack
  }

  /// The same attack with other small bounds.
  func at(_ bounds: [SmallBound]) -> Attack {
    var attack = self
    attack.bounds = bounds
    return attack
  }

  /// An app that fails with a chain of steps as with plain code.
  static func both(
    _ id: String, _ mechanism: Mechanism, at site: Site = .anywhere, places: Int = 1,
    screens: @escaping @MainActor @Sendable () -> [ScreenClass],
    steps: Way = .interceptor, plain: Way = .overTheTop,
    unless isBlocked: @escaping @MainActor @Sendable () -> Bool
  ) -> [Attack] {
    [(Code.steps, steps), (.plain, plain)].map { code, way in
      Attack("\(id)-\(code.rawValue)", mechanism, code, places: places) {
        AttackedApp(screens(), way.route { site.isHere && isBlocked() })
      }
    }
  }
}
