import Foundation
import Routing
import RoutingSpecs
import TestSupport
import Testing
import TimingDefects
import Watching

@testable import HeadlessUIKit

/// In how many ways overlapping requests end, held against Spin, which knows nothing of view controllers.
///
/// The model is `scripts/peers/overlapping.pml`; it says what the requests do, and was written from that sentence alone.
/// How many orders there are is what `scripts/peers/orders.py` counts.
@MainActor
@Suite(.serialized) struct PeerTests {
  /// How many steps the requests take, in how many orders they come, and in how many ways these end.
  struct Bound: Sendable, CustomTestStringConvertible {
    let steps: [Int]
    let orders, ends: Int

    var testDescription: String { "\(steps.map(String.init).joined(separator: ", ")) steps" }
  }

  nonisolated static let bounds = [
    Bound(steps: [2, 2], orders: 8, ends: 5), Bound(steps: [3, 3], orders: 20, ends: 9),
    Bound(steps: [4, 3], orders: 41, ends: 12), Bound(steps: [2, 2, 2], orders: 90, ends: 12),
    Bound(steps: [3, 3, 3], orders: 567, ends: 37),
  ]

  @Test(arguments: bounds)
  func `requests overlap in as many orders, and end in as many ways, as they can`(bound: Bound) throws {
    let found = try Self.run(bound)
    #expect(found.orders == bound.orders && found.ends.count == bound.ends)
  }

  @Test(.enabled(if: Spin.isThere, "spin or gcc is not installed"), arguments: bounds)
  func `requests end in the ways in which they do in Spin`(bound: Bound) throws {
    let (own, spins) = (try Self.run(bound).ends, try Self.endsInSpin(bound))
    #expect(own == spins)
  }

  // MARK: - Spin

  private static func endsInSpin(_ bound: Bound) throws -> Set<Int> {
    let said = try Spin.verify(
      "overlapping.pml",
      [
        "FIRST": bound.steps[0], "SECOND": bound.steps[1],
        "THIRD": bound.steps.count > 2 ? bound.steps[2] : 0,
      ], options: "-DPRINTF")
    #expect(said.status == 0 && said.output.contains("errors: 0"), "\(said.output)")
    return Set(said.output.matches(of: /ends with (\d+)/).compactMap { Int($0.1) })
  }

  // MARK: - The requests

  /// A screen of a request's, by the request's number.
  private final class Step: UIViewController {
    let request: Int

    init(of request: Int) {
      self.request = request
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard has it") }
  }

  /// What stood in the window in the end of each order, as the digits that the model has.
  @MainActor private final class Ends {
    var left: [Int] = []
    /// Whether the requests have begun that end next: a run is looked at before them, too.
    var isUnderWay = false
    var orders = 0
    var all: Set<Int> = []

    func note(_ window: UIWindow) {
      guard isUnderWay, left.allSatisfy({ $0 == 0 }), Simulation.current.clock.isIdle else { return }
      all.insert(stack(in: window).reduce(0) { $0 * 4 + $1.request + 1 })
      orders += 1
      isUnderWay = false
    }

    func stack(in window: UIWindow) -> [Step] {
      (window.navigation?.viewControllers ?? []).compactMap { $0 as? Step }
    }
  }

  private static func run(_ bound: Bound) throws -> (orders: Int, ends: Set<Int>) {
    let ends = Ends()
    let collecting = OverTime(
      "collecting",
      .always(
        .now("noted") { glance in
          ends.note(glance.window)
          return true
        }))
    let requests = bound.steps.indices.map { request($0, takes: 7 + 3 * $0, ends) }
    let first = Route("0", summary: "Steps.", expecting: requests[0].expectation) { attempt in
      (ends.left, ends.isUnderWay) = (bound.steps, true)
      requests[0].perform(attempt)
    }
    let overlapping = requests.dropFirst().reduce(first.alsoChecking(collecting)) { $0.meanwhile($1) }
    let app = try TimingApp.app([overlapping])
    _ = RouteExecution(overlapping, of: app).run(
      from: try StackNotation(catalogue: app.catalogue).state(from: "Nav[Home]"))
    return (ends.orders, ends.all)
  }

  /// A request whose steps are due one after the other, each when something has ended that takes as long as it takes.
  private static func request(_ number: Int, takes milliseconds: Int, _ ends: Ends) -> Route {
    Route("\(number)", summary: "Steps.", expecting: Expectation(reaches: Target(screen: 0))) { attempt in
      @MainActor func goOn() {
        Simulation.current.clock.scheduleOwn(after: milliseconds) {
          guard let navigation = attempt.window.navigation else { return }
          if let top = ends.stack(in: attempt.window).last, top.request != number {
            navigation.popViewController(animated: false)
          }
          navigation.pushViewController(Step(of: number), animated: false)
          ends.left[number] -= 1
          if ends.left[number] > 0 { goOn() } else { attempt.finish(.reached) }
        }
      }
      goOn()
    }
  }
}
