import RoutingSpecs
import TestSupport
import Testing

/// A search with its expected result, over the screens A to E.
struct SearchCase: Sendable, CustomTestStringConvertible {
  let pattern: StackPattern
  let options: StackSearchOptions
  let state: String
  let layer: Int
  let path: [Int]?

  init(_ pattern: StackPattern, _ options: StackSearchOptions, _ state: String, _ layer: Int, _ path: [Int]?)
  {
    self.pattern = pattern
    self.options = options
    self.state = state
    self.layer = layer
    self.path = path
  }

  var testDescription: String { "\(pattern) in \(options) of \(state)" }

  static let all: [SearchCase] = [
    // The start itself is tested with `current` only.
    .init(.screen("A"), .current, "A", 0, []),
    .init(.screen("A"), [.visible, .contained, .presenting, .presented, .parent], "A", 0, nil),
    .init(.screen("A"), .current, "A > B", 0, nil),
    .init(.screen("A"), .current, "Nav[A]", 0, nil),
    // Inside containers: what is shown, or everything with the shown first.
    .init(.screen("A"), .visible, "Nav[B, A]", 0, [1]),
    .init(.screen("A"), .visible, "Nav[A, B]", 0, nil),
    .init(.screen("A"), .contained, "Nav[A, B]", 0, [0]),
    .init(.screen("A"), .contained, "Nav[A, A, B]", 0, [1]),
    .init(.screen("A"), .visible, "Tabs[A, *B]", 0, nil),
    .init(.screen("A"), .contained, "Tabs[A, *B, A]", 0, [0]),
    .init(.screen("A"), [.visible, .contained], "Tabs[A, B, *A]", 0, [2]),
    .init(.screen("A"), .contained, "Tabs[A, *Nav[A, B]]", 0, [1, 0]),
    .init(.screen("A"), .visible, "Split[B, Nav[B, A]]", 0, [1, 1]),
    .init(.screen("A"), .visible, "Split[A, A]", 0, [0]),
    // Depth first: all of the shown child before anything of the next.
    .init(.screen("A"), .contained, "Split[Nav[A, B], A]", 0, [0, 0]),
    // A container before its children.
    .init(.kind(.navigation), .fullStack, "Nav[A]", 0, []),
    .init(.any([.kind(.navigation), .screen("A")]), .contained, "Tabs[*Nav[A]]", 0, [0]),
    // Layers below: the nearest first, own controllers always, insides as the other options say.
    .init(.screen("A"), .presenting, "A > A > B", 1, []),
    .init(.screen("A"), [.current, .presenting], "A > B", 0, []),
    .init(.screen("A"), [.current, .presenting], "Nav[A] > B", 0, nil),
    .init(.screen("A"), [.current, .visible, .presenting], "Nav[A] > B", 0, [0]),
    .init(.screen("A"), [.current, .visible, .presenting], "Nav[A, B] > B", 0, nil),
    .init(.screen("A"), .fullStack, "Nav[A, B] > B > Tabs[*B, Nav[A, B]]", 2, [1, 0]),
    .init(.screen("A"), .presented, "B > A", 0, nil),
    // What surrounds a match counts within its layer.
    .init(.all([.screen("A"), .inside(.navigation)]), .fullStack, "Nav[A] > A", 0, [0]),
    .init(.all([.screen("A"), .not(.inside(.navigation))]), .fullStack, "A > Nav[A]", 0, []),
    .init(.all([.screen("A"), .inside(.tabs)]), .fullStack, "Tabs[*B, Nav[A, B]]", 0, [1, 0]),
    .init(.all([.screen("A"), .inModalLayer]), .fullStack, "A > B", 0, nil),
    .init(.all([.screen("A"), .inModalLayer]), .fullStack, "A > Nav[A, B] > B", 1, [0]),
    .init(.all([.screen("A"), .layersOwn]), .fullStack, "A > Nav[A]", 0, []),
    // What a container contains.
    .init(.all([.kind(.tabs), .child(.screen("A"))]), .fullStack, "Tabs[*B, A] > Tabs[*Nav[A]]", 0, []),
    .init(
      .all([.kind(.tabs), .descendant(.screen("A"))]), .fullStack, "Tabs[*A] > Tabs[*B, Nav[A, B]]", 1, []),
    // How many controllers are directly inside a container.
    .init(.longer(than: 1), .fullStack, "A > Nav[A, B] > Nav[A]", 1, []),
    .init(.longer(than: 1), .fullStack, "A > Tabs[*A, Nav[A, B, A]]", 1, []),
    .init(.longer(than: 2), .fullStack, "A > Tabs[*A, Nav[A, B, A]]", 1, [1]),
    .init(.longer(than: 2), .fullStack, "Split[Nav[A, B], A]", 0, nil),
    .init(.longer(than: 1), .current, "Split[A, A]", 0, []),
    .init(.longer(than: 0), .fullStack, "A", 0, nil),
    // Contexts, refusals, tests and the empty combinations.
    .init(.screenShowing("E", context: "2"), .fullStack, "Nav[E(2), E(1)]", 0, [0]),
    .init(.screen("E"), .fullStack, "Nav[E(2), E(1)]", 0, [1]),
    .init(.refusing, .fullStack, "Nav[D!, A, D]", 0, [0]),
    .init(.all([]), .fullStack, "A > B", 1, []),
    .init(.any([]), .fullStack, "A > B", 1, nil),
    .init(
      .satisfying(.init("is in layer 0 of two") { $0.layer == 0 }), .fullStack, "A > B", 0, []),
  ]
}

/// A predicate with a state and its truth.
struct PredicateCase: Sendable, CustomTestStringConvertible {
  let predicate: StatePredicate
  let state: String
  let holds: Bool

  init(_ predicate: StatePredicate, _ state: String, _ holds: Bool) {
    self.predicate = predicate
    self.state = state
    self.holds = holds
  }

  var testDescription: String { "\(predicate): \(state)" }

  static let all: [PredicateCase] = [
    .init(.always, "A", true),
    .init(.presented, "A", false),
    .init(.presented, "A > B", true),
    .init(.modals(moreThan: 1), "A > B", false),
    .init(.modals(moreThan: 1), "A > B > A", true),
    .init(.exists(.screen("A")), "Tabs[*B, Nav[A, B]] > B", true),
    .init(.exists(.screen("A"), [.current, .visible]), "Tabs[*B, Nav[A, B]]", false),
    .init(.firstMatch(.screen("A"), is: .inside(.navigation)), "Nav[A] > A", false),
    .init(.firstMatch(.screen("A"), is: .inside(.navigation)), "A > Nav[A]", true),
    .init(.firstMatch(.screen("A"), is: .all([])), "B", false),
    .init(.refusesModals, "D!", false),
    .init(.refusesModals, "A > Tabs[*A, Nav[D!, A]]", true),
    .init(.refusesAnything, "Split[A, Nav[D!, A]]", true),
    .init(.refusesAnything, "Split[A, Nav[D, A]]", false),
    // Only what has to go counts: layers above and what is above in the same navigation controller.
    .init(.refusesAbove(.screen("A")), "A > D!", true),
    .init(.refusesAbove(.screen("A")), "A > D > Nav[D!, D]", true),
    .init(.refusesAbove(.screen("A")), "A > D", false),
    .init(.refusesAbove(.screen("A")), "D! > A", false),
    .init(.refusesAbove(.screen("A")), "Nav[A, D!]", true),
    .init(.refusesAbove(.screen("A")), "Nav[A, D!, D]", true),
    .init(.refusesAbove(.screen("A")), "Nav[D!, A]", false),
    .init(.refusesAbove(.screen("A")), "Tabs[*D!, A]", false),
    .init(.refusesAbove(.screen("A")), "Tabs[*D!, Nav[A, D!]]", true),
    .init(.refusesAbove(.screen("A")), "Split[D!, Nav[A, D]]", false),
    .init(.refusesAbove(.screen("A")), "Split[Nav[A, D!], D]", true),
    .init(.refusesAbove(.kind(.navigation)), "Nav[A, D!]", false),
    .init(.refusesAbove(.screen("D")), "Nav[A, D!]", false),
    .init(.refusesAbove(.screen("D")), "A > D!", false),
    .init(.refusesAbove(.screen("C")), "A > D!", false),
    .init(.not(.presented), "A", true),
    .init(.all([.presented, .exists(.screen("A"))]), "B > B", false),
    .init(.any([.presented, .exists(.screen("A"))]), "A", true),
    .init(.all([]), "A", true),
    .init(.any([]), "A", false),
  ]
}

@Suite struct StackQueryTests {
  static func catalogue() throws -> ScreenCatalogue {
    try ScreenCatalogue([
      ScreenEntry(name: "A"), ScreenEntry(name: "B"), ScreenEntry(name: "C"),
      ScreenEntry(name: "D", dismissal: .either), ScreenEntry(name: "E", contexts: ["1", "2"]),
    ])
  }

  @Test(arguments: SearchCase.all)
  func `a search finds the first match of the law`(search: SearchCase) throws {
    let catalogue = try Self.catalogue()
    let state = try StackNotation(catalogue: catalogue).state(from: search.state)
    let found = try ResolvedPattern(search.pattern, in: catalogue).firstMatch(
      options: search.options, in: state)
    #expect(found == search.path.map { StackPosition(layer: search.layer, path: $0) })
  }

  @Test func `from a lower layer the presented ones come before the presenting ones, each nearest first`()
    throws
  {
    let catalogue = try Self.catalogue()
    let state = try StackNotation(catalogue: catalogue).state(from: "B > A > B > A > A")
    let pattern = try ResolvedPattern(.screen("A"), in: catalogue)
    func layer(_ options: StackSearchOptions, from start: Int) -> Int? {
      pattern.firstMatch(options: options, in: state, fromLayer: start)?.layer
    }
    #expect(layer(.fullStack, from: 2) == 3)
    #expect(layer(.presenting, from: 2) == 1)
    #expect(layer(.presented, from: 3) == 4)
    #expect(layer(.presented, from: 4) == nil)
    #expect(layer([.presented, .presenting], from: 4) == 3)
    #expect(layer(.fullStack, from: 1) == 1)
  }

  @Test(arguments: PredicateCase.all)
  func `a predicate holds exactly where it says`(test: PredicateCase) throws {
    let catalogue = try Self.catalogue()
    let state = try StackNotation(catalogue: catalogue).state(from: test.state)
    #expect(try ResolvedPredicate(test.predicate, in: catalogue).evaluate(state) == test.holds)
  }

  @Test func `what is found matches, options only add, and visible results are contained ones`() throws {
    let space = try StackSpace(
      catalogue: Self.catalogue(), bounds: .init(tabs: 2, depth: 2, modals: 2))
    let pattern = try ResolvedPattern(.screen("A"), in: space.catalogue)
    let options = (0..<64).map { StackSearchOptions(rawValue: $0) }
    var generator = SeededGenerator(state: 8)
    for _ in 0..<150 {
      let state = space.sample(using: &generator)
      let found = options.map { pattern.firstMatch(options: $0, in: state) }
      for (option, position) in zip(options, found) {
        if let position {
          let element = try #require(state.element(at: position))
          #expect(pattern.matches(element))
        }
        for addition in StackSearchOptions.names.map(\.option) where position != nil {
          #expect(found[Int(option.union(addition).rawValue)] != nil)
        }
      }
    }
  }

  @Test func `unknown names are refused before anything is searched`() throws {
    let catalogue = try Self.catalogue()
    #expect(throws: ScreenCatalogueError.unknownScreen("F", nearest: nil)) {
      try ResolvedPattern(.not(.child(.screen("F"))), in: catalogue)
    }
    #expect(throws: ScreenCatalogueError.unknownContext("12", screen: "E", nearest: "1")) {
      try ResolvedPredicate(.not(.exists(.screenShowing("E", context: "12"))), in: catalogue)
    }
  }

  @Test(
    arguments: [
      (.exists(.screen("Account")), "there is Account anywhere on the stack"),
      (
        .not(.exists(.all([.screen("Login"), .inside(.navigation)]), [.current, .visible])),
        "not (there is Login and inside a navigation controller in current, visible)"
      ),
      (
        .refusesAbove(.kind(.navigation)),
        "something above the first match of a navigation controller anywhere on the stack refuses dismissal"
      ),
      (
        .any([.presented, .all([.refusesAnything, .not(.presented)])]),
        "something is presented, or (something refuses dismissal, and not (something is presented))"
      ),
    ] as [(StatePredicate, String)])
  func `predicates are put into plain words`(predicate: StatePredicate, words: String) {
    #expect(predicate.description == words)
  }
}
