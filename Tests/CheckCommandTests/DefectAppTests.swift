import TestSupport
import Testing

/// What a person gets to read of the sample apps with planted defects: one file for each of them.
@MainActor
@Suite struct DefectAppTests {
  @Test(
    arguments: TestBudget.isLong
      ? ["messages-defects", "sign-in-defects", "cities-defects"] : ["cities-defects"])
  func `the report of an app with defects is the one that was looked at`(_ app: String) throws {
    let transcript = MemorySurroundings().run("check \(app) --quiet")
    #expect(transcript.code == 1 && transcript.errors.isEmpty)
    try Repository.expectGolden(transcript.output, "Golden/Defects/\(app).txt")
  }
}
