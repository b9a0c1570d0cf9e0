internal import Foundation
import Testing

@MainActor
@Suite struct ListTests {
  private struct Listing: Decodable {
    struct Route: Decodable { var name, summary, expectation: String }
    var name, summary: String
    var bound, states, exhaustiveBound, exhaustiveStates: String?
    var screens: [String]
    var routes: [Route]
    var links: [String]?
  }

  @Test(arguments: ["list --json", "list storefront --json", "list tiny.json --json", "list inbox --json"])
  func `JSON can be read, and names what the text names`(_ line: String) throws {
    let surroundings = MemorySurroundings.withApps()
    let json = surroundings.run(line)
    #expect(json.code == 0 && json.errors.isEmpty)
    let listings = try JSONDecoder().decode([Listing].self, from: Data(json.output.utf8))
    #expect(!listings.isEmpty)
    for listing in listings {
      let app = listing.name == "tiny" ? "tiny.json" : listing.name
      let text = surroundings.run("list \(app)").output
      if let links = listing.links {
        #expect(text.contains("used from launch") && !links.isEmpty && listing.routes.isEmpty)
        for link in links { #expect(text.contains("  \(link)\n")) }
        continue
      }
      for route in listing.routes {
        #expect(text.contains("  \(route.name)") && text.contains(route.summary))
      }
      let (bound, small) = (try #require(listing.bound), try #require(listing.exhaustiveBound))
      let (states, few) = (try #require(listing.states), try #require(listing.exhaustiveStates))
      let covered = "\(states) states, covered region by region where that is possible"
      #expect(text.contains("large bound: \(bound): \(covered)\n"))
      #expect(text.contains("small bound: \(small): \(few) states, run one by one where it is not\n"))
      #expect(text.contains(listing.screens.joined(separator: ", ")))
    }
  }

  @Test func `one is one`() {
    let text = MemorySurroundings.withApps().run("list tiny.json").output
    #expect(text.hasPrefix("tiny: Two screens and a route. 1 route, 2 screens.\n"))
    #expect(text.contains("0 tabs, navigation depth 0, 1 modal: 6 states"))
  }

  @Test func `without an app the built-in ones are listed`() {
    let transcript = MemorySurroundings().run("list")
    #expect(transcript.code == 0 && transcript.output.hasPrefix("storefront: A shop"))
    #expect(transcript.output.contains("15 routes, 7 screens."))
  }
}
