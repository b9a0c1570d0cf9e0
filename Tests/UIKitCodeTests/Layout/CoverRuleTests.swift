import HeadlessUIKit
import Testing
import UIKit

/// What rules of layout say about what covers what.
@MainActor @Suite("Views that rules stretch")
struct CoverRuleTests {
  private let container = UIView()
  private let front = UIView()

  private func stretches(_ rules: [NSLayoutConstraint]) -> Bool {
    NSLayoutConstraint.activate(rules)
    return container.layoutRules?.stretch(front, over: container) ?? false
  }

  init() {
    container.addSubview(front)
    front.translatesAutoresizingMaskIntoConstraints = false
  }

  private var edges: [NSLayoutConstraint] {
    [
      front.topAnchor.constraint(equalTo: container.topAnchor),
      container.bottomAnchor.constraint(equalTo: front.bottomAnchor),
      front.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      front.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ]
  }

  @Test func `four edges that are held at those of the container stretch a view over it`() {
    #expect(stretches(edges))
    container.constraints[0].isActive = false
    #expect(!stretches([]))
  }

  @Test(arguments: 0..<4) func `three edges do not`(missing: Int) {
    #expect(!stretches(edges.enumerated().filter { $0.offset != missing }.map(\.element)))
  }

  @Test(arguments: 0..<4) func `an edge that is held a distance away, or weakly, does not`(changed: Int) {
    let (far, weak) = (edges, edges)
    far[changed].constant = 1
    weak[changed].priority = .defaultHigh
    #expect(!stretches(far))
    NSLayoutConstraint.deactivate(container.constraints)
    #expect(!stretches(weak))
  }

  @Test func `left and right do as well, and one of each pair does not`() {
    let sides = [
      front.leftAnchor.constraint(equalTo: container.leftAnchor),
      front.rightAnchor.constraint(equalTo: container.rightAnchor),
    ]
    #expect(!stretches(Array(edges.prefix(3)) + [sides[1]]))
    #expect(stretches([sides[0]]))
  }

  @Test func `a rule about a guide says nothing of the edges`() {
    let guide = container.safeAreaLayoutGuide
    #expect(!stretches(Array(edges.dropFirst()) + [front.topAnchor.constraint(equalTo: guide.topAnchor)]))
  }

  @Test func `a screen behind a child that rules stretch over it is neither seen nor touched`() {
    let screen = UIViewController()
    let button = UIButton(frame: .zero, primaryAction: UIAction(title: "Behind") { _ in })
    let child = UIViewController()
    screen.view.addSubview(button)
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    child.view.backgroundColor = .systemBackground
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
    #expect(window.everythingPossible().map(\.words) == ["tap 'Behind'"])
    let pairs = [
      child.view.topAnchor.constraint(equalTo: screen.view.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      child.view.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
      child.view.rightAnchor.constraint(equalTo: screen.view.rightAnchor),
    ]
    NSLayoutConstraint.activate(pairs)
    #expect(window.everythingPossible().isEmpty)
  }
}
