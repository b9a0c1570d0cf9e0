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
    let result = handingDownWitness(body)
    let undriven = QueueHooksTakeWaiting()
    var waiting = WaitingCode()
    waiting.blocks = Int(undriven.blocks)
    waiting.timers = Int(undriven.timers)
    waiting.tasks = TaskWitness.holders()
    let clock = Simulation.current.clock
    waiting.timers += clock.deferred.endlessTimers.count { $0.isValid }
    if !clock.isIdle { waiting.calls = clock.pending.count { ![.begin, .end].contains($0.kind) } }
    return (result, waiting)
  }

  /// A function of its own, because nothing but tasks may hold the witness when they are counted.
  @inline(never)
  private static func handingDownWitness<Result>(_ body: () -> Result) -> Result {
    $witness.withValue(TaskWitness.current, operation: body)
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
  private static var last = TaskWitness()

  /// Held like the last one but by no task, so that whoever looks at it counts the same for both.
  private static let unheld = TaskWitness()

  /// A witness that no task holds.
  static var current: TaskWitness {
    if !isKnownUniquelyReferenced(&last) { last = TaskWitness() }
    return last
  }

  /// How many tasks hold the current one.
  static func holders() -> Int {
    isKnownUniquelyReferenced(&last) ? 0 : count(last) - count(unheld)
  }

  @inline(never)
  private static func count(_ witness: TaskWitness) -> Int { Int(_getRetainCount(witness)) }
}
