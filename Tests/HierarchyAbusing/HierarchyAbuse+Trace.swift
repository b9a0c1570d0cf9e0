import HeadlessUIKit

extension HierarchyAbuse {
  /// Tells whoever wants to know what is done, indented where it happens in a callback.
  func note(_ text: @autoclosure () -> String) {
    guard let trace else { return }
    trace(String(repeating: "    ", count: max(depth - 1, 0)) + text())
  }

  /// Tells what stands in the windows.
  func noteTree() {
    guard trace != nil else { return }
    for (index, window) in windows.enumerated() {
      note("window \(index)\(window.isHidden ? ", hidden" : "")")
      guard let root = window.rootViewController else { continue }
      ControllerTree.outline(of: root, as: "root", depth: 1) { note($0) }
    }
    for controller in registry.compactMap(\.controller) where ControllerTree.standsAlone(controller) {
      ControllerTree.outline(of: controller, as: "alive", depth: 0) { note($0) }
    }
  }
}
