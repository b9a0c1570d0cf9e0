import RouteChecking
import Testing
import UIKit

/// Apps of SwiftUI's views, used from launch in every way.
@MainActor
@Suite struct LaunchTests {
  private func notes(isSheetConstant: Bool = false) -> App<NotesModel> {
    App("notes") { window in
      let model = NotesModel()
      window.rootViewController = NotesScreen(
        rootView: NotesView(model: model, isSheetConstant: isSheetConstant))
      return model
    }
  }

  private func note(underSheet: Bool = false) -> Link<NotesModel> {
    Link("note", reaches: NoteScreen.self) { $0.open(1, under: underSheet) }
  }

  @Test func `an app without mistakes has no findings`() {
    let report = check(notes(), links: [note()])
    #expect(report.holds && report.counts.states > 3)
  }

  @Test func `a sheet whose flag stays set after a swipe is found by the button that does nothing then`()
    throws
  {
    let limits = JourneyLimits(states: 40, moments: 0)
    let report = JourneyReport.exploring(notes(isSheetConstant: true), limits: limits)
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(finding.property == .alwaysAnswers)
    let write = "tap 'Write' in the bar"
    #expect(finding.journey == [write, "swipe the sheet down", write])
  }

  @Test func `a flag that only a view knows tells two states apart, and is found where it stays set`() throws
  {
    let app = App("guarded") { window in window.rootViewController = GuardedScreen(rootView: GuardedView()) }
    let report = JourneyReport.exploring(app, limits: JourneyLimits(states: 40, moments: 0))
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(finding.property == .alwaysAnswers)
    #expect(finding.sentence == "Tap 'Write' does nothing on a GuardedView on which it did something before")
  }

  @Test func `what a path says tells two states apart that look the same`() {
    let app = App("rows", interruptions: []) { window in
      window.rootViewController = SameDetailsScreen(rootView: SameDetailsView())
    }
    let report = JourneyReport.exploring(app, limits: JourneyLimits(states: 40, moments: 0))
    #expect(report.stop == nil && report.counts.states == 3, "\(report.text)")
  }

  @Test func `a link that pushes under a sheet does not reach its screen`() throws {
    let limits = JourneyLimits(states: 40, moments: 0)
    let report = JourneyReport.exploring(notes(), links: [note(underSheet: true)], limits: limits)
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(finding.property == .reachesTarget)
    #expect(finding.journey == ["tap 'Write' in the bar", "open link note"])
  }

  @Test func `a sheet of an item that is not there is found, and one that comes later is not`() throws {
    func report(isForgotten: Bool) -> JourneyReport {
      let app = App("orders") { window in
        window.rootViewController = OrdersScreen(rootView: OrdersView(isForgotten: isForgotten))
      }
      return JourneyReport.exploring(app, limits: JourneyLimits(states: 40))
    }
    let finding = try #require(report(isForgotten: true).findings.first)
    #expect(finding.property == .isNeverBlank && finding.journey == ["tap 'Order'"])
    let clean = report(isForgotten: false)
    #expect(clean.findings.isEmpty && clean.counts.states > 1, "\(clean.text)")
  }

  @Test func `the recipes can be used in every way`() {
    let limits = JourneyLimits(states: 60, moments: 0)
    let recipes = App("recipes") { RecipeApp(window: $0) }
    let recipe = Link<RecipeApp>("recipe", reaches: RecipeScreen.self) { $0.open("recipes://recipe/2") }
    let report = JourneyReport.exploring(recipes, links: [recipe], limits: limits)
    #expect(report.findings.isEmpty, "\(report.text)")
  }
}
