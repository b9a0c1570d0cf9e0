/// Writes the failures of a report in the DOT language of Graphviz.
///
/// Text stands in quoted strings; a quote and a backslash are escaped, so that no name ends its string or means one of
/// Graphviz's own escapes.
struct DOTRenderer: ReportRenderer {
  let identifier = "dot"
  let fileExtension = "dot"

  func render(_ report: Report) -> String {
    let graph = StackGraph(report)
    var lines = [
      "digraph routecheck {", "  label=\(quoted("RouteCheck · \(VisibleText.line(report.app))"));",
      "  node [shape=box, fontname=\"sans-serif\"];",
    ]
    if graph.frames.isEmpty { lines.append("  none [label=\(quoted(report.verdictSentence))];") }
    for frame in graph.frames { write(frame, indent: "  ", to: &lines) }
    for arrow in graph.arrows {
      let label = arrow.text.isEmpty ? "" : " [label=\(quoted(arrow.text))]"
      lines.append("  \(arrow.from) -> \(arrow.to)\(label);")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(_ frame: StackGraph.Frame, indent: String, to lines: inout [String]) {
    lines += ["\(indent)subgraph cluster_\(frame.id) {", "\(indent)  label=\(quoted(frame.title));"]
    for inner in frame.frames { write(inner, indent: indent + "  ", to: &lines) }
    for box in frame.boxes {
      lines.append("\(indent)  \(box.id) [label=\(quoted(box.text))\(Self.look(box.style))];")
    }
    lines.append("\(indent)}")
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func look(_ style: StackGraph.Style) -> String {
    switch style {
    case .plain: ""
    case .visible: ", penwidth=2"
    case .new: ", penwidth=2, color=\"#1a7f37\""
    case .removed: ", style=dashed, color=\"#cf222e\""
    case .unread: ", style=dotted"
    case .decision: ", color=\"#0969da\""
    case .condition: ", style=rounded, color=\"#9a6700\""
    }
  }
}
