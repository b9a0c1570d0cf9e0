import Foundation

/// Does to a hierarchy whatever comes to mind, allowed or not, and checks after each step that it is in order.
///
/// It is how the model checks itself: operations are drawn from a seed, some of them inside the callbacks of others,
/// with and without transitions in flight. Nothing in it depends on anything but the seed.
@MainActor
package final class HierarchyAbuse {
  /// What was found wrong.
  package struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The seed of the episode.
    package let seed: UInt64
    /// How many operations had been done.
    package let step: Int
    /// The operation after which it was found.
    package let operation: String
    /// What is wrong.
    package let problem: String

    /// The finding in words.
    package var description: String { "seed \(seed), step \(step), after \(operation): \(problem)" }
  }

  /// What a run did.
  package struct Summary: Hashable, Sendable {
    /// How many operations were done.
    package var operations = 0
    /// How many faults were recorded.
    package var faults = 0
    /// How many controllers were kept alive as UIKit would have kept them.
    package var leaks = 0
    /// What was found wrong first, `nil` if nothing was.
    package var finding: Finding?
  }

  let seed: UInt64
  let window = UIWindow(frame: .zero)
  let secondWindow = UIWindow(frame: .zero)
  var random: SplitMix
  var registry: [WeakController] = []
  var pool: [UIViewController] = []
  var depth = 0
  var problem: String?
  var step = 0
  var operation = ""

  struct WeakController {
    weak var controller: UIViewController?
  }

  /// Runs episodes until the number of operations is reached or something is wrong.
  ///
  /// - Parameters:
  ///   - operations: The least number of operations in all, at least 1.
  ///   - seed: What all draws depend on.
  ///   - episode: The number of operations between two fresh starts.
  ///   - trace: Called with each operation before it is done.
  /// - Returns: What was done, and the first thing that was wrong. About 2 µs an operation in release mode.
  package static func run(
    operations: Int, seed: UInt64, episode: Int = 500, trace: ((String) -> Void)? = nil
  ) -> Summary {
    var summary = Summary()
    var episodeSeed = seed
    while summary.operations < operations, summary.finding == nil {
      runEpisode(seed: episodeSeed, operations: episode, trace: trace, into: &summary)
      episodeSeed &+= 1
    }
    Simulation.reset()
    return summary
  }

  private static func runEpisode(
    seed: UInt64, operations: Int, trace: ((String) -> Void)?, into summary: inout Summary
  ) {
    let before = Simulation.reset(settings: HierarchyAbuse.settings(for: seed))
    let alive = Simulation.liveControllers
    do {
      let abuse = HierarchyAbuse(seed: seed)
      abuse.perform(operations, trace: trace)
      summary.operations += abuse.step
      summary.faults += before.faults.count
      summary.finding = abuse.problem.map(abuse.finding)
      if summary.finding == nil { summary.finding = abuse.clear(beside: alive) }
    }
    summary.leaks += before.leaked.count
    Simulation.reset()
    if summary.finding == nil, Simulation.liveControllers != alive {
      summary.finding = Finding(
        seed: seed, step: operations, operation: "reset",
        problem: "\(Simulation.liveControllers - alive) controllers are alive")
    }
  }

  /// Each seed has its own choice of settings, so that both sides of each are abused.
  private static func settings(for seed: UInt64) -> ModelSettings {
    var random = SplitMix(state: seed &* 31)
    var settings = ModelSettings()
    settings.presentInFlight = random.isLucky(2) ? .wait : .refuse
    settings.dismissInFlight = random.isLucky(2) ? .wait : .refuse
    settings.secondDismissFallsThrough = !random.isLucky(4)
    settings.holdsPushAfterSet = random.isLucky(4)
    settings.stackEditInFlight = random.pick(from: ModelSettings.StackEditPolicy.allCases)
    settings.orphanStaysInWindow = !random.isLucky(4)
    settings.readPresentationControllerLeaks = random.isLucky(2)
    settings.presentedElsewhere = random.pick(from: ModelSettings.RoleConflictPolicy.allCases)
    settings.contextBlanksAfterTabSwitch = random.isLucky(4)
    settings.contextSkipsNavigation = random.isLucky(4)
    settings.horizontalSizeClass = random.isLucky(2) ? .compact : .regular
    return settings
  }

  private init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(state: seed)
    window.makeKeyAndVisible()
  }

  private func perform(_ count: Int, trace: ((String) -> Void)?) {
    window.rootViewController = make()
    while step < count, problem == nil {
      step += 1
      if random.isLucky(64) { registry.removeAll { $0.controller == nil } }
      let next = AbuseOperation.draw(from: &random)
      operation = next.rawValue
      trace?("\(step) \(operation), newest #\(Simulation.lastSerial)")
      perform(next)
      check()
    }
  }

  private func check() {
    let isSettled = Simulation.current.clock.isIdle
    for window in [window, secondWindow] where problem == nil {
      problem = ControllerTree._checkInvariants(of: window, isSettled: isSettled)?.description
    }
  }

  /// Lets everything end, drops everything, and compares what is alive with what UIKit would have kept.
  private func clear(beside others: Int) -> Finding? {
    guard Simulation.current.clock.settle() else {
      problem = "the clock does not come to rest"
      return finding("settle")
    }
    check()
    if problem != nil { return problem.map(finding) }
    pool = []
    for window in [window, secondWindow] { ControllerTree.clear(window) }
    let kept = Simulation.current.keptControllerCount
    let alive = Simulation.liveControllers - others
    guard alive != kept else { return nil }
    operation = "clear"
    return finding("\(alive) controllers are alive, \(kept) of them kept as UIKit would")
  }

  private func finding(_ problem: String) -> Finding {
    Finding(seed: seed, step: step, operation: operation, problem: problem)
  }
}

/// A small generator of random numbers (Steele, Lea and Flood 2014, https://doi.org/10.1145/2714064.2660195).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether one chance in a number came true.
  mutating func isLucky(_ chances: Int) -> Bool { below(chances) == 0 }

  mutating func pick<Element>(from elements: [Element]) -> Element { elements[below(elements.count)] }
}

extension Simulation {
  /// How many controllers are reachable from what UIKit would have leaked.
  fileprivate var keptControllerCount: Int {
    var seen: Set<ObjectIdentifier> = []
    for controller in leaked + keptPresenters { controller.countKept(&seen) }
    return seen.count
  }
}

extension UIViewController {
  fileprivate final func countKept(_ seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return }
    for child in childStorage { child.countKept(&seen) }
    presentedStorage?.countKept(&seen)
    if let tabs = self as? UITabBarController {
      for tab in tabs.tabs { tab.countKept(&seen) }
      tabs.more?.countKept(&seen)
    }
    if let split = self as? UISplitViewController {
      for held in split.columns.all { held.countKept(&seen) }
    }
    (self as? UINavigationController)?.shown?.countKept(&seen)
    transition?.countKept(&seen)
    stackTransitionInFlight?.countKept(&seen)
  }
}

extension Transition {
  @MainActor
  fileprivate func countKept(_ seen: inout Set<ObjectIdentifier>) {
    for controller in [presenter, presented, from, to] { controller?.countKept(&seen) }
    for controller in entering + leaving { controller.countKept(&seen) }
  }
}
