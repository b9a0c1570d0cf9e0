import HeadlessUIKit
import Testing

@MainActor @Suite("Abuse of the hierarchy")
struct HierarchyAbuseTests {
  @Test func `after each of 30,000 random operations the hierarchy is in order, and nothing stays alive`() {
    let summary = HierarchyAbuse.run(operations: 30_000, seed: 1)
    #expect(summary.finding == nil, "\(summary.finding.map(\.description) ?? "")")
    #expect(summary.operations >= 30_000 && summary.faults.values.reduce(0, +) > 1_000 && summary.leaks > 10)
  }
}
