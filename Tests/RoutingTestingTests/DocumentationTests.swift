import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs
import RoutingTesting
import TestSupport
import Testing

/// The documentation builds with the toolchain's own tool, and what it shows is what happens.
@MainActor
@Suite struct DocumentationTests {
  private static let catalogue = Repository.folder.appending(path: "Sources/RouteCheck.docc")

  /// Whether the toolchain has its documentation compiler; some minimal installations leave it out.
  private nonisolated static let hasCompiler = (try? ExternalTool.run(["docc", "--help"]).status) == 0

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: catalogue.appending(path: path), encoding: .utf8)
  }

  @Test(.enabled(if: hasCompiler, "the toolchain has no docc"))
  func `all pages build without a warning`() throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "docc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let run = try ExternalTool.run([
      "docc", "convert", Self.catalogue.path, "--warnings-as-errors", "--output-path", output.path,
    ])
    #expect(run.status == 0 && run.output.allSatisfy(\.isWhitespace), "\(run.output)")
    let page = output.appending(path: "data/documentation/routecheck/reachestarget.json")
    #expect(FileManager.default.fileExists(atPath: page.path))
  }

  @Test(arguments: RouteProperty.allCases)
  func `every property has a page that says what it demands, when, and what helps`(
    property: RouteProperty
  ) throws {
    let name = property.rawValue.prefix(1).uppercased() + property.rawValue.dropFirst()
    let page = try Self.text("Properties/\(name).md")
    #expect(page.hasPrefix("# \(property.rawValue)\n\n\(property.sentence)\n"))
    #expect(page.contains("\n### When it is exercised\n") && page.contains("\n### What helps\n"))
    #expect(try Self.text("RouteCheck.md").contains("- <doc:\(name)>"))
    #expect(try Repository.article("WhatIsChecked").contains("\n| <doc:\(name)> | "))
  }

  // MARK: - The tutorial

  @Test func `the tutorial ends with the file that the page shows, and begins with one flaw in it`() throws {
    let example = try String(
      contentsOf: Repository.folder.appending(path: "Tests/RoutingTestingTests/MailExample.swift"),
      encoding: .utf8)
    #expect(try Self.text("Resources/MailTests-6.swift") == example)
    let flawed = example.replacing("GeneralStep.current()", with: "GeneralStep.root()")
    #expect(try Self.text("Resources/MailTests-5.swift") == flawed)
    for step in 1...4 {
      let part = try Self.text("Resources/MailTests-\(step).swift").trimmingCharacters(in: .newlines)
      // The third step ends in the middle of a function, which it closes for now.
      #expect(flawed.hasPrefix(step == 3 ? String(part.dropLast(2)) : part))
    }
  }

  @Test(.failures(in: "none"))
  func `the flaw is found as the tutorial shows it`() throws {
    let mended = try mail()
    let step = StepAssembly(finder: ClassFinder<MessageViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.root())
      .assemble()
    let route = Route(
      "message", summary: "A message from a link.", to: step, with: nil,
      expecting: Expectation(reaches: Target(screen: 1)))
    let app = try RoutedApp(
      name: mended.name, summary: mended.summary, space: mended.space,
      exhaustiveSpace: mended.exhaustiveSpace, binding: mended.binding, routes: [route])
    let issues = try RecordedIssues { try checkRoute(route, of: app) }
    let failures = issues.texts.filter { $0.contains("✗") }
    #expect(failures.count == 1)
    let text = try #require(failures.first).trimmingCharacters(in: .newlines) + "\n"
    try Repository.expectGolden(text, "../Sources/RouteCheck.docc/Resources/Counterexample.txt")
  }
}
