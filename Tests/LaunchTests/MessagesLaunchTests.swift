import Messages
import RouteChecking
import Testing

@MainActor
@Suite struct MessagesLaunchTests {
  @Test func `a message is shown by segue and by code, from launch, and nothing is wrong`() {
    let report = check(Messages.inbox, links: [.bySegue, .byCode])
    #expect(report.notExercised.isEmpty && report.counts.screens == 2, "\(report.text)")
  }
}
