import Foundation
import HeadlessUIKit
import Routing
import Testing

struct URLPatternTests {
  struct Match: CustomTestStringConvertible {
    let pattern: String
    let link: String
    let values: [String: String]?

    var testDescription: String { "\(pattern) \(link)" }
  }

  static let matches: [Match] = [
    Match(pattern: "/", link: "shop://x", values: [:]),
    Match(pattern: "/", link: "shop://x/", values: [:]),
    Match(pattern: "/", link: "shop://x/y", values: nil),
    Match(pattern: "/products/:id", link: "https://x/products/7", values: ["id": "7"]),
    Match(pattern: "/products/:id", link: "https://x/products//7/", values: ["id": "7"]),
    Match(pattern: "/products/:id", link: "https://x/products", values: nil),
    Match(pattern: "/products/:id", link: "https://x/products/7/8", values: nil),
    Match(pattern: "/products/:id", link: "https://x/Products/7", values: nil),
    Match(pattern: "/:a/:b", link: "https://x/1%2F2/%C3%A9", values: ["a": "1/2", "b": "é"]),
    Match(pattern: "/help/*", link: "https://x/help", values: [:]),
    Match(pattern: "/help/*", link: "https://x/help/a/b", values: [:]),
    Match(pattern: "/help/*", link: "https://x/halp", values: nil),
    Match(pattern: "shop://catalogue/:id", link: "SHOP://Catalogue/7", values: ["id": "7"]),
    Match(pattern: "shop://catalogue/:id", link: "shop://other/7", values: nil),
    Match(pattern: "shop://catalogue/:id", link: "https://catalogue/7", values: nil),
  ]

  @Test(arguments: matches)
  func `a pattern matches what it says`(row: Match) throws {
    let pattern = try URLPattern(row.pattern)
    let parameters = pattern.match(try #require(URL(string: row.link)))
    #expect((parameters != nil) == (row.values != nil))
    for (name, value) in row.values ?? [:] { #expect(parameters?[name] == value) }
    #expect(try URLPattern(pattern.description) == pattern)
  }

  @Test(arguments: [
    ("/:", URLPattern.ParsingError.parameterWithoutName(segment: 0)),
    ("/a/:b/:b", .duplicateParameter("b")), ("/*/a", .restBeforeEnd(segment: 1)),
    ("://x", .emptySchemeOrHost), ("shop:///x", .emptySchemeOrHost),
  ])
  func `a text that is no pattern is a typed error`(text: String, error: URLPattern.ParsingError) {
    #expect(throws: error) { try URLPattern(text) }
  }

  @Test func `the query is read where the path has no such parameter`() throws {
    let url = try #require(URL(string: "shop://x/7?id=8&size=L&empty"))
    let parameters = try URLPattern("/:id").match(url)
    #expect(parameters?["id"] == "7" && parameters?["size"] == "L")
    #expect(parameters?["empty"]?.isEmpty == true && parameters?["none"] == nil)
  }

  /// All patterns of at most two segments over a small alphabet, and all paths of at most three.
  @Test func `covering and overlapping agree with matching, on all small patterns`() throws {
    let segments = ["/a", "/b", "/:p"]
    var texts = ["/", "/*"]
    for first in segments {
      texts += [first, first + "/*"]
      texts += segments.map { first + $0.replacing(":p", with: ":q") }
    }
    let patterns = try texts.map { try URLPattern($0) }
    var paths = [""]
    for _ in 0..<3 { paths += paths.flatMap { path in ["/a", "/b", "/c"].map { path + $0 } } }
    let links = try Set(paths).sorted().map { try #require(URL(string: "shop://x" + $0)) }
    for first in patterns {
      let own = Set(links.filter { first.match($0) != nil })
      for second in patterns {
        let theirs = Set(links.filter { second.match($0) != nil })
        #expect(first.covers(second) == theirs.isSubset(of: own), "\(first) \(second)")
        let example = first.commonExample(with: second)
        #expect((example != nil) == !own.isDisjoint(with: theirs), "\(first) \(second)")
        if let example {
          let link = try #require(URL(string: "shop://x" + example))
          #expect(first.match(link) != nil && second.match(link) != nil)
        }
      }
    }
  }
}

@MainActor
struct DeepLinkTableTests {
  private func table() throws -> DeepLinkTable {
    var table = DeepLinkTable()
    try table.add("bag", "/bag") { _ in Destination(to: Chains.bagVisible, with: nil).erased }
    try table.add("product", "/products/:id") { parameters in
      guard parameters["id"] != "none" else { return nil }
      guard parameters["id"] != "broken" else { throw PlannedFailure() }
      return Destination(to: Chains.product, with: parameters["id"]).erased
    }
    return table
  }

  @Test func `a link leads to its destination`() throws {
    let table = try table()
    let stage = Stage(HomeScreen())
    var codes: [RoutingError.Code?] = []
    for link in [
      "shop://x/products/7", "shop://x/nowhere", "shop://x/products/none", "shop://x/products/broken",
    ] {
      stage.router.navigate(to: try #require(URL(string: link)), using: table, animated: false) {
        codes.append($0.error?.code)
      }
      stage.settle()
    }
    #expect(codes == [nil, .unknownDeepLink, .unknownDeepLink, .deepLinkFailed])
    #expect(stage.text == "Home > Nav[Product]")
  }

  @Test func `a table reports lines that are never reached and lines that clash`() throws {
    var table = try table()
    #expect(table.problems.isEmpty)
    try table.add("any", "/:section/:id") { _ in nil }
    try table.add("sale", "/:section/sale") { _ in nil }
    try table.add("special", "/products/special") { _ in nil }
    #expect(
      table.problems == [
        .ambiguous("product", "sale", example: "/products/sale"), .unreachable("sale", behind: "any"),
        .unreachable("special", behind: "product"), .unreachable("special", behind: "any"),
      ])
  }
}
