/// The properties of an app's own objects that it observes: `@objc dynamic var count = 0` with `observe(\.count)`.
///
/// Objective-C tells of each change by itself; here the property says that it changes.
struct ObservedProperties {
  /// The names at the end of the key paths that the app observes.
  private let names: Set<String>

  init(_ files: [SourceOutline]) { names = Set(files.flatMap(\.observedNames)) }

  /// Has the properties of a file say that they change.
  func apply(to edits: inout SourceEdits) {
    guard !names.isEmpty else { return }
    for place in edits.outline.modifiers where edits.outline.tokens[place].text == "dynamic" {
      guard let property = edits.outline.storedProperty(behind: place), names.contains(property.name) else {
        continue
      }
      edits.needs(["UIKit"])
      if let body = property.observers {
        edits.insert(" willSet { KeyValueChanges.begin(self) };", after: body.open)
        // Told of at the end, as by a setter around the whole property.
        edits.insert(" defer { KeyValueChanges.end() };", after: body.didSet)
      } else {
        let calls = "willSet { KeyValueChanges.begin(self) } didSet { KeyValueChanges.end() }"
        edits.insert(" { \(calls) }", after: property.last)
      }
    }
  }
}

extension SourceOutline {
  /// The names at the end of key paths behind `observe(`.
  fileprivate var observedNames: [String] {
    tokens.indices.compactMap { place in
      guard tokens[place].isText("observe"), place + 1 < tokens.count, tokens[place + 1].text == "(" else {
        return nil
      }
      let slash = next(after: place + 1)
      guard slash < tokens.count, tokens[slash].text == "\\" else { return nil }
      let path = tokens[(slash + 1)...].prefix { $0.kind == .word || [".", "?", "!"].contains($0.text) }
      return path.last { $0.kind == .word }?.text
    }
  }

  /// A property that is stored, and can say that it changes.
  fileprivate struct StoredProperty {
    let name: String
    /// Where its declaration ends.
    let last: Int
    /// The brace that opens its observers, and the one that opens `didSet`, if it has that and no other.
    let observers: (open: Int, didSet: Int)?
  }

  /// The property whose `dynamic` stands at a place.
  fileprivate func storedProperty(behind modifier: Int) -> StoredProperty? {
    var place = next(after: modifier)
    while place < tokens.count, !tokens[place].isText("var") {
      guard tokens[place].kind == .word || "()".contains(tokens[place].text),
        !["func", "lazy", "override", "static", "class"].contains(tokens[place].text)
      else { return nil }
      place = next(after: place)
    }
    let name = next(after: place)
    guard name < tokens.count, tokens[name].kind == .word else { return nil }
    var (last, hasValue) = (name, false)
    var current = next(after: name)
    while current < tokens.count, !["}", ";", ","].contains(tokens[current].text) {
      let isOnNextLine = tokens[(last + 1)..<current].contains { $0.lineCount > 0 }
      if tokens[current].text == "{", !(hasValue && tokens[last].text == "=") {
        return observed(tokens[name].text, open: current)
      }
      if isOnNextLine, tokens[last].text != "=", tokens[last].text != ":" {
        let goesOn = [".", "?", "+", "-", "*", "/", "&", "|", "="].contains(tokens[current].text)
        return goesOn ? nil : StoredProperty(name: tokens[name].text, last: last, observers: nil)
      }
      if tokens[current].text == "=" { hasValue = true }
      let opens = ["(", "[", "{"].contains(tokens[current].text)
      last = opens ? end(ofBracketAt: current) - 1 : current
      current = next(after: last)
    }
    // Of several in one declaration nobody knows which is meant.
    if current < tokens.count, tokens[current].text == "," { return nil }
    return StoredProperty(name: tokens[name].text, last: last, observers: nil)
  }

  private func observed(_ name: String, open: Int) -> StoredProperty? {
    let first = next(after: open)
    guard first < tokens.count, tokens[first].isText("didSet") else { return nil }
    var brace = next(after: first)
    if brace < tokens.count, tokens[brace].text == "(" { brace = next(after: end(ofBracketAt: brace) - 1) }
    guard brace < tokens.count, tokens[brace].text == "{" else { return nil }
    let behind = next(after: end(ofBracketAt: brace) - 1)
    guard behind < tokens.count, tokens[behind].text == "}" else { return nil }
    return StoredProperty(name: name, last: open, observers: (open, brace))
  }
}
