import Foundation
import HeadlessUIKit
import Testing

/// Calls that only some systems raise for: what they do where an exception ends the process (rules N6, T5, W13).
@MainActor @Suite("Exceptions that end the process")
struct TrapTests {
  @Test func `N6: pushing a split view ends the process where the setting says that it raises`() async {
    await #expect(processExitsWith: .failure) { await TrapTests.pushSplit(.raise) }
    await #expect(processExitsWith: .success) { await TrapTests.pushSplit(.ignore) }
  }

  @Test func `T5: an index out of range ends the process where the setting says that it raises`() async {
    await #expect(processExitsWith: .failure) { await TrapTests.selectSeventh(.raise) }
    await #expect(processExitsWith: .success) { await TrapTests.selectSeventh(.ignore) }
  }

  @Test func `W13: a presented root ends the process where the setting says that it is refused`() async {
    await #expect(processExitsWith: .failure) { await TrapTests.rootWhatIsPresented(.refuse) }
    await #expect(processExitsWith: .success) { await TrapTests.rootWhatIsPresented(.move) }
  }

  private static func reset(_ change: (inout ModelSettings) -> Void) {
    var settings = ModelSettings()
    settings.exceptions = .trap
    change(&settings)
    Simulation.reset(settings: settings)
  }

  static func pushSplit(_ policy: ModelSettings.RefusalPolicy) {
    reset { $0.splitPush = policy }
    UINavigationController().pushViewController(UISplitViewController(), animated: false)
  }

  static func selectSeventh(_ policy: ModelSettings.RefusalPolicy) {
    reset { $0.selectedIndexOutOfRange = policy }
    UITabBarController().selectedIndex = 7
  }

  static func rootWhatIsPresented(_ policy: ModelSettings.RoleConflictPolicy) {
    reset { $0.presentedElsewhere = policy }
    let window = UIWindow(frame: .zero)
    let (root, presented) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(presented, animated: false)
    Simulation.current.clock.settle()
    UIWindow(frame: .zero).rootViewController = presented
  }
}
