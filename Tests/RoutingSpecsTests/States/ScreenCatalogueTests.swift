import Foundation
import RoutingSpecs
import Testing

/// Entries that no catalogue accepts, each with the sentence that people read.
struct RefusedCatalogue: Sendable, CustomTestStringConvertible {
  let screens: [ScreenEntry]
  let error: ScreenCatalogueError
  let sentence: String

  var testDescription: String { sentence }

  static let all: [RefusedCatalogue] = [
    .init(
      screens: [], error: .screenCount(0, allowed: 1...500),
      sentence: "The catalogue has 0 screens; 1 to 500 are allowed."),
    .init(
      screens: [ScreenEntry(name: "Home"), ScreenEntry(name: "A b")], error: .invalidName("A b", index: 1),
      sentence: "The name “A b” of screen 1 is not a letter followed by letters, digits, “_”, “-” or “.” "
        + "(at most 100 characters)."),
    .init(
      screens: [ScreenEntry(name: "Nav")], error: .reservedName("Nav", index: 0),
      sentence: "The name “Nav” of screen 0 is a word of the state notation; choose another one."),
    .init(
      screens: [ScreenEntry(name: "A"), ScreenEntry(name: "B"), ScreenEntry(name: "A")],
      error: .duplicateName("A", first: 0, second: 2),
      sentence: "The screens 0 and 2 are both named “A”; names must be distinct."),
    .init(
      screens: [ScreenEntry(name: "A", places: [])], error: .noPlace("A"),
      sentence: "The screen “A” may stand nowhere; "
        + "allow at least one of root, tab, navigation, modal, primary, secondary."),
    .init(
      screens: [ScreenEntry(name: "A", contexts: (0...100).map { "\($0)" })],
      error: .contextCount(101, screen: "A", allowed: 0...100),
      sentence: "The screen “A” has 101 contexts; at most 100 are allowed."),
    .init(
      screens: [ScreenEntry(name: "A", contexts: ["a)"])], error: .invalidContext("a)", screen: "A"),
      sentence: "The context “a)” of the screen “A” is empty, too long (more than 100 characters), "
        + "has a parenthesis or a line break, or a space at its start or end."),
    .init(
      screens: [ScreenEntry(name: "A", contexts: ["a", "b", "a"])],
      error: .duplicateContext("a", screen: "A"), sentence: "The screen “A” lists the context “a” twice."),
  ]
}

@Suite struct ScreenCatalogueTests {
  @Test(arguments: RefusedCatalogue.all)
  func `a wrong entry is refused with its place and what is allowed`(refused: RefusedCatalogue) throws {
    #expect(refused.error.description == refused.sentence)
    #expect(throws: refused.error) { try ScreenCatalogue(refused.screens) }
  }

  @Test(arguments: ["", "1st", "_x", "a/b", "a\n", "(", String(repeating: "a", count: 101)])
  func `hostile names are no names`(name: String) {
    #expect(!ScreenCatalogue.isName(name))
  }

  @Test(arguments: ["a", "Home", "Écran-2", "商品", "Cart.v2_b"])
  func `letters of all scripts make names`(name: String) {
    #expect(ScreenCatalogue.isName(name))
  }

  @Test(
    arguments: [
      ("Hom", "Home"), ("home", "Home"), ("Checkuot", "Checkout"), ("Acount", "Account"), ("Zebra", nil),
      ("", nil), (String(repeating: "x", count: 100_000), nil),
    ] as [(String, String?)])
  func `an unknown name comes with the nearest one`(name: String, nearest: String?) throws {
    let catalogue = try ScreenCatalogue(
      ["Account", "Home", "Checkout", "Hope"].map { ScreenEntry(name: $0) })
    #expect(throws: ScreenCatalogueError.unknownScreen(name, nearest: nearest)) {
      try catalogue.requiredKind(named: name)
    }
  }

  @Test func `JSON round-trips and is checked like the initialiser`() throws {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home"),
      ScreenEntry(name: "Product", contexts: ["7"], dismissal: .either, places: [.tab, .modal]),
    ])
    let data = try JSONEncoder().encode(catalogue)
    #expect(try JSONDecoder().decode(ScreenCatalogue.self, from: data) == catalogue)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScreenCatalogue.self, from: Data("[]".utf8))
    }
  }
}
