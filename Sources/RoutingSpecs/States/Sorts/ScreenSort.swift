public import Checking

/// The screens that may stand in one place, in rank order: by kind, then context, then refusal.
///
/// The sorts of this folder are the grammar of a space. Each has a `count`, the inverse pair `value(at:)` and
/// `rank(of:)`, a step to the next value, and a draw by choices; all four agree on one order. They are classes so
/// that the tables are shared and passing them costs nothing.
@usableFromInline
final class ScreenSort: Sendable {
  /// Where one kind's variants begin, and how many answers about refusal each context has.
  private struct Run {
    var first = -1
    var refusals = 1
  }

  /// What the place is called in messages.
  let place: String
  @usableFromInline let variants: [Screen]
  private let runs: [Run]
  private let catalogue: ScreenCatalogue

  init(
    _ place: ScreenPlaces, called name: String, in catalogue: ScreenCatalogue,
    representing interchangeable: InterchangeableScreens
  ) {
    var variants: [Screen] = []
    var runs = [Run](repeating: Run(), count: catalogue.screens.count)
    for (kind, entry) in catalogue.screens.enumerated()
    where entry.places.contains(place) && interchangeable.isRepresentative(kind) {
      runs[kind] = Run(first: variants.count, refusals: entry.refusals.count)
      variants += entry.variants(kind: kind)
    }
    self.place = name
    self.variants = variants
    self.runs = runs
    self.catalogue = catalogue
  }

  var count: Natural { Natural(variants.count) }

  /// The position among the variants, nil for a screen that may not stand here.
  @usableFromInline
  func index(of screen: Screen) -> Int? {
    guard screen.kind < runs.count else { return nil }
    let run = runs[screen.kind]
    let refusal = run.refusals == 2 && screen.refusesDismissal ? 1 : 0
    let index = run.first + (screen.context ?? 0) * run.refusals + refusal
    guard run.first >= 0, index < variants.count, variants[index] == screen else { return nil }
    return index
  }

  func requiredIndex(of screen: Screen) throws(StackMismatch) -> Int {
    guard let index = index(of: screen) else {
      throw .screen(catalogue.text(for: screen), place: place)
    }
    return index
  }

  /// Steps to the next screen; after the last one, back to the first, and tells that it wrapped.
  func advance(_ screen: inout Screen) -> Bool {
    guard let index = index(of: screen), index + 1 < variants.count else {
      screen = variants[0]
      return false
    }
    screen = variants[index + 1]
    return true
  }

  @inlinable
  func draw(from source: inout some ChoiceSource) -> Screen {
    variants[source.pick(among: variants.count)]
  }
}

extension ChoiceSource {
  /// Decides a question that may have only one answer, which is then no choice and leaves no trace in the sequence.
  @inlinable
  mutating func pick(among count: Int) -> Int {
    count > 1 ? choose(among: count) : 0
  }
}
