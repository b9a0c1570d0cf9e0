import Checking
import Foundation
import HeadlessUIKit
import RoutingSpecs
import Storefront
import TestSupport
import Testing
import TimingDefects
import Workers

/// What is told of a run in which something comes in the middle.
@MainActor
@Suite(.serialized) struct MomentExplanationTests {
  private func explanation(
    of pair: String, in app: RoutedApp, from text: String
  ) throws -> RouteExplanation {
    let moments = app.inMoments()
    let state = try StackNotation(catalogue: app.catalogue).state(from: text)
    return RouteExecution(try #require(moments.route(named: pair)), of: moments).explain(state)
  }

  @Test func `the order that shows it is told, with the moment at which the second came`() throws {
    let told = try explanation(
      of: "login-from-root + product", in: Storefront.app(), from: "Product > Home")
    #expect(told.judgement.violated == RouteProperties(.reachesTarget))
    #expect(told.attempts.count == 1)
    let titles = told.attempts[0].steps.map(\.title)
    let came = try #require(titles.firstIndex(of: "product comes while login-from-root is under way"))
    let dismissal = try #require(
      titles.firstIndex { $0.hasPrefix("the dismissal of") && $0.hasSuffix("ends") })
    #expect(came < dismissal)
    #expect(told.attempts[0].outcome == "reached; product: reached")
    #expect(
      told.findings.map(\.sentence) == [
        "product came after 1 event, and said that it arrived, but its target is not where it should be. "
          + "At rest it would have done no harm. 2 events later it does none either."
      ])
  }

  @Test func `equal runs are told in equal words, and the same order once more is the same run`() throws {
    let texts = try (0..<2).map { _ in
      let told = try explanation(
        of: "login-from-root + product", in: Storefront.app(), from: "Product > Home")
      return String(decoding: try JSONEncoder.sorted.encode(told), as: UTF8.self)
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `of a run in which nothing is wrong the order at rest is told`() throws {
    let told = try explanation(of: "product + login", in: Storefront.app(), from: "Home")
    #expect(told.judgement.violated == [])
    #expect(told.attempts.count == 1)
    #expect(told.attempts[0].steps.contains { $0.title == "login comes at rest" })
  }

  @Test func `a run that traps in one order is told until it does`() throws {
    let item = TimingDefect.item { attempt in
      let navigation = attempt.window.navigation
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        precondition(attempt.window.navigation === navigation, "no stack to push onto")
        attempt.decline("nothing")
      }
    }
    let app = try TimingApp.app([item, TimingDefect.home()]).inMoments()
    let route = try #require(app.route(named: "item + home"))
    let check = try WorkerCheck(
      [route], of: app, plan: RouteCheck.Plan(), workers: 1, runTime: .seconds(5))
    let result = try #require(try check.run().first)
    let group = try #require(result[.doesNotTrap].groups.first)
    let told = try check.explain(group.witness, route: 0)
    #expect(told.judgement.violated == RouteProperties(.doesNotTrap))
    #expect(told.attempts.count == 1)
    #expect(told.attempts[0].steps.contains { $0.title == "home comes while item is under way" })
  }

  @Test func `a refusal that names a controller keeps it no longer than it is read`() throws {
    let item = TimingDefect.item { attempt in
      guard let top = attempt.window.topmost else { return }
      guard top.isBeingDismissed else {
        return attempt.whenStill { attempt.present(over: attempt.window.topmost) }
      }
      attempt.finish(.declined(RouteRefusal("goes", message: "\(top) goes")))
    }
    let app = try TimingApp.app([item]).inMoments(.gestures)
    let route = try #require(app.route(named: "swipe the sheet down + item"))
    let execution = RouteExecution(route, of: app)
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Home > Login")
    let judgement = execution.run(from: state)
    #expect(judgement.exercised.contains(.releasesControllers))
    #expect(!judgement.violated.contains(.releasesControllers))
  }

  @Test func `what once led the model into disorder does so no more`() throws {
    let lines = String(decoding: try Repository.fixture("Counterexamples/moments.txt"), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    for line in lines {
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(parts.count == 4 && parts[0] == "storefront")
      let property = try #require(RouteProperty(rawValue: parts[3]))
      let told = try explanation(of: parts[1], in: Storefront.app(), from: parts[2])
      #expect(!told.judgement.violated.contains(property) && told.judgement.exercised.contains(property))
    }
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
