/// Writes the failures of a report as a Mermaid flowchart, which GitHub, GitLab and many editors draw.
///
/// Text stands in quotes with entity codes for whatever Mermaid could read as markup, so that no name can leave its
/// box.
struct MermaidRenderer: ReportRenderer {
  let identifier = "mermaid"
  let fileExtension = "mmd"

  func render(_ report: Report) -> String {
    let graph = StackGraph(report)
    var lines = ["flowchart TB"]
    if graph.frames.isEmpty { lines.append("  none[\(quoted(report.verdictSentence))]") }
    for frame in graph.frames { write(frame, indent: "  ", to: &lines) }
    for arrow in graph.arrows {
      let label = arrow.text.isEmpty ? "" : "|\(quoted(arrow.text))|"
      lines.append("  \(arrow.from) -->\(label) \(arrow.to)")
    }
    lines += [
      "  classDef visible stroke-width:3px", "  classDef new stroke:#1a7f37,stroke-width:3px",
      "  classDef removed stroke:#cf222e,stroke-dasharray:4", "  classDef unread stroke-dasharray:2",
      "  classDef decision stroke:#0969da", "  classDef condition stroke:#9a6700",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(_ frame: StackGraph.Frame, indent: String, to lines: inout [String]) {
    lines.append("\(indent)subgraph \(frame.id)[\(quoted(frame.title))]")
    for inner in frame.frames { write(inner, indent: indent + "  ", to: &lines) }
    for box in frame.boxes {
      let style = box.style == .plain ? "" : ":::\(box.style.rawValue)"
      lines.append("\(indent)  \(box.id)[\(quoted(box.text))]\(style)")
    }
    lines.append("\(indent)end")
  }

  /// Puts a text into quotes; every ASCII character but letters, digits and a few others becomes its entity code.
  private func quoted(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> String in
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isPlain || " .,:-_()/×…".unicodeScalars.contains(scalar) ? String(scalar) : "#\(scalar.value);"
    }
    return "\"\(plain.joined())\""
  }
}
