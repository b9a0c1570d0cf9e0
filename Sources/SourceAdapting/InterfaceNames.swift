/// The names by which storyboards and nibs know classes, actions and outlets, as code that makes them known to the model.
struct InterfaceNames {
  /// The name of the function that a test calls before it launches the app.
  static let function = "connectInterfaceBuilder"

  /// A file with the function, and all storyboards and nibs.
  let file: SourceFile

  /// How many names are made known.
  let count: Int

  init(_ app: AppOutline, storyboards: [SourceFile], models: DataModels) {
    let files = app.files.filter { !Self.entries(of: $0, in: app).isEmpty }
    count = app.files.reduce(0) { $0 + Self.entries(of: $1, in: app).reduce(0) { $0 + $1.lines.count } }
    var lines =
      (models.isEmpty ? [] : ["import CoreData"]) + [
        "import Foundation", "import UIKit", "",
        "/// Makes known what storyboards and nibs name: classes, actions, outlets; and the files themselves.",
        "///",
        "/// Call it first where a test launches the app. Written by `adapt-sources`, from the app's source.",
        "@MainActor public func \(Self.function)() {",
      ]
    lines += models.statements.map { "  " + $0 }
    lines.append("  Simulation.storyboards.registerTogether {")
    lines += files.map { "    \(Self.functionName(of: $0))()" }
    for storyboard in storyboards.sorted(by: { $0.path < $1.path }) {
      let mark = Self.hashes(for: storyboard.text)
      lines.append("    Simulation.storyboards.registerOrTrap(")
      lines.append("      xml: \(mark)\"\"\"")
      lines.append(
        storyboard.text.hasSuffix("\n")
          ? storyboard.text + "\"\"\"\(mark)," : storyboard.text + "\n\"\"\"\(mark),")
      lines.append("      file: \(storyboard.path.swiftLiteral))")
    }
    lines.append("  }\n}\n")
    lines += models.declarations
    file = SourceFile(path: "InterfaceBuilder.swift", text: lines.joined(separator: "\n"))
  }

  /// As many `#` as a literal needs in which a text stands as it is.
  private static func hashes(for text: String) -> String {
    var mark = "#"
    while text.contains("\"" + mark) || text.contains("\\" + mark) { mark += "#" }
    return mark
  }

  /// What makes the names of one class known.
  private struct Entry {
    let type: String
    var lines: [String]
  }

  /// The extensions that stand at the end of a file, where its private members are in reach.
  static func extensions(of outline: SourceOutline, in app: AppOutline) -> String {
    let entries = entries(of: outline, in: app)
    guard !entries.isEmpty else { return "" }
    var result = "\n"
    for entry in entries {
      result +=
        "extension \(entry.type) {\n  @MainActor fileprivate static func \(functionName(of: entry.type))() {\n"
      result += entry.lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
    }
    result += "@MainActor func \(functionName(of: outline))() {\n"
    result += entries.map { "  \($0.type).\(functionName(of: $0.type))()\n" }.joined() + "}\n"
    return result
  }

  private static func functionName(of type: String) -> String {
    "connect_\(type.replacing(".", with: "_"))"
  }

  private static func functionName(of outline: SourceOutline) -> String {
    "connectNames_" + String(outline.path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func entries(of outline: SourceOutline, in app: AppOutline) -> [Entry] {
    var result: [Entry] = []
    for type in outline.types where !type.isGeneric && !type.isLocal && type.keyword != "protocol" {
      let isGeneric = app.files.contains { $0.types.contains { $0.name == type.name && $0.isGeneric } }
      guard !isGeneric, !result.contains(where: { $0.type == type.name }) else { continue }
      let lines = lines(for: type, outline, app)
      if !lines.isEmpty { result.append(Entry(type: type.name, lines: lines)) }
    }
    return result
  }

  private static func lines(
    for type: SourceOutline.TypeDeclaration, _ outline: SourceOutline, _ app: AppOutline
  ) -> [String] {
    var lines: [String] = []
    if type.keyword == "class", app.isViewController(type.name) {
      lines.append("Simulation.storyboards.register(\(type.name).self)")
    } else if type.keyword == "class", app.isA(type.name, viewSuffixes) {
      lines.append("Simulation.storyboards.registerView(\(type.name).self)")
    }
    lines += ManagedMembers.lines(for: type, outline, app)
    for method in outline.methods where method.owner == type.name && method.attributes.contains("IBAction") {
      if method.parameterTypes.first?.contains("UIStoryboard") ?? false {
        let call = method.labels[0] == "_" ? "$0" : "\(method.labels[0]): $0"
        lines.append(
          "Simulation.storyboards.registerUnwindAction(\(selector(method)), on: \(type.name).self) "
            + "{ it in { it.\(method.name)(\(call)) } }")
      } else if case .success(let closure) = SelectorExpression(
        "\(type.name).\(method.signature)", in: type.name, of: app
      ).closure {
        lines.append("_ = \(closure)")
      }
    }
    lines += outline.methods.filter { $0.owner == type.name && $0.attributes.contains("IBSegueAction") }
      .compactMap { $0.segueActionLine(on: type.name) }
    lines += ObjectiveCRequirements.lines(for: type.name, outline, app)
    for outlet in outline.outlets where outlet.owner == type.name {
      lines.append(
        "Simulation.storyboards.registerOutlet(\(outlet.name.swiftLiteral), on: \(type.name).self) "
          + "{ (it: \(type.name), part: \(outlet.type)) in it.\(outlet.name) = part }")
    }
    return lines
  }

  private static let viewSuffixes = [
    "View", "Cell", "Button", "Label", "Control", "Field", "Switch", "Slider", "Bar",
  ]

  private static func selector(_ method: SourceOutline.Method) -> String {
    "Selector(\(method.selectorName.swiftLiteral))"
  }
}
