import Testing
import UIKit

@testable import Market

@MainActor @Suite struct MarketTests {
  @Test func `works`() {
    connectInterfaceBuilder()
    #expect(CartViewController().viewIfLoaded == nil)
  }
}
