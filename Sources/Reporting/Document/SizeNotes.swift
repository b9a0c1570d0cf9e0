/// Of which sizes of states what is proved speaks, in words, and of which routes.
///
/// Every format that says it goes through here, so that they all say the same.
struct SizeNotes {
  /// Routes of which the same is said.
  struct Note {
    /// What is said, as a sentence.
    let words: String

    /// The routes, in the order of the table.
    var routes: [String]
  }

  /// What is to be said; empty where nobody has asked.
  let notes: [Note]

  init(_ report: Report, _ matrix: ReportMatrix) {
    var notes: [Note] = []
    for route in matrix.routes {
      let sizes = (report.comparisons ?? []).filter { $0.route == route.name }.compactMap(\.sizes)
      // What holds at any size of one part of the properties only is said of that part in the document.
      guard let own = sizes.first(where: { $0.bound != nil }) ?? sizes.first else { continue }
      let words = Self.words(own)
      if let index = notes.firstIndex(where: { $0.words == words }) {
        notes[index].routes.append(route.name)
      } else {
        notes.append(Note(words: words, routes: [route.name]))
      }
    }
    self.notes = notes.filter { $0.words == Self.any } + notes.filter { $0.words != Self.any }
  }

  private static let any =
    "These routes never ask how many tabs, pushed screens or modals there are: what is proved holds in states of any size."

  private static func words(_ sizes: Report.Sizes) -> String {
    guard let bound = sizes.bound else { return any }
    let subject =
      switch bound {
      case "tabs": "Which tabs there are"
      case "depth": "Which screens a navigation controller has"
      default: "Which modals there are"
      }
    let reader = sizes.reader.map { " (first asked by \($0))" } ?? ""
    return "\(subject) matters to these routes\(reader), so what is proved holds up to the bound."
  }
}
