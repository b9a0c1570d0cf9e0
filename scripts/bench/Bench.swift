import Checking
import Foundation
import HeadlessUIKit
import RoutingSpecs
import Storefront

/// Measures what the documentation claims; run by `scripts/bench.sh`, never by the tests.
@main
@MainActor
enum Bench {
  static func main() throws {
    print("what".padding(to: 62) + "rate or ratio")
    try measureRoutes()
    try measureMemory()
    try measureEnumeration()
    measureStacks()
  }

  /// Whole runs of configuration 1: build the stack, route twice, judge six properties.
  private static func measureRoutes() throws {
    let app = try Storefront.app()
    let states = try stacks(ofControllers: 8, count: 512, in: app.space)
    for route in app.routes where ["product", "account-in-navigation", "tabs"].contains(route.name) {
      let execution = RouteExecution(route, of: app)
      let rate = rate(runs: 100_000) { execution.run(from: states[$0 & 511]) }
      report("\(route.name), stacks of 8 controllers, 6 properties", "\(rate) runs a second")
    }
  }

  /// The resident memory after ten times as many runs.
  private static func measureMemory() throws {
    let app = try Storefront.app()
    let states = try stacks(ofControllers: 8, count: 512, in: app.space)
    let execution = RouteExecution(app.routes[0], of: app)
    for index in 0..<20_000 { _ = execution.run(from: states[index & 511]) }
    let early = residentKilobytes()
    for index in 0..<200_000 { _ = execution.run(from: states[index & 511]) }
    report("resident memory after 20,000 and 220,000 runs", "\(early) and \(residentKilobytes()) KiB")
    report("controllers alive after the runs", "\(Simulation.liveControllers)")
  }

  /// Bare enumeration: drawing every stack of the small bound, without running anything.
  private static func measureEnumeration() throws {
    let space = try Storefront.app().exhaustiveSpace
    var source = EnumeratingSource()
    var count = 0
    let start = processorSeconds()
    repeat {
      _ = space.draw(from: &source)
      count += 1
    } while source.advance()
    report("stacks drawn from choices", "\(Int(Double(count) / (processorSeconds() - start))) a second")
  }

  /// Building and releasing a stack of ten controllers against as many plain objects.
  private static func measureStacks() {
    let plain = rate(runs: 200_000) { _ in PlainStack.build(count: 10) }
    let real = rate(runs: 200_000) { _ in
      let navigation = UINavigationController()
      navigation.viewControllers = (0..<9).map { _ in UIViewController() }
    }
    report("stacks of 10 controllers built and released", "\(real) a second")
    report(
      "  against as many plain objects", String(format: "%.2f times the cost", Double(plain) / Double(real)))
  }

  // MARK: - Support

  private static func stacks(ofControllers count: Int, count wanted: Int, in space: StackSpace) throws
    -> [StackState]
  {
    var random = RandomSource(seed: Seed(8))
    var found: [StackState] = []
    while found.count < wanted {
      let state = space.draw(from: &random)
      if state.controllerCount == count { found.append(state) }
    }
    return found
  }

  private static func rate(runs: Int, _ body: (Int) -> some Any) -> Int {
    for index in 0..<(runs / 10) { _ = body(index) }
    let start = processorSeconds()
    for index in 0..<runs { _ = body(index) }
    return Int(Double(runs) / (processorSeconds() - start))
  }

  /// Seconds of processor time that this process has used: what else the machine does hardly changes it.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func residentKilobytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * 4
  }

  private static func report(_ what: String, _ figure: String) {
    print(what.padding(to: 62) + figure)
  }
}

/// Objects with as many stored properties as a controller has, in an array as a stack holds them.
private final class PlainObject {
  let serial: Int
  var children: [PlainObject] = []
  var presented: PlainObject?
  var view: PlainObject?
  var transition: PlainObject?
  var rare: PlainObject?
  var words = (0, 0, 0, 0)

  init(serial: Int) { self.serial = serial }
}

private enum PlainStack {
  static func build(count: Int) -> [PlainObject] {
    (0..<count).map { PlainObject(serial: $0) }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
