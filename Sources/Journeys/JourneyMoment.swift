import HeadlessUIKit

/// What a step of a journey has led to.
struct JourneyMoment {
  /// The hierarchy after the step.
  let drawing: String

  /// What UIKit was asked since the step began and what came of it, a line for each; where steps overlap, with marks that
  /// say whose doing it is.
  let timeline: [String]

  /// Whether UIKit was asked for nothing.
  let isQuiet: Bool

  /// How long a finger was held that others would have lifted at once, in milliseconds; 0 where none was.
  let heldFor: Int

  /// Which code keeps the app from rest, if it does not come to rest.
  let goingOn: [String]
}

extension Device {
  /// Follows a journey once more, and tells what the launch and each step lead to.
  func moments(of steps: [JourneyStep]) -> [JourneyMoment] {
    Timeline.record {
      launch(pausedAfter: steps.first?.eventsBefore) { usage in
        var result = [moment(usage, after: nil, of: steps)]
        var values = usage.valuesOfViews
        usage.follow(steps) {
          let before = values
          // Only what the last step has changed is told.
          values = result.count == steps.count - 1 ? usage.valuesOfViews : nil
          result.append(moment(usage, after: result.count - 1, of: steps, since: before))
        }
        return result
      }
    }.result
  }

  /// What a step has led to, or the launch; what it still waits for may come with the next one.
  private func moment(
    _ usage: Usage, after step: Int?, of steps: [JourneyStep], since before: NamedValues? = nil
  ) -> JourneyMoment {
    let step = step ?? -1
    let isLast = step + 1 == steps.count
    let entries = Timeline.take(isOver: isLast).filter { [.call, .note, .fault].contains($0.kind) }
    guard let lanes = JourneyLanes(around: step, of: steps) else {
      let told = isLast && entries.isEmpty ? usage.changesOfViews(since: before) : []
      return JourneyMoment(
        drawing: usage.outline, timeline: entries.map(Self.line) + told, isQuiet: entries.isEmpty,
        heldFor: usage.heldFor, goingOn: usage.goingOn)
    }
    let lines = entries.map { lanes.marks(of: $0) + Self.line($0) }
    return JourneyMoment(
      drawing: usage.outline, timeline: lanes.legend(before: step, of: steps) + lines,
      isQuiet: entries.isEmpty, heldFor: usage.heldFor, goingOn: usage.goingOn)
  }

  /// An entry in one line, with the method of the app's that has called where that is known.
  private static func line(_ entry: Timeline.Entry) -> String {
    "\(entry)" + (entry.caller.map { " (by \($0))" } ?? "")
  }
}

extension Usage {
  /// What the app keeps, where its screens are made of views that follow it; `nil` where none is.
  fileprivate var valuesOfViews: NamedValues? {
    let hostsViews = Outline(of: window).controllers.contains { $0 is any ViewHosting }
    return hostsViews ? namedValues(isExact: true) : nil
  }

  /// What a step has come to that asked UIKit for nothing, where screens are made of views: they ask UIKit, not the app.
  fileprivate func changesOfViews(since before: NamedValues?) -> [String] {
    guard let before, let now = valuesOfViews else { return [] }
    let changes = before.changes(to: now)
    if changes.isEmpty {
      return ["no screen came or went, and nothing changed that the app or its views keep"]
    }
    return ["no screen came or went; what changed: " + changes.prefix(3).joined(separator: ", ")]
  }
}
