import Checking
import Reporting
import RoutingSpecs

/// What was known of a campaign after its first runs: curves that are the same whoever has made the runs, and when.
///
/// A record has the two earliest runs of each behaviour. So it says exactly what was seen, and what was seen only once,
/// among the runs below any number.
struct RunCurves {
  /// How many places a curve has at the most, besides its beginning.
  static let places = 120

  private let record: FuzzRecord

  init(_ record: FuzzRecord) { self.record = record }

  /// The curves, or `nil` where nothing was run.
  var curves: CampaignCurves? {
    let cuts = cuts
    guard cuts.count > 1 else { return nil }
    let first = record.behaviours.values.map(\.first).sorted()
    let second = record.behaviours.values.compactMap(\.second).sorted()
    let found = record.findingsByRun.map(\.run)
    // How many runs of a list come before a number; the lists are sorted.
    let seen = cuts.map { cut in
      (first.prefixCount { $0 < cut.number }, second.prefixCount { $0 < cut.number })
    }
    let shares = zip(cuts, seen).map { $0.made == 0 ? nil : Double($1.0 - $1.1) / Double($0.made) }
    let findings = cuts.map { cut in found.prefixCount { $0 < cut.number } }
    return CampaignCurves(
      title: "Over the runs", axis: "Runs",
      places: cuts.map { .init(Double($0.made), $0.made.grouped) },
      columns: [
        .init("Behaviours", values: seen.map { .init(Double($0.0), $0.0.grouped) }),
        .init(
          "Runs that will show another", values: shares.map { $0.map { .init($0, FuzzSession.share($0)) } }),
        .init("Findings", values: findings.map { .init(Double($0), $0.grouped) }, inSteps: true),
      ])
  }

  /// Some moments of the campaign: how many runs were made below a run's number.
  private var cuts: [(made: UInt64, number: UInt64)] {
    let (count, length) = (record.blocks.count, UInt64(FuzzPlan.blockLength))
    guard count > 0 else { return [] }
    let steps = min(count, UInt64(Self.places))
    let wanted = (0...steps).map { count / steps * $0 + count % steps * $0 / steps }
    var cuts: [(made: UInt64, number: UInt64)] = []
    var before: UInt64 = 0
    var rows = record.blocks.rows[...]
    for blocks in wanted {
      while let row = rows.first, before + UInt64(row.count) < blocks {
        before += UInt64(row.count)
        rows = rows.dropFirst()
      }
      // What was seen in a block that is not whole counts in the end.
      let number = blocks == count ? .max : (rows.first?.lowerBound ?? 0) + (blocks - before)
      cuts.append((blocks * length, blocks == 0 ? 0 : blocks == count ? .max : number * length))
    }
    return cuts
  }
}
