public import Checking

/// What may stand in one place: screens, then navigation, tab bar and split controllers.
@usableFromInline
final class ContentSort: Sendable {
  /// One kind of content that has at least one value.
  @usableFromInline
  enum Alternative: Sendable {
    case screen(ScreenSort)
    case navigation(NavigationSort)
    case tabs(TabsSort)
    case split(SplitSort)
  }

  /// What the place is called in messages.
  let place: String
  /// The kinds that occur, simplest first.
  @usableFromInline let alternatives: [Alternative]
  /// The position of each kind among the alternatives by `ContentKind.index`, -1 for one that does not occur.
  private let positions: [Int]
  /// `offsets[a]` is the rank of the first value of alternative `a`; the last element is the count.
  let offsets: [Natural]
  /// The simplest value of each alternative.
  private let firsts: [StackState.Content]

  init(place: String, candidates: [Alternative]) {
    self.place = place
    alternatives = candidates.filter { !$0.count.isZero }
    var positions = [Int](repeating: -1, count: ContentKind.allCases.count)
    var offsets = [Natural.zero]
    for (position, alternative) in alternatives.enumerated() {
      positions[alternative.kind.index] = position
      offsets.append(offsets[position] + alternative.count)
    }
    self.positions = positions
    self.offsets = offsets
    firsts = alternatives.map(\.first)
  }

  var count: Natural { offsets[alternatives.count] }

  /// The simplest value; only asked where the count is not zero.
  var first: StackState.Content { firsts[0] }

  /// The simplest value of each kind that is simpler than a given one.
  ///
  /// Where places are restricted, what a container contains may not stand in the container's place, but these may.
  func simplestValues(below kind: ContentKind) -> [StackState.Content] {
    firsts.filter { $0.kind < kind }
  }

  func value(at rank: Natural) -> StackState.Content {
    let position = offsets.intervalIndex(of: rank)
    let rest = rank - offsets[position]
    return switch alternatives[position] {
    case .screen(let sort): .screen(sort.variants[Int(exactly: rest) ?? 0])
    case .navigation(let sort): .navigation(sort.value(at: rest))
    case .tabs(let sort): sort.value(at: rest)
    case .split(let sort): sort.value(at: rest)
    }
  }

  func rank(of content: StackState.Content) throws(StackMismatch) -> Natural {
    let position = positions[content.kind.index]
    guard position >= 0 else { throw .kind(content.kind, place: place) }
    return switch (content, alternatives[position]) {
    case (.screen(let screen), .screen(let sort)):
      offsets[position] + Natural(try sort.requiredIndex(of: screen))
    case (.navigation(let stack), .navigation(let sort)):
      offsets[position] + (try sort.rank(of: stack))
    case (.tabs(let items, let selected), .tabs(let sort)):
      offsets[position] + (try sort.rank(of: items, selected: selected))
    case (.split(let primary, let secondary), .split(let sort)):
      offsets[position] + (try sort.rank(ofPrimary: primary, secondary: secondary))
    default: preconditionFailure("alternative \(position) of \(place) is no \(content.kind)")
    }
  }

  @inlinable
  func draw(from source: inout some ChoiceSource) -> StackState.Content {
    switch alternatives[source.pick(among: alternatives.count)] {
    case .screen(let sort): .screen(sort.draw(from: &source))
    case .navigation(let sort): .navigation(sort.draw(from: &source))
    case .tabs(let sort): sort.draw(from: &source)
    case .split(let sort): sort.draw(from: &source)
    }
  }
}

// MARK: - Stepping

extension ContentSort {
  /// Steps to the next value; after the last one, back to the first, and tells that it wrapped.
  ///
  /// Only called with values of this sort. Most steps change one screen of one array in place.
  func advance(_ content: inout StackState.Content) -> Bool {
    let position = positions[content.kind.index]
    if advance(&content, within: alternatives[position]) { return true }
    let isLast = position + 1 == alternatives.count
    content = firsts[isLast ? 0 : position + 1]
    return !isLast
  }

  private func advance(_ content: inout StackState.Content, within alternative: Alternative) -> Bool {
    switch (content, alternative) {
    case (.screen(var screen), .screen(let sort)):
      guard sort.advance(&screen) else { return false }
      content = .screen(screen)
    case (.navigation(var stack), .navigation(let sort)):
      // The payload was taken out; emptying its old place keeps the array unshared, so that it changes in place.
      content = Self.vacated
      guard sort.advance(&stack) else { return false }
      content = .navigation(stack)
    case (.tabs(var items, var selected), .tabs(let sort)):
      content = Self.vacated
      guard sort.advance(&items, selected: &selected) else { return false }
      content = .tabs(items, selected: selected)
    case (.split(var primary, var secondary), .split(let sort)):
      content = Self.vacated
      guard sort.advance(primary: &primary, secondary: &secondary) else { return false }
      content = .split(primary: primary, secondary: secondary)
    default: preconditionFailure("a \(content.kind) stands as \(place)")
    }
    return true
  }

  private static let vacated = StackState.Content.screen(Screen(kind: 0))
}

extension ContentSort.Alternative {
  var kind: ContentKind {
    switch self {
    case .screen: .screen
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    }
  }

  var count: Natural {
    switch self {
    case .screen(let sort): sort.count
    case .navigation(let sort): sort.count
    case .tabs(let sort): sort.count
    case .split(let sort): sort.count
    }
  }

  var first: StackState.Content {
    switch self {
    case .screen(let sort): .screen(sort.variants[0])
    case .navigation(let sort): .navigation(sort.first)
    case .tabs(let sort): sort.first
    case .split(let sort): sort.first
    }
  }
}
