import Checking
import Testing

/// What every source of choices keeps to.
///
/// - Parameters:
///   - make: Makes equal sources.
///   - sourceLocation: Where the law suite was called.
func checkSourceLaws<Source: ChoiceSource>(
  _ make: () -> Source, sourceLocation: SourceLocation = #_sourceLocation
) {
  let bounds = (0..<200).map { [2, 3, 1, 7, 2, 1_000, 5, Int.max][$0 % 8] }
  var one = make()
  var other = make()
  var chatty = make()
  for bound in bounds {
    let answer = one.choose(among: bound)
    #expect(
      (0..<bound).contains(answer), "an answer is one of those asked for", sourceLocation: sourceLocation)
    #expect(
      answer == other.choose(among: bound), "equal sources answer alike", sourceLocation: sourceLocation)
    #expect(
      chatty.choose(among: 1) == 0, "a question without alternatives is answered 0",
      sourceLocation: sourceLocation)
    #expect(
      answer == chatty.choose(among: bound), "a question without alternatives uses nothing up",
      sourceLocation: sourceLocation)
  }
}

/// What every source that serves runs keeps to, besides `checkSourceLaws`.
///
/// - Parameters:
///   - choiceLimit: The limit that `make` was given, at least 20.
///   - make: Makes equal sources before their first run.
///   - sourceLocation: Where the law suite was called.
func checkRunSourceLaws<Source: RunSource>(
  choiceLimit: Int, _ make: () -> Source, sourceLocation: SourceLocation = #_sourceLocation
) {
  checkSourceLaws(make, sourceLocation: sourceLocation)
  var source = make()
  for _ in 0..<50 {
    #expect(source.trail.isEmpty, "a run starts without choices", sourceLocation: sourceLocation)
    var given: ChoiceSequence = []
    for bound in [3, 1, 2, 5] {
      let answer = source.choose(among: bound)
      if bound > 1 { given.append(Choice(answer, of: bound)) }
    }
    #expect(source.trail == given, "the trail is what was answered", sourceLocation: sourceLocation)
    #expect(!source.isOverrun, "within the limit", sourceLocation: sourceLocation)
    guard source.advance() else { break }
  }
  checkChoiceLimit(choiceLimit, make, sourceLocation)
}

private func checkChoiceLimit<Source: RunSource>(
  _ choiceLimit: Int, _ make: () -> Source, _ sourceLocation: SourceLocation
) {
  var source = make()
  for _ in 0..<choiceLimit { _ = source.choose(among: 2) }
  #expect(!source.isOverrun, "exactly at the limit", sourceLocation: sourceLocation)
  #expect(source.choose(among: 2) == 0, "beyond the limit the answer is 0", sourceLocation: sourceLocation)
  #expect(source.isOverrun, "beyond the limit", sourceLocation: sourceLocation)
  #expect(source.trail.count == choiceLimit, "nothing is remembered beyond", sourceLocation: sourceLocation)
  let hasNext = source.advance()
  #expect(hasNext, "an overrun run is followed by others", sourceLocation: sourceLocation)
  #expect(!source.isOverrun, "a new run starts anew", sourceLocation: sourceLocation)
}
