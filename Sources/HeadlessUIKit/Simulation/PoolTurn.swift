/// A job of the pool at work, with what goes on behind it at once.
///
/// The runtime does not take the pool's stand-in for the executor that a task asked for, and puts the task to the end of the
/// queue at each call of an `async` function, where on a thread it would just go on. And what ends a sleep does no more than
/// hand over to the task that sleeps. As events of their own these would have thousands of orders, and all of them the same ends.
@MainActor
final class PoolTurn {
  private static var current: PoolTurn?

  /// How often a turn goes on: a task that yields until something has happened must let it happen.
  private var left = 64

  private var job: VirtualJob
  private var wakes: Bool
  private var next: VirtualJob?

  init(of job: VirtualJob, wakes: Bool) { (self.job, self.wakes) = (job, wakes) }

  func run() {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    repeat {
      job = next ?? job
      next = nil
      job.job.runSynchronously(on: VirtualExecutors.pool.asUnownedTaskExecutor())
    } while next != nil
  }

  /// Lets a job go on behind the one at work, if it is one that does.
  static func takes(_ job: VirtualJob) -> Bool {
    guard let turn = current, !job.isMain, turn.left > 0, turn.next == nil else { return false }
    guard turn.wakes || job.isOfTask(of: turn.job) else { return false }
    turn.next = job
    turn.wakes = false
    turn.left -= 1
    return true
  }
}
