import Watching

extension JourneyReport {
  /// What was seen, in one sentence or two.
  public var summary: String {
    "\(Self.words(counts.states, "state", "states")) in "
      + "\(Self.words(counts.drawings, "hierarchy", "hierarchies")), "
      + "\(Self.words(counts.screens, "screen", "screens")) reached; journeys of up to "
      + "\(Self.words(counts.depth, "action", "actions")); nothing new in the last \(counts.quiet.grouped) of "
      + "\(Self.words(counts.generated, "action", "actions")) (\(counts.actions.grouped) with repeats)"
  }

  private static func words(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count.grouped) \(count == 1 ? one : many)"
  }

  /// The same in short, with how much new the last actions have shown.
  public var statistics: String {
    var parts = [
      "tried \(counts.generated.grouped)", "states \(counts.states.grouped)",
      "left to try \(counts.queued.grouped)", "depth \(counts.depth)",
    ]
    if counts.intrusions > 0 { parts.append("in mid-action \(counts.intrusions.grouped)") }
    let last = counts.newPerThousand.suffix(Self.mostThousands)
    let rest = last.count < counts.newPerThousand.count ? "… " : ""
    parts.append("new per 1,000: " + rest + last.map(String.init).joined(separator: " "))
    if counts.queued > 0 {
      parts.append("unseen: about \(counts.unseenPerThousand) of the next 1,000 arrivals")
    }
    return parts.joined(separator: " · ")
  }

  /// How many thousands of actions are told.
  private static let mostThousands = 8

  /// The whole report.
  public var text: String {
    let figures = [summary, statistics] + ends + coverageLines
    // What is wrong comes first: the figures behind it say how far that is all.
    let told = findings.flatMap { ["", text(of: $0)] }
    return (["\(app): \(verdict)"] + leftOut + told + (told.isEmpty ? [] : [""]) + figures).joined(
      separator: "\n")
      + "\n"
  }

  /// The figures, why not everything was seen, and the shape.
  public var shapeText: String {
    var lines = ["\(app), explored from launch", summary, statistics]
    if counts.queued == 0 { lines += ["unseen: nothing is left to try"] }
    lines += ends
    lines += wrongLines + coverageLines
    return lines.joined(separator: "\n") + "\n\n" + shape.text
  }

  /// How much is wrong, and what that has kept from being explored.
  private var wrongLines: [String] {
    let outside = findings.count { $0.property == .staysInShape }
    let other = findings.count - outside
    let are = { (count: Int) in "\(count) thing\(count == 1 ? " is" : "s are")" }
    return (other == 0 ? [] : ["\(are(other)) wrong, behind which nothing was explored."])
      + (outside == 0 ? [] : ["\(are(outside)) outside the shape; what lies behind was explored as well."])
  }

  /// Why not everything was seen, and what was not; nothing where everything was.
  package var ends: [String] {
    let reasons = stop.map { ["Inconclusive. \($0)"] } ?? []
    return reasons + (cuts.isEmpty ? [] : ["Not seen: " + cuts.joined(separator: ", and ")])
      + (survey.map { [$0.words] } ?? []) + endless
  }

  /// What no journey has shown, and what the team wanted to see.
  private var coverageLines: [String] {
    var lines = linkLines
    lines += notExercised.isEmpty ? [] : ["Not exercised: " + notExercised.joined(separator: "; ")]
    if !neverTried.isEmpty {
      let more = neverTried.count - Self.mostTried
      let rest = more > 0 ? ["and \(more.grouped) more"] : []
      lines += ["Never tried: " + (neverTried.prefix(Self.mostTried) + rest).joined(separator: "; ")]
    }
    lines += sightings.map { sighting in
      sighting.journey.map { "Seen: \(sighting.name), by \(journey($0))" } ?? "Never seen: \(sighting.name)"
    }
    lines += untested.map { "Never put to the test: \($0)" }
    lines += waiting
    return lines + unseen.map { "Never seen of the shape: \($0)" }
  }

  /// How often each link came through: in one line, as long as that can be read.
  private var linkLines: [String] {
    let words = linkUses.map(\.words)
    if words.isEmpty { return [] }
    return words.count <= 3
      ? ["Links: " + words.joined(separator: "; ")] : ["Links"] + words.map { "  " + $0 }
  }

  /// How much is told in the text of what was never tried.
  private static let mostTried = 12

  private func journey(_ steps: [String]) -> String {
    steps.isEmpty ? "launch alone" : steps.joined(separator: ", ")
  }

  private var verdict: String {
    switch (findings.count, stop) {
    case (0, nil) where !neverSeen.isEmpty: "something was never seen"
    case (0, nil) where !untested.isEmpty: "something was never put to the test"
    case (0, nil): leftOut.isEmpty ? "everything holds" : "everything holds, but for what was left out"
    case (0, _?): "inconclusive"
    case (1, _): "1 thing is wrong"
    default: "\(findings.count) things are wrong"
    }
  }

  /// A finding with its journey, drawn, and a test that replays it.
  ///
  /// - Parameter finding: One of the report's findings.
  /// - Returns: The text, without a line break at the end.
  public func text(of finding: Finding) -> String {
    var lines = [finding.sentence, "  \(finding.property.rawValue), \(states(of: finding))"]
    lines += ["  expected  \(finding.expected)", "  actual    \(finding.actual)", ""]
    let steps = ["launch"] + finding.toldJourney.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let width = steps.map(\.count).max() ?? 0
    for (index, step) in steps.enumerated() {
      let drawing = index < finding.drawings.count ? finding.drawings[index] : ""
      lines.append("  " + step + String(repeating: " ", count: width - step.count + 2) + drawing)
      if index >= firstTold(of: finding) { lines += timeline(of: finding, after: index) }
    }
    lines += ["", test(for: finding)]
    return lines.joined(separator: "\n")
  }

  /// The number of the first step whose timeline is told: the last, and those that it comes in the middle of; 0 is the launch.
  private func firstTold(of finding: Finding) -> Int {
    var first = finding.steps.count
    while first > 0, finding.steps[first - 1].eventsBefore != nil { first -= 1 }
    return finding.steps.isEmpty ? 1 : first
  }

  /// What UIKit was asked after a step, as far as a reader wants to know.
  private func timeline(of finding: Finding, after step: Int) -> [String] {
    guard finding.timelines.indices.contains(step) else { return [] }
    var lines = finding.timelines[step]
    if lines.isEmpty, step == finding.journey.count { lines = ["your code made no UIKit call"] }
    let more = lines.count - Self.mostLines
    let rest = more > 0 ? ["… and \(more) more"] : []
    return (lines.prefix(Self.mostLines) + rest).map { "       " + $0 }
  }

  private static let mostLines = 12

  private func states(of finding: Finding) -> String {
    let count = finding.stateCount == 1 ? "from one state" : "from \(finding.stateCount.grouped) states"
    return count + (finding.needsTiming ? ", only while something is still going on" : "")
  }

  /// A Swift test that replays a finding.
  ///
  /// - Parameter finding: One of the report's findings.
  /// - Returns: The test, without a line break at the end.
  public func test(for finding: Finding) -> String {
    guard finding.isOfWhole else {
      return Self.test(
        finding.sentence, replaying: finding.journey, of: app, links: linkNames,
        overTime: overTimeNames(brokenBy: finding), hasShape: hasShape)
    }
    let lines = [
      "    // Only the whole search can tell: " + finding.journey.joined(separator: ", "),
      "    check(\(app.asSwiftName)\(Self.arguments(linkNames, overTime: [], hasShape: hasShape)))",
    ]
    return Self.test(finding.sentence, lines)
  }

  /// A Swift test that follows a journey, without a line break at the end; a shape is called `shape` in it.
  package static func test(
    _ sentence: String, replaying journey: [String], of app: String, links: [String],
    overTime: [String] = [], hasShape: Bool = false
  ) -> String {
    let steps = journey.map { "\n        \"\($0.escapedForSwift)\"," }.joined()
    let arguments = arguments(links, overTime: overTime, hasShape: hasShape)
    return test(sentence, ["    try replay([\(steps)\n      ], of: \(app.asSwiftName)\(arguments))"])
  }

  private static func test(_ sentence: String, _ lines: [String]) -> String {
    // What Swift allows in no name stands between words, as in `File.swift:12`, so words stay apart without it.
    let name = sentence.split { "`\\/;<>[]: ".contains($0) }.joined(separator: " ")
    return (["  @MainActor @Test func `\(name)`() throws {"] + lines + ["  }"]).joined(separator: "\n")
  }

  /// The names of what is said of every run that a finding does not keep; nothing else is wrong without them as well.
  private func overTimeNames(brokenBy finding: Finding) -> [String] {
    guard finding.property == .keepsOverTime else { return [] }
    return overTimeNames.filter { finding.sentence == OverTime.sentence(breaking: $0) }
  }

  private static func arguments(_ links: [String], overTime: [String], hasShape: Bool) -> String {
    let promises = overTime.map(\.asSwiftName).joined(separator: ", ")
    return argument(of: links) + (overTime.isEmpty ? "" : ", overTime: [\(promises)]")
      + (hasShape ? ", shape: shape" : "")
  }

  private static func argument(of links: [String]) -> String {
    links.isEmpty ? "" : ", links: [" + links.map { ".\($0.asSwiftName)" }.joined(separator: ", ") + "]"
  }
}

extension OverTime {
  /// What is wrong with a run that does not keep what has a name.
  static func sentence(breaking name: String) -> String { "What is said of every run is not kept: \(name)" }
}

extension String {
  /// The name that a variable probably has which stands for what has this name: `openIt` for "open it".
  var asSwiftName: String {
    let name = inOneWord { $0.isLetter || $0.isNumber || $0 == "_" }
    return name == self || name.isEmpty ? self : name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The words of the text in one, each but the first with a large letter.
  ///
  /// - Parameter isPart: Whether a character belongs to a word.
  /// - Returns: The word.
  func inOneWord(_ isPart: (Character) -> Bool) -> String {
    split { !isPart($0) }.map(String.init).enumerated().map { index, word in
      index == 0 ? word : word.capitalizedFirst
    }.joined()
  }

  /// The text as it stands between quotation marks in Swift.
  var escapedForSwift: String {
    var result = ""
    for character in self {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
