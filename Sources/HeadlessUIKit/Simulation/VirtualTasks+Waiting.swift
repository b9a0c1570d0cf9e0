import ConcurrencyHooks
import Foundation

extension VirtualTasks {
  /// Lets code run, with all that comes of it, and counts what is left waiting.
  ///
  /// - Parameter body: The code; it is called within a session, and runs the clock as far as it is to go.
  /// - Returns: What the code gave, and what was still waiting then.
  package static func countingWaiting<Result>(_ body: () -> Result) -> (result: Result, waiting: WaitingCode)
  {
    _ = QueueHooksTakeWaiting()
    TaskWitness.renew()
    let result = handingDownWitness(body)
    let undriven = QueueHooksTakeWaiting()
    var waiting = WaitingCode()
    waiting.blocks = Int(undriven.blocks)
    waiting.timers = Int(undriven.timers)
    waiting.tasks = TaskWitness.holders
    let clock = Simulation.current.clock
    waiting.timers += clock.deferredWork?.endlessTimers.count { $0.isValid } ?? 0
    if !clock.isIdle { waiting.calls = clock.pending.count { ![.begin, .end].contains($0.kind) } }
    return (result, waiting)
  }

  /// A function of its own, because nothing but tasks may hold the witness when they are counted.
  @inline(never)
  private static func handingDownWitness<Result>(_ body: () -> Result) -> Result {
    $witness.withValue(TaskWitness.last, operation: body)
  }

  /// Handed down from code to the tasks that it begins, and from those to theirs.
  @TaskLocal fileprivate static var witness: TaskWitness?
}

/// Is held by each task that was begun while it was handed down, until the task has ended.
///
/// The runtime tells nobody of the end of a task; but what is handed down to a task is let go then, even if somebody
/// still holds the task itself.
@MainActor
private final class TaskWitness {
  /// The one that is handed down now.
  static private(set) var last = TaskWitness()

  /// What is counted of the last one while no task holds it.
  private static var unheld = 0

  /// Puts another in its place, if a task holds the last one still.
  static func renew() {
    if !isKnownUniquelyReferenced(&last) { last = TaskWitness() }
    if unheld == 0 { unheld = references() }
  }

  /// How many tasks hold the last one.
  static var holders: Int { isKnownUniquelyReferenced(&last) ? 0 : references() - unheld }

  /// How often the last one is held.
  ///
  /// Never inlined, so that it counts the same before and after tasks were begun.
  @inline(never)
  private static func references() -> Int { Int(_getRetainCount(last)) }
}
