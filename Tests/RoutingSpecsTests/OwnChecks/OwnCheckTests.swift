import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// Checks that a team adds to its routes.
@MainActor
@Suite struct OwnCheckTests {
  private static func route(
    _ isKept: Bool = true, exemptFrom exemptions: RouteProperties = []
  ) -> Route {
    let expectation = Expectation(reaches: Target(screen: 1), exemptFrom: exemptions)
    return Route("push", summary: "Pushes.", expecting: expectation) { attempt in
      guard let first = attempt.onScreen(Note.self) else { return attempt.finish(.reached) }
      let second = SecondNote()
      if isKept { second.text = first.text }
      first.navigationController?.pushViewController(second, animated: attempt.isAnimated)
      attempt.finish(.reached)
    }
    .alsoChecking(
      "keepsText", "The second note has the text of the first.",
      observing: { $0.onScreen(Note.self)?.text },
      judging: { text, after in
        guard let text else { return .notExercised }
        let arrived = after.onScreen(SecondNote.self)?.text ?? "nothing"
        return arrived == text ? .holds : .fails("The second note has \(arrived).")
      })
  }

  private func app(_ routes: [Route]) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "First", contexts: ["a", "b"], places: .navigation),
      ScreenEntry(name: "Second", places: .navigation),
    ])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 2, modals: 0, splits: false))
    return try RoutedApp(
      name: "notes", summary: "Notes.", space: space, exhaustiveSpace: space, binding: NoteBinding(),
      routes: routes)
  }

  @Test func `a check that holds is judged where it is exercised`() throws {
    let route = Self.route()
    let result = RouteCheck(route, of: try app([route])).run()
    let cell = result[.passesOwnChecks]
    #expect(cell.groups.isEmpty)
    #expect(cell.exercisedRuns == 8)
    #expect(result[.reachesTarget].exercisedRuns == 12)
    #expect(cell.verdict == .holds)
  }

  @Test func `a check that fails is a violation with its name, the smallest stack and what was found`() throws
  {
    let route = Self.route(false)
    let app = try app([route])
    let group = try #require(RouteCheck(route, of: app).run()[.passesOwnChecks].groups.first)
    #expect(group.signature.words == "keepsText failed; said that it reached its target")
    #expect(group.exhaustedStates == 8)
    #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness) == "Nav[First(a)]")
    let explanation = RouteExecution(route, of: app).explain(group.witness)
    #expect(
      explanation.findings.map(\.sentence) == ["keepsText: The second note has nothing."])
  }

  @Test(arguments: [[], RouteProperties(RouteProperty.standardCases)])
  func `a cover says of each stack whether a check fails, whatever else is judged`(
    _ exemptions: RouteProperties
  ) throws {
    let route = Self.route(false, exemptFrom: exemptions)
    let bounds = StackSpace.Bounds(tabs: 1, depth: 2, modals: 1, splits: false)
    let app = try app([route]).bounded(large: bounds)
    var plan = RouteCheck.Plan()
    plan.covers = true
    let cell = RouteCheck(route, of: app, plan: plan).run()[.passesOwnChecks]
    #expect(cell.covered != nil && cell.covered?.reason == nil)
    let all = RouteCheck(route, of: try app.exhausting(bounds)).run()[.passesOwnChecks]
    #expect(cell.groups.map(\.signature) == all.groups.map(\.signature) && all.groups.count == 1)
    #expect(cell.groups.map(\.coveredStates) == all.groups.map(\.exhaustedStates))
  }

  /// A route that does nothing; a check looks at the stack before or after it.
  private static func silent(_ moment: LookingMoment?) -> Route {
    func isSecond(_ window: UIWindow) -> Bool {
      let root = window.rootViewController
      return ((root as? UINavigationController)?.topViewController ?? root) is SecondNote
    }
    return Route("stay", summary: "Stays.", expecting: Expectation(reaches: Target(screen: 1))) {
      $0.finish(moment == nil ? .declined(RouteRefusal("no", message: "No.")) : .reached)
    }
    .alsoChecking(
      "isFirst", "No second note is on top.", observing: { moment == .before && isSecond($0.window) },
      judging: { wasSecond, after in
        wasSecond || (moment == .after && isSecond(after.window)) ? .fails("It is.") : .holds
      })
  }

  // Nothing is compared: what a cover is told while a check looks, and when the target is looked for, has to do.
  @Test(arguments: LookingMoment.allCases, [RouteProperty.passesOwnChecks, .reachesTarget])
  func `what only a check or a judgement reads divides a cover`(
    moment: LookingMoment, property: RouteProperty
  ) throws {
    try expectDivision(of: Self.silent(moment), by: property)
  }

  @Test func `what only the second performance shows divides a cover`() throws {
    let presented = Latest()
    let route = Route(
      "toggle", summary: "Shows it; the second time takes it away.",
      expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      if let last = presented.controller {
        last.presentingViewController?.dismiss(animated: false)
      } else {
        let second = SecondNote()
        presented.controller = second
        var top = attempt.window.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(second, animated: false)
      }
      attempt.finish(.reached)
    }
    try expectDivision(of: route, by: .reachesAgain)
  }

  /// Expects that a cover whose stacks are not compared counts the violations of all stacks, some of which violate.
  private func expectDivision(of route: Route, by property: RouteProperty) throws {
    let app = try app([route])
    let space = try StackSpace(
      catalogue: app.catalogue, bounds: .init(tabs: 1, depth: 2, modals: 1, splits: false))
    var options = RouteExecution.Options()
    options.properties = RouteProperties(property)
    var check = RegionCheck(route, of: app, space: space, options: options)
    var violated = Natural.zero
    while let finding = check.next() {
      if finding.judgement.violated.contains(property) { violated += finding.weight }
    }
    #expect(check.fault == nil && check.covered == space.count)
    let execution = RouteExecution(route, of: app, options: options)
    var expected = Natural.zero
    for state in space.states where execution.run(from: state).violated.contains(property) { expected += 1 }
    #expect(violated == expected && expected > .zero && expected < space.count)
  }

  @Test func `where nobody reads anything, no region is divided`() throws {
    let route = Self.silent(nil)
    let app = try app([route])
    let space = try StackSpace(
      catalogue: app.catalogue, bounds: .init(tabs: 1, depth: 2, modals: 2, splits: false))
    var options = RouteExecution.Options()
    options.properties = RouteProperties([.passesOwnChecks, .releasesControllers, .staysWellFormed])
    var check = RegionCheck(route, of: app, space: space, options: options)
    while check.next() != nil {}
    #expect(check.fault == nil && check.covered == space.count)
    #expect(check.runs == RegionGrammar(space: space).initialRegions.count)
  }

  @Test func `two failing checks are two groups, the first one decides`() throws {
    let route = Self.route(false).alsoChecking("second", "Never.") { after in
      after.all(Note.self).count == 1 ? .fails("Never.") : .notExercised
    }
    let groups = RouteCheck(route, of: try app([route])).run()[.passesOwnChecks].groups
    #expect(groups.map(\.signature.failedCheck) == ["keepsText", "second"])
  }

  @Test func `an app without own checks has no such property`() throws {
    let plain = Route(
      "plain", summary: "Nothing.", expecting: Expectation(reaches: Target(screen: 0))
    ) {
      $0.finish(.reached)
    }
    #expect(try app([plain]).properties == RouteProperty.standardCases)
    #expect(try app([plain, Self.route()]).properties == RouteProperty.allCases)
  }

  @Test func `what an app keeps outside of the hierarchy starts over before and after each run`() throws {
    let binding = CountingBinding()
    let route = Self.route()
    let notes = try app([route])
    let counted = try RoutedApp(
      name: "notes", summary: "Notes.", space: notes.space, exhaustiveSpace: notes.space, binding: binding,
      routes: [route])
    let execution = RouteExecution(route, of: counted)
    _ = execution.run(from: StackState(root: .navigation([Screen(kind: 1)])))
    _ = execution.run(from: StackState(root: .navigation([Screen(kind: 1)])))
    #expect(binding.log == ["over", "made", "over", "over", "made", "over"])
  }
}

/// When a check looks at the stack.
enum LookingMoment: CaseIterable {
  case before
  case after
}

/// What a route has presented last, while it is there.
@MainActor
private final class Latest {
  weak var controller: UIViewController?
}

private final class Note: UIViewController {
  var text = ""
}

private final class SecondNote: UIViewController {
  var text = "nothing"
}

private struct NoteBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    guard screen.kind == 0 else { return SecondNote() }
    let note = Note()
    note.text = screen.context == 1 ? "b" : "a"
    return note
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case let note as Note: Screen(kind: 0, context: note.text == "b" ? 1 : 0)
    case is SecondNote: Screen(kind: 1)
    default: nil
    }
  }
}

private final class CountingBinding: ScreenBinding {
  private(set) var log: [String] = []

  func makeController(for screen: Screen) -> UIViewController {
    log.append("made")
    return NoteBinding().makeController(for: screen)
  }

  func screen(of controller: UIViewController) -> Screen? { NoteBinding().screen(of: controller) }

  func startOver() { log.append("over") }
}
