import HeadlessUIKit

/// The controllers of a stack as they were made, each with the place that it was made for.
///
/// UIKit may do something else with them than the stack says: collapse a split controller, refuse to push. So places are
/// noted when controllers are made, and never read back from the hierarchy.
@MainActor
final class PlacedControllers {
  struct Node {
    // Nothing here must keep alive what leaves the stack; a node is only asked for while its controller is on it.
    unowned(unsafe) let controller: UIViewController
    /// Tells the controller apart also when it has left the stack and gone.
    let serial: Int
    let place: RegionPlace
    /// The nodes of the children that the stack has inside it, in the order of a search; none inside a screen.
    var children: [Int] = []
    /// Whether the present run has asked what the controller is, or how many children it has: once is enough.
    var isUsed = false
    var isCounted = false
    /// Whether the present run has gone from it to another layer, or to it from there.
    var isPassed = false
  }

  private(set) var nodes: [Node] = []
  private var indices: [Int: Int] = [:]

  /// Forgets the stack before.
  func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// Notes a controller that was made for a place.
  func enter(_ controller: UIViewController, at place: RegionPlace) -> Int {
    nodes.append(Node(controller: controller, serial: controller.serial, place: place))
    indices[controller.serial] = nodes.count - 1
    return nodes.count - 1
  }

  /// Notes which children a container was made with, in the order of a search.
  func setChildren(_ children: [Int], of node: Int) { nodes[node].children = children }

  func noteUsed(_ node: Int) { nodes[node].isUsed = true }

  func notePassed(_ node: Int) { nodes[node].isPassed = true }

  func noteCounted(_ node: Int) { nodes[node].isCounted = true }

  /// The number of the node of a controller, or `nil` where it was not made for the stack.
  func index(of serial: Int) -> Int? { indices[serial] }

  /// The place for which a controller was made, or `nil` where it was not made for the stack.
  func place(of serial: Int) -> RegionPlace? { indices[serial].map { nodes[$0].place } }

  /// The number of the node of a controller, or of the screen that it stands in, as a child that the screen brought
  /// along; `nil` for what the run has put on the stack.
  func index(around controller: UIViewController) -> Int? {
    if let own = indices[controller.serial] { return own }
    var current = ControllerTree.parent(of: controller)
    while let container = current {
      if let index = indices[container.serial] { return nodes[index].children.isEmpty ? index : nil }
      current = ControllerTree.parent(of: container)
    }
    return nil
  }
}
