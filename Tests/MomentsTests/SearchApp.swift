import Foundation
import HeadlessUIKit
import RoutingSpecs
import Synchronization
import Watching

/// An app that searches while earlier searches and images are under way, and shows whatever comes back.
@MainActor
enum SearchApp {
  /// What is wrong with it.
  enum Mistake: CaseIterable {
    case none
    /// An answer is shown also where another search was begun meanwhile.
    case showsLateAnswers
    /// Searches are numbered by whoever works first, outside the main actor: the tasks are not independent.
    case countsOutside
  }

  /// How tasks work outside the main actor.
  enum Work {
    /// In one piece, in two where it is the first search, in two always, or with a while between the two.
    case atOnce, atFirstInTwoPieces, inTwoPieces, withAWait
  }

  private static var latest = 0
  private(set) static var shown = 0
  private nonisolated static let tickets = Mutex(0)

  private final class Home: UIViewController {}
  private final class Results: UIViewController {}

  private struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController { screen.kind == 0 ? Home() : Results() }

    func screen(of controller: UIViewController) -> Screen? {
      controller is Home ? Screen(kind: 0) : controller is Results ? Screen(kind: 1) : nil
    }

    func startOver() {
      (latest, shown) = (0, 0)
      tickets.withLock { $0 = 0 }
    }
  }

  /// The app.
  ///
  /// - Parameters:
  ///   - mistake: What is wrong with it.
  ///   - images: How many images are loaded with each answer.
  ///   - work: How tasks work outside the main actor.
  /// - Returns: The app.
  /// - Throws: Nothing, as its bounds are right.
  static func app(_ mistake: Mistake = .none, images: Int = 0, _ work: Work = .withAWait) throws -> RoutedApp
  {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Results")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: 0, splits: false))
    let route = Route(
      "search", summary: "Shows what was found.", expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      if !(attempt.window.rootViewController is Results) { attempt.window.rootViewController = Results() }
      search(mistake, images: images, work)
      attempt.finish(.reached)
    }
    return try RoutedApp(
      name: "search", summary: "Searches.", space: space, exhaustiveSpace: space, binding: Binding(),
      routes: [route.alsoChecking(showsLatest)])
  }

  /// In the end the user sees what was asked for last.
  private static let showsLatest = OverTime(
    "showsLatest", .eventually(.always(.now("the latest answer is shown") { _ in shown == latest })))

  private static func search(_ mistake: Mistake, images: Int, _ work: Work) {
    latest += 1
    let number = latest
    Task {
      let answer = await find(
        number, numbersItself: mistake == .countsOutside, number == 1 ? work : work.later)
      if mistake != .none || number == latest { shown = answer }
    }
    for _ in 0..<images { Task { await load(work) } }
  }

  private nonisolated static func find(_ number: Int, numbersItself: Bool, _ work: Work) async -> Int {
    let ticket = tickets.withLock { count in
      count += 1
      return count
    }
    await load(work)
    return numbersItself ? ticket : number
  }

  private nonisolated static func load(_ work: Work) async {
    switch work {
    case .atOnce: break
    case .atFirstInTwoPieces: await Task.yield()
    case .inTwoPieces: await Task.yield()
    case .withAWait: try? await Task.sleep(for: .milliseconds(20))
    }
  }
}

extension SearchApp.Work {
  /// How those work that come later.
  fileprivate var later: Self { self == .atFirstInTwoPieces ? .atOnce : self }
}
