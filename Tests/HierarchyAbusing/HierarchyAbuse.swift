import Foundation
import HeadlessUIKit

/// Does to a hierarchy whatever comes to mind, allowed or not, and checks after each step that it is in order.
///
/// It is how the model checks itself: operations are drawn from a seed, some of them inside the callbacks of others,
/// with and without transitions in flight. Nothing in it depends on anything but the answers it gets.
@MainActor
package final class HierarchyAbuse {
  var windows = [UIWindow(frame: .zero), UIWindow(frame: .zero), UIWindow(frame: .zero)]
  var choices: AbuseChoices
  var registry: [WeakController] = []
  var pool: [UIViewController] = []
  var depth = 0
  var problem: String?
  var isOver = false
  let trace: ((String) -> Void)?
  private(set) var animatesTabs = false
  private(set) lazy var animations = AbusedAnimations(in: self)

  private let seed: UInt64
  private var step = 0
  private var operation = ""
  private var summary = Summary()

  struct WeakController {
    weak var controller: UIViewController?
  }

  /// Runs episodes until the number of operations is reached or something is wrong.
  ///
  /// - Parameters:
  ///   - operations: The least number of operations in all, at least 1.
  ///   - seed: What all draws depend on; each further episode has the next seed.
  ///   - episode: The number of operations between two fresh starts.
  ///   - record: Told of each answer that was drawn, and of how many there were to choose from.
  /// - Returns: What was done, and the first thing that was wrong. About 2 µs an operation in release mode.
  package static func run(
    operations: Int, seed: UInt64, episode: Int = 500, record: ((Int, Int) -> Void)? = nil
  ) -> Summary {
    var summary = Summary()
    var episodeSeed = seed
    while summary.operations < operations, summary.finding == nil {
      let one = runEpisode(
        AbuseChoices(seed: episodeSeed, record: record), seed: episodeSeed, operations: episode, trace: nil)
      summary.add(one)
      episodeSeed &+= 1
    }
    return summary
  }

  /// Runs one episode whose answers come from somebody else, until the answer is to end it.
  ///
  /// - Parameters:
  ///   - operations: The most operations.
  ///   - trace: Called with each operation before it is done.
  ///   - choose: Gives one of so many answers, from 0, which is the simplest; where there are no more, 0 ends the episode.
  /// - Returns: What was done, and the first thing that was wrong.
  package static func replay(
    operations: Int = 500, trace: ((String) -> Void)? = nil, choose: @escaping (Int) -> Int
  ) -> Summary {
    runEpisode(AbuseChoices(asking: choose), seed: 0, operations: operations, trace: trace)
  }

  private static func runEpisode(
    _ choices: AbuseChoices, seed: UInt64, operations: Int, trace: ((String) -> Void)?
  ) -> Summary {
    var choices = choices
    let simulation = Simulation.reset(settings: HierarchyAbuse.settings(from: &choices))
    // Only what the episode makes counts: whoever was there before may go at any time.
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    var summary: Summary
    do {
      let abuse = HierarchyAbuse(choices, seed: seed, trace: trace)
      abuse.perform(operations)
      if abuse.problem == nil { abuse.clear() }
      abuse.noteTree()
      abuse.takeFaults(of: simulation)
      summary = abuse.summary
      if let problem = abuse.problem { summary.finding = abuse.finding(problem) }
    }
    summary.leaks = simulation.leaked.count
    Simulation.reset()
    summary.liveAfterReset = ControllerLedger.aliveCount
    if summary.finding == nil, summary.liveAfterReset != 0 {
      summary.finding = Finding(
        seed: seed, step: summary.operations, operation: "reset",
        problem: "\(summary.liveAfterReset) controllers are alive")
    }
    return summary
  }

  /// Each episode has its own choice of settings, so that both sides of each are abused.
  private static func settings(from random: inout AbuseChoices) -> ModelSettings {
    var settings = ModelSettings()
    settings.presentInFlight = random.isLucky(2) ? .wait : .refuse
    settings.dismissInFlight = random.isLucky(2) ? .refuse : .wait
    settings.secondDismissFallsThrough = !random.isLucky(4)
    settings.holdsPushAfterSet = random.isLucky(4)
    settings.stackEditInFlight = random.pick(from: ModelSettings.StackEditPolicy.allCases)
    settings.orphanStaysInWindow = !random.isLucky(4)
    settings.readPresentationControllerLeaks = !random.isLucky(2)
    settings.presentedElsewhere = random.pick(from: ModelSettings.RoleConflictPolicy.allCases)
    settings.contextBlanksAfterTabSwitch = random.isLucky(4)
    settings.contextSkipsNavigation = random.isLucky(4)
    settings.horizontalSizeClass = random.isLucky(2) ? .compact : .regular
    settings.splitPush = random.isLucky(4) ? .ignore : .raise
    settings.extraColumns = random.pick(from: ModelSettings.ExtraColumnPolicy.allCases)
    settings.dismissalCompletion = random.isLucky(2) ? .always : .carriedOut
    settings.endsBeforeDidCallbacks = random.isLucky(2)
    settings.marksPresentedAtOnce = random.isLucky(2)
    settings.presentsInHiddenWindow = random.isLucky(2)
    settings.tellsOfEmptyStack = random.isLucky(2)
    return settings
  }

  private init(_ choices: AbuseChoices, seed: UInt64, trace: ((String) -> Void)?) {
    self.choices = choices
    animatesTabs = self.choices.isLucky(2)
    self.seed = seed
    self.trace = trace
    windows[0].makeKeyAndVisible()
  }

  private func perform(_ count: Int) {
    windows[0].rootViewController = make()
    while step < count, problem == nil {
      let drawn = AbuseOperation.table[choices.belowUnlessEnded(AbuseOperation.table.count)]
      guard let next = drawn else { break }
      step += 1
      if step.isMultiple(of: 64) { tidy() }
      operation = next.rawValue
      note("\(step):")
      perform(next)
      check()
    }
    summary.operations = step
  }

  /// Forgets what has gone, and what the console said, so that long episodes do not grow.
  private func tidy() {
    registry.removeAll { $0.controller == nil }
    takeFaults(of: Simulation.current)
  }

  private func takeFaults(of simulation: Simulation) {
    for fault in simulation.faults { summary.faults[fault.name, default: 0] += 1 }
    simulation.forgetFaults()
  }

  private func check() {
    let isSettled = Simulation.current.clock.isIdle
    for window in windows where problem == nil {
      summary.checks += 1
      problem = ControllerTree._checkInvariants(of: window, isSettled: isSettled)?.description
    }
    if isSettled, problem == nil { checkParents() }
  }

  /// Whoever has a parent is listed there, in a window or out of it.
  private func checkParents() {
    for controller in registry.compactMap(\.controller)
    where ControllerTree.hasParentThatForgotIt(controller) {
      report("\(controller) has a parent that does not list it")
    }
  }

  /// Lets everything end, drops everything, and compares what is alive with what UIKit would have kept.
  private func clear() {
    operation = "clear"
    isOver = true
    guard Simulation.current.clock.settle() else {
      problem = "the clock does not come to rest"
      return
    }
    finishAnimations()
    check()
    guard problem == nil else { return }
    pool = []
    for window in windows { ControllerTree.clear(window) }
    let kept = Simulation.current.keptControllerCount
    summary.liveAfterClear = ControllerLedger.aliveCount
    if summary.liveAfterClear != kept {
      problem = "\(summary.liveAfterClear) controllers are alive, of which UIKit would have kept \(kept)"
    }
  }

  private func finding(_ problem: String) -> Finding {
    Finding(seed: seed, step: step, operation: operation, problem: problem)
  }
}
