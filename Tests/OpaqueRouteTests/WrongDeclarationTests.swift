import Checking
import HeadlessUIKit
import Routing
import RoutingSpecs
import Storefront
import Testing

/// A way in which screens are not interchangeable that were declared so.
struct WrongDeclaration: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let app: @MainActor @Sendable () throws -> RoutedApp

  init(_ name: String, _ app: @escaping @MainActor @Sendable () throws -> RoutedApp) {
    testDescription = name
    self.app = app
  }

  static let all = [
    WrongDeclaration("a screen that a finder looks for") {
      let shop = try Storefront.app().only(["product"])
        .bounded(large: Lookalikes.large, small: Lookalikes.small)
      return try shop.declaring(interchangeable: [["Home", "Product"]])
    },
    WrongDeclaration("the target of a walk") {
      try Lookalikes.app(Lookalikes.walk()).declaring(interchangeable: [["Target", "First", "Second"]])
    },
    WrongDeclaration("a class that a cast looks for") {
      try Lookalikes.app(
        Lookalikes.walk { $0.contains { $0 is Lookalikes.Second } ? "seen" : nil })
    },
    WrongDeclaration("a screen of which the second one matters") {
      try Lookalikes.app(
        Lookalikes.walk { $0.count { $0 is Lookalikes.Second } > 1 ? "twice" : nil })
    },
    WrongDeclaration("a screen that refuses without the catalogue's knowledge") {
      try Lookalikes.app(Lookalikes.root, third: { Lookalikes.Refusing() })
    },
    WrongDeclaration("a screen that a task treats differently") {
      try Lookalikes.app(Lookalikes.rootAndTask)
    },
    WrongDeclaration("a screen that an expectation speaks of") {
      try Lookalikes.app(Lookalikes.expectingRefusal)
    },
    WrongDeclaration("a screen whose own code does something") {
      try Lookalikes.app(Lookalikes.walk(), third: { Lookalikes.Stubborn() })
    },
    WrongDeclaration("an order of two screens") {
      try Lookalikes.app(
        Lookalikes.walk { all in
          let second = all.firstIndex { $0 is Lookalikes.Second }
          let first = all.firstIndex { $0 is Lookalikes.First }
          return second.flatMap { second in first.map { second < $0 } } == true ? "turned round" : nil
        })
    },
    WrongDeclaration("a screen that a route pops to, and ends alike") {
      try Lookalikes.app(Lookalikes.popping)
    },
    WrongDeclaration("a screen that only the error tells of") {
      let expectation = Expectation(
        reaches: Target(screen: 0), exemptFrom: RouteProperties(.reachesTarget))
      return try Lookalikes.app(
        Lookalikes.walk(expecting: expectation) {
          $0.contains { $0 is Lookalikes.Second } ? "seen" : "not seen"
        })
    },
  ]
}

/// Nothing is said to hold that rests on a declaration which is wrong.
@MainActor
@Suite(.serialized) struct WrongDeclarationTests {
  private static let plan = {
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.samples = 50
    plan.exchanges = 128
    plan.mostRegions = 2_000
    plan.mostCompared = 10
    return plan
  }()

  @Test(arguments: WrongDeclaration.all)
  func `a wrong declaration leaves every verdict open, and says why`(_ wrong: WrongDeclaration) throws {
    let app = try wrong.app()
    let route = app.routes[0]
    let result = RouteCheck(route, of: app, plan: Self.plan).run()
    let difference = try #require(result.exchanges?.difference, "nobody notices")
    let notation = StackNotation(catalogue: app.catalogue)
    for cell in result.cells where cell.groups.isEmpty {
      guard case .inconclusive(.refutedDeclaration(let words)) = cell.verdict else {
        Issue.record("\(cell.property): \(cell.verdict)")
        continue
      }
      #expect(words.contains(route.name) && words.contains("take one of them out of its group"))
      #expect(words.contains(notation.text(for: difference.drawn)))
      #expect(words.contains(notation.text(for: difference.exchanged)))
    }
    #expect(!result.isCovered)
  }

  @Test(arguments: WrongDeclaration.all)
  func `it is noticed without a cover as well`(_ wrong: WrongDeclaration) throws {
    let app = try wrong.app()
    var plan = Self.plan
    plan.covers = false
    let result = RouteCheck(app.routes[0], of: app, plan: plan).run()
    for cell in result.cells where cell.groups.isEmpty {
      guard case .inconclusive(let reason) = cell.verdict else {
        Issue.record("\(cell.property): \(cell.verdict)")
        continue
      }
      #expect(reason.isAboutDeclaration)
    }
  }

  @Test func `a difference is told by the one screen that makes it`() throws {
    let app = try Lookalikes.app(
      Lookalikes.walk { $0.contains { $0 is Lookalikes.Second } ? "seen" : nil })
    let result = RouteCheck(app.routes[0], of: app, plan: Self.plan).run()
    let reason = try #require(result[.terminates].covered?.reason)
    let words = "\(reason)"
    #expect(words.hasPrefix("a declaration is wrong: "))
    #expect(words.contains(" are declared interchangeable, but walk does not do the same from "))
    #expect(words.contains("Second"))
  }

  @Test func `without a declaration, or with a right one, the same routes are judged`() throws {
    let route = Lookalikes.walk { $0.contains { $0 is Lookalikes.Second } ? "seen" : nil }
    let app = try Lookalikes.app(route).declaring(interchangeable: [["First", "Third"]])
    var plan = Self.plan
    plan.mostRegions = 10_000
    let result = RouteCheck(route, of: app, plan: plan).run()
    #expect(result.exchanges?.difference == nil && result.exchanges?.testedGroups == [0])
    let bare = try app.declaring(interchangeable: [])
    let expected = RouteCheck(route, of: bare, plan: plan).run()
    #expect(expected.exchanges == nil)
    for (cell, other) in zip(result.cells, expected.cells) {
      #expect(
        cell.groups.isEmpty == other.groups.isEmpty && cell.verdict.isHolding == other.verdict.isHolding)
      #expect(cell.groups.map(\.coveredStates) == other.groups.map(\.coveredStates))
      #expect(cell.coverage.statesCovered == other.coverage.statesCovered)
    }
  }

  @Test func `what nobody has put to the test is said`() throws {
    let app = try Lookalikes.app(Lookalikes.walk())
    var plan = Self.plan
    plan.exchanges = 0
    let result = RouteCheck(app.routes[0], of: app, plan: plan).run()
    for cell in result.cells {
      guard case .inconclusive(.untestedDeclaration(let words)) = cell.verdict else {
        Issue.record("\(cell.property): \(cell.verdict)")
        continue
      }
      #expect(words.contains("First, Second, Third"))
    }
  }

  @Test func `screens that stand nowhere within the bound need no test`() throws {
    let names = ["Target", "First", "Second", "Third"]
    let catalogue = try ScreenCatalogue(
      names.map { ScreenEntry(name: $0, places: $0 == "Target" ? .all : .modal) })
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 1, depth: 2, modals: 0, splits: false))
    let app = try RoutedApp(
      name: "lookalikes", summary: "", space: space, exhaustiveSpace: space,
      binding: Lookalikes.app(Lookalikes.walk()).binding, routes: [Lookalikes.walk()]
    ).declaring(interchangeable: [["First", "Second", "Third"]])
    let result = RouteCheck(app.routes[0], of: app, plan: Self.plan).run()
    #expect(result.exchanges?.pairs == 0)
    for cell in result.cells { #expect(cell.verdict.isHolding, "\(cell.property): \(cell.verdict)") }
  }
}

extension Verdict {
  fileprivate var isHolding: Bool { if case .holds = self { true } else { false } }
}

extension Lookalikes {
  /// Makes the target the window's root, by the library's router, which asks all that would go.
  fileprivate static var root: Route {
    Route("root", summary: "Makes the target the root.", to: step(), with: nil, expecting: expectation)
  }

  private static func step() -> DestinationStep<Target, Any?> {
    StepAssembly(finder: NilFinder<Target, Any?>(), factory: ClassFactory<Target, Any?>())
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
  }

  /// The same, and afterwards a task of the app looks at what has been there before.
  fileprivate static var rootAndTask: Route {
    Route("root-and-task", summary: "Makes the target the root, if a task likes it.", expecting: expectation)
    {
      attempt in
      let seesSecond = controllers(in: attempt.window).contains { $0 is Second }
      attempt.makeRouter().navigate(to: step(), with: nil, animated: attempt.isAnimated) { result in
        if seesSecond { attempt.window.rootViewController?.title = "second" }
        if seesSecond { attempt.window.rootViewController?.present(First(), animated: false) }
        attempt.finish(RouteOutcome(result))
      }
    }
  }

  /// Declines always, and is expected to where a Second stands somewhere.
  fileprivate static var expectingRefusal: Route {
    Route(
      "refusing", summary: "Declines from everywhere.",
      expecting: Expectation(
        reaches: RoutingSpecs.Target(screen: 0),
        declines: [.init("never", when: .exists(.screen("Second"), .fullStack))])
    ) { $0.finish(.declined(RouteRefusal("never", message: "It never does anything."))) }
  }

  /// Pops to the first Second of the root's navigation controller, if there is one, and declines.
  fileprivate static var popping: Route {
    Route(
      "popping", summary: "Pops to Second and declines.",
      expecting: Expectation(
        reaches: RoutingSpecs.Target(screen: 0), declines: [.init("popped", when: .always)],
        exemptFrom: RouteProperties(.declinesCleanly))
    ) { attempt in
      let navigation = attempt.window.rootViewController as? UINavigationController
      if let second = navigation?.viewControllers.first(where: { $0 is Second }) {
        navigation?.popToViewController(second, animated: false)
      }
      attempt.finish(.declined(RouteRefusal("popped", message: "It has popped something, or not.")))
    }
  }
}
