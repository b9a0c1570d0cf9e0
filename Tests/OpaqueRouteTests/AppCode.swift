import Foundation
import HeadlessUIKit
import Routing
import Testing

/// One place in a navigation where `Routing`, or UIKit on its behalf, leaves its own code for the app's.
struct AppCode: Sendable, CustomTestStringConvertible {
  /// Looks at the stack through UIKit, as the app's code in this place does, and notes what it was looking for.
  struct Look {
    let isTrue: @MainActor () -> Bool
    let note: @MainActor () -> Void

    @MainActor
    func callAsFunction() { if isTrue() { note() } }
  }

  typealias End = @MainActor (RoutingResult) -> Void
  typealias Step = DestinationStep<Arrival, Void>

  /// What may be forgotten in a place.
  enum Forgotten {
    /// To hear the app's code, or to say what it is given.
    case mark(OpenRegions.Mistake)
    /// To hear a callback of UIKit, by its name.
    case callback(String)
  }

  let testDescription: String

  /// What has to be done for the place to be heard; `nil` where it is heard by itself.
  let need: Forgotten?

  /// Whether the place is there on narrow devices only.
  let isCompact: Bool

  /// Performs a navigation which looks at the stack in the place, and says how it ended.
  let perform: @MainActor @Sendable (Bool, Look, @escaping End) -> Void

  init(
    _ name: String, _ need: Forgotten?, isCompact: Bool = false,
    performing perform: @escaping @MainActor @Sendable (Bool, Look, @escaping End) -> Void
  ) {
    testDescription = name
    self.isCompact = isCompact
    self.need = need
    self.perform = perform
  }

  /// A place where `Routing` is left.
  init(
    _ name: String, _ exit: OpenRegions.Exit,
    performing perform: @escaping @MainActor @Sendable (Bool, Look, @escaping End) -> Void
  ) {
    self.init(name, .mark(.unheard(exit)), performing: perform)
  }

  /// A place in a chain, or in what stands on its steps.
  init(
    _ name: String, _ need: Forgotten?, isCompact: Bool = false,
    _ step: @escaping @MainActor @Sendable (Look) -> Step
  ) {
    self.init(name, need, isCompact: isCompact) { isAnimated, look, end in
      DefaultRouter().navigate(to: step(look), with: (), animated: isAnimated, completion: end)
    }
  }

  /// A place in a chain where `Routing` is left.
  init(
    _ name: String, _ exit: OpenRegions.Exit, _ step: @escaping @MainActor @Sendable (Look) -> Step
  ) {
    self.init(name, .mark(.unheard(exit)), step)
  }

  /// A place in what a router has around each of its navigations.
  init(
    _ name: String, _ need: Forgotten?,
    ofRouter prepare: @escaping @MainActor @Sendable (DefaultRouter, Look) -> Void
  ) {
    self.init(name, need) { isAnimated, look, end in
      let router = DefaultRouter()
      prepare(router, look)
      router.navigate(to: Self.presented(), with: (), animated: isAnimated, completion: end)
    }
  }

  static let all: [AppCode] =
    finding + building + bringing + around + afterwards + callbacks + screens + delegates
}

// MARK: - What the places have in common

extension AppCode {
  typealias Target = StepAssembly<NilFinder<Arrival, Void>, ClosureFactory<Arrival, Void>>

  /// A step whose screen is always new.
  @MainActor
  static func new(_ make: @escaping @MainActor () -> Arrival = { Arrival() }) -> Target {
    StepAssembly(finder: NilFinder(), factory: ClosureFactory { _ in make() })
  }

  /// A new screen over all that is there.
  @MainActor
  static func presented(_ make: @escaping @MainActor () -> Arrival = { Arrival() }) -> Step {
    new(make).using(.presentModally).from(GeneralStep.current()).assemble()
  }

  /// A new screen over the root: whatever is presented has to go.
  @MainActor
  static func overRoot() -> Step {
    new().using(.presentModally).from(GeneralStep.root()).assemble()
  }

  /// A new screen over all that is there if a finder finds something, which is noted, or else over the root.
  ///
  /// Tests of finders are asked of controllers that stand nowhere too, so they note nothing themselves.
  @MainActor
  static func over<F: Finder>(_ finder: F, noting look: Look? = nil) -> Step where F.Context == Void {
    let current: DestinationStep<UIViewController, Void> = GeneralStep.current()
    let noting = current.adaptingContext(using: InlineContextTransformer { (_: Void) in look?.note() })
    let found = SwitchAssembly<UIViewController, Void>()
      .addCase(from: noting, when: finder).assemble(default: GeneralStep.root())
    return new().using(.presentModally).from(found).assemble()
  }

  /// A new screen on top of the nearest navigation controller.
  @MainActor
  static func pushed(
    _ make: @escaping @MainActor () -> Arrival = { Arrival() }
  ) -> Step {
    new(make).using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())).assemble()
  }
}

/// The screen that the navigations bring.
final class Arrival: UIViewController {
  /// What UIKit calls back.
  enum Moment: CaseIterable {
    case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, willMove, didMove

    /// Those of a screen that has no parent.
    static let appearing: [Moment] = [
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    ]
  }

  private let moment: Moment?
  private let look: AppCode.Look?

  /// Makes a screen that looks at the stack when UIKit calls it back.
  init(in moment: Moment? = nil, _ look: AppCode.Look? = nil) {
    self.moment = moment
    self.look = look
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ called: Moment) { if called == moment { look?() } }

  override func loadView() { note(.loadView) }
  override func viewDidLoad() { note(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { note(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { note(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { note(.viewDidAppear) }
  override func willMove(toParent parent: UIViewController?) { note(.willMove) }
  override func didMove(toParent parent: UIViewController?) { note(.didMove) }
}
