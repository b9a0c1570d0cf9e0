/// Changes an app's source so that it compiles where there is no Objective-C.
///
/// Lines stay where they are, and each file says its own name to the compiler, so that errors, traps and reports name
/// the places that the team knows.
public struct SourceAdapter {
  private let app: AppOutline
  private var result = Adaptation()

  /// Changes the files of an app, or of one module of it.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - storyboards: The `.storyboard` and `.xib` files, which are handed to the model together with the names in them.
  ///   - dataModels: What is in `.xcdatamodeld` folders: the `contents` of each version, and `.xccurrentversion`.
  ///   - name: The name of a file, below the same folder as the others, as the compiler is to know it.
  /// - Returns: The changed files, one more with the names that storyboards use, and what is left to be done by hand.
  ///   O(characters × types of a file).
  public static func adapt(
    _ files: [SourceFile], storyboards: [SourceFile] = [], dataModels: [SourceFile] = [],
    name: (String) -> String = { $0 }
  ) -> Adaptation {
    let sorted = files.sorted { $0.path < $1.path }
    var adapter = SourceAdapter(app: AppOutline(sorted.map { SourceOutline.of($0) }))
    adapter.result.files = adapter.adaptFiles(as: adapter.app.files.map { name($0.path) })
    let names = InterfaceNames(
      adapter.app, storyboards: storyboards, models: DataModels(adapter.app, files: dataModels))
    adapter.result.files.append(names.file)
    adapter.result.files.sort { $0.path < $1.path }
    adapter.note(.interfaceName, names.count)
    return adapter.result
  }

  /// Whether a file in the folder of an app's source says what is in a data model.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: Whether it belongs to the `dataModels` that are adapted.
  public static func readsDataModel(_ path: String) -> Bool { DataModels.reads(path) }

  /// The path of what becomes of a file.
  ///
  /// It differs from the file's own, because the compiler wants no two files of a module that say they have one name.
  ///
  /// - Parameter file: The path of the file, such as `Screens/Cart.swift`.
  /// - Returns: The path, such as `Screens/Cart.adapted.swift`.
  public static func path(of file: String) -> String {
    file.hasSuffix(".swift") ? file.dropLast(".swift".count) + ".adapted.swift" : file
  }

  private init(app: AppOutline) { self.app = app }

  private mutating func note(_ change: Adaptation.Change, _ count: Int = 1) {
    if count > 0 { result.changes[change, default: 0] += count }
  }

  private mutating func adaptFiles(as names: [String]) -> [SourceFile] {
    var edits: [SourceEdits] = []
    let overrides = ExtensionOverrides(app)
    for (number, outline) in app.files.enumerated() {
      edits.append(adapt(outline))
      for site in overrides.obstacles where site.file == number {
        let member = Adaptation.Reason.extensionOverride("\(site.type.name).\(site.member.name)")
        remark(member, outline, line: outline.tokens[site.member.keyword].line)
      }
    }
    overrides.apply(to: &edits)
    MovedMembers(app).apply(to: &edits, names: names)
    let roots = RootExtensions(app)
    let implied = ImpliedImports(app)
    for number in edits.indices {
      roots.apply(to: &edits[number], as: names[number])
      implied.apply(to: &edits[number])
    }
    MissingImports(app).apply(to: &edits, names: names)
    return zip(edits, names).map { edits, name in
      SourceFile(path: Self.path(of: edits.outline.path), text: text(of: edits, as: name))
    }
  }

  private mutating func adapt(_ outline: SourceOutline) -> SourceEdits {
    var edits = SourceEdits(outline)
    removeAttributes(&edits)
    note(.managedMember, ManagedMembers(app).apply(to: &edits))
    edits.makeAppDelegates()
    edits.renameImports()
    changeProtocols(&edits)
    changeSelectors(&edits)
    changeOptionalCalls(&edits)
    edits.removePreviews()
    edits.replaceLiterals()
    edits.markConcurrentMembers()
    app.observedProperties.apply(to: &edits)
    app.optionalResults.addConformances(to: &edits, in: app)
    return edits
  }

  private func text(of edits: SourceEdits, as name: String) -> String {
    let imports = edits.modules.sorted().map(AppleModule.importing).joined()
    // The line after the directive is the first of the file.
    return imports + MovedMembers.directive(name, 1) + edits.text
      + InterfaceNames.extensions(of: edits.outline, in: app)
  }

  // MARK: - Attributes and modifiers

  private static let leftOut: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable",
    "IBDesignable",
    "GKInspectable", "NSManaged", "main", "UIApplicationMain", "NSApplicationMain",
  ]

  private mutating func removeAttributes(_ edits: inout SourceEdits) {
    for attribute in edits.outline.attributes where Self.leftOut.contains(attribute.name) {
      edits.remove(attribute.tokens)
      note(.attribute)
    }
    for token in edits.outline.modifiers {
      edits.remove(token..<token + 1)
      if edits.outline.tokens[token].text == "dynamic" { note(.dynamic) }
    }
  }

  private mutating func remark(_ reason: Adaptation.Reason, _ outline: SourceOutline, line: Int) {
    result.remarks.append(Adaptation.Remark(path: outline.path, line: line, reason: reason))
  }

  // MARK: - Protocols

  private mutating func changeProtocols(_ edits: inout SourceEdits) {
    let outline = edits.outline
    for type in outline.types where type.keyword == "protocol" && type.attributes.contains("objc") {
      restrictToClasses(type, &edits)
      var defaults: [String] = []
      for method in outline.methods where method.isOptional && method.owner == type.name {
        guard method.givesNothing else {
          leaveOut(method, &edits)
          continue
        }
        note(.optionalMethod)
        defaults.append("\(outline.line(method.tokens)) {}")
      }
      edits.insert(app.optionalResults.text(behind: type, in: outline), after: type.body.upperBound - 1)
      guard !defaults.isEmpty else { continue }
      let access = type.isPublic ? "public " : ""
      edits.insert(
        "; \(access)extension \(type.name) { \(defaults.joined(separator: "; ")) }",
        after: type.body.upperBound - 1)
    }
  }

  /// What gives something and may be left out is asked for elsewhere, by a protocol of its own.
  private mutating func leaveOut(_ method: SourceOutline.Method, _ edits: inout SourceEdits) {
    let outline = edits.outline
    guard app.optionalResults.has(method) else {
      return remark(.optionalResult("\(method.owner).\(method.name)"), outline, line: method.line)
    }
    note(.optionalMethod)
    edits.remove(method.tokens)
    let next = outline.next(after: method.tokens.upperBound - 1)
    if next < outline.tokens.count, outline.tokens[next].text == ";" { edits.remove(next..<next + 1) }
  }

  /// Objective-C's protocols are for classes alone, so that references to them may be weak.
  private mutating func restrictToClasses(_ type: SourceOutline.TypeDeclaration, _ edits: inout SourceEdits) {
    let outline = edits.outline
    let inherited = type.ancestors.flatMap { $0.split(separator: "&") }
    // Swift wants `AnyObject` once, and no `class` beside it.
    guard !inherited.contains("AnyObject"), !inherited.contains("NSObjectProtocol") else { return }
    if let old = (type.nameEnd..<max(type.nameEnd, type.body.lowerBound)).first(where: {
      outline.tokens[$0].isText("class")
    }) {
      edits.replace(old..<old + 1, with: "AnyObject")
    } else if type.ancestors.isEmpty {
      edits.insert(": AnyObject", after: type.nameEnd - 1)
    } else {
      edits.insert(" AnyObject,", after: outline.next(after: type.nameEnd - 1))
    }
    note(.classProtocol)
  }

  /// `delegate?.changed?(self)` asks whether the method is there, which every class has now, and UIKit's delegates have.
  private mutating func changeOptionalCalls(_ edits: inout SourceEdits) {
    let tokens = edits.outline.tokens
    for place in tokens.indices.dropFirst().dropLast(2)
    where tokens[place].kind == .word && tokens[place + 1].text == "?" {
      guard tokens[place - 1].text == ".", tokens[place + 2].text == "(", app.mayBeLeftOut(tokens[place].text)
      else { continue }
      edits.remove(place + 1..<place + 2)
      note(.optionalCall)
      if app.optionalResults.contains(tokens[place].text) {
        edits.replace(place..<place + 1, with: OptionalResults.prefix + tokens[place].text)
      } else if let start = edits.outline.boundStart(ofCallAt: place) {
        edits.insert("Optional.some(", before: start)
        // The result may be optional itself, and is bound as one then.
        edits.insert(").flatMap({ $0 })", after: edits.outline.end(ofBracketAt: place + 2) - 1)
      }
    }
  }

  // MARK: - Selectors

  private mutating func changeSelectors(_ edits: inout SourceEdits) {
    let outline = edits.outline
    for place in outline.tokens.indices where outline.tokens[place].kind == .word {
      let word = outline.tokens[place].text
      guard word == "#selector" || word == "#keyPath", place + 1 < outline.tokens.count else { continue }
      let open = outline.next(after: place)
      guard open < outline.tokens.count, outline.tokens[open].text == "(" else { continue }
      let end = outline.end(ofBracketAt: open)
      let expression = outline.text(open + 1..<max(open + 1, end - 1))
      if word == "#keyPath" {
        if let text = KeyPathExpression(expression).text {
          edits.replace(place..<end, with: text.swiftLiteral)
        } else {
          remark(.keyPath(expression), outline, line: outline.tokens[place].line)
        }
        continue
      }
      let around = outline.type(around: place)
      switch SelectorExpression(expression, in: around?.name, of: app).closure {
      case .success(let closure):
        edits.replace(place..<end, with: closure.naming(around))
        note(.selector)
      case .failure(let failure): remark(failure.reason, outline, line: outline.tokens[place].line)
      }
    }
  }
}

extension String {
  /// A selector in a generic class that stands in another type: there the class is named by its own name alone, with its parameters.
  fileprivate func naming(_ type: SourceOutline.TypeDeclaration?) -> String {
    guard let type, type.isGeneric, let own = type.name.split(separator: ".").last else { return self }
    return replacing("(it: \(type.name)", with: "(it: \(own)")
  }

  /// The text as a literal of Swift.
  var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
