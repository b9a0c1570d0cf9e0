import Foundation
import RoutingSpecs
import TestSupport
import Testing

@MainActor
@Suite struct CertificateSchemaTests {
  @Test func `every line is valid against the published schema`() throws {
    let app = try Certificates.shop()
    let lines = Certificates.lines(app.routes, of: app)
    try JSONLines.expectValid(lines.map { $0 + "\n" }.joined(), against: "certificate.schema.json")
    let kinds = try lines.flatMap { line in
      try JSONDecoder().decode([String: Anything].self, from: Data(line.utf8)).keys
    }
    #expect(Set(kinds).count == 9, "not every kind of line occurs")
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
