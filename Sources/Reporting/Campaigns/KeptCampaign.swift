import Checking
internal import Foundation
package import RoutingSpecs

/// A campaign as its folder keeps it, for whoever only reads it.
package struct KeptCampaign: Sendable {
  /// The name of the file that says what is searched.
  package static let planName = "campaign.json"

  /// What is searched.
  package let plan: FuzzPlan

  /// What is known.
  package private(set) var record = FuzzRecord()

  /// How many lines of the logs are not as they were written.
  package private(set) var damagedLines = 0

  /// What is wrong with a document that should say what is searched.
  package enum Fault: Error, Hashable, Sendable {
    /// It is of another form than the one that is read.
    case format(Int)
    /// It lacks something, or something in it is not what it must be.
    case malformed(String)
    /// It names no route.
    case noRoutes
  }

  /// Reads a campaign from the file that says what is searched, and the logs of those who have searched, in any order.
  package init(document: [UInt8], logs: [[UInt8]]) throws(Fault) {
    plan = try Self.plan(document)
    for line in logs.flatMap({ $0.split(separator: UInt8(ascii: "\n")) }) {
      guard let text = DigestedLine.text(of: line),
        let entry = try? JSONDecoder().decode(Line.self, from: Data(text.utf8))
      else {
        damagedLines += 1
        continue
      }
      if let record = entry.record { self.record.formUnion(record) }
    }
  }

  /// A line of a log, as far as it says what runs have shown.
  private struct Line: Decodable {
    let record: FuzzRecord?
  }

  /// Reads what is searched: a plan that has a route.
  package static func plan(_ document: [UInt8]) throws(Fault) -> FuzzPlan {
    let (decoder, data) = (JSONDecoder(), Data(document))
    // Another form is refused by its version, and not for what it lacks.
    if let format = (try? decoder.decode(DocumentOrigin.self, from: data))?.format,
      format != FuzzPlan.currentFormat
    {
      throw .format(format)
    }
    let plan: FuzzPlan
    do {
      plan = try decoder.decode(FuzzPlan.self, from: data)
    } catch {
      throw .malformed(DocumentFault(error).words(whole: "the document"))
    }
    guard !plan.routes.isEmpty else { throw .noRoutes }
    return plan
  }
}

extension KeptCampaign.Fault: CustomStringConvertible {
  /// What is wrong, as a sentence about the file.
  package var description: String {
    switch self {
    case .format(let format):
      "it is of format \(format), and this routecheck reads \(FuzzPlan.currentFormat)."
    case .malformed(let fault): "it does not say what is searched: \(fault)."
    case .noRoutes: "it does not say what is searched: there are no routes."
    }
  }
}
