/// The failures of a report as boxes and arrows: for each its start, what was done, the stack left behind, where that
/// happens, and the nearest stack from which it does not.
///
/// Forks are left out: they answer what a reader asks step by step, and would hide the failure.
/// Both graph formats are written from it, so that they show the same.
struct StackGraph {
  /// One box.
  struct Box {
    /// Identifies the box within the whole graph; letters, digits and underscores.
    let id: String
    /// Says what the box stands for; safe to look at.
    let text: String
    /// Tells what kind of box it is.
    let style: Style
  }

  /// What a box stands for, which decides how it looks.
  enum Style: String, CaseIterable {
    case plain, visible, new, removed, unread, decision, condition
  }

  /// One arrow.
  struct Arrow {
    let from: String
    let to: String
    /// Says how the two belong together; empty where one simply contains the other.
    let text: String
  }

  /// A part of the graph with a frame around it.
  struct Frame {
    let id: String
    let title: String
    var boxes: [Box] = []
    var frames: [Frame] = []
  }

  /// Lists one frame for each failure; inside stand the start, the decisions and the end.
  private(set) var frames: [Frame] = []
  /// Lists the arrows between boxes of any frame.
  private(set) var arrows: [Arrow] = []

  init(_ report: Report) {
    for (index, violation) in report.violations.enumerated() { add(violation, "v\(index + 1)") }
  }

  private mutating func add(_ violation: Report.Violation, _ id: String) {
    let title = "\(VisibleText.line(violation.route)) × \(VisibleText.line(violation.property))"
    var frame = Frame(id: id, title: "\(title): \(violation.groupCount.counting("state"))")
    frame.frames.append(stack(violation.start, id: id + "_start", title: "Smallest state found"))
    frame.frames.append(steps(of: violation, id: id + "_steps"))
    frame.frames.append(stack(violation.finalStack, id: id + "_end", title: "Final stack"))
    let (start, steps, end) = (frame.frames[0].boxes, frame.frames[1].boxes, frame.frames[2].boxes)
    if let lowest = start.first, let first = steps.first { connect(lowest, first, "route") }
    if let last = steps.last, let lowest = end.first { connect(last, lowest, "leaves") }
    if let study = violation.study { add(study, of: steps.last, beside: start.first, id, to: &frame) }
    frames.append(frame)
  }

  /// Where the route fails, behind its outcome, and what does not fail, beside the start.
  private mutating func add(
    _ study: Report.FailureStudy, of outcome: Box?, beside start: Box?, _ id: String, to frame: inout Frame
  ) {
    if let sentence = study.sentence, let outcome {
      let box = Box(id: id + "_condition", text: VisibleText.line(sentence), style: .condition)
      frame.boxes.append(box)
      connect(outcome, box, "when")
    }
    guard let neighbour = study.neighbour else { return }
    let nearest = stack(neighbour.start, id: id + "_nearest", title: "Nearest state that does not fail")
    frame.frames.append(nearest)
    if let start, let lowest = nearest.boxes.first {
      connect(start, lowest, VisibleText.line(neighbour.difference))
    }
  }

  private mutating func connect(_ from: Box, _ to: Box, _ text: String) {
    arrows.append(Arrow(from: from.id, to: to.id, text: text))
  }

  /// The decisions one after the other, and the outcome behind them.
  private mutating func steps(of violation: Report.Violation, id: String) -> Frame {
    var frame = Frame(id: id, title: "What the router did")
    let titles = violation.decisions.map(\.sentence) + ["actual: " + violation.headline]
    for (index, title) in titles.enumerated() {
      let box = Box(id: "\(id)_\(index + 1)", text: VisibleText.line(title), style: .decision)
      if let previous = frame.boxes.last { connect(previous, box, "") }
      frame.boxes.append(box)
    }
    return frame
  }

  /// A stack: each layer points to what is presented over it, each container to what it contains.
  private mutating func stack(_ layers: [StackNode], id: String, title: String) -> Frame {
    var frame = Frame(id: id, title: title)
    var below: Box?
    for layer in layers {
      let box = add(layer, to: &frame)
      if let below { connect(below, box, "presents") }
      below = box
    }
    if frame.boxes.isEmpty { frame.boxes.append(Box(id: id + "_0", text: "nothing", style: .plain)) }
    return frame
  }

  private mutating func add(_ node: StackNode, to frame: inout Frame) -> Box {
    let box = Box(
      id: "\(frame.id)_\(frame.boxes.count)", text: StackOutline.name(node), style: Self.style(of: node))
    frame.boxes.append(box)
    for (index, child) in node.children.enumerated() {
      let inner = add(child, to: &frame)
      connect(box, inner, StackOutline.role(index, of: node) ?? "")
    }
    if let region = node.openRegion, node.kind != .unread {
      let open = Box(
        id: "\(frame.id)_\(frame.boxes.count)", text: VisibleText.line(region), style: .unread)
      frame.boxes.append(open)
      connect(box, open, "not read")
    }
    return box
  }

  private static func style(of node: StackNode) -> Style {
    if node.kind == .unread { return .unread }
    switch node.change {
    case .new, .moved: return .new
    case .removed: return .removed
    case nil: return node.isVisible ? .visible : .plain
    }
  }
}
