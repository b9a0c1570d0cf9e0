import Foundation
import HeadlessUIKit

extension HierarchyAbuse {
  /// One of the windows, most often the first.
  private func drawWindow() -> Int {
    let drawn = choices.below(9)
    return drawn < 7 ? 0 : min(drawn - 6, windows.count - 1)
  }

  func performWindow(_ operation: AbuseOperation) {
    let index = drawWindow()
    let window = windows[index]
    switch operation {
    case .replaceRoot: window.rootViewController = choices.isLucky(3) ? any() : make()
    case .clearRoot: if choices.isLucky(4) { window.rootViewController = nil }
    case .hideWindow: if choices.isLucky(4) { window.isHidden = true }
    case .showWindow: window.makeKeyAndVisible()
    default: if choices.isLucky(4) { windows[index] = UIWindow(frame: .zero) }
    }
  }

  func performScene(_ operation: AbuseOperation) {
    let application = UIApplication.shared
    let scenes = application.orderedScenes
    switch operation {
    case .connectScene: if scenes.count < 4 { application.connect(UIWindowScene()) }
    case .disconnectScene: if scenes.count > 1 { application.disconnect(choices.pick(from: scenes)) }
    default:
      guard !scenes.isEmpty else { return }
      windows[drawWindow()].windowScene = choices.pick(from: scenes) as? UIWindowScene
    }
  }
}
