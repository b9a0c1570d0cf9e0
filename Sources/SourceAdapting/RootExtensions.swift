/// The extensions of the root of all objects, once more for the root of UIKit's.
///
/// The model's classes do not derive from `NSObject`, so that what an app adds to all objects is unknown to views and
/// controllers. It is added to `UIResponder` too. They are `NSObjectProtocol`, and what is added to that reaches them.
struct RootExtensions {
  private static let root = "NSObject"

  private let app: AppOutline
  /// The names of what the app adds to UIKit's classes, which may not be added twice.
  private let taken: Set<String>

  init(_ app: AppOutline) {
    self.app = app
    taken = Self.names(in: app) { type in ([type] + app.inherited(by: type)).contains { $0.hasPrefix("UI") } }
  }

  private static func names(in app: AppOutline, where isMeant: (String) -> Bool) -> Set<String> {
    Set(
      app.files.flatMap { file in
        file.types.filter { isMeant($0.name) }.flatMap { file.members(of: $0).map(\.name) }
      })
  }

  /// Repeats the extensions of a file where that compiles by its form.
  ///
  /// - Parameters:
  ///   - edits: The changes of the file, after all others of these extensions.
  ///   - name: The name by which the compiler knows the file.
  func apply(to edits: inout SourceEdits, as name: String) {
    let outline = edits.outline
    for type in outline.types where type.keyword == "extension" && type.name == Self.root {
      guard !type.isConstrained, let body = body(of: type, edits) else { continue }
      let start = outline.head(before: outline.keyword(of: type)).start
      let before = edits.changed(start..<type.nameEnd - 1)
      let after = edits.changed(type.nameEnd..<type.body.lowerBound)
      let end = type.body.upperBound - 1
      edits.insert(
        "\n" + MovedMembers.directive(name, outline.tokens[start].line)
          + "\(before)UIResponder\(after)\(body)\n"
          + MovedMembers.directive(name, outline.tokens[end].line),
        after: end)
      edits.needs(["UIKit"])
    }
  }

  /// What is in the braces of the repeated extension; `nil` where it is not repeated.
  private func body(of type: SourceOutline.TypeDeclaration, _ edits: SourceEdits) -> String? {
    let outline = edits.outline
    guard type.ancestors.allSatisfy(canConform) else { return nil }
    let members = outline.members(of: type)
    let wrong = members.filter { !canRepeat($0, outline) }
    if wrong.isEmpty, !outline.mentions([Self.root], in: type.body) { return edits.changed(type.body) }
    guard type.ancestors.isEmpty, outline.declarationCount(in: type) == members.count,
      wrong.count < members.count
    else { return nil }
    var rest = edits
    for member in wrong { rest.replace(member.tokens, with: "") }
    return rest.changed(type.body)
  }

  private func canConform(to name: String) -> Bool {
    !name.contains("Sendable") && !app.inherited(by: name).contains(Self.root)
  }

  private func canRepeat(_ member: SourceOutline.Member, _ outline: SourceOutline) -> Bool {
    !taken.contains(member.name) && !outline.tokens[member.keyword].isText("init")
      && !outline.mentions(Self.ownMethods.union([Self.root]), in: member.tokens)
  }

  /// What objects of Foundation's have, and the model's do not.
  private static let ownMethods: Set<String> = [
    "classForCoder", "copy", "debugDescription", "isEqual", "mutableCopy", "superclass",
  ]
}

extension SourceOutline {
  /// The `extension` of an extension.
  fileprivate func keyword(of type: TypeDeclaration) -> Int {
    tokens[..<type.nameEnd].lastIndex { $0.isText("extension") } ?? type.nameEnd
  }

  /// Whether one of some words stands among tokens.
  fileprivate func mentions(_ words: Set<String>, in range: Range<Int>) -> Bool {
    tokens[range].contains { $0.kind == .word && words.contains($0.text) }
  }

  /// How many declarations stand in the braces of a type.
  fileprivate func declarationCount(in type: TypeDeclaration) -> Int {
    let keywords = ["func", "var", "let", "subscript", "init", "typealias", "struct", "enum", "protocol"]
    let classes = types.count { $0.keyword == "class" && type.body.contains($0.body.lowerBound) }
    return classes
      + places(in: type.body).count { tokens[$0].kind == .word && keywords.contains(tokens[$0].text) }
  }
}
