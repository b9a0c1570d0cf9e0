public import Checking

/// The stacks of a navigation controller, shallower first, then by their screens with the bottom most significant.
@usableFromInline
final class NavigationSort: Sendable {
  /// Up to this many stacks are kept ready, so that drawing one and stepping to the next allocate nothing.
  ///
  /// 4,096 covers 15 screens at depth 3 and costs a space about a tenth of a megabyte and a millisecond.
  private static let maximumTableCount = 4_096

  @usableFromInline let screens: ScreenSort
  @usableFromInline let depth: Int
  /// `offsets[d]` is the rank of the first stack of `d + 1` screens; the last element is the count.
  let offsets: [Natural]
  /// All stacks in rank order, or nothing when they are too many.
  @usableFromInline let table: [[Screen]]
  /// The elements of `offsets`, as long as there is a table.
  @usableFromInline let tableOffsets: [Int]

  init(screens: ScreenSort, depth: Int) {
    self.screens = screens
    self.depth = depth
    offsets = prefixSums(count: depth, power: screens.count) { _ in 1 }
    let count = Int(exactly: offsets[depth]) ?? .max
    let isSmall = count <= Self.maximumTableCount
    tableOffsets = isSmall ? offsets.compactMap { Int(exactly: $0) } : []
    table = isSmall ? Self.allStacks(of: screens.variants, depth: depth) : []
  }

  private static func allStacks(of variants: [Screen], depth: Int) -> [[Screen]] {
    var result: [[Screen]] = []
    var longest: [[Screen]] = [[]]
    for _ in 0..<depth {
      longest = longest.flatMap { stack in variants.map { stack + [$0] } }
      result += longest
    }
    return result
  }

  var count: Natural { offsets[depth] }

  var first: [Screen] { [screens.variants[0]] }

  func value(at rank: Natural) -> [Screen] {
    if let index = Int(exactly: rank), index < table.count { return table[index] }
    let length = offsets.intervalIndex(of: rank)
    var rest = rank - offsets[length]
    var result = [Screen](repeating: screens.variants[0], count: length + 1)
    for position in result.indices.reversed() {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: screens.count)
      result[position] = screens.variants[Int(exactly: digit) ?? 0]
      rest = quotient
    }
    return result
  }

  func rank(of stack: [Screen]) throws(StackMismatch) -> Natural {
    guard (1...depth).contains(stack.count) else { throw .depth(stack.count, allowed: depth) }
    var rank = Natural.zero
    for screen in stack {
      rank = rank * screens.count + Natural(try screens.requiredIndex(of: screen))
    }
    return offsets[stack.count - 1] + rank
  }

  /// Steps to the next stack; after the last one, back to the first, and tells that it wrapped.
  func advance(_ stack: inout [Screen]) -> Bool {
    table.isEmpty ? advanceInPlace(&stack) : advanceByTable(&stack)
  }

  private func advanceByTable(_ stack: inout [Screen]) -> Bool {
    var index = 0
    for screen in stack { index = index * screens.variants.count + (screens.index(of: screen) ?? 0) }
    index += tableOffsets[stack.count - 1] + 1
    let isLast = index == table.count
    stack = table[isLast ? 0 : index]
    return !isLast
  }

  private func advanceInPlace(_ stack: inout [Screen]) -> Bool {
    for position in stack.indices.reversed() where screens.advance(&stack[position]) { return true }
    guard stack.count < depth else {
      stack = first
      return false
    }
    stack.append(screens.variants[0])
    return true
  }

  @inlinable
  func draw(from source: inout some ChoiceSource) -> [Screen] {
    let length = 1 + source.pick(among: depth)
    guard !table.isEmpty else {
      return (0..<length).map { _ in screens.draw(from: &source) }
    }
    var index = 0
    for _ in 0..<length {
      index = index * screens.variants.count + source.pick(among: screens.variants.count)
    }
    return table[tableOffsets[length - 1] + index]
  }
}

/// The sums of `weight(n) · power^n` for n = 1, 2, … `count`, each starting where the one before ended.
///
/// - Returns: `count + 1` numbers, the first 0, the last the total.
func prefixSums(count: Int, power base: Natural, weight: (Int) -> Natural) -> [Natural] {
  var result = [Natural.zero]
  var power = Natural.one
  for exponent in 0..<count {
    power *= base
    result.append(result[exponent] + weight(exponent + 1) * power)
  }
  return result
}

extension [Natural] {
  /// The index of the last element that is not greater than a number; elements ascend and the first one is not.
  func intervalIndex(of number: Natural) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle] <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
