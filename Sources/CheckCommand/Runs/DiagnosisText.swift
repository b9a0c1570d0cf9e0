import Reporting

/// What the doctor has to say about an app, for people.
struct DiagnosisText {
  private let document: DiagnosisDocument

  private static let width = 100

  init(_ document: DiagnosisDocument) { self.document = document }

  /// The whole text.
  var text: String {
    let head = "RouteCheck \(ToolVersion.current) · doctor of \(document.app.visible)\n"
    return [head, stacks, "Screens\n" + screens, "Routes\n" + routes, "Findings\n" + findings]
      .joined(separator: "\n")
  }

  private var stacks: String {
    let settings = document.settings
    let styles = settings.styles.joined(separator: ", ")
    var lines = [
      "Bound   up to \(settings.bound): \(settings.states) states",
      "Small   up to \(settings.exhaustiveBound): \(settings.exhaustiveStates) states, run one by one",
      "Styles  in which modals are presented: \(styles)",
    ]
    for group in settings.interchangeable {
      lines.append("Alike   \(group.joined(separator: ", ").visible)")
    }
    let share = "\(document.stacks.unusual.grouped) of \(document.stacks.drawn.grouped)"
    lines.append("Drawn   \(share) stacks that were drawn at random look unusual")
    return lines.map { $0 + "\n" }.joined()
  }

  private var screens: String {
    let talking = document.screens.filter { !$0.obstacles.isEmpty }
    let quiet = document.screens.filter(\.obstacles.isEmpty).map { $0.name.visible }
    let column = talking.map { TextWidth.columns($0.name.visible) }.max() ?? 0
    var text = ""
    for screen in talking {
      let shown = screen.screens.joined(separator: ", ").visible
      let facts = "\(screen.obstacles.joined(separator: "; ").visible) (\(shown))"
      text += entry(TextWidth.pad(screen.name.visible, to: column), facts)
    }
    guard !quiet.isEmpty else { return text }
    let words = "\(talking.isEmpty ? "all" : quiet.count.grouped) run no code that nobody asked for"
    return text + entry(words + ":", quiet.joined(separator: ", "), indent: 4, onOwnLine: true)
  }

  /// A line that begins with a name, and what is said of it, below itself where that is long.
  private func entry(
    _ name: String, _ words: String, indent: Int? = nil, onOwnLine: Bool = false
  ) -> String {
    let indent = indent ?? TextWidth.columns(name) + 4
    let lines = words.wrapped(to: max(Self.width - indent, 20))
    let rest = String(repeating: " ", count: indent)
    let head = "  " + name + (onOwnLine ? "\n" + rest : "  ")
    return head + lines.joined(separator: "\n" + rest) + "\n"
  }

  private var routes: String {
    var text = ""
    for (strength, words) in [
      ("proved", "can be proved"), ("tested", "only tested"), ("sampled", "only sampled"),
    ] {
      let names = document.routes.filter { $0.strength == strength }.map { $0.name.visible }
      guard !names.isEmpty else { continue }
      text += entry(TextWidth.pad(words, to: 12), "\(names.count): \(names.joined(separator: ", "))")
    }
    guard document.routes.contains(where: { $0.strength == "proved" }) else { return text }
    return text + "  What a check runs decides whether a verdict really is proved.\n"
  }

  private var findings: String {
    guard !document.findings.isEmpty else {
      return "  None: nothing stands in the way of proofs, and no stack looks unusual.\n"
    }
    var text = ""
    for (index, finding) in document.findings.enumerated() {
      let number = TextWidth.pad("\(index + 1).", to: 4)
      let lines =
        finding.sentence.visible.wrapped(to: Self.width - 6)
        + finding.remedy.visible.wrapped(to: Self.width - 8).enumerated().map {
          ($0.offset == 0 ? "→ " : "  ") + $0.element
        }
      text += "  " + number + lines.joined(separator: "\n      ") + "\n"
    }
    return text
  }
}
