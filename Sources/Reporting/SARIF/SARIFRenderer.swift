internal import Foundation

/// Writes a report as SARIF 2.1.0, for code-scanning services: one result for each violation.
///
/// A result stands at the line where the route is declared and carries a code flow from the start state through the
/// decisions to the outcome. Inconclusive checks are results of kind `open`, those that were not exercised of kind
/// `notApplicable`; checks that hold are not listed.
struct SARIFRenderer: ReportRenderer {
  let identifier = "sarif"
  let fileExtension = "sarif"

  func render(_ report: Report) -> String {
    let matrix = ReportMatrix(report)
    var rules = SARIFRules(matrix.properties)
    let violations = report.violations.map { result($0, report, &rules) }
    let open = matrix.checked.compactMap { result($0, report, &rules) }
    let beyond = report.failuresBeyond.map { result($0, report, &rules) }
    let driver = SARIFDriver(version: report.toolVersion, rules: rules.list)
    return JSONText.document(
      SARIFLog(
        runs: [
          SARIFRun(
            tool: SARIFTool(driver: driver), results: violations + beyond + open,
            properties: SARIFRunProperties(report, matrix))
        ]))
  }

  private func result(
    _ violation: Report.Violation, _ report: Report, _ rules: inout SARIFRules
  ) -> SARIFResult {
    let condition = violation.study?.sentence.map { " \($0)" } ?? ""
    let message = """
      \(violation.route): \(violation.headline) Expected: \(violation.expected) Seen in \
      \(violation.groupCount.counting("state")); the smallest found is \(violation.notation).\(condition) \
      Run it again: \(violation.replay.command)
      """
    let location = location(violation.route, report)
    return SARIFResult(
      ruleId: violation.property, ruleIndex: rules.index(of: violation.property), kind: "fail",
      level: "error", message: SARIFMessage(message), locations: [location],
      codeFlows: [codeFlow(violation, at: location)],
      partialFingerprints: fingerprint([violation.route, violation.property, violation.group ?? ""]))
  }

  private func result(_ cell: Report.Cell, _ report: Report, _ rules: inout SARIFRules) -> SARIFResult? {
    let kind: String
    switch cell.verdict {
    case .inconclusive: kind = "open"
    case .notExercised: kind = "notApplicable"
    case .holds, .violated: return nil
    }
    return SARIFResult(
      ruleId: cell.property, ruleIndex: rules.index(of: cell.property), kind: kind, level: "none",
      message: SARIFMessage("\(cell.route): \(cell.verdict.words)"),
      locations: [location(cell.route, report)], codeFlows: nil,
      partialFingerprints: fingerprint([cell.route, cell.property]))
  }

  private func result(
    _ failure: Report.Growth.Failure, _ report: Report, _ rules: inout SARIFRules
  ) -> SARIFResult {
    let message = """
      \(failure.route): \(failure.words), in stacks of another bound than the report's; the smallest found is \
      \(failure.notation). Run it again: \(failure.replay)
      """
    return SARIFResult(
      ruleId: failure.property, ruleIndex: rules.index(of: failure.property), kind: "fail", level: "error",
      message: SARIFMessage(message), locations: [location(failure.route, report)], codeFlows: nil,
      partialFingerprints: fingerprint([failure.route, failure.property, failure.group]))
  }

  private func location(_ route: String, _ report: Report) -> SARIFLocation {
    let source = report.routes.first { $0.name == route }?.source
    return SARIFLocation(
      physicalLocation: source.map {
        .init(artifactLocation: .init(uri: Self.uri($0.file)), region: .init(startLine: max(1, $0.line)))
      }, logicalLocations: [.init(name: route)])
  }

  private func codeFlow(_ violation: Report.Violation, at place: SARIFLocation) -> SARIFCodeFlow {
    let decisions = violation.decisions.map { decision in
      ([decision.sentence] + decision.details.map { "\($0.name): \($0.value)" }).joined(separator: "; ")
    }
    let texts = ["Start: \(violation.notation)"] + decisions + ["Outcome: \(violation.actual)"]
    let steps = texts.enumerated().map { index, text in
      var location = place
      location.message = SARIFMessage(text)
      return SARIFCodeFlow.Step(location: location, executionOrder: index)
    }
    return SARIFCodeFlow(threadFlows: [.init(locations: steps)])
  }

  /// Names a result across runs, so that a service can tell new ones from known ones.
  private func fingerprint(_ parts: [String]) -> [String: String] {
    // Lengths keep ("ab", "c") and ("a", "bc") apart.
    let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
    let digits = SHA256.digest(Array(text.utf8)).prefix(16).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return ["routecheck/v1": digits.joined()]
  }

  /// Writes a path as a relative URI reference (RFC 3986, section 4.2).
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return encoded.hasPrefix("//") ? "." + encoded : encoded
  }
}

/// The rules of a log: the properties, each once, in the order of the report.
struct SARIFRules {
  private(set) var list: [SARIFRule]
  private var indices: [String: Int] = [:]

  init(_ properties: [Report.Property]) {
    list = properties.map { property in
      SARIFRule(
        id: property.name, shortDescription: property.summary.isEmpty ? nil : SARIFMessage(property.summary))
    }
    for (index, rule) in list.enumerated() where indices[rule.id] == nil { indices[rule.id] = index }
  }

  /// Finds a rule; a property that only a violation mentions is added.
  mutating func index(of property: String) -> Int {
    if let index = indices[property] { return index }
    list.append(SARIFRule(id: property, shortDescription: nil))
    indices[property] = list.count - 1
    return list.count - 1
  }
}
