public import Checking

/// The split controllers: by the primary column, then by the secondary one.
@usableFromInline
final class SplitSort: Sendable {
  @usableFromInline let primary: ContentSort
  @usableFromInline let secondary: ContentSort
  let count: Natural

  init(primary: ContentSort, secondary: ContentSort) {
    self.primary = primary
    self.secondary = secondary
    count = primary.count * secondary.count
  }

  var first: StackState.Content { .split(primary: primary.first, secondary: secondary.first) }

  func value(at rank: Natural) -> StackState.Content {
    let (first, second) = rank.quotientAndRemainder(dividingBy: secondary.count)
    return .split(primary: primary.value(at: first), secondary: secondary.value(at: second))
  }

  func rank(
    ofPrimary first: StackState.Content, secondary second: StackState.Content
  ) throws(StackMismatch) -> Natural {
    try primary.rank(of: first) * secondary.count + (try secondary.rank(of: second))
  }

  /// Steps to the next pair of columns; after the last one, back to the first, and tells that it wrapped.
  func advance(primary first: inout StackState.Content, secondary second: inout StackState.Content) -> Bool {
    secondary.advance(&second) || primary.advance(&first)
  }

  @inlinable
  func draw(from source: inout some ChoiceSource) -> StackState.Content {
    let first = primary.draw(from: &source)
    return .split(primary: first, secondary: secondary.draw(from: &source))
  }
}
