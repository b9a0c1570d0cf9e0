import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs
import TestSupport
import Testing
import TimingDefects
import Watching

/// In how many ways two overlapping requests end, held against Spin, which knows nothing of view controllers.
///
/// The model is `scripts/peers/overlapping.pml`; it says what the requests do, and was written from that sentence alone.
@MainActor
@Suite(.serialized) struct PeerTests {
  /// How many steps the two take.
  struct Bound: Sendable, CustomTestStringConvertible {
    let first, second, ends: Int

    var testDescription: String { "\(first) and \(second) steps" }
  }

  nonisolated static let bounds = [
    Bound(first: 2, second: 2, ends: 5), Bound(first: 3, second: 3, ends: 9),
    Bound(first: 4, second: 3, ends: 12),
  ]

  @Test(arguments: bounds)
  func `two requests end in as many ways as they can`(bound: Bound) throws {
    let ends = try Self.ends(bound)
    #expect(ends.count == bound.ends)
  }

  @Test(.enabled(if: Spin.isThere, "spin or gcc is not installed"), arguments: bounds)
  func `two requests end in the ways in which they do in Spin`(bound: Bound) throws {
    let (own, spins) = (try Self.ends(bound), try Self.endsInSpin(bound))
    #expect(own == spins)
  }

  // MARK: - Spin

  private static func endsInSpin(_ bound: Bound) throws -> Set<Int> {
    let said = try Spin.verify(
      "overlapping.pml", ["FIRST": bound.first, "SECOND": bound.second], options: "-DPRINTF")
    #expect(said.status == 0 && said.output.contains("errors: 0"), "\(said.output)")
    return Set(said.output.matches(of: /ends with (\d+)/).compactMap { Int($0.1) })
  }

  // MARK: - The requests

  private final class Former: UIViewController {}
  private final class Latter: UIViewController {}

  /// What stood in the window in the end of each order, as the digits that the model has.
  @MainActor private final class Ends {
    var left = [0, 0]
    /// Whether the requests have begun that end next: a run is looked at before them, too.
    var isUnderWay = false
    var all: Set<Int> = []

    func note(_ window: UIWindow) {
      guard isUnderWay, left == [0, 0], Simulation.current.clock.isIdle else { return }
      all.insert(
        stack(in: window).reduce(0) { $0 * 3 + ($1 is Former ? 1 : 2) })
      isUnderWay = false
    }

    func stack(in window: UIWindow) -> ArraySlice<UIViewController> {
      (window.navigation?.viewControllers ?? []).dropFirst()
    }
  }

  private static func ends(_ bound: Bound) throws -> Set<Int> {
    let ends = Ends()
    let collecting = OverTime(
      "collecting",
      .always(
        .now("noted") { glance in
          ends.note(glance.window)
          return true
        }))
    let former = request("former", 0, takes: 7, ends) { Former() }
    let latter = request("latter", 1, takes: 10, ends) { Latter() }
    let pair = Route("former", summary: "Former.", expecting: former.expectation) { attempt in
      (ends.left, ends.isUnderWay) = ([bound.first, bound.second], true)
      former.perform(attempt)
    }
    .alsoChecking(collecting).meanwhile(latter)
    let app = try TimingApp.app([pair])
    _ = RouteExecution(pair, of: app).run(
      from: try StackNotation(catalogue: app.catalogue).state(from: "Nav[Home]"))
    return ends.all
  }

  /// A request whose steps are due one after the other.
  private static func request(
    _ name: String, _ number: Int, takes milliseconds: Int, _ ends: Ends,
    _ make: @escaping @MainActor () -> UIViewController
  ) -> Route {
    Route(name, summary: "Steps.", expecting: Expectation(reaches: Target(screen: 0))) { attempt in
      @MainActor func goOn() {
        Simulation.current.clock.schedule(after: milliseconds) {
          let own = make()
          guard let navigation = attempt.window.navigation else { return }
          if let top = ends.stack(in: attempt.window).last, type(of: top) != type(of: own) {
            navigation.popViewController(animated: false)
          }
          navigation.pushViewController(own, animated: false)
          ends.left[number] -= 1
          if ends.left[number] > 0 { goOn() } else { attempt.finish(.reached) }
        }
      }
      goOn()
    }
  }
}
