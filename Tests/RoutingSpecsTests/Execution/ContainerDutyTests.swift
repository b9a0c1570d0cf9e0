import HeadlessUIKit
import Testing

@testable import RoutingSpecs

private final class Home: UIViewController {}

private final class Box: UIViewController {}

private final class Detail: UIViewController {}

private struct BoxBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController { screen.kind == 0 ? Home() : Box() }

  func screen(of controller: UIViewController) -> Screen? {
    controller is Home ? Screen(kind: 0) : controller is Box ? Screen(kind: 1) : nil
  }
}

/// What UIKit leaves to a container of an app's own, and says nothing of where it is not done.
@MainActor
@Suite(.serialized) struct ContainerDutyTests {
  /// Something that is done with a container and its child, and what is said of it.
  struct Deed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var complaints: [String] = []
    fileprivate let act: @MainActor @Sendable (Box, Detail) -> Void

    fileprivate init(
      _ testDescription: String, _ complaints: String...,
      act: @escaping @MainActor @Sendable (Box, Detail) -> Void
    ) {
      (self.testDescription, self.complaints, self.act) = (testDescription, complaints, act)
    }
  }

  private static func add(_ child: Detail, to box: Box) {
    box.addChild(child)
    box.view.addSubview(child.view)
    child.didMove(toParent: box)
  }

  private nonisolated static let welcome = "Box added Detail and never called didMove(toParent:)"

  nonisolated static let deeds = [
    Deed("a child is added") { add($1, to: $0) },
    Deed("a child is added whose view comes later") {
      $0.addChild($1)
      $1.didMove(toParent: $0)
    },
    Deed("a child is added and never told", welcome) {
      $0.addChild($1)
      $0.view.addSubview($1.view)
    },
    Deed("a child is added without its view and never told", welcome) { $0.addChild($1) },
    Deed("a child is added to a container whose view is not loaded") { box, child in
      let other = Box()
      other.addChild(child)
      box.addChild(other)
      other.didMove(toParent: box)
    },
    Deed("a child is told at the end of an animation") { box, child in
      box.addChild(child)
      box.view.addSubview(child.view)
      UIView.animate(withDuration: 0.3, animations: {}) { _ in child.didMove(toParent: box) }
    },
    Deed("a child is exchanged for another one") { box, child in
      add(child, to: box)
      let next = Detail()
      child.willMove(toParent: nil)
      box.addChild(next)
      box.transition(from: child, to: next, duration: 0.3, animations: nil) { _ in
        child.removeFromParent()
        next.didMove(toParent: box)
      }
    },
    Deed("a child is taken out") {
      add($1, to: $0)
      $1.willMove(toParent: nil)
      $1.view.removeFromSuperview()
      $1.removeFromParent()
    },
    Deed("a child is taken out before its view") {
      add($1, to: $0)
      $1.willMove(toParent: nil)
      $1.removeFromParent()
      $1.view.removeFromSuperview()
    },
    Deed(
      "a child is taken out and was not told", "Box removed Detail and had not called willMove(toParent: nil)"
    ) {
      add($1, to: $0)
      $1.view.removeFromSuperview()
      $1.removeFromParent()
    },
    Deed("a child is taken out and its view stays", "Box removed Detail and left its view on screen") {
      add($1, to: $0)
      $1.willMove(toParent: nil)
      $1.removeFromParent()
    },
    Deed(
      "a child is told and not taken out",
      "Box called willMove(toParent: nil) on Detail and never removed it"
    ) {
      add($1, to: $0)
      $1.willMove(toParent: nil)
      $1.view.removeFromSuperview()
    },
    Deed("a child is told that it leaves, and stays") {
      add($1, to: $0)
      $1.willMove(toParent: nil)
      $1.didMove(toParent: $0)
      $1.view.removeFromSuperview()
    },
    Deed("the view of a child goes and comes") {
      add($1, to: $0)
      $1.view.removeFromSuperview()
      $0.view.addSubview($1.view)
    },
    Deed("another container takes a child over") { box, child in
      add(child, to: box)
      let other = Box()
      box.addChild(other)
      box.view.addSubview(other.view)
      other.didMove(toParent: box)
      add(child, to: other)
    },
    Deed("a controller is taken out of a stack") { box, child in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(child, animated: false)
      box.addChild(stack)
      box.view.addSubview(stack.view)
      stack.didMove(toParent: box)
      child.removeFromParent()
    },
  ]

  @Test(arguments: deeds, [false, true])
  func `a container that leaves something undone is told so at rest, and no other one`(
    deed: Deed, isShown: Bool
  ) throws {
    let app = try Self.app(deed, isShown: isShown)
    let execution = RouteExecution(app.routes[0], of: app)
    var messages: [String]?
    execution.afterAttempt = { _ in messages = messages ?? Simulation.current.faults.map(\.message) }
    let judgement = execution.run(from: StackState(root: .screen(Screen(kind: 0))))
    #expect(messages == deed.complaints)
    #expect(judgement.violated.contains(.staysWellFormed) == !deed.complaints.isEmpty)
  }

  @Test func `what a screen has left undone before a route begins is not the route's fault`() throws {
    let app = try Self.app(nil, isShown: true)
    let execution = RouteExecution(app.routes[0], of: app)
    execution.afterInstalling = { $0.rootViewController?.addChild(Detail()) }
    #expect(
      !execution.run(from: StackState(root: .screen(Screen(kind: 0)))).violated.contains(.staysWellFormed))
  }

  /// An app whose route presents a container and does something with it, before it is presented or when it is on screen.
  private static func app(_ deed: Deed?, isShown: Bool) throws -> RoutedApp {
    let route = Route("box", summary: "Boxes.", expecting: Expectation(reaches: Target(screen: 1))) {
      attempt in
      guard let root = attempt.window.rootViewController, root.presentedViewController == nil else {
        return attempt.finish(.reached)
      }
      let box = Box()
      if !isShown { deed?.act(box, Detail()) }
      root.present(box, animated: true) {
        if isShown { deed?.act(box, Detail()) }
        attempt.finish(.reached)
      }
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Box")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 1, modals: 0, splits: false))
    return try RoutedApp(
      name: "boxes", summary: "Boxes.", space: space, exhaustiveSpace: space, binding: BoxBinding(),
      routes: [route])
  }
}
