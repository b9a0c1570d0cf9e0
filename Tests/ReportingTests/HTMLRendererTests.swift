internal import Foundation
@testable import Reporting
import Testing

@Suite struct HTMLRendererTests {
  @Test func `a name changes nothing but text: the elements are those of a harmless report`() {
    let hostile = Self.elements(HTMLRenderer().render(HostileReport.report))
    let harmless = Self.elements(HTMLRenderer().render(HostileReport.harmless))
    #expect(hostile == harmless)
    #expect(hostile.count > 1_000 && hostile.filter { $0.hasPrefix("<script") }.count == 1)
  }

  @Test func `the page asks for nothing outside of itself`() {
    for report in [SampleReport.full, HostileReport.report] {
      let page = HTMLRenderer().render(report)
      #expect(page.contains("default-src &#39;none&#39;"))
      for element in Self.elements(page) {
        #expect(element.firstMatch(of: /\s(?:src|action|style|formaction|on[a-z]+)\b/) == nil)
      }
      for reference in page.matches(of: /<[^>]* href="([^"]*)"/) { #expect(reference.1.hasPrefix("#")) }
    }
  }

  @Test func `every link leads to an element of the page, and no identifier occurs twice`() {
    for renderer in [HTMLRenderer(), HTMLRenderer(drawnViolations: 1), HTMLRenderer(drawnViolations: 0)] {
      let page = renderer.render(SampleReport.full)
      let identifiers = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(Set(identifiers).count == identifiers.count)
      for link in page.matches(of: /\shref="#([^"]*)"/) { #expect(identifiers.contains(String(link.1))) }
    }
  }

  @Test func `every step has a link, and every drawing says in words what it shows`() {
    let report = SampleReport.full
    let page = HTMLRenderer().render(report)
    for (number, violation) in report.violations.enumerated() {
      for step in 0...violation.decisions.count + 1 {
        #expect(page.contains("href=\"#v\(number + 1)-s\(step)\""))
      }
    }
    #expect(page.matches(of: /role="img" aria-label="[^"]{20,}"/).count >= 3 * report.violations.count)
  }

  @Test func `violations beyond the limit are listed with all that is needed to see them`() {
    let page = HTMLRenderer(drawnViolations: 1).render(SampleReport.full)
    #expect(page.matches(of: /<article/).count == 1 && page.contains("2 more, not drawn"))
    #expect(page.contains("<ol start=\"2\">"))
    for violation in SampleReport.full.violations { #expect(page.contains(violation.replay.command)) }
  }

  @Test func `the policy names the style and the script that stand in the page`() throws {
    let page = HTMLRenderer().render(SampleReport.full)
    let style = try #require(page.firstMatch(of: /<style>([\s\S]*?)<\/style>/)?.1)
    let script = try #require(page.firstMatch(of: /<script>([\s\S]*?)<\/script>/)?.1)
    let policy = MarkupWriter.policy(style: String(style), script: String(script))
    #expect(page.contains(policy.replacing("'", with: "&#39;")))
  }

  @Test func `a browser runs the script under the policy and opens the step in the address`() throws {
    let page = HTMLRenderer().render(SampleReport.full)
    let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let document = try Validator.browse(file, fragment: "v2-s3") else {
      print("not opened in a browser: this machine has no chromium")
      return
    }
    #expect(document.contains("class=\"scripted\""))
    #expect(document.contains("id=\"v2-s3\" class=\"step current\""))
    // The others open on the call that UIKit refused, or on the last step.
    #expect(document.contains("id=\"v1-s4\" class=\"step last current\""))
    #expect(document.contains("id=\"v3-s2\" class=\"step refused inside-1 of-call lane lane-2 current\""))
    #expect(
      document.matches(of: /class="step[a-z0-9 -]* current"/).count == SampleReport.full.violations.count)
  }

  /// Lists the tags with the names of their attributes, without any value.
  private static func elements(_ page: String) -> [String] {
    // Compared by scalars, as a browser reads.
    page.matches(of: /<[^>]*>/.matchingSemantics(.unicodeScalar)).map {
      String($0.0).replacing(/="[^"]*"/, with: "")
    }
  }
}
