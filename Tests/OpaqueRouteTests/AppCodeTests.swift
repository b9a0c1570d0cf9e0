import HeadlessUIKit
import RegionComparing
import Routing
import RoutingSpecs
import TestSupport
import Testing

/// What an app's own code reads of the stack within a route that is made of steps is heard, wherever it stands.
@MainActor
@Suite(.serialized) struct AppCodeTests {
  @Test(arguments: TestBudget.some(AppCode.all, 20))
  func `whatever it looks at, every stack is judged like its region`(_ code: AppCode) throws {
    var hasSeen = false
    let few = TestBudget.some(Array(StackLook.all.indices), 3)
    // Where none of the few sees what it looks for, nothing has been compared yet: the others get their turn.
    let others = StackLook.all.indices.filter { !few.contains($0) }
    for (count, index) in (few + others).enumerated() where count < few.count || !hasSeen {
      let look = StackLook.all[index]
      #expect(throws: Never.self, "\(look.testDescription)") {
        if try Self.compare(code, look) { hasSeen = true }
      }
    }
    #expect(hasSeen)
  }

  @Test(arguments: AppCode.all.filter { $0.need != nil })
  func `what is not heard in a place is noticed`(_ code: AppCode) {
    switch code.need {
    case .mark(let mistake): OpenRegions.mistake = mistake
    case .callback(let name): StructureReads.muted = name
    case nil: break
    }
    defer {
      OpenRegions.mistake = nil
      StructureReads.muted = nil
    }
    #expect(throws: RegionDifference.self) {
      for look in StackLook.all { _ = try Self.compare(code, look) }
    }
  }

  @Test func `each place where the router is left has a code that looks from there`() {
    let left = AppCode.all.compactMap { code in
      if case .mark(.unheard(let exit)) = code.need { exit } else { nil }
    }
    #expect(Set(left) == Set(OpenRegions.Exit.allCases))
  }

  @Test func `what finders of the app's own look at is heard where they are examined`() throws {
    for look in StackLook.all {
      for bounds in look.bounds {
        let finder = ClosureFinder<Arrival, Void> { _ in look.isTrue() ? Arrival() : nil }
        let step = StepAssembly(finder: finder, factory: ClosureFactory { _ in Arrival() })
          .using(.presentModally).from(GeneralStep.current()).assemble()
        let app = try Self.app(
          bounds,
          Route(
            "finding", summary: "Finds what is not there.", to: step, with: (),
            expecting: Expectation(reaches: Target(screen: 0))))
        let regions = try RegionComparison(app.routes[0], of: app, space: app.space).run()
        #expect(regions > 1)
      }
    }
  }

  @Test
  func `a screen that looks around when UIKit calls it, and which nobody has asked about, ends the cover`()
    throws
  {
    let code = AppCode("a screen that leaves its container", nil) { look in
      Album.ask = { _, question in
        if question == .moves { look() }
        return false
      }
      return AppCode.new().using(UINavigationController.pushReplacingLast())
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())).assemble()
    }
    defer { Album.ask = nil }
    #expect(throws: RegionDifference.self) { _ = try Self.compare(code, StackLook.all[1]) }
  }

  /// Compares every stack with its region; whether some run has seen what it looks for.
  private static func compare(_ code: AppCode, _ look: StackLook) throws -> Bool {
    defer { Album.ask = nil }
    var hasSeen = false
    for bounds in look.bounds {
      let anywhere = try Self.app(bounds, code, look) { hasSeen = true }
      let app = try code.isCompact ? anywhere.under("horizontalSizeClass=compact") : anywhere
      var options = RouteExecution.Options()
      // What these ask of the region would hide that the code is not heard.
      options.properties.subtract(RouteProperties([.reachesAgain, .findsWhatIsThere]))
      _ = try RegionComparison(app.routes[0], of: app, space: app.space, options: options).run()
    }
    return hasSeen
  }

  /// An app whose one route declines where its code has seen what it looks for.
  private static func app(
    _ bounds: StackSpace.Bounds, _ code: AppCode, _ look: StackLook, onSeeing note: @escaping () -> Void
  ) throws -> RoutedApp {
    let route = Route(
      "looking", summary: "Looks at the stack on its way.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      var hasSeen = false
      let appsLook = AppCode.Look {
        let isTrue = look.isTrue()
        if isTrue { note() }
        return isTrue
      } note: {
        hasSeen = true
      }
      code.perform(attempt.isAnimated, appsLook) { result in
        attempt.finish(
          hasSeen ? .declined(RouteRefusal("seen", message: "It was seen.")) : RouteOutcome(result))
      }
    }
    return try app(bounds, route)
  }

  private static func app(_ bounds: StackSpace.Bounds, _ route: Route) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue(["Red", "Blue", "Album"].map { ScreenEntry(name: $0) })
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    return try RoutedApp(
      name: "looking", summary: "Red and blue screens, and albums.", space: space, exhaustiveSpace: space,
      binding: AlbumBinding(), routes: [route])
  }
}

private struct AlbumBinding: ScreenBinding {
  let colours = TwoColours.Binding()

  func makeController(for screen: Screen) -> UIViewController {
    screen.kind == 2 ? Album().bind() : colours.makeController(for: screen)
  }

  func screen(of controller: UIViewController) -> Screen? {
    controller is Album ? Screen(kind: 2) : colours.screen(of: controller)
  }
}
