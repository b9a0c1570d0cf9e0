/// The part of SARIF 2.1.0 that a report needs, under the specification's own names.
///
/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0, sections 3.13 to 3.49.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [SARIFRun]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

struct SARIFRun: Encodable {
  var tool: SARIFTool
  var columnKind = "unicodeCodePoints"
  var results: [SARIFResult]
  var properties: SARIFRunProperties
}

/// How many checks ended how, and what tested means, in the property bag of a run (section 3.8).
struct SARIFRunProperties: Encodable {
  var proved: Int
  var tested: Int
  var notExercised: Int
  var violated: Int
  var inconclusive: Int
  var testedMeans: [String]

  init(_ report: Report, _ matrix: ReportMatrix) {
    let summary = report.summary
    (proved, tested, notExercised) = (summary.proved, summary.tested, summary.notExercised)
    (violated, inconclusive) = (summary.violated, summary.inconclusive)
    testedMeans = TestedNotes(report, matrix).notes.flatMap { note in
      note.reasons.map { reason in
        let scopes = matrix.scopes(of: reason.cells) { $0 }.map { "\($0.label): \($0.routes)" }
        return SARIFMessage("\(note.extent) \(reason.words) (\(scopes.joined(separator: "; ")))").text
      }
    }
  }
}

struct SARIFTool: Encodable {
  var driver: SARIFDriver
}

struct SARIFDriver: Encodable {
  var name = "RouteCheck"
  var version: String
  var rules: [SARIFRule]
}

struct SARIFRule: Encodable {
  var id: String
  var shortDescription: SARIFMessage?
}

struct SARIFMessage: Encodable {
  var text: String

  /// Takes any text; one that looks like a link of section 3.11.6 is taken apart.
  init(_ text: String, lines: Bool = false) {
    let visible =
      lines
      ? VisibleText.lines(text, limit: 400).joined(separator: "\n") : VisibleText.line(text, limit: 2_000)
    self.text = visible.replacing("](", with: "] (")
  }
}

struct SARIFResult: Encodable {
  var ruleId: String
  var ruleIndex: Int
  var kind: String
  var level: String
  var message: SARIFMessage
  var locations: [SARIFLocation]
  var codeFlows: [SARIFCodeFlow]?
  var partialFingerprints: [String: String]
}

struct SARIFLocation: Encodable {
  var physicalLocation: SARIFPhysicalLocation?
  var logicalLocations: [SARIFLogicalLocation]?
  var message: SARIFMessage?
}

struct SARIFPhysicalLocation: Encodable {
  struct ArtifactLocation: Encodable {
    var uri: String
  }

  struct Region: Encodable {
    var startLine: Int
  }

  var artifactLocation: ArtifactLocation
  var region: Region
}

struct SARIFLogicalLocation: Encodable {
  var name: String
  var kind = "function"
}

struct SARIFCodeFlow: Encodable {
  struct ThreadFlow: Encodable {
    var locations: [Step]
  }

  struct Step: Encodable {
    var location: SARIFLocation
    var executionOrder: Int
    var importance = "essential"
  }

  var threadFlows: [ThreadFlow]
}
