import Checking
import HeadlessUIKit
import Routing
import TestSupport
import Testing

@testable import AppFiles
@testable import RoutingSpecs

@MainActor
@Suite struct RoutedAppFileTests {
  static func everyFeature() throws -> RoutedApp {
    try AppFile.read(Fixtures.app("every-feature")).routedApp(fileName: "every-feature.json")
  }

  @Test func `the errors a file can name are errors of the library`() {
    let known = Set(RoutingError.Code.allCases.map(\.rawValue))
    for error in AppFile.DeclineError.allCases { #expect(known.contains(error.rawValue)) }
  }

  @Test func `a route is declared where the file describes it`() throws {
    let app = try AppFile.read(Fixtures.app("every-feature"))
    let routed = try app.routedApp(fileName: "every-feature.json")
    let lines = routed.routes.map(\.location.line)
    #expect(lines == app.routes.map(\.line))
    #expect(lines == lines.sorted() && Set(lines).count == lines.count)
    #expect(routed.routes.allSatisfy { $0.location.fileID == "every-feature.json" })
  }

  @Test func `screens, places, contexts and bounds of the file are those of the space`() throws {
    let app = try Self.everyFeature()
    #expect(app.catalogue.screens.map(\.name) == ["Feed", "Item", "Editor", "Wizard", "Archive"])
    #expect(app.catalogue.screens[1].contexts == ["7", "8"])
    #expect(app.catalogue.screens.map(\.dismissal) == [.allowed, .allowed, .either, .refused, .allowed])
    #expect(app.catalogue.screens[2].places == [.navigation, .modal])
    #expect(app.groupNames == [["Feed", "Archive"]])
    #expect(app.space.bounds == .init(tabs: 2, depth: 2, modals: 1, styles: [.automatic, .fullScreen]))
    #expect(app.exhaustiveSpace.bounds == .init(tabs: 1, depth: 1, modals: 1, splits: false))
  }

  @Test func `every step of the format runs from every small state, ends once and complains about nothing`()
    throws
  {
    let app = try Self.everyFeature()
    for route in app.routes {
      let execution = RouteExecution(route, of: app)
      for state in app.exhaustiveSpace.states {
        let judgement = execution.run(from: state)
        #expect(!judgement.violated.contains(.terminates), "\(route.name) from \(state)")
        #expect(!judgement.violated.contains(.staysWellFormed), "\(route.name) from \(state)")
      }
    }
  }

  @Test func `an error of the router calls a described screen by its name, not by its class`() throws {
    let app = try Self.everyFeature()
    let binding = try #require(app.binding as? DescribedScreenBinding)
    let wizard = binding.makeController(for: Screen(kind: 3, refusesDismissal: true))
    #expect(
      RoutingErrorMessage(.cannotBeDismissed(wizard)).text == "Wizard would have to leave and refuses to.")
    wizard.title = nil
    #expect(
      RoutingErrorMessage(.cannotBeDismissed(wizard)).text
        == "DescribedScreen would have to leave and refuses to.")
  }

  @Test func `containers are built with their children, the context and the selected tab`() throws {
    let app = try Self.everyFeature()
    let feed = StackState(root: .screen(Screen(kind: 0)))
    let tabs = try StackState.Content.tabs(
      [.navigation([Screen(kind: 0)]), .screen(Screen(kind: 3, refusesDismissal: true))], selected: 1)
    #expect(
      try Self.stack(after: "tabs", from: feed, in: app)
        == StackState(root: feed.layers[0].content, modals: tabs))
    let item = try Self.stack(after: "item", from: feed, in: app)
    #expect(item.layers[1].style == .fullScreen)
    #expect(item.layers[1].content == .navigation([Screen(kind: 0), Screen(kind: 1, context: 0)]))
  }

  @Test func `whatever the reader accepts can be checked: it ends once, without a trap`() throws {
    var mutator = FileMutator(try Fixtures.app("every-feature"))
    mutator.keepsTokens = true
    var generator = SeededGenerator(state: 6)
    var checked = 0
    let count = TestBudget.times(1500, short: 150)
    for _ in 0..<count {
      guard let file = try? AppFile.read(mutator.mutant(using: &generator)) else { continue }
      checked += 1
      let app = try file.routedApp(fileName: "mutant.json")
      for route in app.routes {
        let execution = RouteExecution(route, of: app)
        for _ in 0..<3 {
          let state = app.exhaustiveSpace.sample(using: &generator)
          let judgement = execution.run(from: state)
          #expect(!judgement.violated.contains(.terminates), "\(file) from \(state)")
        }
      }
    }
    #expect(checked > count / 30)
  }

  @Test func `references that fan out are assembled once each`() throws {
    let step = #"{"finder": {"class": "A"}, "factory": "nil"}"#
    let target = #""expects": {"reaches": {"class": "A"}}"#
    let count = TestBudget.times(1000, short: 300)
    let routes = (0..<count - 1).map { index in
      let from = #"{"route": "r\#(index + 1)"}"#
      let chain = #"{"steps": [\#(step)], "from": \#(from)}"#
      let fan = #"{"switch": [{"finder": {"class": "A"}, "then": \#(chain)}], "default": \#(chain)}"#
      return #"{"name": "r\#(index)", "steps": [\#(step)], "from": \#(fan), \#(target)}"#
    }
    let last = #"{"name": "r\#(count - 1)", "steps": [\#(step)], "from": "root", \#(target)}"#
    let bound = #"{"tabs": 0, "depth": 0, "modals": 0, "splits": false}"#
    let text = #"""
      {"format": 1, "app": "fan", "screens": [{"name": "A"}], "bounds": {"default": \#(bound), "exhaustive": \#(bound)},
       "routes": [\#((routes + [last]).joined(separator: ","))]}
      """#
    let app = try AppFile.read(Array(text.utf8)).routedApp(fileName: "fan.json")
    #expect(app.routes.count == count)
  }

  @Test func `each case of a switch goes on from its own controller, and the default from its chain`() throws
  {
    let app = try Self.everyFeature()
    let (feed, editor) = (Screen(kind: 0), Screen(kind: 2))
    let inTabs = StackState(root: .tabs([.screen(feed), .navigation([feed, feed])], selected: 0))
    #expect(
      try Self.stack(after: "editor", from: inTabs, in: app)
        == StackState(root: .tabs([.screen(feed), .navigation([editor])], selected: 1)))
    let inSplit = StackState(root: .split(primary: .navigation([feed]), secondary: .screen(feed)))
    #expect(
      try Self.stack(after: "editor", from: inSplit, in: app)
        == StackState(root: .split(primary: .navigation([editor]), secondary: .screen(feed))))
    #expect(
      try Self.stack(after: "editor", from: StackState(root: .navigation([feed])), in: app)
        == StackState(root: .tabs([.navigation([editor])], selected: 0)))
  }

  @Test func `expectations are those of the file`() throws {
    let app = try Self.everyFeature()
    let item = try #require(app.route(named: "item")?.expectation)
    #expect(item.target == Target(screen: 1, context: 0, place: .presentedLayer))
    #expect(item.anchors == [Target(screen: 0), Target(container: .navigation)])
    #expect(item.disturbance == .nothing && item.declines.isEmpty && item.exemptions.isEmpty)
    let tabs = try #require(app.route(named: "tabs")?.expectation)
    #expect(tabs.target == Target(container: .tabs, with: [0], place: .windowRoot))
    #expect(tabs.disturbance == .modals)
    #expect(tabs.declines.map(\.error) == ["cannotReplaceRoot", "cannotBeDismissed"])
    #expect(
      tabs.declines.map(\.predicate) == [
        .presented, .any([.refusesModals, .all([.refusesAnything, .not(.always)])]),
      ])
    let editor = try #require(app.route(named: "editor")?.expectation)
    #expect(editor.disturbance == .everything)
    let feed = try #require(app.route(named: "feed")?.expectation)
    #expect(
      feed.disturbance == .siblings
        && feed.exemptions == [
          RouteProperties([.isIdempotent, .findsWhatIsThere]), RouteProperties(.staysBounded),
        ])
    #expect(
      editor.declines.map(\.predicate) == [
        .firstMatch(.screen("Item"), is: .all([.inModalLayer, .inside(.split)])),
        .exists(.screen("Feed"), .visible),
        .refusesAbove(.screenShowing("Item", context: "8")),
      ])
  }

  /// The stack that a route leaves behind.
  static func stack(after name: String, from state: StackState, in app: RoutedApp) throws -> StackState {
    let route = try #require(app.route(named: name))
    let execution = RouteExecution(route, of: app)
    var captured: Result<StackState, CaptureError>?
    execution.afterAttempt = { attempt in
      guard captured == nil else { return }
      do throws(CaptureError) {
        captured = .success(try StackState(capturing: attempt.window, binding: app.binding))
      } catch {
        captured = .failure(error)
      }
    }
    _ = execution.run(from: state)
    return try #require(try captured?.get())
  }
}
