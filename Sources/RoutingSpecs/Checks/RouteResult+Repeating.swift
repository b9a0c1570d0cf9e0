package import Checking

extension RouteResult {
  /// The most stacks of a route that are run again before they are shown.
  package static let mostRepeated = 8

  /// A stack that shows violations.
  package struct Witness {
    /// The stack.
    package let state: StackState

    /// All violations that are shown by it, in the order of the properties.
    package fileprivate(set) var groups: [ViolationGroup]
  }

  /// The stacks that are run again before they are shown, the first ones of each property in turn.
  ///
  /// Stacks from which a run hangs are left out: each of their runs has already been made again in another process.
  package var witnesses: [Witness] {
    var result: [Witness] = []
    for group in cells.flatMap(\.groups) where group.signature.abnormalEnd != .hang {
      if let index = result.firstIndex(where: { $0.state == group.witness }) {
        result[index].groups.append(group)
      } else if result.count < Self.mostRepeated {
        result.append(Witness(state: group.witness, groups: [group]))
      }
    }
    return result
  }

  /// The result of a route whose time was up before it was run again: what it violates was seen, and nothing holds.
  package func unrepeated(because reason: StopReason) -> RouteResult {
    var result = self
    for index in cells.indices {
      if case .holds = cells[index].verdict { result.cells[index].end(because: reason) }
    }
    return result
  }

  /// The result of a route of which it has been found out that nothing that was run can be believed.
  package func distrusted(because reason: StopReason) -> RouteResult {
    var result = self
    for index in cells.indices { result.cells[index].end(because: reason) }
    return result
  }
}

extension PropertyResult {
  /// Gives up whatever was found, for a reason.
  fileprivate mutating func end(because reason: StopReason) {
    exhausted.end(reason)
    sampled.end(reason)
    covered?.end(reason)
    groups = []
  }
}

extension RouteExecution {
  /// Why nothing in a result can be believed when the route is performed again from its stacks; `nil` where it does
  /// the same each time.
  func reasonToDistrust(_ result: RouteResult) -> StopReason? {
    guard !result.hasAbnormalEnd else { return nil }
    for witness in result.witnesses {
      if let reason = repetition(of: witness.state).reasonToDistrust(witness) { return reason }
    }
    return nil
  }
}
