extension ExtensionOverrides {
  /// Lets members of extensions look for what overrides them; comes before members are moved.
  func apply(to edits: inout [SourceEdits]) {
    for family in families {
      dispatch(family, &edits[family.base.file])
      // Only classes may be open without Objective-C.
      for site in [family.base] + family.extensions { edits[site.file].close(site.member) }
      for site in family.extensions {
        edits[site.file].rename(site.member, to: family.bodyName(in: site.type.name), keepsOverride: false)
      }
      for site in family.overrides {
        let isFirst = !app.superclasses(of: site.type.name).contains(where: family.isOverridden)
        edits[site.file].rename(site.member, to: family.ownName, keepsOverride: !isFirst)
      }
      for number in edits.indices { conform(family, &edits[number]) }
    }
    for number in edits.indices { redirectSuper(in: &edits[number]) }
  }

  // MARK: - The member of the extension

  /// Gives the body another name, and has the member call it only where no class has its own.
  private func dispatch(_ family: Family, _ edits: inout SourceEdits) {
    let (outline, member) = (edits.outline, family.base.member)
    let name = outline.next(after: member.keyword)
    let head = outline.line(name + 1..<member.brace)
    let body = family.bodyName(in: family.owner)
    let callees =
      [("any \(family.protocolName)", family.ownName)]
      + family.extensions.map { ($0.type.name, family.bodyName(in: $0.type.name)) }
    guard let method = outline.method(of: member) else {
      let text = property(body, callees: callees, isSettable: outline.isSettable(member))
      edits.replace(member.brace..<member.brace + 1, with: "\(text); var \(body)\(head) {")
      return declareProtocol(
        family, "var", head + (outline.isSettable(member) ? " { get set }" : " { get }"), &edits)
    }
    let effects = outline.effects(of: method)
    let arguments = zip(method.labels, method.parameterNames).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
    let calls = callees.map { "if let it = self as? \($0) { return \(effects)it.\($1)(\(arguments)) }; " }
    let attribute = method.givesNothing ? "" : "@discardableResult "
    edits.replace(
      member.brace..<member.brace + 1,
      with:
        "{ \(calls.joined())return \(effects)self.\(body)(\(arguments)) }; \(attribute)func \(body)\(head) {")
    declareProtocol(family, "func", outline.requirement(method, in: member), &edits)
  }

  private func property(_ body: String, callees: [(String, String)], isSettable: Bool) -> String {
    let getter =
      callees.map { "if let it = self as? \($0) { return it.\($1) }; " }.joined() + "return self.\(body)"
    guard isSettable else { return "{ \(getter) }" }
    let setter = callees.map { "if let it = self as? \($0) { it.\($1) = newValue; return }; " }.joined()
    return "{ get { \(getter) } set { \(setter)self.\(body) = newValue } }"
  }

  /// Declares what the classes conform to that override the member.
  private func declareProtocol(
    _ family: Family, _ keyword: String, _ requirement: String, _ edits: inout SourceEdits
  ) {
    let type = family.base.type
    let isPrivate =
      type.isPrivate || !family.base.member.modifiers.isDisjoint(with: ["private", "fileprivate"])
    // UIKit's classes are the main actor's, and so are the classes that conform.
    let attributes = (type.name.hasPrefix("UI") ? "@MainActor " : "") + (isPrivate ? "fileprivate " : "")
    edits.insert(
      "; \(attributes)protocol \(family.protocolName): AnyObject { \(keyword) \(family.ownName)\(requirement) }",
      after: type.body.upperBound - 1)
  }

  // MARK: - The classes

  /// Lets the classes conform that override the member and do not inherit an override.
  private func conform(_ family: Family, _ edits: inout SourceEdits) {
    for type in edits.outline.types where type.keyword == "class" && family.isOverridden(in: type.name) {
      guard !app.superclasses(of: type.name).contains(where: family.isOverridden) else { continue }
      let head = type.nameEnd..<type.body.lowerBound
      let end = head.first { edits.outline.tokens[$0].isText("where") } ?? head.upperBound
      let last = edits.outline.tokens[..<end].lastIndex { $0.kind != .space } ?? type.nameEnd
      edits.insert(", \(family.protocolName)", after: last)
    }
  }

  /// Has `super.` go to what the nearest class above has in the member's place.
  private func redirectSuper(in edits: inout SourceEdits) {
    let outline = edits.outline
    for place in outline.tokens.indices where outline.tokens[place].isText("super") {
      let dot = outline.next(after: place)
      let name = outline.next(after: dot)
      guard name < outline.tokens.count, outline.tokens[dot].isText("."),
        let type = outline.type(around: place)
      else { continue }
      let ancestors = app.superclasses(of: type.name)
      guard let family = family(at: name, in: outline, above: ancestors) else { continue }
      for ancestor in ancestors {
        if family.isOverridden(in: ancestor) {
          edits.replace(name..<name + 1, with: family.ownName)
          break
        }
        if family.hasBody(in: ancestor) {
          edits.replace(place..<place + 1, with: "self")
          edits.replace(name..<name + 1, with: family.bodyName(in: ancestor))
          break
        }
      }
    }
  }

  /// The member that a name means in a class with some ancestors, that of the nearest one.
  private func family(at name: Int, in outline: SourceOutline, above ancestors: [String]) -> Family? {
    let labels = outline.callLabels(after: name)
    let meant = families.filter {
      $0.name == outline.tokens[name].text && (labels ?? []).isSubsequence(of: $0.labels)
    }
    return ancestors.lazy.compactMap { ancestor in meant.first { $0.owner == ancestor } }.first
  }
}

extension SourceEdits {
  /// Makes a member public that is open.
  fileprivate mutating func close(_ member: SourceOutline.Member) {
    for place in outline.head(before: member.keyword).start..<member.keyword
    where outline.tokens[place].isText("open") {
      replace(place..<place + 1, with: "public")
    }
  }

  /// Gives a member another name, under which it overrides or does not.
  fileprivate mutating func rename(_ member: SourceOutline.Member, to name: String, keepsOverride: Bool) {
    let place = outline.next(after: member.keyword)
    replace(place..<place + 1, with: name)
    let head = outline.head(before: member.keyword).start..<member.keyword
    for place in head where !keepsOverride && outline.tokens[place].isText("override") {
      remove(place..<place + 1)
    }
  }
}

extension SourceOutline {
  /// Whether a property can be set.
  fileprivate func isSettable(_ member: Member) -> Bool {
    places(in: member.brace..<member.tokens.upperBound).contains { tokens[$0].isText("set") }
  }

  /// What stands before a call of a method that throws or suspends.
  fileprivate func effects(of method: Method) -> String {
    let words = tokens[method.tokens].filter { $0.kind == .word }.map(\.text)
    return (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
  }

  /// The head of a method behind its name, without the values of arguments that are left out.
  fileprivate func requirement(_ method: Method, in member: Member) -> String {
    let open = tokens[member.keyword...].firstIndex { $0.isText("(") } ?? member.brace
    let parameters = method.labels.indices.map { index in
      let (label, name) = (method.labels[index], method.parameterNames[index])
      return "\(label == name ? name : "\(label) \(name)"): \(method.parameterTypes[index])"
    }
    let rest = line(end(ofBracketAt: open)..<member.brace)
    return "(\(parameters.joined(separator: ", ")))" + (rest.isEmpty ? "" : " \(rest)")
  }

  /// The labels with which a method is called that has its name at a place; `nil` where it is not called.
  fileprivate func callLabels(after name: Int) -> [String]? {
    let open = name + 1
    guard open < tokens.count, tokens[open].isText("(") else { return nil }
    let places = places(in: open..<end(ofBracketAt: open))
    let starts = places.indices.filter { index in
      index == places.startIndex || tokens[places[index - 1]].isText(",")
    }
    return starts.filter { tokens[places[$0]].text != ")" }.map { index in
      let isLabel = index + 1 < places.endIndex && tokens[places[index + 1]].isText(":")
      return isLabel ? tokens[places[index]].text : "_"
    }
  }
}

extension [String] {
  /// Whether the elements are some of others, in their order.
  fileprivate func isSubsequence(of others: [String]) -> Bool {
    var rest = others[...]
    return allSatisfy { element in
      guard let place = rest.firstIndex(of: element) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
