import HeadlessUIKit

/// Gives the controllers of a run the names by which a report calls them, in drawings, timelines and faults alike.
///
/// A screen has its name in the catalogue, with its context; a plain container of UIKit's is `Nav`, `Tabs` or `Split`. Where
/// several have the same name, each has its number besides, counted from the start of the run, so that equal runs are
/// told in equal words.
@MainActor
final class ControllerNames {
  private let app: RoutedApp
  private let base: Int
  private var labels: [Int: String] = [:]
  private var serials: [String: Set<Int>] = [:]
  private var mentioned: Set<Int> = []

  /// Nobody has a name yet.
  ///
  /// - Parameters:
  ///   - app: How screens are recognised and called.
  ///   - base: The serial number that counts as 0.
  init(of app: RoutedApp, numberedFrom base: Int) {
    self.app = app
    self.base = base
  }

  /// Notes what a controller is that a text speaks of.
  func mention(_ controller: UIViewController) {
    mentioned.insert(controller.serial)
    note(controller)
  }

  /// Notes what the controllers of a window are.
  func note(_ window: UIWindow) {
    guard let root = window.rootViewController else { return }
    for layer in ControllerTree.layers(from: root) { noteAll(in: layer) }
  }

  private func noteAll(in controller: UIViewController) {
    note(controller)
    for child in controller.children { noteAll(in: child) }
  }

  private func note(_ controller: UIViewController) {
    let label = label(of: controller)
    if let former = labels.updateValue(label, forKey: controller.serial) {
      serials[former]?.remove(controller.serial)
    }
    serials[label, default: []].insert(controller.serial)
  }

  private func label(of controller: UIViewController) -> String {
    if let screen = app.binding.screen(of: controller) {
      let entry = app.catalogue.screens[screen.kind]
      let context = screen.context.map { "(\(entry.contexts[$0]))" } ?? ""
      return entry.name + context
    }
    let type = String(describing: type(of: controller))
    return ["UINavigationController": "Nav", "UITabBarController": "Tabs", "UISplitViewController": "Split"][
      type]
      ?? type
  }

  /// A text with names in the place of references.
  func text(_ text: String) -> String {
    TimelineNames.replacing(in: text) { type, serial in
      guard let label = labels[serial] else { return "\(type) #\(serial - base)" }
      return isAmbiguous(label) ? "\(label) #\(serial - base)" : label
    }
  }

  /// The number that a drawn controller needs beside its name, because a text tells it from another one by that.
  func number(of serial: Int) -> Int? {
    guard mentioned.contains(serial + base), let label = labels[serial + base], isAmbiguous(label) else {
      return nil
    }
    return serial
  }

  private func isAmbiguous(_ label: String) -> Bool { (serials[label]?.count ?? 0) > 1 }
}

extension HierarchyDrawing {
  /// The same drawing, in which controllers that texts tell apart by numbers have these.
  @MainActor
  func numbered(by names: ControllerNames) -> HierarchyDrawing {
    HierarchyDrawing(layers: layers.map { $0.numbered(by: names) })
  }
}

extension HierarchyNode {
  @MainActor
  fileprivate func numbered(by names: ControllerNames) -> HierarchyNode {
    var node = self
    node.number = names.number(of: serial)
    node.children = children.map { $0.numbered(by: names) }
    return node
  }
}
