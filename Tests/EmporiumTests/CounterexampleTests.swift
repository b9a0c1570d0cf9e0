import Emporium
import Foundation
import Testing

@testable import RoutingSpecs

/// The stacks that showed flaws of the router and of the judgement stay judged rightly.
@MainActor
@Suite struct CounterexampleTests {
  /// One line of the fixture.
  struct Counterexample: Sendable, CustomTestStringConvertible {
    let fields: [String]

    var testDescription: String { fields.dropLast().joined(separator: " ") }
  }

  nonisolated static let all: [Counterexample] = {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Fixtures/Counterexamples/emporium.txt").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      Counterexample(
        fields: line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }()

  @Test func `the fixture is there`() {
    #expect(Self.all.count >= 4)
    #expect(Self.all.allSatisfy { $0.fields.count == 5 && $0.fields[0] == "emporium" })
  }

  @Test(arguments: all)
  func `a counterexample stays mended`(example: Counterexample) throws {
    let app = try Emporium.app()
    let route = try #require(app.route(named: example.fields[1]))
    let property = try #require(RouteProperty(rawValue: example.fields[2]))
    let state = try StackNotation(catalogue: app.catalogue).state(from: example.fields[3])
    let judgement = RouteExecution(route, of: app).run(from: state)
    #expect(judgement.exercised.contains(property))
    #expect(!judgement.violated.contains(property))
  }
}
