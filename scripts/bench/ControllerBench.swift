import Foundation
import HeadlessUIKit

/// What controllers cost: to build and release, and to move without animation beyond their callbacks.
@MainActor
enum ControllerBench {
  static func measure() throws {
    try measureStacks()
    measureChanges()
  }

  /// Building and releasing a stack of ten controllers against as many plain objects, each time in a process of its own.
  ///
  /// Where code and memory come to lie changes from one process to the next, and with it, by more than half, what so
  /// small a loop costs: the plain objects take 270 ns in some and 460 ns in others (Mytkowicz and others, 2009,
  /// https://doi.org/10.1145/1508244.1508275). So the middle one of fifteen is told, with the least and the greatest.
  private static func measureStacks() throws {
    let measured = try (0..<15).map { _ in try Measurement.inOwnProcess("stack-of-ten") }
    let costs = measured.map { $0[0] }.sorted()
    let ratios = measured.map { $0[1] }.sorted()
    Measurement.report("stack of 10 controllers built and released", nanoseconds: costs[7])
    Measurement.report(
      "  against as many plain objects, 15 processes",
      String(format: "%.2f times the cost (%.2f to %.2f)", ratios[7], ratios[0], ratios[14]))
  }

  /// Prints what a stack of ten costs in this process, in nanoseconds, and how often what as many plain objects cost.
  static func printStackOfTen() {
    let rounds = Measurement.inTurns(
      runs: 10_000,
      [
        { _ in PlainContainer.holding(9) },
        { _ in
          let navigation = UINavigationController()
          navigation.viewControllers = list(of: 9) { _ in UIViewController() }
          return navigation
        },
      ])
    print(Measurement.median(of: rounds) { $0[1] }, Measurement.median(of: rounds) { $0[1] / $0[0] })
  }

  /// A push with its pop, and a presentation with its dismissal, without animation; half of each is one change.
  private static func measureChanges() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let clock = Simulation.current.clock
    clock.settle()
    let (below, moved) = (navigation.viewControllers[0], UIViewController())
    let rounds = Measurement.inTurns(
      runs: 10_000,
      [
        { _ in
          navigation.pushViewController(moved, animated: false)
          clock.settle()
          navigation.popViewController(animated: false)
          clock.settle()
          return nil
        },
        { _ in
          navigation.present(moved, animated: false)
          clock.settle()
          navigation.dismiss(animated: false)
          clock.settle()
          return nil
        },
        // Containment and appearance of the controller that comes, appearance of the one below; a sheet covers nothing.
        { _ in
          moved.willMove(toParent: navigation)
          moved.didMove(toParent: navigation)
          callAppearance(of: moved)
          callAppearance(of: below)
          return nil
        },
      ])
    Measurement.report(
      "push or pop beyond its callbacks",
      nanoseconds: Measurement.median(of: rounds) { ($0[0] - $0[2]) / 2 })
    Measurement.report(
      "present or dismiss beyond its callbacks",
      nanoseconds: Measurement.median(of: rounds) { ($0[1] - $0[2]) / 2 })
    Simulation.reset()
  }

  private static func callAppearance(of controller: UIViewController) {
    controller.viewWillAppear(false)
    controller.viewIsAppearing(false)
    controller.viewDidAppear(false)
    controller.viewWillDisappear(false)
    controller.viewDidDisappear(false)
  }
}

/// An object with the stored properties of a controller, none of which anybody sets.
private class PlainObject {
  let serial: Int
  let parent: Unmanaged<PlainObject>? = nil
  let presenting: Unmanaged<PlainObject>? = nil
  let window: Unmanaged<PlainObject>? = nil
  var children: [PlainObject] = []
  var presented: PlainObject?
  var view: PlainObject?
  let transition: Unmanaged<PlainObject>? = nil
  var rare: PlainObject?
  let flags: UInt32 = 0
  let appearance: UInt8 = 0
  let style: UInt8 = 0
  let lastWalk = 0

  init(serial: Int) { self.serial = serial }
}

/// An object with the stored properties of a navigation controller, which holds the others.
private final class PlainContainer: PlainObject {
  var shown: PlainObject?
  let change: Unmanaged<PlainObject>? = nil
  var recognizer: PlainObject?
  let isBarHidden = false
  weak var delegate: PlainObject?

  static func holding(_ count: Int) -> PlainContainer {
    let container = PlainContainer(serial: 0)
    container.children = list(of: count) { PlainObject(serial: $0) }
    return container
  }
}

/// A list of objects, put together in the same way whatever they are: the standard library's `append` is compiled
/// otherwise for a class of another module.
@inline(__always)
private func list<Object: AnyObject>(of count: Int, _ make: (Int) -> Object) -> [Object] {
  Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
    for index in 0..<count { buffer.initializeElement(at: index, to: make(index)) }
    initializedCount = count
  }
}
