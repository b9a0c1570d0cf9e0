import Checking
import HeadlessUIKit
import Routing
import RoutingSpecs

/// An app as large as apps get: any number of screens with a class each, and routes to them, all drawn from a seed.
@MainActor
struct LargeApp {
  /// What a route does where its screen is not found.
  private enum Form: CaseIterable {
    case pushes, presents, pushesAfterParent, pushesAfterGrandparent, presentsOverParent, addsTab
  }

  private let pages: [any LargePage.Type]

  /// Names the classes of the screens; every sixteenth refuses to be dismissed.
  ///
  /// - Parameter screens: How many screens there are, at least 3.
  init(screens: Int) {
    var digits: [any Digit.Type] = [Zero.self]
    while let last = digits.last, digits.count * digits.count < screens {
      digits.append(Self.following(last))
    }
    pages = (0..<screens).map { number in
      let (high, low) = number.quotientAndRemainder(dividingBy: digits.count)
      return Self.page(digits[high], digits[low], refuses: Self.refuses(number))
    }
  }

  /// The app at a bound.
  ///
  /// - Parameters:
  ///   - routes: How many routes there are.
  ///   - seed: What they are drawn from.
  ///   - bounds: How large the stacks become.
  /// - Returns: The app.
  /// - Throws: What is wrong with the bounds.
  func app(routes: Int, seed: Seed, bounds: StackSpace.Bounds) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue(
      pages.indices.map {
        ScreenEntry(
          name: Self.name($0), dismissal: Self.refuses($0) ? .refused : .allowed, places: Self.places(of: $0))
      })
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    var random = RandomSource(seed: seed)
    return try RoutedApp(
      name: "large", summary: "An app that is drawn from a seed.", space: space, exhaustiveSpace: space,
      binding: LargeBinding(pages), routes: (0..<routes).map { route($0, by: &random) })
  }

  private func route(_ number: Int, by random: inout RandomSource) -> Route {
    let own = Int.random(in: pages.indices, using: &random)
    // What others are pushed onto stands in navigation controllers only.
    let parents = pages.indices.filter { Self.places(of: $0) == .navigation && $0 != own }.shuffled(
      using: &random)
    let screens = ([own] + parents.prefix(2)).map { LargeScreen(kind: $0, page: pages[$0]) }
    let form = Form.allCases[Int.random(in: Form.allCases.indices, using: &random)]
    return Self.route("route-\(number)-\(form)", form, screens, to: screens[0].page)
  }

  private static func route<Page: LargePage>(
    _ name: String, _ form: Form, _ screens: [LargeScreen], to page: Page.Type
  ) -> Route {
    let (own, parent, grandparent) = (screens[0], screens[1], screens[2])
    let finder = ClassFinder<Page, Any?>()
    let pushed = StepAssembly(finder: finder, factory: ClassFactory()).using(UINavigationController.push())
    let step: DestinationStep<Page, Any?>
    switch form {
    case .pushes: step = pushed.from(visibleNavigation).assemble()
    case .presents:
      step = StepAssembly(finder: finder, factory: ClassFactory()).using(GeneralAction.presentModally())
        .from(GeneralStep.current()).assemble()
    case .pushesAfterParent:
      step = pushed.from(container(of: parent.page, from: visibleNavigation)).assemble()
    case .pushesAfterGrandparent:
      let navigation = container(of: grandparent.page, from: visibleNavigation)
      step = pushed.from(container(of: parent.page, from: navigation)).assemble()
    case .presentsOverParent:
      step = StepAssembly(finder: finder, factory: ClassFactory()).using(GeneralAction.presentModally())
        .from(controller(of: parent.page)).assemble()
    case .addsTab:
      step = StepAssembly(finder: finder, factory: ClassFactory()).using(UITabBarController.add())
        .from(SingleStep(finder: ClassFinder<UITabBarController, Any?>(), factory: NilFactory()))
        .from(GeneralStep.current()).assemble()
    }
    return Route(
      name, summary: "Drawn.", to: step, with: nil,
      expecting: expectation(form, own, parent, grandparent))
  }

  private static func expectation(
    _ form: Form, _ own: LargeScreen, _ parent: LargeScreen, _ grandparent: LargeScreen
  ) -> Expectation {
    let tabs = StackPattern.kind(.tabs)
    let found = StatePredicate.exists(own.pattern)
    var blocked: [StatePredicate] = [.refusesAbove(own.pattern)]
    var declines: [Decline] = []
    var ancestors: [LargeScreen] = []
    switch form {
    case .pushes, .presents: break
    case .pushesAfterParent, .presentsOverParent: ancestors = [parent]
    case .pushesAfterGrandparent: ancestors = [parent, grandparent]
    case .addsTab:
      blocked.append(.all([.not(found), .refusesAbove(tabs)]))
      declines.append(Decline("notFound", when: .all([.not(found), .not(.exists(tabs))])))
    }
    var nothing = [StatePredicate.not(found)]
    for ancestor in ancestors {
      blocked.append(.all(nothing + [.refusesAbove(ancestor.pattern)]))
      nothing.append(.not(.exists(ancestor.pattern)))
    }
    declines.append(Decline("cannotBeDismissed", when: .any(blocked)))
    return Expectation(
      reaches: Target(screen: own.kind), declines: declines,
      through: ancestors.map { Target(screen: $0.kind) })
  }

  /// The navigation controller that the user sees, otherwise a new one in a modal layer.
  private static var visibleNavigation: DestinationStep<UINavigationController, Any?> {
    SwitchAssembly<UINavigationController, Any?>()
      .addCase(expecting: UINavigationController.self, options: .currentVisibleOnly)
      .assemble(
        default: ChainAssembly.from(NavigationControllerStep<UINavigationController, Any?>())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble())
  }

  /// The navigation controller around a page that is found or pushed.
  private static func container<Page: LargePage>(
    of page: Page.Type, from step: DestinationStep<UINavigationController, Any?>
  ) -> DestinationStep<UINavigationController, Any?> {
    StepAssembly(finder: ClassFinder<Page, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(step).assemble().expectingContainer()
  }

  /// A page that is found or pushed.
  private static func controller<Page: LargePage>(of page: Page.Type) -> DestinationStep<
    UIViewController, Any?
  > {
    StepAssembly(finder: ClassFinder<Page, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(visibleNavigation).assemble().asGeneric()
  }

  fileprivate static func name(_ kind: Int) -> String { "Page\(kind)" }

  private static func refuses(_ kind: Int) -> Bool { kind % 16 == 15 }

  private static func places(of kind: Int) -> ScreenPlaces {
    switch kind % 5 {
    case 0: [.tab, .navigation]
    case 1: [.modal, .navigation]
    default: .navigation
    }
  }

  private static func following<Before: Digit>(_: Before.Type) -> any Digit.Type { Following<Before>.self }

  private static func page<High: Digit, Low: Digit>(_: High.Type, _: Low.Type, refuses: Bool)
    -> any LargePage.Type
  {
    refuses ? RefusingPage<High, Low>.self : OpenPage<High, Low>.self
  }
}

private struct LargeScreen {
  let kind: Int
  let page: any LargePage.Type

  @MainActor var pattern: StackPattern { .screen(LargeApp.name(kind)) }
}

/// A screen of the large app; which one it is, its class tells.
private protocol LargePage: UIViewController {
  init()
}

/// Digits are types, so that there can be as many classes as are wanted.
private protocol Digit {}

private enum Zero: Digit {}

/// One more than another digit.
private enum Following<Before: Digit>: Digit {}

private final class OpenPage<High: Digit, Low: Digit>: UIViewController, LargePage {}

private final class RefusingPage<High: Digit, Low: Digit>: UIViewController, LargePage, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

private struct LargeBinding: ScreenBinding {
  private let pages: [any LargePage.Type]
  private let kinds: [ObjectIdentifier: Int]

  init(_ pages: [any LargePage.Type]) {
    self.pages = pages
    kinds = Dictionary(uniqueKeysWithValues: pages.enumerated().map { (ObjectIdentifier($1), $0) })
  }

  func makeController(for screen: Screen) -> UIViewController { pages[screen.kind].init() }

  func screen(of controller: UIViewController) -> Screen? {
    kinds[ObjectIdentifier(type(of: controller))].map {
      Screen(kind: $0, refusesDismissal: controller is any RoutingInterceptable)
    }
  }
}
