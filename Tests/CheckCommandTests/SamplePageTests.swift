import TestSupport
import Testing

/// The page that shows what the first command of the README prints.
@MainActor
@Suite(.enabled(if: TestBudget.isLong, TestBudget.reason)) struct SamplePageTests {
  @Test func `the page of the sample app shows all that is printed, to the letter`() throws {
    let page = try Repository.article("CheckingTheSampleApp")
    let block = try #require(
      page.split(separator: "```text\n").dropFirst().first?.split(separator: "```").first)
    #expect(MemorySurroundings().run("check storefront --quiet").output == block)
  }
}
