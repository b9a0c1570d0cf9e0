import RouteChecking
import TestSupport
import Testing

/// Small apps in ordinary style: what is wrong with them is found, by the shortest journey, and nothing else is.
@MainActor
@Suite struct LaunchAttackTests {
  @Test(arguments: LaunchAttack.all)
  func `the mistake is found, and nothing else`(_ attack: LaunchAttack) {
    let report = attack.explore(true)
    #expect(report.findings.map(\.property) == [attack.property], "\(report.text)")
    #expect(report.findings.first?.journey == attack.journey, "\(report.text)")
  }

  @Test(arguments: LaunchAttack.all)
  func `without the mistake nothing is found`(_ attack: LaunchAttack) {
    let report = attack.explore(false)
    #expect(report.findings.isEmpty && report.stop == nil, "\(report.text)")
  }
}
