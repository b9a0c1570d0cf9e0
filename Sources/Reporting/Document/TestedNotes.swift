/// What is tested and not proved, in words: what was compared, what would escape, and of which routes why.
///
/// Every format that says it goes through here, so that they all say the same.
struct TestedNotes {
  /// Routes of which the same sort of stacks was compared.
  struct Note {
    /// What was compared, and which faults that cannot show, in two sentences.
    let extent: String

    /// Why routes are not proved, with the routes.
    var reasons: [Reason]
  }

  /// Routes that are not proved for the same reason.
  struct Reason {
    /// How much was compared, and why nothing is proved, as a sentence without its end.
    let words: String

    /// The checks, in the order of the table.
    var cells: [Report.Cell]
  }

  /// What is to be said, in the order of the table; empty where everything that holds is proved.
  let notes: [Note]

  /// How many reasons are told of a route; the document has all of them.
  private static let mostObstacles = 3

  init(_ report: Report, _ matrix: ReportMatrix) {
    var notes: [Note] = []
    for cell in matrix.checked where cell.verdict.strength == .tested {
      let comparison = report.comparisons?.first {
        $0.route == cell.route && $0.properties.contains(cell.property)
      }
      let (extent, words) = (Self.extent(comparison), Self.words(comparison))
      let note = notes.firstIndex { $0.extent == extent } ?? notes.count
      if note == notes.count { notes.append(Note(extent: extent, reasons: [])) }
      if let index = notes[note].reasons.firstIndex(where: { $0.words == words }) {
        notes[note].reasons[index].cells.append(cell)
      } else {
        notes[note].reasons.append(Reason(words: words, cells: [cell]))
      }
    }
    self.notes = notes
  }

  private static func extent(_ comparison: Report.Comparison?) -> String {
    guard let comparison else {
      return "This report does not say which stacks were compared, so nobody knows what would escape."
    }
    // A report may be read from anywhere.
    let t = min(max(1, comparison.strength), .max - 1)
    let controllers = DecimalCount(UInt(max(0, comparison.controllers)))
    let places =
      t == 1
      ? "every screen in every sort of place" : "every \(t) screens in every \(t) sorts of places at once"
    let small = controllers > 0 ? "every stack of up to \(controllers.counting("controller")), and " : ""
    let larger = controllers > 0 ? ", in a larger stack," : ""
    return """
      These stacks were run by themselves and behave as the cover says: \(small)\(places) (t = \(t)) with the rest of \
      the stack drawn at random. What would escape is a fault that needs \(t + 1) particular screens in particular \
      places at once\(larger) and shows in none of the stacks that were drawn.
      """
  }

  private static func words(_ comparison: Report.Comparison?) -> String {
    guard let comparison else { return "no reason is given" }
    var words = "\(comparison.states.counting("stack")) compared"
    if !comparison.obstacles.isEmpty {
      words += "; not proved because " + list(comparison.obstacles)
    }
    if !comparison.questions.isEmpty {
      words += "; differences have added: " + list(comparison.questions)
    }
    return words
  }

  /// What is to be said, without the routes.
  var sentences: [String] { notes.flatMap { note in note.reasons.map { "\(note.extent) \($0.words)." } } }

  private static func list(_ texts: [String]) -> String {
    let rest = texts.count - mostObstacles
    return texts.prefix(mostObstacles).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}

extension Report {
  /// What tested means in this report: what was compared, what would escape, and why nothing is proved.
  package var testedSentences: [String] { TestedNotes(self, ReportMatrix(self)).sentences }
}
