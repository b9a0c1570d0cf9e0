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

extension StackState {
  /// The layers over the root, the topmost first.
  var layersOverRoot: [Layer] { layers.dropFirst().reversed() }
}

extension RegionGrammar {
  /// Whether a stack is one of those that a region stands for.
  func contains(_ state: StackState, in region: StackRegion) -> Bool {
    guard contains(state.layers[0].content, in: region.root) else { return false }
    guard let row = region.layers else { return state.layers.count == 1 }
    return contains(state, in: row, styles: region.styles)
  }

  /// Whether the layers over the root of a stack are those of a row, and presented like that.
  func contains(_ state: StackState, in row: RegionPart.Row, styles: [PresentationStyle]) -> Bool {
    let layers = state.layersOverRoot
    let contents = layers.map(\.content)
    guard mayFit(row, with: contents), let fitted = fitted(row, with: contents) else { return false }
    return styles.indices.allSatisfy { layers[fitted.position(of: $0)].style == styles[$0] }
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

  /// The numbers of those among some parts that stand for a content.
  func holders(of content: StackState.Content, among parts: [RegionPart]) -> [Int] {
    var known: RegionMarks?
    return parts.indices.filter { index in
      guard case .open(let open) = parts[index] else { return contains(content, in: parts[index]) }
      guard mayBe(content, open) else { return false }
      let matched = known ?? marks(of: content)
      known = matched
      return open.fits(matched)
    }
  }

  private func contains(_ content: StackState.Content, in open: RegionPart.OpenPart) -> Bool {
    mayBe(content, open) && open.fits(marks(of: content))
  }

  private func mayBe(_ content: StackState.Content, _ open: RegionPart.OpenPart) -> Bool {
    open.kinds.contains(content.kind) && sorts[open.sort].kinds.contains(content.kind)
  }

  private func contains(_ content: StackState.Content, in row: RegionPart.Row) -> Bool {
    guard content.kind == row.kind.container else { return false }
    if case .tabs(_, let selected) = content, let index = row.selected, index != selected { return false }
    let children = content.searchOrderChildren
    guard mayFit(row, with: children) else { return false }
    if row.isBound {
      let inside = marks(insideOf: content)
      guard inside.isDisjoint(with: row.marks),
        row.requirements.allSatisfy({ !inside.isDisjoint(with: $0) })
      else { return false }
    }
    return fitted(row, with: children) != nil
  }

  /// Whether some children are as many as a row takes, and the first of them is the row's first: most rows are told apart by that.
  private func mayFit(_ row: RegionPart.Row, with children: [StackState.Content]) -> Bool {
    let others = children.count - row.known.count
    return others >= 0 && others <= row.limit && contains(children[0], in: row.known[0])
  }

  /// A row that says how many of some children, which may fit, stand in each gap, or `nil` where they are not one of its lists.
  private func fitted(_ row: RegionPart.Row, with children: [StackState.Content]) -> RegionPart.Row? {
    guard let row = aligned(row, with: children) else { return nil }
    let fits = row.known.indices.allSatisfy { index in
      guard index == 0 || contains(children[row.position(of: index)], in: row.known[index]) else {
        return false
      }
      if row.gaps[index].requirements.isEmpty { return true }
      let matched = children[row.positions(in: index)].map { marks(of: $0) }
      return row.gaps[index].requirements.allSatisfy { requirement in
        matched.contains { !$0.isDisjoint(with: requirement) }
      }
    }
    return fits ? row : nil
  }

  // MARK: - Which child is which

  /// A row that says how many of some children stand in each gap, or `nil` where they are none of its lists.
  ///
  /// There is one way at the most: what fits a gap is not the known child after it, or that child is the last one of its
  /// kind.
  private func aligned(_ row: RegionPart.Row, with children: [StackState.Content]) -> RegionPart.Row? {
    var result = row
    return !children.isEmpty && align(&result, from: 0, at: 0, with: children) ? result : nil
  }

  /// Says how many of some children stand in each gap from a known child on, which is the one with a number.
  private func align(
    _ row: inout RegionPart.Row, from known: Int, at position: Int, with children: [StackState.Content]
  ) -> Bool {
    let gap = row.gaps[known]
    let rest = children[(position + 1)...]
    let most = gap.isClosed ? 0 : rest.prefix { marks(of: $0).isDisjoint(with: gap.marks) }.count
    guard known + 1 < row.known.count else {
      row.gaps[known].held = most
      return most == rest.count
    }
    for held in stride(from: most, through: gap.endsAtLast ? 0 : most, by: -1) {
      let next = position + 1 + held
      guard next < children.count else { continue }
      row.gaps[known].held = held
      let mayBe = !gap.endsAtLast || contains(children[next], in: row.known[known + 1])
      if mayBe, align(&row, from: known + 1, at: next, with: children) { return true }
    }
    return false
  }

  /// A part that says how many children of a content, which is in it, stand in each gap.
  func aligned(_ part: RegionPart, with content: StackState.Content) -> RegionPart {
    switch part {
    case .open, .screen: return part
    case .split(let first, let second):
      guard case .split(let primary, let secondary) = content else { return part }
      return .split(aligned(first, with: primary), aligned(second, with: secondary))
    case .row(let row): return .row(alignedWithin(row, with: content.searchOrderChildren))
    }
  }

  /// A row that says how many of some children, which are one of its lists, stand in each gap, and of theirs too.
  private func alignedWithin(_ row: RegionPart.Row, with children: [StackState.Content]) -> RegionPart.Row {
    guard var result = aligned(row, with: children) else { return row }
    for index in result.known.indices {
      result.known[index] = aligned(result.known[index], with: children[result.position(of: index)])
    }
    return result
  }

  /// A region that says how many children of a stack, which is in it, stand in each gap.
  func aligned(_ region: StackRegion, with state: StackState) -> StackRegion {
    StackRegion(
      root: aligned(region.root, with: state.layers[0].content),
      layers: region.layers.map { alignedWithin($0, with: state.layersOverRoot.map(\.content)) },
      styles: region.styles)
  }

  /// What a stack has in a place that is known of all stacks of a region, and given for the stack that is run for it.
  func content(of state: StackState, at place: RegionPlace, in region: StackRegion) -> StackState.Content {
    guard var part = region.part(ofLayer: place.layer) else {
      preconditionFailure("the place is known")
    }
    var own = region
    own.layers = region.layers.flatMap { aligned($0, with: state.layersOverRoot.map(\.content)) }
    var content = state.layers[own.number(ofLayer: place.layer, in: region)].content
    for index in place.path {
      switch part {
      case .open, .screen: preconditionFailure("the place is known")
      case .split(let primary, let secondary):
        (content, part) = (content.searchOrderChild(index), index == 0 ? primary : secondary)
      case .row(let row):
        guard let known = row.member(at: index).known,
          let own = aligned(row, with: content.searchOrderChildren)
        else { preconditionFailure("the place is known, and the stack is in the region") }
        (content, part) = (content.searchOrderChild(own.position(of: known)), row.known[known])
      }
    }
    return content
  }

  /// Which predicates are matched where in a content.
  func marks(of content: StackState.Content) -> RegionMarks {
    if case .screen(let screen) = content {
      return RegionMarks(own: number(of: screen).map { variantBits[$0] } ?? 0)
    }
    var result = marks(insideOf: content)
    result.own = bits(of: content.kind, children: content.childCount)
    for (rule, bit) in rules[content.kind.index] where rule.passes(result) { result.own |= bit }
    return result
  }

  /// Which predicates are matched where inside a container.
  func marks(insideOf content: StackState.Content) -> RegionMarks {
    var result = RegionMarks.none
    for (index, child) in content.searchOrderChildren.enumerated() {
      let inner = marks(of: child)
      if index == 0 || content.kind == .split { result.visible |= inner.own | inner.visible }
      result.all |= inner.own | inner.all
    }
    return result
  }
}

extension RegionPart.OpenPart {
  /// Whether what is asked of the part is so where these predicates are matched.
  fileprivate func fits(_ matched: RegionMarks) -> Bool {
    matched.isDisjoint(with: marks) && requirements.allSatisfy { !matched.isDisjoint(with: $0) }
  }
}

extension ContainerRule {
  /// Whether a container passes in which these predicates are matched.
  fileprivate func passes(_ inside: RegionMarks) -> Bool {
    ways.contains { way in
      way.passes && inside.isDisjoint(with: way.missing)
        && way.required.allSatisfy { !inside.isDisjoint(with: $0) }
    }
  }
}
