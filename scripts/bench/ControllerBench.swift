import Foundation
import HeadlessUIKit

/// What controllers cost: to build and release, and to move without animation beyond their callbacks.
@MainActor
enum ControllerBench {
  static func measure() {
    measureStacks()
    measureChanges()
  }

  /// Building and releasing a stack of ten controllers against as many plain objects.
  private static func measureStacks() {
    let plain = Measurement.nanoseconds(runs: 200_000) { _ in PlainObject.stack(count: 10) }
    let real = Measurement.nanoseconds(runs: 200_000) { _ in
      let navigation = UINavigationController()
      var stack: [UIViewController] = []
      stack.reserveCapacity(9)
      for _ in 0..<9 { stack.append(UIViewController()) }
      navigation.viewControllers = stack
    }
    Measurement.report("stack of 10 controllers built and released", nanoseconds: real)
    Measurement.report("  against as many plain objects", String(format: "%.2f times the cost", real / plain))
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
    let pushes = Measurement.nanoseconds(runs: 200_000) { _ in
      navigation.pushViewController(moved, animated: false)
      clock.settle()
      navigation.popViewController(animated: false)
      clock.settle()
    }
    let presentations = Measurement.nanoseconds(runs: 200_000) { _ in
      navigation.present(moved, animated: false)
      clock.settle()
      navigation.dismiss(animated: false)
      clock.settle()
    }
    // Containment and appearance of the controller that comes, appearance of the one below; a sheet covers nothing.
    let callbacks = Measurement.nanoseconds(runs: 200_000) { _ in
      moved.willMove(toParent: navigation)
      moved.didMove(toParent: navigation)
      callAppearance(of: moved)
      callAppearance(of: below)
    }
    Measurement.report("push or pop beyond its callbacks", nanoseconds: (pushes - callbacks) / 2)
    Measurement.report(
      "present or dismiss beyond its callbacks", nanoseconds: (presentations - callbacks) / 2)
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

/// An object with as many stored properties as a controller has, in an array as a stack holds them.
private final class PlainObject {
  let serial: Int
  var children: [PlainObject] = []
  var presented: PlainObject?
  var view: PlainObject?
  var transition: PlainObject?
  var rare: PlainObject?
  var flags = 0
  var words = (0, 0, 0, 0)

  init(serial: Int) { self.serial = serial }

  static func stack(count: Int) -> [PlainObject] {
    var stack: [PlainObject] = []
    stack.reserveCapacity(count)
    for serial in 0..<count { stack.append(PlainObject(serial: serial)) }
    return stack
  }
}
