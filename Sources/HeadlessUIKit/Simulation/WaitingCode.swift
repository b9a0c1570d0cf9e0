/// Code that had not run when a run came to rest, as far as it can be known.
///
/// A run is at rest when the virtual clock has nothing left, however late it is due: whatever waits for an hour of virtual
/// time has run by then. What waits for something else has not, and nobody knows what it would have done.
public struct WaitingCode: Hashable, Sendable, Codable {
  /// Calls that the virtual clock was still to make, because the budget of events was used up.
  public var calls = 0

  /// Tasks that had not ended: nobody resumes them, or another thread does.
  ///
  /// Counted are those that were begun by the route or by what it has set going, but for detached ones.
  public var tasks = 0

  /// Blocks of Dispatch that wait for what nobody does: a group that is not left, a work item that is not carried out, an
  /// event of a source.
  public var blocks = 0

  /// Timers that repeat and that nobody has invalidated after sixty times, and timers of Dispatch.
  public var timers = 0

  /// Nothing.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { self == WaitingCode() }

  /// The most of each kind that was waiting in one of two runs.
  ///
  /// - Parameter other: What was waiting in the other run.
  /// - Returns: The larger of the two counts, kind by kind.
  public func union(_ other: WaitingCode) -> WaitingCode {
    var result = self
    result.calls = max(calls, other.calls)
    result.tasks = max(tasks, other.tasks)
    result.blocks = max(blocks, other.blocks)
    result.timers = max(timers, other.timers)
    return result
  }

  /// How much of each, such as `1 timer, 2 tasks`.
  public var words: String {
    let parts = [
      (timers, "timer", "timers"), (calls, "call of the virtual clock", "calls of the virtual clock"),
      (tasks, "task", "tasks"),
      (blocks, "block on a queue of Dispatch", "blocks on queues of Dispatch"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }
}
