extension Shape {
  /// The shape as a person reads it: what is said of each thing stands where that comes first.
  public var text: String {
    var teller = ShapeTeller(self)
    return teller.text()
  }

  /// The shape as a Swift function that makes it again.
  ///
  /// - Parameter name: The app's name, from which the function has its own.
  /// - Returns: The function, with a line break at the end.
  public func swift(named name: String) -> String {
    let lines = ShapeWriter.lines(of: self, indentedBy: 1)
    return
      (["@MainActor func \(Self.functionName(of: name))() throws(ShapeError) -> Shape {"]
      + ["  try Shape {"] + lines.dropFirst() + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The name of the function for an app: letters and digits of the app's name in one word, and `Shape`.
  private static func functionName(of app: String) -> String {
    let name = app.inOneWord { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = name.first else { return "shape" }
    return (first.isNumber ? "app" : "") + name + "Shape"
  }
}

/// Tells a shape line by line.
private struct ShapeTeller {
  private let shape: Shape
  private var told: Set<ShapeHead> = []
  private var lines: [String] = []

  init(_ shape: Shape) { self.shape = shape }

  mutating func text() -> String {
    line("root", 0)
    for head in shape.roots { tell(head, 1) }
    for assumption in shape.assumptions { line("assuming that \(assumption.sentence)", 0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func line(_ text: String, _ indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  private mutating func tell(_ head: ShapeHead, _ indent: Int, more: String = "") {
    guard let rule = shape.rule(for: head) else { return }
    let isPlain = rule.pushes.isEmpty && rule.presents.isEmpty && head.kind == .screen
    guard told.insert(head).inserted || isPlain else { return line("\(head)\(more), as above", indent) }
    line("\(head)\(more)", indent)
    for (index, place) in rule.places.enumerated() { tell(place, at: index, of: head, indent + 1) }
    for push in rule.pushes {
      tell(push.head, indent + 1, more: ", pushed on " + push.below.map(\.name).joined(separator: ", "))
    }
    guard !rule.presents.isEmpty else { return }
    line("presents", indent + 1)
    for head in rule.presents { tell(head, indent + 2) }
  }

  private mutating func tell(_ place: [ShapeHead], at index: Int, of head: ShapeHead, _ indent: Int) {
    // That a stack on a screen begins with that screen has been said.
    if head.kind == .stack, place.count == 1, isQuiet(place[0]) { return }
    if place.count == 1 { return tell(place[0], indent, more: ", at \(index + 1)") }
    line("at \(index + 1) one of", indent)
    for head in place { tell(head, indent + 1) }
  }

  private func isQuiet(_ head: ShapeHead) -> Bool {
    head.kind == .screen && (told.contains(head) || shape.rule(for: head)?.presents.isEmpty ?? true)
  }
}
