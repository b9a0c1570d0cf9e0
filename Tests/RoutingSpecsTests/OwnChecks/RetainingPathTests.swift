import Foundation
import HeadlessUIKit
import RoutingSpecs
import Testing

/// The paths on which objects keep themselves alive.
@MainActor
@Suite struct RetainingPathTests {
  class Node {
    var next: AnyObject?
    weak var weakNext: Node?
    unowned(unsafe) var unsafeNext: Node?
    var list: [Node] = []
    var holder = Holder()
    var action: (() -> Void)?
    init() {}
  }

  struct Holder {
    weak var weakNode: Node?
    var entry: (name: String, node: Node)?
  }

  final class Leaf: Node {
    lazy var own = Node()
  }

  @Test func `a cycle of two is told by class and property`() throws {
    let (first, second) = (Node(), Leaf())
    first.next = second
    second.next = first
    defer { first.next = nil }
    #expect(try #require(RetainingPath.from(first)).description == "Node.next → Leaf.next → Node")
    #expect(RetainingPath.from(second)?.description == "Leaf.next → Node.next → Leaf")
  }

  @Test func `a controller's ways to its parent and its presenter are no way`() {
    let (child, modal) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: child)
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    window.rootViewController = navigation
    navigation.present(modal, animated: false)
    Simulation.current.clock.settle()
    defer { Simulation.reset() }
    #expect(modal.presentingViewController === navigation)
    for controller in [child, modal, navigation] { #expect(RetainingPath.from(controller) == nil) }
  }

  @Test func `weak and unowned references are no way`() {
    let (first, second) = (Node(), Node())
    first.weakNext = second
    first.holder.weakNode = second
    second.weakNext = first
    second.unsafeNext = first
    first.list = [second]
    #expect(RetainingPath.from(first) == nil)
  }

  @Test func `a way through collections, structures and tuples is found`() {
    let (first, second) = (Node(), Leaf())
    first.list = [Node(), second]
    second.holder.entry = ("name", first)
    defer { first.list = [] }
    #expect(RetainingPath.from(first)?.description == "Node.list[1] → Leaf.holder.entry → Node")
  }

  @Test func `the shortest way is told`() {
    let (first, second) = (Node(), Leaf())
    first.next = second
    second.own.next = first
    second.next = first
    defer { first.next = nil }
    #expect(RetainingPath.from(first)?.description == "Node.next → Leaf.next → Node")
    second.next = nil
    #expect(RetainingPath.from(first)?.description == "Node.next → Leaf.own → Node.next → Node")
  }

  @Test func `at a closure the search says that it cannot see further`() throws {
    let (first, second) = (Node(), Leaf())
    first.next = second
    second.action = { first.next = nil }
    defer { first.next = nil }
    let path = try #require(RetainingPath.from(first))
    #expect(path.ending == .closure)
    #expect(path.description == "Node.next → Leaf.action → a closure, whose captures cannot be seen")
  }

  @Test func `an object that nothing of its own holds has no path`() {
    #expect(RetainingPath.from(Node()) == nil)
  }

  @Test func `an object that others hold is found from them, without a way through closures`() {
    let (first, second, third) = (Node(), Leaf(), Node())
    first.list = [second]
    second.next = third
    #expect(
      RetainingPath.to(third, from: [Node(), first])?.description == "Node.list[0] → Leaf.next → Node")
    #expect(RetainingPath.to(third, from: [first, second])?.references == ["Leaf.next"])
    #expect(RetainingPath.to(third, from: [third]) == nil)
    second.next = nil
    second.action = { third.list = [] }
    #expect(RetainingPath.to(third, from: [first]) == nil)
  }
}
