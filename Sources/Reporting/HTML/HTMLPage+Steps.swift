extension HTMLPage {
  /// Writes the stepper: the start, each decision with the stack before and after it, and the outcome.
  mutating func writeSteps(_ violation: Report.Violation, id: String) {
    writeStep(id: "\(id)-s0", Report.Decision(title: "Smallest state found")) { page in
      page.writeFigure("Start", violation.start, showsCaption: false)
      page.writeForkLink(violation.forks.map { _ in 0 }, id: id)
    }
    var before = violation.start
    for (index, decision) in violation.decisions.enumerated() {
      let stack = before
      let decision = decision.spoken(besides: violation.lanes ?? [])
      let lane = decision.moment?.lane.flatMap { violation.lanes?.firstIndex(of: $0) }
      writeStep(id: "\(id)-s\(index + 1)", decision, lane: lane) { page in
        page.writeFigure("Before", stack)
        if let after = decision.stackAfter, after != stack {
          page.writeFigure("After", after)
        } else {
          page.writer.element(
            "p", [.init("class", "unchanged")], text: "The stack is the same after this step.")
        }
        page.writeForkLink(decision.fork, id: id)
      }
      before = decision.stackAfter ?? before
    }
    let last = Report.Decision(title: "Final stack")
    writeStep(id: "\(id)-s\(violation.decisions.count + 1)", last, isLast: true) { page in
      page.writeOutcome(violation)
    }
  }

  private mutating func writeStep(
    id: String, _ decision: Report.Decision, lane: Int? = nil, isLast: Bool = false,
    panel: (inout HTMLPage) -> Void
  ) {
    let moment = decision.moment
    let depth = min(moment?.depth ?? 0, 4)
    let classes = [
      "step", isLast ? "last" : nil, moment?.isRefused ?? false ? "refused" : nil,
      depth > 0 ? "inside-\(depth)" : nil, moment.map { "of-\($0.kind)" },
      lane.map { "lane lane-\($0 + 1)" },
    ]
    block("li", [.init("id", id), .init("class", classes.compactMap(\.self).joined(separator: " "))]) {
      page in
      page.writer.element("a", [.init("class", "label"), .init("href", "#\(id)")]) { label in
        if let lane = moment?.lane { label.element("span", [.init("class", "whose")], text: lane) }
        if let time = decision.timeText { label.element("span", [.init("class", "time")], text: time) }
        // A link must have a name, for those who do not see where it stands.
        let title = decision.title.isEmpty ? "unnamed step" : decision.title
        label.element("span", [.init("class", "title")], text: title, limit: 1_000)
        if let outcome = moment?.outcome {
          label.element("span", [.init("class", "came")], text: outcome, limit: 1_000)
        }
        for detail in decision.details {
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

  /// Writes what was expected beside what happened, before the steps.
  mutating func writeExpectations(_ violation: Report.Violation) {
    writer.block("div", [.init("class", "expectations")]) { row in
      for (title, text, name) in [
        ("Expected", violation.expected, "outcome expected"), ("Actual", violation.actual, "outcome actual"),
      ] {
        row.block("div", [.init("class", name)]) { side in
          side.element("h4", text: title)
          side.element("p", text: text, limit: 2_000)
        }
      }
    }
  }

  private mutating func writeOutcome(_ violation: Report.Violation) {
    if let stack = violation.expectedStack {
      block("div", [.init("class", "outcome expected")]) { page in
        page.writer.element("h4", text: "Expected")
        page.writeFigure("Expected stack", stack, showsCaption: false)
      }
    }
    block("div", [.init("class", "outcome actual")]) { page in
      if violation.expectedStack != nil { page.writer.element("h4", text: "Actual") }
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

extension Report.Decision {
  /// The step with a title that begins as a sentence does, where it is made of words or of a request's name; calls
  /// begin with names.
  fileprivate func spoken(besides lanes: [String]) -> Report.Decision {
    guard let kind = moment?.kind, ["decision", "turn", "gesture"].contains(kind),
      !lanes.contains(where: title.hasPrefix)
    else { return self }
    var step = self
    step.title = title.prefix(1).uppercased() + title.dropFirst()
    return step
  }
}
