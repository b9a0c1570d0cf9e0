import OSLog
import Testing

@Suite struct LogTests {
  private let logger = Logger(subsystem: "app", category: "screens")

  @Test func `what a message interpolates is not evaluated`() {
    var evaluations = 0
    func value() -> Int {
      evaluations += 1
      return evaluations
    }
    logger.info("shown \(value(), privacy: .public)")
    os_log(.error, "shown")
    #expect(evaluations == 0 && !OSLog.default.isEnabled(type: .debug))
  }
}
