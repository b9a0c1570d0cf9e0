import Foundation

extension JourneyReport {
  /// The report as JSON, for other tools: keys are sorted, and equal reports are equal byte by byte.
  public var document: String { Self.json(JourneyDocument(self)) }

  /// The figures and the shape as JSON, in the same way.
  public var shapeDocument: String { Self.json(ShapeDocument(self)) }

  private static func json(_ document: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in it can fail to be encoded: texts, whole numbers and lists of them.
    let data = (try? encoder.encode(document)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// What an exploration saw, as it is written down.
private struct ShapeDocument: Encodable {
  let schemaVersion = 1
  let app: String
  let stop: String?
  let cuts: [String]
  let endless: [String]
  let survey: String?
  let counts: JourneyDocument.Counts
  let shape: Shape
  let neverSeen: [String]
  let neverTried: [String]
  let links: [LinkUse]
  let notExercised: [String]
  let sightings: [JourneyDocument.Sighting]
  let untested: [String]?

  init(_ report: JourneyReport) {
    app = report.app
    stop = report.stop?.description
    cuts = report.cuts
    endless = report.endless
    survey = report.survey?.words
    links = report.linkUses
    counts = JourneyDocument.Counts(report.counts)
    shape = report.shape
    neverSeen = report.unseen.map(\.description)
    (neverTried, notExercised) = (report.neverTried, report.notExercised)
    sightings = JourneyDocument.Sighting.all(of: report)
    untested = report.overTimeNames.isEmpty ? nil : report.untested
  }
}

/// What a report says, as it is written down.
private struct JourneyDocument: Encodable {
  struct Counts: Encodable {
    let generated, distinct, queued, depth, intrusions, quiet: Int
    let hierarchies, screens, actions, launches, unseenPerThousand: Int
    let newPerThousand: [Int]

    init(_ counts: JourneyReport.Counts) {
      generated = counts.generated
      distinct = counts.states
      queued = counts.queued
      depth = counts.depth
      intrusions = counts.intrusions
      quiet = counts.quiet
      hierarchies = counts.drawings
      screens = counts.screens
      actions = counts.actions
      launches = counts.launches
      unseenPerThousand = counts.unseenPerThousand
      newPerThousand = counts.newPerThousand
    }
  }

  struct Finding: Encodable {
    let property, sentence, expected, actual: String
    let states: Int
    let needsTiming: Bool
    let journey: [String]
    let drawings: [String]
    let timelines: [[String]]
  }

  struct Sighting: Encodable {
    let name: String
    let journey: [String]?

    static func all(of report: JourneyReport) -> [Sighting] {
      report.sightings.map { Sighting(name: $0.name, journey: $0.journey) }
    }
  }

  let schemaVersion = 1
  let app: String
  let holds: Bool
  let stop: String?
  let cuts: [String]
  let leftOut: [String]?
  let endless: [String]
  let survey: String?
  let waiting: [String]?
  let counts: Counts
  let links: [LinkUse]
  let notExercised: [String]
  let neverTried: [String]
  let sightings: [Sighting]
  let neverSeen: [String]
  let untested: [String]?
  let findings: [Finding]

  init(_ report: JourneyReport) {
    app = report.app
    holds = report.holds
    stop = report.stop?.description
    cuts = report.cuts
    leftOut = report.leftOut.isEmpty ? nil : report.leftOut
    endless = report.endless
    survey = report.survey?.words
    waiting = report.waiting.isEmpty ? nil : report.waiting
    links = report.linkUses
    (notExercised, neverTried) = (report.notExercised, report.neverTried)
    neverSeen = report.unseen.map(\.description)
    sightings = Sighting.all(of: report)
    untested = report.overTimeNames.isEmpty ? nil : report.untested
    counts = Counts(report.counts)
    findings = report.findings.map {
      Finding(
        property: $0.property.rawValue, sentence: $0.sentence, expected: $0.expected, actual: $0.actual,
        states: $0.stateCount, needsTiming: $0.needsTiming, journey: $0.journey, drawings: $0.drawings,
        timelines: $0.timelines)
    }
  }
}
