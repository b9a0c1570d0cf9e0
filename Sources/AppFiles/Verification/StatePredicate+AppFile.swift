import RoutingSpecs

extension StatePredicate {
  /// The predicate that a file describes, as one on plain stacks.
  init(_ predicate: AppFile.Predicate) {
    switch predicate {
    case .always: self = .always
    case .presented: self = .presented
    case .exists(let finder): self = .exists(StackPattern(finder.pattern), StackSearchOptions(finder.options))
    case .first(let finder, let conditions):
      self = .firstMatch(
        StackPattern(finder.pattern), StackSearchOptions(finder.options),
        is: .all(conditions.map { StackPattern($0) }))
    case .refusesAbove(let finder):
      self = .refusesAbove(StackPattern(finder.pattern), StackSearchOptions(finder.options))
    case .refusesModals: self = .refusesModals
    case .refusesAnything: self = .refusesAnything
    case .not(let operand): self = .not(StatePredicate(operand))
    case .all(let operands): self = .all(operands.map { StatePredicate($0) })
    case .any(let operands): self = .any(operands.map { StatePredicate($0) })
    }
  }
}

extension StackPattern {
  /// The pattern that a file describes, as one on plain stacks.
  init(_ pattern: AppFile.Pattern) {
    let type: StackPattern =
      switch pattern.type {
      case .screen(let name): pattern.context.map { .screenShowing(name, context: $0) } ?? .screen(name)
      case .container(let container): .kind(container.kind)
      }
    let parts =
      pattern.conditions.map { StackPattern($0) }
      + pattern.children.map { .descendant(StackPattern($0)) }
    self = parts.isEmpty ? type : .all([type] + parts)
  }

  init(_ condition: AppFile.Condition) {
    switch condition {
    case .root: self = .all([.layersOwn, .not(.inModalLayer)])
    case .presented: self = .inModalLayer
    case .inNavigation: self = .inside(.navigation)
    case .inTabs: self = .inside(.tabs)
    case .inSplit: self = .inside(.split)
    }
  }
}
