import Journeys

/// Shows how far an exploration is.
@MainActor
final class ProgressFollower: JourneyFollower {
  private let line: ProgressLine

  init(_ line: ProgressLine) { self.line = line }

  func launches() {}

  func does(_ words: String) {}

  func pauses(_ tell: () -> ExplorationProgress) {
    let progress = tell()
    line.show(ProgressLine.Work(done: progress.actions)) {
      let intruded = progress.intrusions == 0 ? "" : ", \(progress.intrusions.grouped) in mid-action"
      let words = "\(progress.states.grouped) states, \(progress.queued.grouped) left to try\(intruded)"
      return "\(words), \(progress.actions.grouped) actions"
    }
  }
}
