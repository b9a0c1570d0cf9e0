import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// Orders of events that differ only in when tasks work outside the main actor are taken together, and nothing is lost.
@MainActor
@Suite(.serialized) struct IndependentTasksTests {
  /// What the orders of two searches have shown from one stack.
  private struct Shown {
    var judgement = RouteExecution.Judgement()
    var ends: Set<[Int]> = []
    var orders = 0
    var isCutOff = false
    var sentence: String?
  }

  private static func run(_ app: RoutedApp) throws -> Shown {
    let moments = app.inMoments(.twice)
    let execution = RouteExecution(try #require(moments.routes.first), of: moments)
    var shown = Shown()
    execution.afterAttempt = { [unowned execution] _ in
      shown.orders += 1
      let stack = execution.after.entries.map { Int($0.screen) }
      shown.ends.insert([SearchApp.shown] + execution.attempts.map(\.completions) + stack)
    }
    let state = try #require(moments.space.states.first { _ in true })
    shown.judgement = execution.run(from: state)
    shown.isCutOff = execution.moments.isCutOff
    shown.sentence = execution.moments.sentence(about: .passesOwnChecks)
    return shown
  }

  private static func both(
    _ mistake: SearchApp.Mistake, images: Int = 0, _ work: SearchApp.Work = .withAWait
  ) throws -> (all: Shown, fewer: Shown) {
    let app = try SearchApp.app(mistake, images: images, work)
    return try (run(app), run(app.declaringIndependentTasks()))
  }

  @Test(arguments: SearchApp.Mistake.allCases, [SearchApp.Work.atOnce, .atFirstInTwoPieces])
  func `all orders show and end in what fewer do`(mistake: SearchApp.Mistake, work: SearchApp.Work) throws {
    let (all, fewer) = try Self.both(mistake, work)
    #expect(!all.isCutOff && !fewer.isCutOff, "\(all.orders) and \(fewer.orders)")
    #expect(all.judgement == fewer.judgement && all.ends == fewer.ends)
    #expect(all.judgement.violated.contains(.passesOwnChecks) == (mistake != .none))
    guard mistake != .countsOutside else {
      // What was declared is wrong, so all orders are run after some.
      return #expect(fewer.orders > all.orders)
    }
    #expect(fewer.orders < all.orders)
    if work == .atFirstInTwoPieces {
      #expect(fewer.orders * 4 < all.orders, "\(fewer.orders) of \(all.orders)")
    }
  }

  @Test(arguments: [SearchApp.Mistake.none, .showsLateAnswers])
  func `what waits is decided with a third`(mistake: SearchApp.Mistake) throws {
    let (all, fewer) = try Self.both(mistake)
    #expect(!all.isCutOff && !fewer.isCutOff && all.ends == fewer.ends)
    #expect(fewer.orders * 3 < all.orders, "\(fewer.orders) of \(all.orders)")
    #expect(fewer.judgement.violated.contains(.passesOwnChecks) == (mistake != .none))
  }

  @Test func `what has too many orders is decided`() throws {
    let (all, fewer) = try Self.both(.none, images: 1, .atOnce)
    #expect(all.isCutOff && all.orders >= MomentFindings.mostOrders)
    #expect(!fewer.isCutOff && !fewer.judgement.violated.contains(.passesOwnChecks), "\(fewer.orders)")
  }
}
