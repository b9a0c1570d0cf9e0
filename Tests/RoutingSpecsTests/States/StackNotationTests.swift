import Checking
import Foundation
import RoutingSpecs
import TestSupport
import Testing

/// Texts that are no state, each with the error and the sentence that people read.
struct RefusedNotation: Sendable, CustomTestStringConvertible {
  let text: String
  let sentence: String

  var testDescription: String { text }

  static let all: [RefusedNotation] = [
    .init(
      text: "",
      sentence: "Column 1: expected a screen, “Nav[”, “Tabs[” or “Split[”, found the end of the state."),
    .init(text: "Hom", sentence: "Column 1: there is no screen named “Hom”; did you mean “Home”?"),
    .init(
      text: "Nav[Home, Produkt]",
      sentence: "Column 11: there is no screen named “Produkt”; did you mean “Product”?"),
    .init(text: "Zebra", sentence: "Column 1: there is no screen named “Zebra”."),
    .init(text: "Nav[]", sentence: "Column 5: expected a screen, found “]”."),
    .init(text: "Nav[Home", sentence: "Column 9: expected “,” or “]”, found the end of the state."),
    .init(text: "Nav[Nav[Home]]", sentence: "Column 5: there is no screen named “Nav”."),
    .init(text: "Home Home", sentence: "Column 6: expected “>” or the end, found “H”."),
    .init(
      text: "Home > ",
      sentence: "Column 8: expected a screen, “Nav[”, “Tabs[” or “Split[”, found the end of the state."),
    .init(text: "Product(9)", sentence: "Column 9: the screen “Product” has no context “9”."),
    .init(
      text: "Product(77)", sentence: "Column 9: the screen “Product” has no context “77”; did you mean “7”?"),
    .init(text: "Product(7", sentence: "Column 10: expected “)”, found the end of the state."),
    .init(text: "Home(7)", sentence: "Column 6: the screen “Home” has no context “7”."),
    .init(
      text: "Tabs[Home, Home]", sentence: "Column 1: 0 tabs are marked with “*”; exactly one is selected."),
    .init(
      text: "Home > Tabs[*Home, *Home]",
      sentence: "Column 8: 2 tabs are marked with “*”; exactly one is selected."),
    .init(text: "Split[Home]", sentence: "Column 11: expected “,”, found “]”."),
    .init(text: "Split[Home, Home, Home]", sentence: "Column 17: expected “]”, found “,”."),
    .init(text: "Page[Home]", sentence: "Column 1: “Page” is no container; allowed are Nav, Tabs, Split."),
    .init(
      text: "Home > fulScreen: Home",
      sentence: "Column 8: “fulScreen” is no presentation style; did you mean “fullScreen”?"),
    .init(
      text: String(repeating: "Tabs[*", count: 100_000),
      sentence: "Column 49: containers are nested more than 8 deep."),
    .init(
      text: String(repeating: "Home > ", count: 200_000),
      sentence: "The state has 1400000 bytes; at most 1000000 are read."),
  ]
}

@Suite struct StackNotationTests {
  static func catalogue() throws -> ScreenCatalogue {
    try ScreenCatalogue([
      ScreenEntry(name: "Home"), ScreenEntry(name: "Product", contexts: ["7", "a, b] > c"]),
      ScreenEntry(name: "Login", dismissal: .either), ScreenEntry(name: "Account"),
    ])
  }

  @Test func `the example of the documentation reads as it says`() throws {
    let notation = StackNotation(catalogue: try Self.catalogue())
    let text = "Tabs[*Nav[Home, Product(7)], Account] > fullScreen: Nav[Login!]"
    let home = Screen(kind: 0)
    let login = Screen(kind: 2, refusesDismissal: true)
    let tabs = StackState.Content.tabs(
      [.navigation([home, Screen(kind: 1, context: 0)]), .screen(Screen(kind: 3))], selected: 0)
    let state = StackState(layers: [.init(tabs), .init(.navigation([login]), style: .fullScreen)])
    #expect(try notation.state(from: text) == state)
    #expect(notation.text(for: state) == text)
    let spaced = " Tabs [ * Nav[Home ,Product(7) ],Account ]>fullScreen :Nav[ Login ! ] "
    #expect(try notation.state(from: spaced) == state)
  }

  @Test func `every state of the small spaces reads back`() throws {
    for small in SmallSpace.all {
      let space = try small.space()
      let notation = StackNotation(catalogue: space.catalogue)
      for rank in stride(from: 0, to: small.count, by: max(1, small.count / 400)) {
        let state = try space.state(at: .init(rank))
        #expect(try notation.state(from: notation.text(for: state)) == state)
      }
    }
  }

  @Test func `contexts may hold the signs of the notation`() throws {
    let notation = StackNotation(catalogue: try Self.catalogue())
    let state = StackState(root: .navigation([Screen(kind: 1, context: 1), Screen(kind: 0)]))
    #expect(notation.text(for: state) == "Nav[Product(a, b] > c), Home]")
    #expect(try notation.state(from: notation.text(for: state)) == state)
  }

  @Test(arguments: RefusedNotation.all)
  func `text that is no state is refused with column and remedy`(refused: RefusedNotation) throws {
    let notation = StackNotation(catalogue: try Self.catalogue())
    let error = #expect(throws: StackNotationError.self) { try notation.state(from: refused.text) }
    #expect(error?.description == refused.sentence)
  }

  @Test func `mutated texts never crash, and what still reads is written canonically`() throws {
    let notation = StackNotation(catalogue: try Self.catalogue())
    let original = Array("Tabs[*Nav[Home, Product(7)], Split[Home, Login]] > custom: Nav[Login!]")
    let signs = Array("[](),*!>: HNT7é\u{0}")
    var generator = SeededGenerator(state: 5)
    for _ in 0..<3_000 {
      var text = original
      for _ in 0...(generator.next() % 3) {
        let index = Int(generator.next() % UInt64(text.count))
        switch generator.next() % 3 {
        case 0: text.remove(at: index)
        case 1: text[index] = signs[Int(generator.next() % UInt64(signs.count))]
        default: text.insert(signs[Int(generator.next() % UInt64(signs.count))], at: index)
        }
      }
      guard let state = try? notation.state(from: String(text)) else { continue }
      #expect(try notation.state(from: notation.text(for: state)) == state)
    }
  }

  @Test func `JSON round-trips and refuses what breaks an invariant`() throws {
    for small in SmallSpace.all {
      let space = try small.space()
      for rank in stride(from: 0, to: small.count, by: max(1, small.count / 30)) {
        let state = try space.state(at: .init(rank))
        let data = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(StackState.self, from: data) == state)
      }
    }
    let broken = [
      #"{"layers":[]}"#, #"{"layers":[{"content":{"navigation":[]}}]}"#, #"{"layers":[{"content":{}}]}"#,
      #"{"layers":[{"content":{"tabs":[],"selected":0}}]}"#,
      #"{"layers":[{"content":{"screen":{"kind":-1}}}]}"#,
      #"{"layers":[{"content":{"screen":{"kind":0,"context":-2}}}]}"#,
      #"{"layers":[{"content":{"tabs":[{"screen":{"kind":0}}],"selected":1}}]}"#,
      #"{"layers":[{"content":{"screen":{"kind":0}},"style":"sideways"}]}"#,
    ]
    for json in broken {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(StackState.self, from: Data(json.utf8))
      }
    }
  }
}
