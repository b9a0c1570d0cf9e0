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
  /// Has UIKit imported in place of modules whose names it gives.
  ///
  /// There is no module `ObjectiveC` or `CoreGraphics`, as other packages ask for these to know whether they are on one of Apple's
  /// systems. Nor are there parts of a module, such as `UIKit.UIControl`.
  mutating func renameImports() {
    for (_, start, name) in outline.importPlaces {
      let isPart = start == name && name + 1 < outline.tokens.count && outline.tokens[name + 1].isText(".")
      let module = outline.tokens[name].text
      guard ["ObjectiveC", "CoreGraphics"].contains(module) || isPart && module == "UIKit" else { continue }
      var end = name + 1
      while end + 1 < outline.tokens.count, outline.tokens[end].isText(".") { end += 2 }
      replace(start..<end, with: "UIKit")
    }
  }
}
