import CoordinatorRouting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Coordinators that prepare segues.
@MainActor
@Suite(.serialized) struct CoordinationTests {
  final class Screen: UIViewController, Coordinated {
    weak var coordinationDelegate: (any CoordinationDelegate)?
    private(set) var prepared = 0
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared += 1 }
  }

  final class PlainScreen: UIViewController {
    private(set) var prepared = 0
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared += 1 }
  }

  final class Delegate: CoordinationDelegate {
    private(set) var segues: [String?] = []
    func prepareForSegue(segue: UIStoryboardSegue) { segues.append(segue.identifier) }
  }

  private func register() throws {
    Simulation.reset()
    Simulation.storyboards.register(Screen.self, as: "CoordinationTests.Screen")
    Simulation.storyboards.register(PlainScreen.self, as: "CoordinationTests.PlainScreen")
    let scenes = [("First", "Screen", "Second"), ("Second", "PlainScreen", "First")].map { id, type, next in
      StoryboardXML.scene(
        id, attributes: #"customClass="CoordinationTests.\#(type)""#,
        segues: [#"identifier="go" kind="present" destination="\#(next)""#])
    }
    let xml = StoryboardXML.document(startingWith: "First", scenes)
    try Simulation.storyboards.register(StoryboardDocument(xml: xml, file: "Coordination.storyboard"))
    Coordination.removeCoordination()
  }

  private func scene(_ name: String) -> UIViewController {
    UIStoryboard(name: "Coordination", bundle: nil).instantiateViewController(withIdentifier: name)
  }

  @Test(arguments: [1, 2, 3])
  func `however often it is switched on, a segue is delivered once, after the source's own prepare`(
    times: Int
  ) throws {
    try register()
    defer { Coordination.removeCoordination() }
    #expect(!Coordination.isOn)
    for time in 1...times { #expect(Coordination.addCoordination() == (time == 1)) }
    #expect(Coordination.isOn)
    let (screen, delegate) = (try #require(scene("First") as? Screen), Delegate())
    screen.coordinationDelegate = delegate
    screen.performSegue(withIdentifier: "go", sender: nil)
    #expect(delegate.segues == ["go"])
    #expect(screen.prepared == 1)
  }

  @Test func `a controller that adopts nothing or has no delegate behaves as plain UIKit`() throws {
    try register()
    defer { Coordination.removeCoordination() }
    Coordination.addCoordination()
    let plain = try #require(scene("Second") as? PlainScreen)
    plain.performSegue(withIdentifier: "go", sender: nil)
    #expect(plain.prepared == 1)
    let alone = try #require(scene("First") as? Screen)
    alone.performSegue(withIdentifier: "go", sender: nil)
    #expect(alone.prepared == 1)
  }

  @Test func `switched off, coordinators hear of nothing`() throws {
    try register()
    Coordination.addCoordination()
    Coordination.removeCoordination()
    let (screen, delegate) = (try #require(scene("First") as? Screen), Delegate())
    screen.coordinationDelegate = delegate
    screen.performSegue(withIdentifier: "go", sender: nil)
    #expect(delegate.segues.isEmpty)
    #expect(screen.prepared == 1)
  }
}

/// Coordinators and the flows that they keep alive.
@MainActor
@Suite struct CoordinatorTests {
  final class Parent: Coordinator {
    var childCoordinators: [any Coordinator] = []
    func start() {}
  }

  @Test func `a child is kept once, and let go of once`() {
    let (parent, child) = (Parent(), Parent())
    parent.add(child)
    parent.add(child)
    #expect(parent.childCoordinators.count == 1)
    parent.remove(Parent())
    #expect(parent.childCoordinators.count == 1)
    parent.remove(child)
    #expect(parent.childCoordinators.isEmpty)
  }

  @Test func `a flow ends once, when its last screen lets go of it`() {
    var ended = 0
    var first: Flow? = Flow { ended += 1 }
    var second = first
    first = nil
    #expect(ended == 0 && second != nil)
    second = nil
    #expect(ended == 1)
  }

  @Test func `a coordinator is released when its flow has ended`() {
    let parent = Parent()
    weak var watched: Parent?
    var flow: Flow?
    do {
      let child = Parent()
      watched = child
      parent.add(child)
      flow = Flow { [weak parent, weak child] in child.map { parent?.remove($0) } }
    }
    #expect(watched != nil && flow != nil)
    flow = nil
    #expect(watched == nil)
  }
}
