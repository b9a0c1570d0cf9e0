import HeadlessUIKit

/// What a step of a journey has led to.
struct JourneyMoment {
  /// The hierarchy after the step.
  let drawing: String

  /// What UIKit was asked since the step began and what came of it, a line for each; where steps overlap, with marks that
  /// say whose doing it is.
  let timeline: [String]

  /// Which code keeps the app from rest, if it does not come to rest.
  let goingOn: [String]
}

extension Device {
  /// Follows a journey once more, and tells what the launch and each step lead to.
  func moments(of steps: [JourneyStep]) -> [JourneyMoment] {
    Timeline.record {
      launch(pausedAfter: steps.first?.eventsBefore) { usage in
        var result = [moment(usage, after: nil, of: steps)]
        usage.follow(steps) { result.append(moment(usage, after: result.count - 1, of: steps)) }
        return result
      }
    }.result
  }

  /// What a step has led to, or the launch; what it still waits for may come with the next one.
  private func moment(_ usage: Usage, after step: Int?, of steps: [JourneyStep]) -> JourneyMoment {
    let step = step ?? -1
    let isLast = step + 1 == steps.count
    let entries = Timeline.take(isOver: isLast).filter { [.call, .note, .fault].contains($0.kind) }
    guard let lanes = JourneyLanes(around: step, of: steps) else {
      return JourneyMoment(drawing: usage.outline, timeline: entries.map(Self.line), goingOn: usage.goingOn)
    }
    let lines = entries.map { lanes.marks(of: $0) + Self.line($0) }
    return JourneyMoment(
      drawing: usage.outline, timeline: lanes.legend(before: step, of: steps) + lines, goingOn: usage.goingOn)
  }

  /// An entry in one line, with the method of the app's that has called where that is known.
  private static func line(_ entry: Timeline.Entry) -> String {
    "\(entry)" + (entry.caller.map { " (by \($0))" } ?? "")
  }
}
