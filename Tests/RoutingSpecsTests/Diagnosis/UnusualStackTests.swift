import Checking
import RoutingSpecs
import Testing

struct UnusualStackTests {
  struct Example: CustomTestStringConvertible {
    let stack: String
    let ways: [UnusualStack]
    var testDescription: String { stack }

    static let all: [Example] = [
      Example(stack: "Home", ways: []),
      Example(stack: "Nav[Home, Product(1), Product(2)]", ways: []),
      Example(stack: "Nav[Home, Product(1), Home]", ways: [.repeatsInNavigation]),
      Example(stack: "Nav[Product(1), Product(1)]", ways: [.repeatsInNavigation]),
      Example(stack: "Nav[Edit, Edit!]", ways: [.repeatsInNavigation]),
      Example(stack: "Tabs[*Nav[Home, Edit], Nav[Edit, Home]]", ways: []),
      Example(stack: "Tabs[*Nav[Edit, Home], Home]", ways: []),
      Example(stack: "Tabs[*Nav[Home, Edit], Home]", ways: [.repeatsAmongTabs]),
      Example(stack: "Tabs[*Home, Nav[Edit, Edit]]", ways: [.repeatsInNavigation]),
      Example(stack: "Split[Nav[Home, Home], Edit]", ways: [.repeatsInNavigation]),
      Example(stack: "Split[Edit, Edit]", ways: []),
      Example(stack: "Home > Edit", ways: []),
      Example(stack: "Home > Nav[Edit, Home]", ways: [.repeatsAcrossLayers]),
      Example(stack: "Nav[Home, Edit] > Home", ways: []),
      Example(stack: "Tabs[*Home, Edit] > Edit", ways: []),
      Example(stack: "Tabs[Home, *Edit] > Edit", ways: [.repeatsAcrossLayers]),
      Example(stack: "Split[Home, Edit] > Edit", ways: [.repeatsAcrossLayers]),
      Example(stack: "Home > Tabs[*Edit]", ways: [.presentsTabs]),
      Example(stack: "Home > Split[Edit, Edit]", ways: [.presentsSplit]),
      Example(stack: "Home > Edit > Product(1)", ways: []),
      Example(stack: "Home > Edit > Product(1) > Product(2)", ways: [.presentsMany]),
    ]
  }

  @Test(arguments: Example.all)
  func `a stack looks unusual in exactly these ways`(_ example: Example) throws {
    let state = try StackNotation(catalogue: try Self.catalogue()).state(from: example.stack)
    #expect(UnusualStack.allCases.filter { $0.describes(state) } == example.ways)
  }

  @Test
  func `a survey counts each stack once, and the ways from the commonest on`() throws {
    let space = try StackSpace(catalogue: try Self.catalogue())
    let survey = StackSurvey(of: space, drawing: 500, seed: Seed(3))
    #expect(survey.drawn == 500)
    let most = try #require(survey.reasons.map(\.stacks).max())
    #expect(survey.reasons.first?.stacks == most)
    #expect(survey.reasons.map(\.stacks) == survey.reasons.map(\.stacks).sorted(by: >))
    #expect((most...500).contains(survey.unusual))
    #expect(survey.reasons.allSatisfy { $0.stacks > 0 })
    #expect(!survey.reasons.contains { $0.reason == .presentsMany })
  }

  @Test
  func `equal seeds draw equal stacks, and usual stacks have no reasons`() throws {
    let space = try StackSpace(catalogue: try Self.catalogue())
    let counts = [1, 1, 2].map { seed in
      StackSurvey(of: space, drawing: 300, seed: Seed(seed)).reasons.map(\.stacks)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] != counts[2])
    let plain = try StackSpace(
      catalogue: try Self.catalogue(),
      bounds: StackSpace.Bounds(tabs: 0, depth: 1, modals: 0, splits: false))
    let survey = StackSurvey(of: plain, drawing: 50, seed: Seed(1))
    #expect(survey.unusual == 0 && survey.reasons.isEmpty)
  }

  private static func catalogue() throws -> ScreenCatalogue {
    try ScreenCatalogue([
      ScreenEntry(name: "Home"), ScreenEntry(name: "Product", contexts: ["1", "2"]),
      ScreenEntry(name: "Edit", dismissal: .either),
    ])
  }
}
