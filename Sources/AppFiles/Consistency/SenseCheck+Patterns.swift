extension SenseCheck {
  mutating func check(_ pattern: AppFile.Pattern, at place: JSONPlace) {
    checkClass(pattern.type, context: pattern.context, at: place)
    if pattern.conditions.contains(.root) {
      // The window's root stands in nothing and is presented by nobody.
      for other in pattern.conditions where other != .root {
        contradiction(.conditionsExclude(.root, other), at: place["where"])
      }
    }
    if case .screen(let name) = pattern.type, !pattern.children.isEmpty {
      contradiction(.childrenOfScreen(name), at: place["children"])
    }
    for (index, child) in pattern.children.enumerated() { check(child, at: place["children"][index]) }
  }

  /// Checks that a class is known and shows the context; both stand as keys of one object.
  mutating func checkClass(_ type: AppFile.ControllerType, context: String?, at place: JSONPlace) {
    switch type {
    case .container(let container):
      guard context != nil else { return }
      contradiction(.contextOfPlainScreen(screen: container.rawValue), at: place["context"])
    case .screen(let name):
      guard let screen = knownClass(name, at: place["class"]), let context else { return }
      check(context, of: screen, at: place["context"])
    }
  }

  mutating func check(_ predicate: AppFile.Predicate, at place: JSONPlace) {
    switch predicate {
    case .always, .presented, .refusesModals, .refusesAnything: break
    case .exists(let finder): check(finder.pattern, at: place["exists"])
    case .first(let finder, let conditions):
      check(finder.pattern, at: place["first"])
      if conditions.contains(.root), let other = conditions.first(where: { $0 != .root }) {
        contradiction(.conditionsExclude(.root, other), at: place["stands"])
      }
    case .refusesAbove(let finder): check(finder.pattern, at: place["refusesAbove"])
    case .not(let operand): check(operand, at: place["not"])
    case .all(let operands): check(operands, at: place["all"])
    case .any(let operands): check(operands, at: place["any"])
    }
  }

  private mutating func check(_ predicates: [AppFile.Predicate], at place: JSONPlace) {
    for (index, predicate) in predicates.enumerated() { check(predicate, at: place[index]) }
  }

  /// Checks a factory and everything in it.
  mutating func check(_ factory: AppFile.Factory, at place: JSONPlace) {
    switch factory {
    case .screen(let name, let context):
      guard let screen = knownScreen(name, .screen, at: place["screen"]) else { return }
      if let context {
        check(context, of: screen, at: place["context"])
      } else if !screen.contexts.isEmpty {
        contradiction(.contextMissing(screen: name, allowed: screen.contexts), at: place)
      }
    case .navigation(let children):
      check(children, of: .navigation, at: place["navigation"])
    case .tabs(let children, let selected):
      check(children, of: .tabs, at: place["tabs"])
      guard selected > 0, selected >= children.count else { return }
      contradiction(.selectedTabAbsent(selected: selected, tabs: children.count), at: place["selected"])
    }
  }

  private mutating func check(
    _ children: [AppFile.Factory], of container: AppFile.Container, at place: JSONPlace
  ) {
    for (index, child) in children.enumerated() {
      check(child, at: place[index])
      if case .container(let inner) = child.type, container != .tabs || inner != .navigation {
        contradiction(.cannotHold(container: container.rawValue, child: inner.rawValue), at: place[index])
      }
    }
  }

  private mutating func check(_ context: String, of screen: AppFile.Screen, at place: JSONPlace) {
    if screen.contexts.isEmpty {
      contradiction(.contextOfPlainScreen(screen: screen.name), at: place)
    } else if !screen.contexts.contains(context) {
      report(.unknownWord(context, .context, allowed: screen.contexts), at: place)
    }
  }

  /// The screen that a class name means; reports a name that is neither a screen's nor a container's.
  @discardableResult
  mutating func knownClass(_ name: String, at place: JSONPlace) -> AppFile.Screen? {
    knownScreen(name, .controllerClass, more: AppFile.Container.allCases.map(\.rawValue), at: place)
  }

  /// The screen of a name; reports a name that no screen has.
  @discardableResult
  mutating func knownScreen(
    _ name: String, _ vocabulary: AppFileError.Vocabulary, more: [String] = [], at place: JSONPlace
  ) -> AppFile.Screen? {
    if let index = screens[name] { return app.screens[index] }
    report(.unknownWord(name, vocabulary, allowed: app.screens.map(\.name) + more), at: place)
    return nil
  }
}
