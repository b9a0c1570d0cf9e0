import Checking
import RoutingSpecs

/// Makes each screen of an app once and shows it by itself, in a worker of its own.
///
/// A screen that traps when it is made, or when its view is loaded, would end every run of a stack that has it, and be
/// blamed on whatever route is performed from there. It is found here before any route is performed. The worker serves
/// nothing else, so that what screens leave behind in it is seen by no check.
@MainActor
struct ScreenTrial {
  private let app: RoutedApp
  private let options: RouteExecution.Options
  private let runTime: Duration

  /// Prepares a trial, in which a screen that takes longer than `runTime` counts as hanging; nothing is made yet.
  init(_ app: RoutedApp, options: RouteExecution.Options, runTime: Duration) {
    self.app = app
    var options = options
    options.properties = []
    self.options = options
    self.runTime = runTime
  }

  /// Makes and shows the screens, and says what is wrong with the first that ends the process.
  func failure(endsAtOnce: () -> Bool) throws(WorkerError) -> StopReason? {
    let trials = trials
    let show = show
    let pool = try WorkerPool(count: 1) { request, port in
      for trial in trials[Wire.value(Int.self, from: request)...] {
        port.board.startRun()
        show(trial.state)
      }
      return []
    }
    defer { pool.stop() }
    let watch = HangWatch(limit: runTime, workers: 1)
    var (first, killed, deathsWithoutRun) = (0, -1, 0)
    while true {
      watch.start(0)
      pool.send(Wire.bytes(first), to: 0)
      guard let (end, traces) = try death(in: pool, watch, endsAtOnce) else { return nil }
      let trial = min(first + traces.runsStarted, trials.count) - 1
      if traces.runsStarted == 0 {
        deathsWithoutRun += 1
        if deathsWithoutRun > 10 { throw .workersDoNotStart }
      } else if let end = end.endOfRun(isAgain: killed == trial) {
        return .unusableScreen("\(trials[trial].words) \(end)")
      } else {
        (first, killed) = (trial, trial)
      }
    }
  }

  /// Waits until the worker has shown everything (`nil`) or is dead.
  private func death(
    in pool: WorkerPool, _ watch: HangWatch, _ endsAtOnce: () -> Bool
  ) throws(WorkerError) -> (WorkerEnd, WorkerTraces)? {
    while !endsAtOnce() {
      for (_, event) in try pool.wait(milliseconds: 50) {
        switch event {
        case .interim: break
        case .answer: return nil
        case .death(let end, let traces): return (watch.judge(end, of: 0), traces)
        }
      }
      if watch.isHanging(0, runsStarted: pool.runsStarted(by: 0)) { pool.kill(0) }
    }
    return nil
  }

  /// One screen in the simplest stack that has it.
  private struct Trial {
    let state: StackState
    let words: String
  }

  /// Every way in which a screen may occur: with each of its contexts, and refusing to be dismissed or not.
  private var trials: [Trial] {
    let notation = StackNotation(catalogue: app.catalogue)
    return app.catalogue.variants.compactMap { screen in
      simplest(with: screen).map { state in
        let (name, text) = (app.catalogue.screens[screen.kind].name, notation.text(for: state))
        let place = text == name ? "" : " (\(text))"
        return Trial(state: state, words: "\(name), made and shown by itself\(place),")
      }
    }
  }

  /// The simplest stack of the space that has a screen; `nil` where the app's stacks do not have it.
  private func simplest(with screen: Screen) -> StackState? {
    let own = StackState.Content.screen(screen)
    let others = app.catalogue.screens.indices.prefix(1).map { StackState.Content.screen(Screen(kind: $0)) }
    let candidates =
      [
        StackState(root: own), StackState(root: .navigation([screen])),
        StackState(root: .tabs([own], selected: 0)),
      ]
      + others.flatMap {
        [
          StackState(root: $0, modals: own), StackState(root: $0, modals: .navigation([screen])),
          StackState(root: .split(primary: own, secondary: $0)),
          StackState(root: .split(primary: $0, secondary: own)),
        ]
      }
    return candidates.first { (try? app.space.rank(of: $0)) != nil }
  }

  /// Makes a stack, lets it come to rest, and takes it apart, as runs of routes do.
  private func show(_ state: StackState) {
    let route = Route(
      "show", summary: "Does nothing.", expecting: Expectation(reaches: Target(screen: 0))
    ) { $0.finish(.reached) }
    guard
      let shown = try? RoutedApp(
        name: app.name, summary: app.summary, space: app.space, exhaustiveSpace: app.exhaustiveSpace,
        binding: app.binding, routes: [route], settings: app.settings)
    else { preconditionFailure("an app with a route that does nothing") }
    _ = RouteExecution(route, of: shown, options: options).run(from: state)
  }
}
