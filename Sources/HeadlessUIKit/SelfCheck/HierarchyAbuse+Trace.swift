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
      if let root = window.rootViewController { note(root, as: "root", depth: 1) }
    }
    for controller in registry.compactMap(\.controller) {
      guard controller.parentStorage == nil, controller.presentingStorage == nil else { continue }
      note(controller, as: "alive", depth: 0)
    }
  }

  private func note(_ controller: UIViewController, as role: String, depth: Int) {
    let space = String(repeating: "  ", count: depth)
    var text = "\(space)\(role) \(controller) \(controller.appearance), flags \(controller.flags.rawValue)"
    if let running = controller.transition { text += ", \(running.summary) \(running.phase)" }
    if let running = controller.stackTransitionInFlight { text += ", \(running.summary) \(running.phase)" }
    note(text)
    for child in controller.childStorage { note(child, as: "child", depth: depth + 1) }
    if let presented = controller.presentedStorage { note(presented, as: "presents", depth: depth) }
  }
}
