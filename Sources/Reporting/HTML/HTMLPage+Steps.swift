extension HTMLPage {
  /// Writes the stepper: the start, each decision with the stack before and after it, and the outcome.
  mutating func writeSteps(_ violation: Report.Violation, id: String) {
    writeStep(id: "\(id)-s0", title: "Smallest state found", details: []) { page in
      page.writeFigure("Start", violation.start, showsCaption: false)
      page.writeForkLink(violation.forks.map { _ in 0 }, id: id)
    }
    var before = violation.start
    for (index, decision) in violation.decisions.enumerated() {
      let stack = before
      writeStep(id: "\(id)-s\(index + 1)", title: decision.title, details: decision.details) { page in
        page.writeFigure("Before", stack)
        if let after = decision.stackAfter {
          page.writeFigure("After", after)
        } else {
          page.writer.element(
            "p", [.init("class", "unchanged")], text: "No change was recorded in this step.")
        }
        page.writeForkLink(decision.fork, id: id)
      }
      before = decision.stackAfter ?? before
    }
    writeStep(id: "\(id)-s\(violation.decisions.count + 1)", title: "Outcome", details: [], isLast: true) {
      page in
      page.writeOutcome(violation)
    }
  }

  private mutating func writeStep(
    id: String, title: String, details: [Report.Detail], isLast: Bool = false,
    panel: (inout HTMLPage) -> Void
  ) {
    block("li", [.init("id", id), .init("class", isLast ? "step last" : "step")]) { page in
      page.writer.element("a", [.init("class", "label"), .init("href", "#\(id)")]) { label in
        // A link must have a name, for those who do not see where it stands.
        label.element("span", [.init("class", "title")], text: title.isEmpty ? "unnamed step" : title)
        for detail in details {
          label.element("span", [.init("class", "detail")]) { line in
            line.element("i", text: detail.name)
            line.text(" ")
            line.element("b", text: detail.value)
          }
        }
      }
      page.block("div", [.init("class", "panel")]) { panel(&$0) }
    }
  }

  private mutating func writeOutcome(_ violation: Report.Violation) {
    block("div", [.init("class", "outcome expected")]) { page in
      page.writer.element("h4", text: "Expected")
      page.writer.element("p", text: violation.expected, limit: 2_000)
      if let stack = violation.expectedStack {
        page.writeFigure("Expected stack", stack, showsCaption: false)
      }
    }
    block("div", [.init("class", "outcome actual")]) { page in
      page.writer.element("h4", text: "Actual")
      page.writer.element("p", text: violation.actual, limit: 2_000)
      page.writeFigure("Final stack", violation.finalStack, showsCaption: false)
      for fault in violation.faults {
        page.writer.element("pre", [.init("class", "fault")]) { $0.lines(fault) }
      }
    }
  }

  /// Draws a stack: one drawing for each layer, so that they wrap on a narrow screen.
  mutating func writeFigure(_ caption: String, _ stack: [StackNode], showsCaption: Bool = true) {
    block("figure") { page in
      if showsCaption { page.writer.element("figcaption", text: caption) }
      let label = "\(caption): \(StackSentence.describing(stack))"
      page.block("div", [.init("class", "layers"), .init("role", "img"), .init("aria-label", label)]) {
        page in
        for layer in StackLayer.layers(of: stack) { page.writeLayer(layer) }
      }
    }
  }

  private mutating func writeLayer(_ layer: StackLayer) {
    let drawing = LayerDrawing(layer: layer)
    let extent = drawing.extent
    let known = drawings[layer]
    let number = known ?? drawings.count + 1
    drawings[layer] = number
    writer.element("div", [.init("class", "layer")]) { box in
      box.element("span", [.init("class", "layer-name")], text: layer.caption)
      box.element(
        "svg",
        [
          .init("width", extent.width), .init("height", extent.height),
          .init("viewBox", "0 0 \(extent.width) \(extent.height)"), .init("aria-hidden", "true"),
        ]
      ) { svg in
        if known == nil {
          var pen = Pen()
          drawing.draw(with: &pen)
          svg.element("g", [.init("id", "d\(number)")]) { $0.append(pen.writer) }
        } else {
          svg.empty("use", [.init("href", "#d\(number)")])
        }
      }
    }
    writer.newline()
  }
}
