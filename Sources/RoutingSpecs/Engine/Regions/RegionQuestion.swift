import Checking

/// What may be asked of a region, at the place of one part.
enum RegionQuestion {
  /// Whether anybody in an open part matches.
  case anybody(RegionMarks, RegionPart.OpenPart)
  /// Whether anybody inside a container matches, of which some children may be told apart.
  case anybodyInside(RegionMarks, RegionPart.Row)
  /// Whether any child in a gap of a row matches, or anybody inside it.
  case anybodyInGap(RegionMarks, RegionPart.Row, Int)
  /// One thing more about what an open part is.
  case nature(RegionPart.OpenPart)
  /// Whether there is a child in a gap of a row; the first one becomes known.
  case nextChild(RegionPart.Row, Int)
  /// Which child in a gap of a row, where one does, is the first that matches or has somebody inside who does.
  case firstMatch(RegionMarks, RegionPart.Row, Int)
  /// Whether there is a child in a gap of a row; the last one becomes known.
  case lastChild(RegionPart.Row, Int)
  /// Which child in a gap of a row, where one does, is the last that matches or has somebody inside who does.
  case lastMatch(RegionMarks, RegionPart.Row, Int)
  /// Which tab of a tab bar controller is selected.
  case selection(RegionPart.Row)
}

/// How regions are divided and counted.
///
/// There is one right way. Tests put a wrong one in its place, to see that whoever audits a cover notices.
struct RegionArithmetic: Sendable {
  /// The parts into which a question divides a part, one for each answer or group of answers.
  var parts: @Sendable (RegionQuestion, RegionGrammar) -> [RegionPart]
  /// How many stacks a region has.
  var weight: @Sendable (StackRegion, RegionGrammar) -> Natural

  static let exact = RegionArithmetic(
    parts: { $1.parts(answering: $0) }, weight: { $1.count(of: $0) })
}

extension RegionGrammar {
  /// Divides a part by a question into parts that have no content in common, and together all of the whole.
  func parts(answering question: RegionQuestion) -> [RegionPart] {
    switch question {
    case .anybody(let marks, let open): return [.open(open.excluding(marks)), .open(open.requiring(marks))]
    case .anybodyInside(let marks, let row): return [.row(row.excluding(marks)), .row(row.requiring(marks))]
    case .anybodyInGap(let marks, let row, let gap):
      var (nobody, somebody) = (row, row)
      nobody.gaps[gap] = row.gaps[gap].excluding(marks)
      somebody.gaps[gap] = row.gaps[gap].requiring(marks)
      return [.row(nobody), .row(somebody)]
    case .nature(let open): return refinements(of: open)
    case .nextChild(let row, let gap): return extensions(of: row, inGap: gap)
    case .firstMatch(let marks, let row, let gap): return firstMatches(of: marks, inGap: gap, of: row)
    case .lastChild(let row, let gap): return lastChildren(of: row, inGap: gap)
    case .lastMatch(let marks, let row, let gap): return lastMatches(of: marks, inGap: gap, of: row)
    case .selection(let row): return selections(of: row)
    }
  }
}
