import RoutingSpecs
import Testing

@testable import AppFiles

@Suite struct AppFileTests {
  @Test func `the Storefront file says what the Storefront is`() throws {
    let app = try AppFile.read(Fixtures.app("storefront"))
    #expect(app.name == "storefront")
    #expect(
      app.screens.map(\.name)
        == ["Home", "Account", "Product", "Login", "ForgotPassword", "Bag", "Checkout"])
    #expect(app.screens.filter { $0.dismissal != .allowed }.map(\.name) == ["Checkout"])
    #expect(app.bounds.default == AppFile.Bound(tabs: 3, depth: 3, modals: 2, splits: true))
    #expect(
      app.routes.map(\.name) == [
        "product", "home-from-root", "home-from-current", "account-in-navigation", "account-or-new", "tabs",
        "login-custom-transition", "account-anywhere", "login", "forgot-password", "login-from-root",
        "forgot-password-from-root", "bag-visible", "bag-always-new", "bag-modal",
      ])
  }

  @Test func `a step chain is read as it is written, from the target backwards`() throws {
    let route = try #require(try AppFile.read(Fixtures.app("storefront")).route(named: "product"))
    let product = AppFile.Pattern(type: .screen("Product"))
    #expect(
      route.chain
        == AppFile.Chain(
          steps: [
            AppFile.Step(
              finder: AppFile.Finder(pattern: product, options: [.current, .visible]),
              factory: .screen("Product", context: nil), action: .push),
            AppFile.Step(
              finder: nil, factory: .navigation([]),
              action: .presentModally(style: .automatic, transition: .system)),
          ],
          from: .current))
    #expect(route.expects == AppFile.Expectation(reaches: AppFile.Target(type: .screen("Product"))))
    #expect(route.mayDisturb == .nothing)
  }

  @Test func `what a file leaves out has the documented default`() throws {
    let app = try AppFile.read(Fixtures.app("every-feature"))
    #expect(app.screen(named: "Feed") == AppFile.Screen(name: "Feed"))
    let feed = try #require(app.route(named: "feed"))
    #expect(feed.summary.isEmpty)
    #expect(feed.chain.from == .route("item", expectingContainer: true))
    #expect(feed.chain.steps.first?.finder?.options == [.current, .contained, .presenting, .presented])
  }

  @Test func `every word of the format is understood`() throws {
    let app = try AppFile.read(Fixtures.app("every-feature"))
    let editor = try #require(app.screen(named: "Editor"))
    #expect(editor.dismissal == .either)
    #expect(editor.places == [.navigation, .modal])
    #expect(app.bounds.default.styles == [.automatic, .fullScreen])
    let item = try #require(app.route(named: "item"))
    #expect(item.chain.steps[0].action == .pushReplacingLast)
    #expect(item.chain.steps[0].finder?.options == [.current, .visible, .presenting, .parent])
    #expect(item.chain.steps[1].action == .presentModally(style: .fullScreen, transition: .system))
    #expect(
      item.expects.reaches
        == AppFile.Target(type: .screen("Item"), context: "7", place: .presented))
    #expect(item.expects.through == [.screen("Feed"), .container(.navigation)])
    let tabs = try #require(app.route(named: "tabs"))
    #expect(tabs.chain.steps[0].action == .presentModally(style: .automatic, transition: .system))
    #expect(
      tabs.expects.reaches
        == AppFile.Target(type: .container(.tabs), place: .root, screens: ["Feed"]))
    #expect(
      tabs.chain.steps[0].factory
        == .tabs(
          [.navigation([.screen("Feed", context: nil)]), .screen("Wizard", context: nil)], selected: 1))
    #expect(
      tabs.expects.declines.map(\.when) == [
        .presented, .any([.refusesModals, .all([.refusesAnything, .not(.always)])]),
      ])
  }

  @Test func `a switch is read with its cases and its default`() throws {
    let editor = try #require(try AppFile.read(Fixtures.app("every-feature")).route(named: "editor"))
    guard case .switch(let cases, let standard) = editor.chain.from else {
      Issue.record("no switch: \(editor.chain.from)")
      return
    }
    #expect(cases.map { $0.finder.pattern.type } == [.container(.navigation), .container(.split)])
    #expect(cases.map { $0.chain?.steps.count } == [nil, 1])
    #expect(
      cases.last?.chain?.steps.first
        == AppFile.Step(
          finder: AppFile.Finder(
            pattern: AppFile.Pattern(type: .container(.navigation), conditions: [.inSplit])),
          factory: nil, action: nil))
    #expect(standard.steps.map(\.action) == [.addTab, .replaceRoot])
    #expect(standard.from == .root)
  }
}

extension AppFile {
  fileprivate func screen(named name: String) -> Screen? { screens.first { $0.name == name } }

  fileprivate func route(named name: String) -> Route? { routes.first { $0.name == name } }
}
