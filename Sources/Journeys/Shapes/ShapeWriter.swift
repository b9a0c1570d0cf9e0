/// Writes a shape as the Swift that makes it again.
struct ShapeWriter {
  private let shape: Shape
  private var described: Set<ShapeHead> = []
  private var lines: [String] = []

  init(_ shape: Shape) { self.shape = shape }

  /// The shape as an expression, one part a line.
  static func lines(of shape: Shape, indentedBy indent: Int) -> [String] {
    var writer = ShapeWriter(shape)
    writer.block("Shape", shape.roots, indent)
    return writer.lines
  }

  private mutating func line(_ text: String, _ indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  private mutating func block(_ opening: String, _ heads: [ShapeHead], _ indent: Int) {
    line(opening + " {", indent)
    for head in heads { part(head, indent + 1) }
    line("}", indent)
  }

  /// Writes a thing: all that is said of it where it comes for the first time, its name alone later.
  private mutating func part(_ head: ShapeHead, _ indent: Int) {
    let isFirst = described.insert(head).inserted
    guard isFirst, let rule = shape.rule(for: head), rule.needsBlock else {
      return line(mention(head, isAlone: true), indent)
    }
    switch head.kind {
    case .screen: line(mention(head, isAlone: false), indent)
    case .stack: stack(rule, indent)
    default: container(rule, indent)
    }
    if !rule.presents.isEmpty { block(".presents", rule.presents, indent) }
  }

  private mutating func container(_ rule: Shape.Rule, _ indent: Int) {
    line("\(Self.names[rule.head.kind] ?? "")(\(Self.code(rule.head.screen))) {", indent)
    for place in rule.places {
      if place.count == 1 { part(place[0], indent + 1) } else { block("OneOf", place, indent + 1) }
    }
    line("}", indent)
  }

  private mutating func stack(_ rule: Shape.Rule, _ indent: Int) {
    guard let place = rule.places.first else { return line(mention(rule.head, isAlone: true), indent) }
    if place.count == 1, isPlain(place[0]) {
      described.insert(place[0])
      line(mention(rule.head, isAlone: true) + (rule.pushes.isEmpty ? "" : " {"), indent)
    } else {
      line("Stack(", indent)
      if place.count == 1 { part(place[0], indent + 1) } else { block("OneOf", place, indent + 1) }
      let name = rule.head.screen
      let isPlain = ShapeHead.plainNames[.stack] == name.name
      if !isPlain { line(", in: \(Self.classCode(name))", indent + 1) }
      line(")" + (rule.pushes.isEmpty ? "" : " {"), indent)
    }
    guard !rule.pushes.isEmpty else { return }
    for push in rule.pushes { self.push(push, in: rule, indent + 1) }
    line("}", indent)
  }

  private mutating func push(_ push: Shape.Push, in rule: Shape.Rule, _ indent: Int) {
    guard push.below != rule.screens else { return part(push.head, indent) }
    if push.head.kind == .screen, push.head.screen.isCode, isPlain(push.head),
      push.below.allSatisfy(\.isCode)
    {
      described.insert(push.head)
      let below = push.below.map { Self.code($0) }.joined(separator: ", ")
      return line("Pushed(\(Self.code(push.head.screen)), on: \(below))", indent)
    }
    line("Pushed(", indent)
    part(push.head, indent + 1, asArgument: true)
    let below = push.below.map { Self.classCode($0) }.joined(separator: ", ")
    line(", on: [\(below)])", indent + 1)
  }

  private mutating func part(_ head: ShapeHead, _ indent: Int, asArgument: Bool) {
    guard head.kind == .screen, described.contains(head) || isPlain(head) else { return part(head, indent) }
    described.insert(head)
    line(mention(head, isAlone: false), indent)
  }

  /// Whether it is a screen of which nothing is to be said here.
  private func isPlain(_ head: ShapeHead) -> Bool {
    head.kind == .screen && (described.contains(head) || shape.rule(for: head)?.presents.isEmpty ?? true)
  }

  // MARK: - Names

  private static let names: [ScreenTree.Kind: String] = [
    .tabs: "Tabs", .split: "Split", .container: "Container", .stack: "Stack",
  ]

  /// A thing by its name alone.
  private func mention(_ head: ShapeHead, isAlone: Bool) -> String {
    switch head.kind {
    case .screen:
      isAlone && head.screen.isCode ? Self.code(head.screen) : "Screen(\(Self.code(head.screen)))"
    case .stack: stackMention(head)
    default: "\(Self.names[head.kind] ?? "")(\(Self.code(head.screen)), count: \(head.count))"
    }
  }

  private func stackMention(_ head: ShapeHead) -> String {
    let isPlain = ShapeHead.plainNames[.stack] == head.screen.name
    guard let bottom = head.bottom else {
      return isPlain ? "Stack()" : "Stack(in: \(Self.classCode(head.screen)))"
    }
    if bottom.isCode, isPlain { return "Stack(\(Self.code(bottom)))" }
    if bottom.isCode, head.screen.isCode {
      return "Stack(\(Self.code(bottom)), in: \(Self.code(head.screen)))"
    }
    let place = isPlain ? "" : ", in: \(Self.classCode(head.screen))"
    return "Stack(Screen(\(Self.code(bottom)))\(place))"
  }

  /// A class where a type or a name may stand.
  private static func code(_ screen: ScreenClass) -> String {
    screen.isCode ? "\(screen.name).self" : classCode(screen)
  }

  /// A class where only a name may stand.
  private static func classCode(_ screen: ScreenClass) -> String {
    screen.isCode ? "ScreenClass(\(screen.name).self)" : "ScreenClass(\"\(screen.name.escapedForSwift)\")"
  }
}

extension Shape.Rule {
  /// Whether more is to be said of it than its name.
  fileprivate var needsBlock: Bool {
    head.kind != .screen || !presents.isEmpty
  }
}
