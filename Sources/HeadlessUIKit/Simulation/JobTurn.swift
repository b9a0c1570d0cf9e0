/// A job at work, with what goes on behind it at once.
///
/// The runtime does not take the pool's stand-in for the executor that a task asked for, and puts the task to the end of the
/// queue at each call of an `async` function, where on a thread it would just go on. Within the runtime's own functions, such as
/// `Task.sleep`, nobody could notice what happens in between, and what ends a sleep does no more than hand over to the task
/// that sleeps. As events of their own these would have thousands of orders, all of them with the same ends. Between two functions of
/// the app's it stays an event: on threads something else may happen there.
@MainActor
final class JobTurn {
  private static var current: JobTurn?

  private var job: VirtualJob

  /// Whether the job ends a sleep.
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
    guard turn.wakes || job.isOfTask(of: turn.job) else { return false }
    (turn.next, turn.wakes) = (job, false)
    return true
  }
}
