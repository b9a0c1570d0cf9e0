public import Checking

/// The tab bar controllers: fewer tabs first, then by the selected one, then by the items from left to right.
@usableFromInline
final class TabsSort: Sendable {
  @usableFromInline let item: ContentSort
  @usableFromInline let maximum: Int
  /// `offsets[t]` is the rank of the first one with `t + 1` tabs; the last element is the count.
  let offsets: [Natural]
  /// `powers[t]` is how many ways there are to fill `t` tabs.
  let powers: [Natural]

  init(item: ContentSort, maximum: Int) {
    self.item = item
    self.maximum = maximum
    var powers = [Natural.one]
    for length in 0..<maximum { powers.append(powers[length] * item.count) }
    self.powers = powers
    var offsets = [Natural.zero]
    for length in 0..<maximum { offsets.append(offsets[length] + Natural(length + 1) * powers[length + 1]) }
    self.offsets = offsets
  }

  var count: Natural { offsets[maximum] }

  var first: StackState.Content { .tabs([item.first], selected: 0) }

  func value(at rank: Natural) -> StackState.Content {
    let length = offsets.intervalIndex(of: rank)
    let within = rank - offsets[length]
    var (selected, rest) = within.quotientAndRemainder(dividingBy: powers[length + 1])
    var items = [StackState.Content](repeating: item.first, count: length + 1)
    for position in items.indices.reversed() {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: item.count)
      items[position] = item.value(at: digit)
      rest = quotient
    }
    return .tabs(items, selected: Int(exactly: selected) ?? 0)
  }

  func rank(of items: [StackState.Content], selected: Int) throws(StackMismatch) -> Natural {
    guard (1...maximum).contains(items.count) else { throw .tabs(items.count, allowed: maximum) }
    guard items.indices.contains(selected) else { throw .selection(selected, tabs: items.count) }
    var rank = Natural(selected)
    for content in items {
      rank = rank * item.count + (try item.rank(of: content))
    }
    return offsets[items.count - 1] + rank
  }

  /// Steps to the next tab bar controller; after the last one, back to the first, and tells that it wrapped.
  func advance(_ items: inout [StackState.Content], selected: inout Int) -> Bool {
    for position in items.indices.reversed() where item.advance(&items[position]) { return true }
    selected += 1
    if selected < items.count { return true }
    selected = 0
    guard items.count < maximum else {
      items = [item.first]
      return false
    }
    items.append(item.first)
    return true
  }

  @inlinable
  func draw(from source: inout some ChoiceSource) -> StackState.Content {
    let length = 1 + source.pick(among: maximum)
    let selected = source.pick(among: length)
    var items: [StackState.Content] = []
    items.reserveCapacity(length)
    for _ in 0..<length { items.append(item.draw(from: &source)) }
    return .tabs(items, selected: selected)
  }
}
