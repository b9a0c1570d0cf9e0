import Checking

/// When runs are to end before they are done: the one place that asks the user, the clock and the memory.
@MainActor
struct RunLimits {
  let surroundings: any Surroundings

  /// How much the processes may hold together; `nil` where nobody looks.
  let memory: MemoryBudget?

  init(_ arguments: ParsedArguments, _ surroundings: any Surroundings) throws {
    self.surroundings = surroundings
    memory = try arguments.memory() ?? surroundings.standardMemory.map { MemoryBudget(bytes: $0) }
  }

  /// Why to stop, or `nil`; the deadline is one of the surroundings' clock.
  func stopReason(at deadline: Double?) -> StopReason? {
    if surroundings.isInterrupted { return .cancelled }
    if let deadline, surroundings.seconds >= deadline { return .time }
    if let memory, surroundings.heldMemory > memory.bytes { return .memory(memory) }
    return nil
  }
}
