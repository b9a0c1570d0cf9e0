import HeadlessUIKit
import Testing
import VIPRouting

/// The table that finds a router's method by a segue's identifier.
@MainActor
@Suite struct SegueTableTests {
  final class Recorder {
    var calls: [String] = []
  }

  private let table = SegueTable<Recorder>()
    .routing("Detail") { $0.calls.append("detail \($1.identifier ?? "")") }
    .routing("Settings") { recorder, _ in recorder.calls.append("settings") }

  private func segue(_ identifier: String?) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: identifier, source: UIViewController(), destination: UIViewController())
  }

  @Test func `a segue calls the method of its identifier, once, and no other`() throws {
    let recorder = Recorder()
    try table.route(segue("Settings"), with: recorder)
    try table.route(segue("Detail"), with: recorder)
    #expect(recorder.calls == ["settings", "detail Detail"])
  }

  @Test func `an identifier without a method is an error that names the nearest one`() {
    let recorder = Recorder()
    let error = VIPRoutingError.unknownSegue(
      "Detial", source: "UIViewController", known: ["Detail", "Settings"])
    #expect(throws: error) { try table.route(segue("Detial"), with: recorder) }
    #expect(recorder.calls.isEmpty)
    #expect(
      "\(error)"
        == "The router of UIViewController has no method for the segue “Detial”; did you mean “Detail”?")
  }

  @Test func `an error lists what is known where no name is near`() {
    #expect(
      "\(VIPRoutingError.unknownSegue("Help", source: "Home", known: ["Detail", "Settings"]))"
        == "The router of Home has no method for the segue “Help”; known: Detail, Settings.")
    #expect(
      "\(VIPRoutingError.unknownSegue("Help", source: "Home", known: []))"
        == "The router of Home has no method for the segue “Help”; known: none.")
  }

  @Test func `a segue without an identifier and a scene without a router are errors`() {
    #expect(throws: VIPRoutingError.segueWithoutIdentifier(source: "UIViewController")) {
      try table.route(segue(nil), with: Recorder())
    }
    #expect(throws: VIPRoutingError.noRouter(source: "UIViewController")) {
      try table.route(segue("Detail"), with: nil)
    }
  }

  @Test func `a method that is added again replaces the one before`() throws {
    let recorder = Recorder()
    let changed = table.routing("Detail") { recorder, _ in recorder.calls.append("other") }
    try changed.route(segue("Detail"), with: recorder)
    #expect(recorder.calls == ["other"])
    #expect(changed.identifiers == ["Settings", "Detail"])
    #expect(table.identifiers == ["Detail", "Settings"])
  }
}
