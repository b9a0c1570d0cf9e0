import KeptShapes
import Messages
import RouteChecking
import Testing

@MainActor
@Suite struct MessagesLaunchTests {
  @Test func `a message is shown by segue and by code, from launch, and nothing is wrong`() {
    let report = check(Messages.inbox, links: [.bySegue, .byCode])
    #expect(report.notExercised.isEmpty && report.counts.screens == 2, "\(report.text)")
  }

  @Test func `the inbox has the shape that is kept, and stays in it`() throws {
    let shape = try inboxShape()
    let report = JourneyReport.exploring(Messages.inbox, links: [.bySegue, .byCode])
    try KeptShape(shape, in: "LaunchTests/Shapes/InboxShape.swift", of: "Messages", on: "HeadlessUIKit")
      .expect(from: report)
    let inside = JourneyReport.exploring(Messages.inbox, links: [.bySegue, .byCode], shape: shape)
    #expect(inside.holds, "\(inside.text)")
  }
}
