import HeadlessUIKit

/// Whose doing each line of a timeline is where steps of a journey overlap, as columns of marks.
struct JourneyLanes {
  /// The numbers of the steps that overlap, the first of which comes at rest or is the launch, -1.
  private let overlapping: ClosedRange<Int>

  /// Finds the steps that overlap with one; `nil` where nothing comes in the middle of it and it comes in the middle of none.
  ///
  /// - Parameters:
  ///   - step: The number of a step, from 0, or -1 for the launch.
  ///   - steps: The steps of the journey.
  init?(around step: Int, of steps: [JourneyStep]) {
    guard step < steps.count else { return nil }
    var (first, last) = (step, step)
    while first >= 0, steps[first].eventsBefore != nil { first -= 1 }
    while last + 1 < steps.count, steps[last + 1].eventsBefore != nil { last += 1 }
    guard first < last else { return nil }
    overlapping = first...last
  }

  /// A line for each step and one for UIKit, which come before the lines of the first of the steps; none before those
  /// of later ones.
  func legend(before step: Int, of steps: [JourneyStep]) -> [String] {
    guard step == overlapping.lowerBound else { return [] }
    return overlapping.map { "\(marks($0))  \($0 < 0 ? "launch" : steps[$0].action.words)" }
      + ["\(marks(overlapping.upperBound + 1))  UIKit"]
  }

  /// The marks before a line: what UIKit complains of is its own, and what follows from an earlier step, or from a launch
  /// that is over, is in none of the columns.
  func marks(of entry: Timeline.Entry) -> String {
    marks(entry.kind == .fault ? overlapping.upperBound + 1 : entry.lane - 1) + "  "
  }

  private func marks(_ column: Int) -> String {
    String((overlapping.lowerBound...overlapping.upperBound + 1).map { $0 == column ? "●" : "│" })
  }
}
