// What a file says of Apple's frameworks that the modules here have in another way.

extension SourceEdits {
  /// Has the delegate of an app of SwiftUI's views made by a closure, `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
  mutating func makeAppDelegates() {
    for attribute in outline.attributes where attribute.name == "UIApplicationDelegateAdaptor" {
      let tokens = outline.tokens[attribute.tokens].filter { $0.kind != .space }.map(\.text)
      guard tokens.suffix(3) == [".", "self", ")"], let open = tokens.firstIndex(of: "(") else { continue }
      let type = tokens[(open + 1)...].dropLast(3).joined()
      replace(
        attribute.tokens.upperBound - 1..<attribute.tokens.upperBound, with: ", making: { \(type)() })")
    }
  }
}

extension SourceEdits {
  /// Has UIKit imported in place of modules whose names it gives: there is no module `ObjectiveC` or `CoreGraphics`, as other packages
  /// ask for these to know whether they are on one of Apple's systems.
  mutating func renameImports() {
    for place in outline.tokens.indices.dropLast() where outline.tokens[place].isText("import") {
      let start = outline.next(after: place)
      let isOfOne = start < outline.tokens.count && Self.kinds.contains(outline.tokens[start].text)
      let name = isOfOne ? outline.next(after: start) : start
      guard name < outline.tokens.count, ["ObjectiveC", "CoreGraphics"].contains(outline.tokens[name].text)
      else { continue }
      var end = name + 1
      while end + 1 < outline.tokens.count, outline.tokens[end].isText(".") { end += 2 }
      replace(start..<end, with: "UIKit")
    }
  }

  /// The words before the name of one declaration that is imported.
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
