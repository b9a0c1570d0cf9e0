import HeadlessUIKit

extension Usage {
  /// A moment in the middle of something.
  struct Moment: Hashable {
    let state: AppState
    let pending: String
  }

  /// What stands now, and what is still to happen when.
  func moment() -> Moment {
    Moment(state: state(), pending: Self.pending(of: Simulation.current.clock))
  }

  /// What is still to happen, and when.
  static func pending(of clock: TransitionClock) -> String {
    clock.pending.map { "\($0.kind) after \($0.due - clock.now)" }.joined(separator: ", ")
  }
}
