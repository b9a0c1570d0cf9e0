import Checking
import Storefront
import Testing

@testable import RoutingSpecs

/// What else can be done in a stack of the shop.
@MainActor
@Suite struct StackForksTests {
  private let app: RoutedApp
  private let notation: StackNotation

  init() throws {
    app = try Storefront.app()
    notation = StackNotation(catalogue: app.catalogue)
  }

  private func forks(from text: String) throws -> [StackFork] {
    StackForks(of: app, options: .init()).forks(from: try notation.state(from: text))
  }

  @Test(arguments: [
    ("Tabs[*Nav[Home, Product], Account]", "tap tab 2", "Tabs[Nav[Home, Product], *Account]"),
    ("Tabs[*Nav[Home, Product], Account]", "go back", "Tabs[*Nav[Home], Account]"),
    ("Home > Account", "swipe the sheet down", "Home"),
    ("Home", "home-from-current", "Home"),
  ])
  func `a gesture or route leads where it leads on a device`(from: String, move: String, to: String) throws {
    let fork = try #require(try forks(from: from).first { $0.move == move })
    #expect(fork.after.map(notation.text(for:)) == to)
  }

  @Test func `there are as many gestures as the stack has places for, then every route`() throws {
    let routes = app.routes.map(\.name)
    #expect(try forks(from: "Home").map(\.move) == routes)
    #expect(
      try forks(from: "Tabs[*Home, Account] > Nav[Home]").map(\.move) == ["swipe the sheet down"] + routes)
    #expect(
      try forks(from: "Tabs[Home, *Nav[Home, Account], Home]").map(\.move)
        == ["tap tab 1", "tap tab 3", "go back"] + routes)
  }

  @Test func `a refusal is told by its error, and changes nothing`() throws {
    let fork = try #require(try forks(from: "Home > Home").first { $0.move == "home-from-current" })
    #expect(fork.outcome == "declined with cannotReplaceRoot")
    #expect(fork.after.map(notation.text(for:)) == "Home > Home")
  }

  @Test func `a drawing of a stack is read back as the stack`() throws {
    let space = try StackSpace(catalogue: app.catalogue, bounds: .init(tabs: 2, depth: 1, modals: 1))
    let route = try #require(app.route(named: "product"))
    var options = RouteExecution.Options()
    options.properties = []
    let execution = RouteExecution(route, of: app, options: options)
    var drawing: HierarchyDrawing?
    execution.afterInstalling = { [app] in drawing = HierarchyDrawing($0, of: app) }
    var source = RandomSource(seed: Seed(3))
    for _ in 0..<300 {
      let state = space.draw(from: &source)
      _ = execution.run(from: state)
      #expect(StackState(try #require(drawing), in: app.catalogue) == state)
    }
  }
}
