import Checking
import Testing

@testable import RoutingSpecs

/// What a declaration of interchangeable screens means for catalogues, spaces and draws.
@MainActor
@Suite struct InterchangeableDeclarationTests {
  private static let catalogue = {
    let entries = [
      ScreenEntry(name: "Home"), ScreenEntry(name: "Room"), ScreenEntry(name: "Profile"),
      ScreenEntry(name: "Item", contexts: ["7", "8"]), ScreenEntry(name: "Photo", contexts: ["7", "8"]),
      ScreenEntry(name: "Form", dismissal: .either), ScreenEntry(name: "Other", contexts: ["8", "7"]),
      ScreenEntry(name: "Sheet", places: .modal),
    ]
    guard let catalogue = try? ScreenCatalogue(entries) else { preconditionFailure("the catalogue is right") }
    return catalogue
  }()

  private static let groups = [["Profile", "Room"], ["Item", "Photo"]]

  nonisolated static let mistakes: [([[String]], InterchangeableScreensError)] = [
    ([["Home", "Rom"]], .unknownScreen("Rom", group: 0, nearest: "Room")),
    ([["Home", "Room"], ["Profile", "Room"]], .repeatedScreen("Room", first: 0, second: 1)),
    ([["Home", "Home"]], .repeatedScreen("Home", first: 0, second: 0)),
    ([["Home", "Room"], ["Item"]], .loneScreen("Item", group: 1)),
    ([[]], .loneScreen(nil, group: 0)),
    ([["Home", "Item"]], .unlike("Home", "Item", group: 0, .contexts)),
    ([["Item", "Other"]], .unlike("Item", "Other", group: 0, .contexts)),
    ([["Home", "Room", "Form"]], .unlike("Home", "Form", group: 0, .dismissal)),
    ([["Home", "Sheet"]], .unlike("Home", "Sheet", group: 0, .places)),
  ]

  @Test(arguments: mistakes)
  func `a wrong group is refused`(_ groups: [[String]], _ error: InterchangeableScreensError) {
    #expect(throws: error) { try InterchangeableScreens(groups, in: Self.catalogue) }
    #expect("\(error)".hasSuffix(".") || "\(error)".hasSuffix("?"))
  }

  @Test func `a group is in the order of the catalogue, and its first screen represents it`() throws {
    let declared = try InterchangeableScreens(Self.groups, in: Self.catalogue)
    #expect(declared.groups == [[1, 2], [3, 4]])
    #expect(declared.representative(of: Screen(kind: 4, context: 1)) == Screen(kind: 3, context: 1))
    #expect(declared.representative(of: Screen(kind: 0)) == Screen(kind: 0))
    #expect((0..<8).filter(declared.isRepresentative) == [0, 1, 3, 5, 6, 7])
  }

  @Test(arguments: [
    StackSpace.Bounds(tabs: 0, depth: 3, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 2, depth: 1, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false),
    StackSpace.Bounds(tabs: 0, depth: 1, modals: 0),
  ])
  func `stacks of representatives stand for each stack exactly once`(_ bounds: StackSpace.Bounds) throws {
    let declared = try InterchangeableScreens(Self.groups, in: Self.catalogue)
    let space = try StackSpace(catalogue: Self.catalogue, bounds: bounds)
    let small = try StackSpace(catalogue: Self.catalogue, bounds: bounds, representing: declared)
    var members: [StackState: Natural] = [:]
    for state in space.states { members[declared.representative(of: state), default: .zero] += 1 }
    var count = Natural.zero
    for state in small.states {
      #expect(members[state] == declared.weight(of: state))
      count += 1
    }
    #expect(count == small.count && Natural(members.count) == small.count && small.count < space.count)
  }

  @Test func `exchanged stacks differ in interchangeable screens alone, and every group comes up`() throws {
    let space = try StackSpace(
      catalogue: Self.catalogue, bounds: .init(tabs: 2, depth: 3, modals: 2, splits: false))
    let app = try RoutedApp(
      name: "plain", summary: "", space: space, exhaustiveSpace: space, binding: PlainBinding(), routes: []
    ).declaring(interchangeable: Self.groups)
    let exchange = ScreenExchange(app, seed: 5)
    var (pairs, singles, record) = (0, 0, ExchangeRecord())
    for number in 0..<400 as Range<UInt64> {
      guard let pair = exchange.pair(number) else { continue }
      pairs += 1
      #expect(pair.drawn != pair.exchanged)
      let declared = app.interchangeable
      #expect(declared.representative(of: pair.drawn) == declared.representative(of: pair.exchanged))
      #expect((try? space.rank(of: pair.exchanged)) != nil)
      if zip(pair.drawn.screens, pair.exchanged.screens).count(where: { $0 != $1 }) == 1 { singles += 1 }
      record.note(pair, number: number, differs: false, of: declared)
      let again = ScreenExchange(app, seed: 5).pair(number)
      #expect(again?.drawn == pair.drawn && again?.exchanged == pair.exchanged)
    }
    #expect(pairs > 300 && singles > 150 && singles < pairs)
    #expect(record.pairs == pairs && record.testedGroups == [0, 1] && record.difference == nil)
  }

  @Test func `of several differences the simplest is told, whatever comes first`() throws {
    let declared = try InterchangeableScreens(Self.groups, in: Self.catalogue)
    func pair(_ count: Int) -> ScreenExchange.Pair {
      let screens = { (kind: Int) in [Screen](repeating: Screen(kind: kind), count: count) }
      return .init(
        drawn: StackState(root: .navigation(screens(1))), exchanged: StackState(root: .navigation(screens(2)))
      )
    }
    var (forwards, backwards) = (ExchangeRecord(), ExchangeRecord())
    for number in 1...4 as ClosedRange<Int> {
      var one = ExchangeRecord()
      one.note(pair(5 - number), number: UInt64(number), differs: true, of: declared)
      forwards.merge(one)
      one.merge(backwards)
      backwards = one
    }
    #expect(forwards == backwards && forwards.pairs == 4)
    #expect(forwards.difference?.drawn == pair(1).drawn)
  }

  @Test func `a region whose screens are all interchangeable is settled, and still counted exactly`() throws {
    let declared = try InterchangeableScreens(Self.groups, in: Self.catalogue)
    let space = try StackSpace(
      catalogue: Self.catalogue, bounds: .init(tabs: 0, depth: 2, modals: 0, splits: false))
    let exploration = RegionExploration(RegionGrammar(space: space, interchangeable: declared))
    var (regions, covered) = (0, Natural.zero)
    while exploration.advance() {
      exploration.settleAll(RegionPlace(layer: 0))
      let (region, state) = (exploration.region, exploration.state)
      #expect(exploration.grammar.contains(state, in: region))
      #expect(declared.representative(of: state) == state)
      regions += 1
      covered += exploration.weight
    }
    #expect(covered == space.count && exploration.fault == nil)
    // Home, Room, Item twice, Form twice, Other twice: by itself, alone in a navigation controller, or two of them.
    #expect(regions == 8 + 8 + 64)
  }
}
