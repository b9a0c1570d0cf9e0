public import Checking

/// All stacks that a catalogue of screens and bounds permit, numbered without gaps.
///
/// The space is a grammar, not a set in memory: `count` is a closed form, and `state(at:)` and `rank(of:)` are
/// inverse, so one number is a replay token, a shard boundary, a resume point and a uniform sample.
///
///     state    := content layer…            up to `modals` layers, each a content with a style
///     content  := screen | navigation | tabs | split
///     tabs     := item…, one selected       1 to `tabs` items
///     split    := item item                 primary and secondary column
///     item     := screen | navigation
///     navigation := screen…                 1 to `depth` screens
public struct StackSpace: Sendable {
  /// The screens that the stacks consist of.
  public let catalogue: ScreenCatalogue
  /// How large the stacks become, and what may stand where.
  public let bounds: Bounds
  /// How many states there are, exactly; at least one.
  public let count: Natural

  /// The screens of which only the representatives occur.
  let interchangeable: InterchangeableScreens

  @usableFromInline let root: ContentSort
  @usableFromInline let modal: ContentSort
  /// How many layers really occur: 0 when nothing may be presented.
  @usableFromInline let modals: Int
  @usableFromInline let styles: [PresentationStyle]
  /// `offsets[m]` is the rank of the first state with `m` modals; the last element is the count.
  let offsets: [Natural]
  /// How many ways there are to fill one modal layer.
  let modalWeight: Natural

  /// Checks the bounds and counts the states.
  ///
  /// Costs well under a millisecond for ordinary bounds and fractions of a second at the limit of every bound.
  ///
  /// - Parameters:
  ///   - catalogue: The screens.
  ///   - bounds: How large the stacks become, and what may stand where.
  /// - Throws: `StackSpaceError` for the first bound that is out of its range, or when no state is left.
  public init(catalogue: ScreenCatalogue, bounds: Bounds = Bounds()) throws(StackSpaceError) {
    try self.init(catalogue: catalogue, bounds: bounds, representing: .none)
  }

  /// The same for the stacks in which of interchangeable screens only the representatives stand.
  init(
    catalogue: ScreenCatalogue, bounds: Bounds, representing interchangeable: InterchangeableScreens
  ) throws(StackSpaceError) {
    try bounds.validate()
    self.catalogue = catalogue
    self.bounds = bounds
    self.interchangeable = interchangeable
    let grammar = StackGrammar(catalogue: catalogue, bounds: bounds, interchangeable)
    root = grammar.root
    modal = grammar.modal
    styles = bounds.styles
    modals = modal.count.isZero ? 0 : bounds.modals
    modalWeight = modal.count * Natural(bounds.styles.count)
    var offsets = [Natural.zero]
    var weight = root.count
    offsets.append(weight)
    for modalCount in 0..<modals {
      weight *= modalWeight
      offsets.append(offsets[modalCount + 1] + weight)
    }
    self.offsets = offsets
    count = offsets[modals + 1]
    guard !count.isZero else { throw .noStates }
  }
}

/// Builds the sorts of a space from the innermost outwards.
private struct StackGrammar {
  let catalogue: ScreenCatalogue
  let bounds: StackSpace.Bounds
  let navigation: NavigationSort
  let root: ContentSort
  let modal: ContentSort

  init(
    catalogue: ScreenCatalogue, bounds: StackSpace.Bounds, _ interchangeable: InterchangeableScreens
  ) {
    let screens = { ScreenSort($0, called: $1, in: catalogue, representing: interchangeable) }
    let navigation = NavigationSort(
      screens: screens(.navigation, "part of a navigation stack"), depth: bounds.depth)

    func item(_ place: ScreenPlaces, _ name: String, _ kinds: ContentKinds) -> ContentSort {
      let candidates = [.screen(screens(place, name)), .navigation(navigation)] as [ContentSort.Alternative]
      return ContentSort(place: name, candidates: candidates.filter { kinds.contains($0.kind) })
    }
    let tabs = TabsSort(item: item(.tab, "a tab", bounds.tabKinds), maximum: bounds.tabs)
    let split = SplitSort(
      primary: item(.primary, "a primary column", bounds.primaryKinds),
      secondary: item(.secondary, "a secondary column", bounds.secondaryKinds))

    func layer(_ place: ScreenPlaces, _ name: String, _ kinds: ContentKinds) -> ContentSort {
      var candidates: [ContentSort.Alternative] = [.screen(screens(place, name)), .navigation(navigation)]
      candidates.append(.tabs(tabs))
      if bounds.splits { candidates.append(.split(split)) }
      return ContentSort(place: name, candidates: candidates.filter { kinds.contains($0.kind) })
    }
    self.catalogue = catalogue
    self.bounds = bounds
    self.navigation = navigation
    root = layer(.root, "the root", bounds.rootKinds)
    modal = layer(.modal, "a modal layer", bounds.modalKinds)
  }
}
