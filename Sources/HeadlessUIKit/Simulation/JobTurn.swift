/// A job at work, with what goes on behind it at once.
///
/// The runtime does not take the pool's stand-in for the executor that a task asked for, and puts the task to the end of the
/// queue at each call of an `async` function, where on a thread it would just go on. Within the runtime's own functions, such as
/// `Task.sleep`, nobody could notice what happens in between, and what ends a sleep does no more than hand over to the task
/// that sleeps. As events of their own these would have thousands of orders, all of them with the same ends. Which functions those
/// are is told by where their code is; those that the compiler copies into each program are found by its symbol table, and a
/// stripped program only has more orders. Between two functions of the app's it stays an event: on threads something else may
/// happen there.
@MainActor
final class JobTurn {
  private static var current: JobTurn?

  private var job: VirtualJob

  /// Whether the job ends a sleep, and the task that sleeps has not gone on yet.
  private var wakes: Bool

  private var next: VirtualJob?

  init(of job: VirtualJob, wakes: Bool) { (self.job, self.wakes) = (job, wakes) }

  /// Lets the job run, and what goes on behind it.
  func run() {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    repeat {
      job = next ?? job
      next = nil
      job.runAlone()
    } while next != nil
  }

  /// Lets a job go on behind the one at work, if it is one that does.
  static func takes(_ job: VirtualJob) -> Bool {
    guard let turn = current, !job.isMain, turn.next == nil, job.isOfRuntime else { return false }
    if !job.isOfTask(of: turn.job) {
      guard turn.wakes else { return false }
      turn.wakes = false
    }
    turn.next = job
    return true
  }
}
