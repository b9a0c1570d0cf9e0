extension AppFileReader {
  /// Reads a factory, or `"nil"` for none.
  mutating func readFactoryOrNil(_ cursor: Cursor) -> AppFile.Factory?? {
    switch cursor.node.value {
    case .string("nil"): return .some(nil)
    case .string("navigation"): return .navigation([])
    case .string("tabs"): return .tabs([], selected: 0)
    case .string(let text):
      let allowed = [
        "nil", "navigation", "tabs", "{\"screen\": …}", "{\"navigation\": […]}", "{\"tabs\": […]}",
      ]
      report(.unknownWord(text, .factory, allowed: allowed), at: cursor)
      return nil
    default: return readFactory(cursor, or: [.text]).map { .some($0) }
    }
  }

  /// Reads a factory that needs no other step: a screen, or a container with its children.
  private mutating func readFactory(
    _ cursor: Cursor, or other: [AppFileError.Shape] = []
  ) -> AppFile.Factory? {
    guard let tag = readTag(cursor, among: ["screen", "navigation", "tabs"], or: other) else { return nil }
    switch tag {
    case "screen": return readScreenFactory(cursor)
    case "navigation":
      return readObject(cursor, required: ["navigation"])?["navigation"].flatMap { readChildren($0) }
        .map { .navigation($0) }
    default: return readTabsFactory(cursor)
    }
  }

  private mutating func readScreenFactory(_ cursor: Cursor) -> AppFile.Factory? {
    guard let fields = readObject(cursor, required: ["screen"], optional: ["context"]),
      let name = fields["screen"].flatMap({ readText($0) })
    else { return nil }
    guard let cursor = fields["context"] else { return .screen(name, context: nil) }
    return readText(cursor).map { .screen(name, context: $0) }
  }

  private mutating func readTabsFactory(_ cursor: Cursor) -> AppFile.Factory? {
    guard let fields = readObject(cursor, required: ["tabs"], optional: ["selected"]) else { return nil }
    let children = fields["tabs"].flatMap { readChildren($0) }
    let selected = fields["selected"].map { readInteger($0, in: 0...limits.listElements - 1) } ?? 0
    guard let children, let selected else { return nil }
    return .tabs(children, selected: selected)
  }

  private mutating func readChildren(_ cursor: Cursor) -> [AppFile.Factory]? {
    readList(cursor, count: 1...limits.listElements) { $0.readFactory($1) }
  }

  mutating func readAction(_ cursor: Cursor) -> AppFile.Action?? {
    guard case .string(let text) = cursor.node.value else {
      return readPresentation(cursor).map { .some($0) }
    }
    if text == "none" { return .some(nil) }
    let words: [AppFile.Action] = [
      .push, .pushAsRoot, .pushReplacingLast, .addTab,
      .presentModally(style: .automatic, transition: .system), .replaceRoot,
    ]
    if let action = words.first(where: { $0.name == text }) { return action }
    let allowed = words.map(\.name) + ["none", "{\"presentModally\": …}"]
    report(.unknownWord(text, .action, allowed: allowed), at: cursor)
    return nil
  }

  private mutating func readPresentation(_ cursor: Cursor) -> AppFile.Action? {
    guard readTag(cursor, among: ["presentModally"], or: [.text]) != nil,
      let options = readObject(cursor, required: ["presentModally"])?["presentModally"],
      let fields = readObject(options, optional: ["style", "transition"])
    else { return nil }
    let style: AppFile.PresentationStyle? = fields["style"].map { readWord($0, .style) } ?? .automatic
    let transition: AppFile.Transition? = fields["transition"].map { readWord($0, .transition) } ?? .system
    guard let style, let transition else { return nil }
    return .presentModally(style: style, transition: transition)
  }
}
