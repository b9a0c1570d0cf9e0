import Checking
import Journeys

/// Finds the number of a hierarchy: how many come before it.
struct Ranking {
  let tables: CountTables

  func number(of tree: ScreenTree, among heads: [ShapeHead], _ room: Room) -> Natural? {
    number(of: tree, among: heads.compactMap { tables.number(of: $0) }, room)
  }

  private func number(of tree: ScreenTree, among rules: [Int], _ room: Room) -> Natural? {
    guard let place = rules.firstIndex(where: { tables.rules[$0].head == tree.head }),
      let number = number(of: tree, rules[place], room)
    else { return nil }
    return tables.sum(Array(rules[..<place]), room) + number
  }

  private func number(of tree: ScreenTree, _ rule: Int, _ room: Room) -> Natural? {
    guard let contents = contents(of: tree, rule, room), let over = presentation(of: tree, rule, room) else {
      return nil
    }
    return contents * tables.presentations(rule, room) + over
  }

  private func presentation(of tree: ScreenTree, _ rule: Int, _ room: Room) -> Natural? {
    guard let presented = tree.presented else { return .zero }
    guard let above = tables.above(room) else { return nil }
    return number(of: presented, among: tables.rules[rule].presents, above).map { $0 + .one }
  }

  private func contents(of tree: ScreenTree, _ rule: Int, _ room: Room) -> Natural? {
    guard (0..<(tree.kind == .tabs ? max(tree.children.count, 1) : 1)).contains(tree.selected) else {
      return nil
    }
    guard !tree.children.isEmpty else { return .zero }
    guard let inside = tables.inside(room) else { return nil }
    if tree.kind == .stack { return screens(of: tree, rule, room, inside) }
    var result = Natural.zero
    for (child, place) in zip(tree.children, tables.rules[rule].places) {
      guard let number = number(of: child, among: place, inside) else { return nil }
      result = result * tables.sum(place, inside) + number
    }
    return tree.kind == .tabs ? result * Natural(tree.children.count) + Natural(tree.selected) : result
  }

  private func screens(of tree: ScreenTree, _ rule: Int, _ room: Room, _ inside: Room) -> Natural? {
    guard tree.children.count <= tables.bound.depth, let first = tree.children.first,
      let bottom = number(of: first, among: tables.rules[rule].places[0], inside)
    else { return nil }
    let left = tables.bound.depth - 1
    let rest = tail(of: tree.children[...], rule, room, inside, left: left)
    return rest.map { bottom * tables.tail(rule, room, left: left, above: first.screen) + $0 }
  }

  /// The number of what stands above the first of some screens; 0 where nothing does.
  private func tail(
    of screens: ArraySlice<ScreenTree>, _ rule: Int, _ room: Room, _ inside: Room, left: Int
  ) -> Natural? {
    guard let below = screens.first, let next = screens.dropFirst().first else { return .zero }
    var result = Natural.one
    for push in tables.rules[rule].pushes where push.below.contains(below.screen) {
      let head = tables.rules[push.head].head
      let ways = tables.tail(rule, room, left: left - 1, above: head.screen)
      guard head == next.head else {
        result += tables.count(push.head, inside) * ways
        continue
      }
      guard let number = number(of: next, push.head, inside),
        let rest = tail(of: screens.dropFirst(), rule, room, inside, left: left - 1)
      else { return nil }
      return result + number * ways + rest
    }
    return nil
  }
}
