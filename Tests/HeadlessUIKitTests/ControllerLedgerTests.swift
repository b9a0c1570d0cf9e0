import HeadlessUIKit
import Testing

@MainActor @Suite("The ledger of who is alive")
struct ControllerLedgerTests {
  @Test func `of two hundred controllers the ledger knows who is alive, and who was there before`() {
    let before = UIViewController()
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    var made: [UIViewController?] = (0..<200).map { _ in UIViewController() }
    let serials = made.compactMap { $0?.serial }
    #expect(ControllerLedger.madeCount == 200 && ControllerLedger.aliveCount == 200)
    #expect(serials.allSatisfy { ControllerLedger.isAlive($0) } && !ControllerLedger.isAlive(before.serial))
    for index in made.indices where index % 3 == 0 || (65..<70).contains(index) { made[index] = nil }
    for (index, serial) in serials.enumerated() {
      #expect(ControllerLedger.isAlive(serial) == (made[index] != nil), "the controller with number \(index)")
    }
    #expect(ControllerLedger.aliveCount == made.compactMap { $0 }.count)
    #expect(!ControllerLedger.isAlive(serials[199] + 1) && !ControllerLedger.isAlive(serials[199] + 1_000))
  }

  @Test func `the controllers are found in the order in which they were made, where they are wanted`() {
    ControllerLedger.open(findsControllers: true)
    var made: [UIViewController?] = (0..<4).map { _ in UIViewController() }
    made[2] = nil
    #expect(ControllerLedger.aliveControllers() == made.compactMap { $0 })
    ControllerLedger.close()
    #expect(ControllerLedger.aliveControllers().isEmpty)
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    #expect(ControllerLedger.aliveControllers().isEmpty && ControllerLedger.aliveCount == 0)
  }
}
