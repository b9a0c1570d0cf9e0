import Checking
import Journeys

/// Makes the hierarchy with a number, as `Ranking` numbers them; each number is below the count of what it is asked of.
struct Unranking {
  let tables: CountTables

  func tree(among heads: [ShapeHead], _ room: Room, _ number: Natural) -> ScreenTree {
    tree(among: heads.compactMap { tables.number(of: $0) }, room, number)
  }

  private func tree(among rules: [Int], _ room: Room, _ number: Natural) -> ScreenTree {
    var number = number
    for rule in rules {
      let count = tables.count(rule, room)
      if number < count { return tree(rule, room, number) }
      number -= count
    }
    preconditionFailure("\(number) is not below the count of what is asked for")
  }

  private func tree(_ rule: Int, _ room: Room, _ number: Natural) -> ScreenTree {
    let (contents, over) = number.quotientAndRemainder(dividingBy: tables.presentations(rule, room))
    let (children, selected) = children(rule, room, contents)
    let head = tables.rules[rule].head
    return ScreenTree(
      head.kind, head.screen, children: children, selected: selected,
      presented: over.isZero
        ? nil : tables.above(room).map { tree(among: tables.rules[rule].presents, $0, over - .one) })
  }

  private func children(
    _ rule: Int, _ room: Room, _ number: Natural
  ) -> (children: [ScreenTree], selected: Int) {
    let (head, places) = (tables.rules[rule].head, tables.rules[rule].places)
    guard !places.isEmpty, let inside = tables.inside(room) else { return ([], 0) }
    if head.kind == .stack { return (screens(rule, room, inside, number), 0) }
    let width = Natural(head.kind == .tabs ? places.count : 1)
    var (rest, selected) = number.quotientAndRemainder(dividingBy: width)
    var children: [ScreenTree] = []
    for place in places.reversed() {
      let parts = rest.quotientAndRemainder(dividingBy: tables.sum(place, inside))
      children.append(tree(among: place, inside, parts.remainder))
      rest = parts.quotient
    }
    return (children.reversed(), Int(exactly: selected) ?? 0)
  }

  private func screens(_ rule: Int, _ room: Room, _ inside: Room, _ number: Natural) -> [ScreenTree] {
    guard var top = tables.rules[rule].head.bottom else { return [] }
    var left = tables.bound.depth - 1
    let parts = number.quotientAndRemainder(
      dividingBy: tables.tail(rule, room, left: left, above: top))
    var screens = [tree(among: tables.rules[rule].places[0], inside, parts.quotient)]
    var rest = parts.remainder
    while !rest.isZero {
      let (next, after) = push(rule, room, inside, left: left, above: top, number: rest - .one)
      screens.append(next)
      (top, rest, left) = (next.screen, after, left - 1)
    }
    return screens
  }

  /// What is pushed on a screen, and the number of what stands above that.
  private func push(
    _ rule: Int, _ room: Room, _ inside: Room, left: Int, above screen: ScreenClass, number: Natural
  ) -> (next: ScreenTree, rest: Natural) {
    var number = number
    for push in tables.rules[rule].pushes where push.below.contains(screen) {
      let ways = tables.tail(rule, room, left: left - 1, above: tables.rules[push.head].head.screen)
      let count = tables.count(push.head, inside) * ways
      if number < count {
        let parts = number.quotientAndRemainder(dividingBy: ways)
        return (tree(push.head, inside, parts.quotient), parts.remainder)
      }
      number -= count
    }
    preconditionFailure("\(number) is not below the count of what may be pushed")
  }
}
