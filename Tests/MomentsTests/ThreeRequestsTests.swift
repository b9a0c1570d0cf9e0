import Checking
import Foundation
import HeadlessUIKit
import RegionComparing
import RoutingSpecs
import TestSupport
import Testing
import TimingDefects

/// A third request comes in the middle of two that overlap.
@MainActor
@Suite(.serialized) struct ThreeRequestsTests {
  /// The first request is to win, but whoever is refused leaves the door open.
  private static func item(isWrong: Bool) -> Route {
    TimingDefect.item(.firstWins) { attempt in
      guard !TimingApp.session.isBusy else {
        if isWrong { TimingApp.session.isBusy = false }
        return attempt.decline("busy")
      }
      TimingApp.session.isBusy = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        attempt.whenStill {
          attempt.present(over: attempt.window.topmost) { TimingApp.session.isBusy = false }
        }
      }
    }
  }

  private static func result(_ name: String, isWrong: Bool) throws -> (RouteResult, RoutedApp) {
    let app = try TimingApp.app([item(isWrong: isWrong)]).inMoments(.twice, upTo: 2)
    return (RouteCheck(try #require(app.route(named: name)), of: app, plan: RouteCheck.Plan()).run(), app)
  }

  @Test func `what two requests do not show three do, in words that tell when each came`() throws {
    #expect(try Self.result("item + item", isWrong: true).0.cells.allSatisfy { $0.verdict == .holds })
    let (result, app) = try Self.result("item + item + item", isWrong: true)
    let group = try #require(result[.reachesTarget].groups.first)
    let route = try #require(app.route(named: "item + item + item"))
    let told = RouteExecution(route, of: app).explain(group.witness)
    let sentence = try #require(told.findings.first { $0.property == .reachesTarget }?.sentence)
    #expect(sentence.hasPrefix("item came after ") && sentence.contains(" and item came after "))
    #expect(sentence.contains("At rest they would have done no harm."))
    #expect(told.attempts[0].lanes == ["item", "item, again", "item, once more", "UIKit"])
    let coming = told.attempts[0].steps.filter { $0.title.contains(" comes while ") }
    #expect(
      coming.map(\.title) == [
        "item comes while item is under way", "item comes while item and item are under way",
      ])
    #expect(coming.map(\.lane) == ["item, again", "item, once more"])
  }

  @Test func `the same code without the mistake holds, and is put to the test`() throws {
    let (result, _) = try Self.result("item + item + item", isWrong: false)
    #expect(result.cells.allSatisfy { $0.verdict == .holds })
    #expect(!result[.reachesTarget].isNeverExercised)
  }

  @Test func `there are the pairs, and each of them with a third request of the same sorts`() throws {
    let third = Route("third", summary: "Ends.", expecting: Expectation(reaches: Target(screen: 0))) {
      $0.finish(.reached)
    }
    let app = try TimingApp.app([Self.item(isWrong: false), TimingDefect.home(), third])
    for moments in [Moments.twice, .routes, .gestures, [.twice, .routes], .all] {
      let (pairs, all) = (app.inMoments(moments).routes, app.inMoments(moments, upTo: 2).routes)
      #expect(all.prefix(pairs.count).map(\.name) == pairs.map(\.name))
      let threes = all.dropFirst(pairs.count).map { $0.name.components(separatedBy: " + ") }
      #expect(threes.allSatisfy { $0.count == 3 } && Set(threes).count == threes.count)
      let known = Set(pairs.map(\.name))
      #expect(threes.allSatisfy { known.contains($0.dropLast().joined(separator: " + ")) })
      #expect(!threes.isEmpty)
      for three in threes where !moments.contains(.gestures) {
        #expect(moments.contains(.twice) || Set(three).count == 3)
        #expect(moments.contains(.routes) || Set(three).count == 1)
      }
    }
  }

  @Test func `a route of three is found by its name, and no other`() throws {
    let app = try TimingApp.app([Self.item(isWrong: false), TimingDefect.home()])
    #expect(app.having(["item"]).routes.map(\.name) == app.routes.map(\.name))
    for name in ["item + home", "go back + item", "item + home + item", "go back + item + edge"] {
      let isThere = app.having([name]).route(named: name) != nil
      #expect(isThere == !name.hasSuffix("edge"))
    }
  }

  @Test func `every stack is judged like its region while two things come`() throws {
    let app = try TimingApp.app([Self.item(isWrong: true), TimingDefect.home()]).inMoments(upTo: 2)
    let threes = app.routes.filter { $0.name.components(separatedBy: " + ").count == 3 }
    let step = TestBudget.isLong ? 3 : 16
    let tried = threes.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    #expect(tried.count > 2)
    for route in tried {
      do throws(RegionDifference) {
        _ = try RegionComparison(route, of: app, space: app.space).run()
      } catch {
        Issue.record("\(route.name): \(error)")
      }
    }
  }
}
