extension StackState.Content {
  /// The children in the order of a search: first what is shown, then the others from the top or from the left.
  var searchOrderChildren: [StackState.Content] {
    switch self {
    case .screen: return []
    case .navigation(let screens): return screens.reversed().map { .screen($0) }
    case .tabs(let items, let selected):
      var result = [items[selected]]
      for index in items.indices where index != selected { result.append(items[index]) }
      return result
    case .split(let primary, let secondary): return [primary, secondary]
    }
  }

  /// The children as the stack lists them: from the bottom or from the left.
  var childContents: [StackState.Content] {
    switch self {
    case .screen: []
    case .navigation(let screens): screens.map { .screen($0) }
    case .tabs(let items, _): items
    case .split(let primary, let secondary): [primary, secondary]
    }
  }

  /// Which one a child is in the order of a search, by its index in `childContents`.
  func searchOrderIndex(ofChild index: Int) -> Int {
    switch self {
    case .screen, .split: index
    case .navigation(let screens): screens.count - 1 - index
    case .tabs(_, let selected): index == selected ? 0 : index < selected ? index + 1 : index
    }
  }

  /// How many controllers are directly inside.
  var childCount: Int {
    switch self {
    case .screen: 0
    case .navigation(let screens): screens.count
    case .tabs(let items, _): items.count
    case .split: 2
    }
  }

  /// One of these children, without a list of them all.
  func searchOrderChild(_ index: Int) -> StackState.Content {
    switch self {
    case .screen: preconditionFailure("nothing is inside a screen")
    case .navigation(let screens): .screen(screens[screens.count - 1 - index])
    case .tabs(let items, let selected):
      index == 0 ? items[selected] : items[index <= selected ? index - 1 : index]
    case .split(let primary, let secondary): index == 0 ? primary : secondary
    }
  }
}

extension RegionGrammar {
  /// Whether a stack is one of those that a region stands for.
  func contains(_ state: StackState, in region: StackRegion) -> Bool {
    guard state.layers.count == region.layers.count else { return false }
    for (layer, style) in zip(state.layers, region.styles) where layer.style != style { return false }
    return zip(state.layers, region.layers).allSatisfy { contains($0.content, in: $1) }
  }

  /// Whether a content is one of those that a part stands for.
  func contains(_ content: StackState.Content, in part: RegionPart) -> Bool {
    switch part {
    case .screen(let number): content == .screen(variants[number])
    case .open(let open): contains(content, in: open)
    case .row(let row): contains(content, in: row)
    case .split(let first, let second):
      if case .split(let primary, let secondary) = content {
        contains(primary, in: first) && contains(secondary, in: second)
      } else {
        false
      }
    }
  }

  private func contains(_ content: StackState.Content, in open: RegionPart.OpenPart) -> Bool {
    guard open.kinds.contains(content.kind), sorts[open.sort].kinds.contains(content.kind) else {
      return false
    }
    let matched = marks(of: content)
    return matched.isDisjoint(with: open.marks)
      && open.requirements.allSatisfy { !matched.isDisjoint(with: $0) }
  }

  private func contains(_ content: StackState.Content, in row: RegionPart.Row) -> Bool {
    guard content.kind == row.kind else { return false }
    if case .tabs(_, let selected) = content, let index = row.selected, index != selected { return false }
    let children = content.searchOrderChildren
    let extra = children.count - row.known.count
    guard extra >= 0, extra <= row.rest.limit else { return false }
    for (child, part) in zip(children, row.known) where !contains(child, in: part) { return false }
    let matched = children[row.known.count...].map { marks(of: $0) }
    return matched.allSatisfy { $0.isDisjoint(with: row.rest.marks) }
      && row.rest.requirements.allSatisfy { requirement in
        matched.contains { !$0.isDisjoint(with: requirement) }
      }
  }

  /// Which predicates are matched where in a content.
  func marks(of content: StackState.Content) -> RegionMarks {
    if case .screen(let screen) = content {
      return RegionMarks(own: number(of: screen).map { variantBits[$0] } ?? 0)
    }
    var result = RegionMarks(own: bits(of: content.kind, children: content.childCount))
    for (index, child) in content.searchOrderChildren.enumerated() {
      let inner = marks(of: child)
      if index == 0 || content.kind == .split { result.visible |= inner.own | inner.visible }
      result.all |= inner.own | inner.all
    }
    return result
  }
}
