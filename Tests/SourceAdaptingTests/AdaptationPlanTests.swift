import SourceAdapting
import Testing

@Suite struct AdaptationPlanTests {
  private let plan = AdaptationPlan(folder: "/shop/App", files: ["Cart.swift", "Main.storyboard"])

  /// What has changed since a build was planned.
  private func change(_ folder: String, _ files: [String]) -> AdaptationPlan.Change? {
    do {
      try plan.confirm(folder: folder, files: files)
      return nil
    } catch { return error }
  }

  @Test func `a plan holds while folder and files are the same`() {
    #expect(change("/shop/App", ["Main.storyboard", "Cart.swift"]) == nil)
  }

  @Test func `a file that is gone is left to the build`() {
    #expect(change("/shop/App", ["Cart.swift"]) == nil)
  }

  @Test func `another folder is not adapted in the place of the one that was planned`() {
    let change = change("/shop/Legacy", ["Cart.swift"])
    #expect(change == .folder(planned: "/shop/App", named: "/shop/Legacy"))
    #expect(
      change?.description
        == "this names /shop/Legacy, and the build was planned for /shop/App; touch Package.swift and build again"
    )
  }

  @Test func `new files are told, for nobody would compile them`() {
    let change = change("/shop/App", ["Shop.swift", "Cart.swift", "Login.xib"])
    #expect(change == .newFiles(["Login.xib", "Shop.swift"]))
    #expect(
      change?.description
        == "Login.xib, Shop.swift came after the build was planned; touch Package.swift and build again")
  }
}
