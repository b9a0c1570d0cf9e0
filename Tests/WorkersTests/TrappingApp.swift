import Foundation
import HeadlessUIKit
import RoutingSpecs

/// A page that shows any screen.
final class Page: UIViewController {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

struct PageBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController { Page(screen) }

  func screen(of controller: UIViewController) -> Screen? { (controller as? Page)?.screen }
}

/// An app whose routes end their process wherever two pages are presented over the root.
@MainActor
enum TrappingApp {
  /// The ways to end a process.
  enum Ending: String, CaseIterable, Sendable {
    case fatal, cast, index, unwrap, exit, kill, hang, sink
  }

  /// The line of `fatalError` in this file.
  nonisolated static let fatalLine = #line + 6

  // Forced casts and unwrapping are what the tests are about.
  // swift-format-ignore: NeverForceUnwrap
  static func end(by ending: Ending) {
    switch ending {
    case .fatal: fatalError("no page")
    case .cast: _ = (Page(Screen(kind: 0)) as UIViewController) as! UINavigationController
    case .index: _ = [1, 2][Int(ProcessInfo.processInfo.processIdentifier)]
    case .unwrap: _ = (ProcessInfo.processInfo.environment["NO SUCH VARIABLE"])!
    case .exit: Foundation.exit(3)
    case .kill: Foundation.kill(getpid(), SIGKILL)
    case .hang: while true { usleep(1_000) }
    case .sink:
      deeper = { deeper() + 1 }
      _ = deeper()
    }
  }

  /// What calls itself without end, once it is to.
  private static var deeper: () -> Int = { 0 }

  /// A route that does nothing but that.
  static func route(_ ending: Ending) -> Route {
    Route(ending.rawValue, summary: "Ends.", expecting: Expectation(reaches: Target(screen: 0))) { attempt in
      print("nothing that anybody waits for")
      if let root = attempt.window.rootViewController, ControllerTree.layers(from: root).count == 3 {
        end(by: ending)
      }
      attempt.finish(.reached)
    }
  }

  /// A route that ends its process when what it presents has come.
  static func lateRoute(_ ending: Ending) -> Route {
    Route("late", summary: "Ends late.", expecting: Expectation(reaches: Target(screen: 0))) { attempt in
      attempt.window.rootViewController?.present(Page(Screen(kind: 0)), animated: true) { end(by: ending) }
    }
  }

  /// A route that takes a millisecond, counts in memory how often it was performed, and perhaps ends its process.
  ///
  /// - Parameters:
  ///   - count: The memory.
  ///   - ending: How the process ends where two pages are presented over the root, or `nil`.
  ///   - number: When it is performed for this time it hangs, wherever that is; never where `nil`.
  /// - Returns: The route.
  static func countingRoute(
    _ count: UnsafeMutableRawPointer, _ ending: Ending? = nil, hangingAt number: Int? = nil
  ) -> Route {
    Route("count", summary: "Counts.", expecting: Expectation(reaches: Target(screen: 0))) { attempt in
      count.storeBytes(of: count.load(as: Int.self) + 1, as: Int.self)
      usleep(1_000)
      if count.load(as: Int.self) == number { end(by: .hang) }
      if let ending, let root = attempt.window.rootViewController,
        ControllerTree.layers(from: root).count == 3
      {
        end(by: ending)
      }
      attempt.finish(.reached)
    }
  }

  /// A route whose code waits, on the main actor and elsewhere, before it ends well.
  static func waitingRoute() -> Route {
    Route("wait", summary: "Waits.", expecting: Expectation(reaches: Target(screen: 0))) { attempt in
      Task {
        let number = await Task.detached { 3 }.value
        try? await Task.sleep(nanoseconds: 5_000_000)
        if number == 3 { attempt.finish(.reached) }
      }
    }
  }

  /// The app: pages alone and over each other, so that with `n` of them `n * n * n` stacks end the process.
  static func app(pages: Int, large: Bool = false, _ endings: [Ending] = Ending.allCases) throws -> RoutedApp
  {
    try app(pages: pages, large: large, routes: endings.map(route) + [waitingRoute()])
  }

  /// The app with other routes.
  static func app(pages: Int, large: Bool = false, routes: [Route]) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue((0..<pages).map { ScreenEntry(name: "Page\($0)") })
    let bounds = StackSpace.Bounds(tabs: 0, depth: 0, modals: 2, splits: false)
    let wider = StackSpace.Bounds(tabs: 0, depth: 1, modals: 2, splits: false)
    return try RoutedApp(
      name: "trapping", summary: "Traps.",
      space: try StackSpace(catalogue: catalogue, bounds: large ? wider : bounds),
      exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: bounds), binding: PageBinding(),
      routes: routes)
  }
}
