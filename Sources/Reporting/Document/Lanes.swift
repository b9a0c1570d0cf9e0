/// The lanes of a timeline in which requests overlap, as columns of marks.
struct Lanes {
  private let names: [String]

  /// Takes the lanes of a violation; there are none where no requests overlap.
  init(_ violation: Report.Violation) { names = violation.lanes ?? [] }

  /// Each lane's marks and its name.
  var legend: [(marks: String, name: String)] {
    names.indices.map { (marks(at: $0), names[$0]) }
  }

  /// The marks before a step, with two spaces after them; none where there are no lanes.
  func marks(of decision: Report.Decision) -> String {
    names.isEmpty ? "" : marks(at: decision.moment?.lane.flatMap { names.firstIndex(of: $0) }) + "  "
  }

  private func marks(at lane: Int?) -> String {
    String(names.indices.map { $0 == lane ? "●" : "│" })
  }
}
