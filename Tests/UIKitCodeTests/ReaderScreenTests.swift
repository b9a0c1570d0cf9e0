import Testing
import UIKit

@MainActor
@Suite struct ReaderScreenTests {
  private let reader = ReaderViewController()

  private func show() -> (Device, UIWindow) {
    let device = Device()
    return (device, device.show(UINavigationController(rootViewController: reader)))
  }

  @Test func `a page is set anew where the density that the screen overrides reaches it`() {
    let (device, window) = show()
    reader.setDense(true)
    #expect(reader.page.traitCollection.textDensity == .dense && reader.page.lineCount == 10)
    device.settle(window)
    #expect(reader.page.lineCount == 20)
    reader.setDense(false)
    device.settle(window)
    #expect(reader.page.lineCount == 10)
    #expect(reader.page.traitCollection.userInterfaceStyle == .dark)
    #expect(reader.navigationController?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a screen has two columns where the device is wide`() {
    let (device, window) = show()
    device.simulation.changeSizeClass(to: .regular)
    device.settle(window)
    #expect(reader.columnCount == 2)
  }

  @Test func `tools that are toggled on their way come back`() {
    let (device, window) = show()
    reader.toggleTools()
    #expect(reader.tools.alpha == 1)
    reader.toggleTools()
    device.settle(window)
    #expect(reader.tools.alpha == 0)
    reader.toggleTools()
    device.settle(window)
    #expect(reader.tools.alpha == 1)
  }

  @Test(arguments: [false, true])
  func `a card that is caught on its way goes on or back as the finger wants`(isDroppedBack: Bool) {
    let (device, window) = show()
    reader.showCard()
    device.simulation.clock.advance()
    let transition = reader.cardTransition
    transition.pause()
    transition.update(0.4)
    if isDroppedBack { transition.cancel() } else { transition.finish() }
    device.settle(window)
    #expect((reader.presentedViewController == nil) == isDroppedBack)
    #expect(device.faults == [])
  }
}
