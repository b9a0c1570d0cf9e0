import Checking
import RoutingSpecs
import Testing

/// Bounds that must be refused, each with the reason and the sentence that people read.
struct RefusedBounds: Sendable, CustomTestStringConvertible {
  let bounds: StackSpace.Bounds
  let error: StackSpaceError
  let sentence: String

  var testDescription: String { sentence }

  static let all: [RefusedBounds] = [
    .init(
      bounds: .init(tabs: -1), error: .boundOutOfRange("tabs", value: -1, allowed: 0...50),
      sentence: "The bound “tabs” is -1; 0 to 50 is allowed."),
    .init(
      bounds: .init(depth: 51), error: .boundOutOfRange("depth", value: 51, allowed: 0...50),
      sentence: "The bound “depth” is 51; 0 to 50 is allowed."),
    .init(
      bounds: .init(modals: .max), error: .boundOutOfRange("modals", value: .max, allowed: 0...50),
      sentence: "The bound “modals” is 9223372036854775807; 0 to 50 is allowed."),
    .init(
      bounds: .init(tabKinds: .all), error: .kindsNotAllowed([.tabs, .split], place: "tab", allowed: .items),
      sentence: "The place “tab” cannot hold tabs, split; screen, navigation is allowed."),
    .init(
      bounds: .init(primaryKinds: .split),
      error: .kindsNotAllowed(.split, place: "primary", allowed: .items),
      sentence: "The place “primary” cannot hold split; screen, navigation is allowed."),
    .init(
      bounds: .init(styles: []), error: .noStyle,
      sentence: "The bound “styles” is empty; allow at least one presentation style."),
    .init(
      bounds: .init(styles: [.custom, .custom]), error: .duplicateStyle(.custom),
      sentence: "The bound “styles” lists “custom” twice."),
    .init(
      bounds: .init(rootKinds: []), error: .noStates,
      sentence: "The bounds and the places of the screens leave no state: "
        + "let at least one screen or container be a root."),
    .init(
      bounds: .init(tabs: 0, rootKinds: .tabs), error: .noStates,
      sentence: "The bounds and the places of the screens leave no state: "
        + "let at least one screen or container be a root."),
  ]
}

/// States that a space does not contain, each with the first thing that does not fit.
struct ForeignState: Sendable, CustomTestStringConvertible {
  let text: String
  let mismatch: StackMismatch

  var testDescription: String { text }

  static let all: [ForeignState] = [
    .init(text: "Home > Home > Home", mismatch: .modals(2, allowed: 1)),
    .init(text: "Home > fullScreen: Home", mismatch: .style(.fullScreen)),
    .init(text: "Home!", mismatch: .screen("Home!", place: "the root")),
    .init(text: "Product", mismatch: .screen("Product", place: "the root")),
    .init(text: "Detail", mismatch: .screen("Detail", place: "the root")),
    .init(text: "Nav[Home, Home, Home]", mismatch: .depth(3, allowed: 2)),
    .init(text: "Nav[Home, Detail]", mismatch: .screen("Detail", place: "part of a navigation stack")),
    .init(text: "Tabs[*Home, Home, Home]", mismatch: .tabs(3, allowed: 2)),
    .init(text: "Tabs[*Tabs[*Home]]", mismatch: .kind(.tabs, place: "a tab")),
    .init(text: "Split[Tabs[*Home], Home]", mismatch: .kind(.tabs, place: "a primary column")),
    .init(text: "Split[Home, Checkout]", mismatch: .screen("Checkout", place: "a secondary column")),
    .init(text: "Home > Split[Home, Home]", mismatch: .kind(.split, place: "a modal layer")),
  ]
}

@Suite struct StackSpaceErrorTests {
  static let catalogue = try? ScreenCatalogue([
    ScreenEntry(name: "Home"), ScreenEntry(name: "Product", contexts: ["7", "8"]),
    ScreenEntry(name: "Detail", places: .secondary), ScreenEntry(name: "Checkout", dismissal: .refused),
  ])

  @Test(arguments: RefusedBounds.all)
  func `a bound that cannot be is refused with what is allowed`(refused: RefusedBounds) throws {
    let catalogue = try #require(Self.catalogue)
    #expect(refused.error.description == refused.sentence)
    #expect(throws: refused.error) { try StackSpace(catalogue: catalogue, bounds: refused.bounds) }
  }

  @Test(arguments: ForeignState.all)
  func `a state outside the space has no rank, and the error says why`(foreign: ForeignState) throws {
    let catalogue = try #require(Self.catalogue)
    let bounds = StackSpace.Bounds(
      tabs: 2, depth: 2, modals: 1, modalKinds: [.screen, .navigation, .tabs])
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    let state = try StackNotation(catalogue: catalogue).state(from: foreign.text)
    #expect(throws: StackSpaceError.notInSpace(foreign.mismatch)) { try space.rank(of: state) }
    #expect(!space.contains(state))
  }

  @Test func `malformed values have no rank either`() throws {
    let space = try StackSpace(catalogue: try #require(Self.catalogue))
    let home = StackState.Content.screen(Screen(kind: 0))
    #expect(!space.contains(StackState(root: .tabs([home], selected: 1))))
    #expect(!space.contains(StackState(root: .tabs([home], selected: -1))))
    #expect(!space.contains(StackState(root: .tabs([], selected: 0))))
    #expect(!space.contains(StackState(root: .navigation([]))))
    #expect(!space.contains(StackState(root: .screen(Screen(kind: 4)))))
    #expect(!space.contains(StackState(root: .screen(Screen(kind: 65_535)))))
    #expect(!space.contains(StackState(root: .screen(Screen(kind: 0, context: 0)))))
    #expect(!space.contains(StackState(root: .screen(Screen(kind: 1, context: 2)))))
    #expect(!space.contains(StackState(layers: [.init(home, style: .custom)])))
  }

  @Test func `a rank at or beyond the count is refused`() throws {
    let space = try StackSpace(catalogue: try #require(Self.catalogue))
    for rank in [space.count, space.count + 1, Natural(10).power(500)] {
      let error = StackSpaceError.rankOutOfRange(rank, count: space.count)
      #expect(throws: error) { try space.state(at: rank) }
    }
    #expect(
      StackSpaceError.rankOutOfRange(70, count: 64).description
        == "There is no state 70: the space has 64 states, numbered from 0.")
  }

  @Test func `the count at the limit of every bound is exact and its states can be reached`() throws {
    let screens = (1...500).map { ScreenEntry(name: "S\($0)") }
    let space = try StackSpace(
      catalogue: ScreenCatalogue(screens), bounds: .init(tabs: 50, depth: 50, modals: 50))
    // 500^50 stacks, 50 of them in a tab bar controller with 50 choices of the selected one, 51 layers.
    let leading = Natural(500).power(50).power(50).power(51)
    #expect(space.count > leading && space.count < leading * Natural(10).power(100))
    let last = try space.state(at: space.count - 1)
    #expect(last.layers.count == 51 && last.controllerCount == 51 * (1 + 51 + 51))
    #expect(try space.rank(of: last) == space.count - 1)
  }
}
