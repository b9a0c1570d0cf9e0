import RoutingSpecs

/// A concrete content, and which predicates are matched where in it.
struct Member {
  private let content: StackState.Content
  private let counter: StackCounter
  private let matched: Look
  /// In the order of a search: what is shown, then the others from the top or from the left.
  private let children: [Member]

  init(_ content: StackState.Content, counter: StackCounter) {
    self.content = content
    self.counter = counter
    switch content {
    case .screen(let screen):
      children = []
      matched = Look(own: counter.rules.number(of: screen).map { counter.bits(ofScreen: $0) } ?? 0)
      return
    case .navigation(let screens):
      children = screens.reversed().map { Member(.screen($0), counter: counter) }
    case .tabs(let items, let selected):
      let others = items.indices.filter { $0 != selected }
      children = ([selected] + others).map { Member(items[$0], counter: counter) }
    case .split(let primary, let secondary):
      children = [primary, secondary].map { Member($0, counter: counter) }
    }
    var matched = Look(own: counter.bits(of: content.kind))
    for (number, child) in children.enumerated() {
      if number == 0 || content.kind == .split {
        matched.visible |= child.matched.own | child.matched.visible
      }
      matched.inside |= child.matched.own | child.matched.inside
    }
    self.matched = matched
  }

  /// Whether the content is one of those that a part stands for.
  func fits(_ part: Int, in place: Certificate.Place) -> Bool {
    switch counter.parts[part] {
    case .screen(let number): content == .screen(counter.rules.screens[number])
    case .open(let open): fits(open, in: place)
    case .row(let row): fits(row)
    case .split(let primary, let secondary):
      content.kind == .split && children[0].fits(primary, in: .primary)
        && children[1].fits(secondary, in: .secondary)
    }
  }

  private func fits(_ open: Certificate.Open, in place: Certificate.Place) -> Bool {
    open.place == place && open.kinds.contains(content.kind) && !Look(open.without).meets(matched)
      && open.with.allSatisfy { Look($0).meets(matched) }
  }

  private func fits(_ row: Certificate.Row) -> Bool {
    guard content.kind == row.kind, children.count >= row.known.count,
      children.count <= row.known.count + row.limit
    else { return false }
    if let wanted = row.selected, case .tabs(_, let selected) = content, selected != wanted { return false }
    let place: Certificate.Place = row.kind == .tabs ? .tab : .pushed
    let others = children.dropFirst(row.known.count)
    return zip(children, row.known).allSatisfy { $0.fits($1, in: place) }
      && !others.contains { Look(row.without).meets($0.matched) }
      && row.with.allSatisfy { look in others.contains { Look(look).meets($0.matched) } }
  }
}
