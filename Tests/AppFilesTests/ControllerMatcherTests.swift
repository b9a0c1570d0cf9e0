import Foundation
import Checking
import HeadlessUIKit
import Routing
import TestSupport
import Testing

@testable import AppFiles
@testable import RoutingSpecs

/// Finders look at controllers and predicates at plain stacks; here they must find the same.
@MainActor
@Suite struct ControllerMatcherTests {
  /// Patterns of every kind, with and without each condition.
  static let patterns: [AppFile.Pattern] = {
    let types: [AppFile.ControllerType] = [
      .screen("Plain"), .screen("Item"), .container(.navigation), .container(.tabs), .container(.split),
    ]
    var patterns: [AppFile.Pattern] = []
    for type in types {
      patterns.append(AppFile.Pattern(type: type))
      for condition in AppFile.Condition.allCases {
        patterns.append(AppFile.Pattern(type: type, conditions: [condition]))
      }
    }
    let item = AppFile.Pattern(type: .screen("Item"), context: "8")
    patterns.append(item)
    patterns.append(AppFile.Pattern(type: .screen("Item"), conditions: [.presented, .inNavigation]))
    for container in AppFile.Container.allCases {
      patterns.append(
        AppFile.Pattern(
          type: .container(container), children: [item, AppFile.Pattern(type: .screen("Plain"))]))
    }
    return patterns
  }()

  static let options: [[AppFile.SearchOption]] = [
    AppFile.SearchOption.fullStack, [.current], [.current, .visible], [.visible, .presenting], [.contained],
  ]

  @Test func `a finder finds what its pattern says about the plain stack`() throws {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Plain"), ScreenEntry(name: "Item", contexts: ["7", "8"]),
    ])
    let space = try StackSpace(catalogue: catalogue, bounds: .init(tabs: 1, depth: 1, modals: 1))
    let searches = try Self.patterns.flatMap { pattern in
      try Self.options.map { try Search(pattern, $0, catalogue) }
    }
    let binding = DescribedScreenBinding(names: catalogue.screens.map(\.name))
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    var matches = 0
    let states = Array(space.states)
    for state in TestBudget.some(states, states.count / 8) {
      state.install(in: window, binding: binding)
      for search in searches {
        let found = try search.findInWindow()
        let expected = search.findInState(state)
        matches += found == nil ? 0 : 1
        if found != expected {
          Issue.record("\(search.words) in \(state): \(found ?? "-"), not \(expected ?? "-")")
        }
      }
    }
    #expect(matches > 1000)
    Simulation.current.clear()
  }

  /// One pattern and its options, once for controllers and once for plain stacks.
  @MainActor
  struct Search {
    let words: String
    private let finder: InlineFinder<UIViewController, Any?>
    private let pattern: ResolvedPattern
    private let options: StackSearchOptions

    init(_ pattern: AppFile.Pattern, _ options: [AppFile.SearchOption], _ catalogue: ScreenCatalogue) throws {
      let matcher = ControllerMatcher(pattern, in: catalogue)
      finder = InlineFinder(options: SearchOptions(options)) { controller, _ in matcher.matches(controller) }
      self.pattern = try ResolvedPattern(StackPattern(pattern), in: catalogue)
      self.options = StackSearchOptions(options)
      words = "\(StackPattern(pattern)) in \(self.options)"
    }

    /// What was found: layer and kind, and the screen if it is one.
    func findInWindow() throws -> String? {
      guard let controller = try finder.findViewController(with: nil) else { return nil }
      var layer = 0
      var presenter = controller.presentingViewController
      while let next = presenter {
        layer += 1
        presenter = next.presentingViewController
      }
      let screen = (controller as? DescribedScreen)?.screen
      return "\(layer) \(Self.kind(of: controller)) \(screen?.kind ?? -1) \(screen?.context ?? -1)"
    }

    func findInState(_ state: StackState) -> String? {
      guard let position = pattern.firstMatch(options: options, in: state),
        let content = state.element(at: position)?.content
      else { return nil }
      var found: Screen?
      if case .screen(let screen) = content { found = screen }
      return "\(position.layer) \(content.kind.rawValue) \(found?.kind ?? -1) \(found?.context ?? -1)"
    }

    private static func kind(of controller: UIViewController) -> String {
      switch controller {
      case is UINavigationController: "navigation"
      case is UITabBarController: "tabs"
      case is UISplitViewController: "split"
      default: "screen"
      }
    }
  }
}
