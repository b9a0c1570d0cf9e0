import HeadlessUIKit
import Routing

// What a run is judged by is asked of the region as well.
extension HierarchyObserver {
  /// Asks whether the target stands where it must, as the hierarchy is now.
  func look(for target: Target, in window: UIWindow) {
    guard let root = window.rootViewController else { return }
    let layers = ControllerTree.layers(from: root)
    if let top = layers.last { look(for: target, in: top, isPresented: layers.count > 1) }
  }

  /// Asks whether the target stands where it must, and what excuses the route's removals if there are any, as the hierarchy
  /// is now.
  func look(for expectation: Expectation, in window: UIWindow, afterRemovals hasRemoved: Bool) {
    guard let root = window.rootViewController else { return }
    let layers = ControllerTree.layers(from: root)
    guard let top = layers.last else { return }
    look(for: expectation.target, in: top, isPresented: layers.count > 1)
    if case .screen(let kind, .some) = expectation.target.subject {
      // Where the target shows another context, that is what is wrong.
      let screen = Target(screen: kind, place: expectation.target.place)
      look(for: screen, in: top, isPresented: layers.count > 1)
    }
    guard hasRemoved, layers.count > 1, !expectation.anchors.isEmpty, node(of: top) == nil else { return }
    willReadLayer(under: top)
    // A layer that was built over a screen which the route goes through excuses what was taken from over that screen.
    look(in: layers[layers.count - 2], depth: .visible, for: expectation.anchors.map(\.subject))
  }

  private func look(for target: Target, in top: UIViewController, isPresented: Bool) {
    switch target.place {
    case .windowRoot where isPresented, .presentedLayer where !isPresented: return
    case .windowRoot: look(in: top, depth: .nothing, for: [target.subject])
    case .presentedLayer, .topmostLayer: look(in: top, depth: .visible, for: [target.subject])
    }
  }

  /// Looks for any of some subjects; of screens it is known which they are, without a test of controllers.
  private func look(in layer: UIViewController, depth: OpenRegions.Depth, for subjects: [Target.Subject]) {
    let search = OpenRegions.Search(
      start: layer, testsStart: true, depth: depth, needsMatch: true, test: OpenRegions.numberOfNextTest())
    willSearch(search, matching: table(of: subjects)) { controller in
      subjects.contains { self.matches(controller, $0) }
    }
  }

  private func table(of subjects: [Target.Subject]) -> PredicateTable? {
    guard judgesByCatalogue else { return nil }
    let variants = exploration.grammar.variants
    var table = PredicateTable(variants: variants.count)
    for subject in subjects {
      guard case .screen(let kind, let context) = subject else { return nil }
      for (number, screen) in variants.enumerated() where screen.kind == kind {
        if context == nil || screen.context == context { table.matches[number] = true }
      }
    }
    return table
  }

  private func matches(_ controller: UIViewController, _ subject: Target.Subject) -> Bool {
    let screen = binding.screen(of: controller)
    switch subject {
    case .screen(let kind, let context):
      return screen?.kind == kind && (context == nil || screen?.context == context)
    case .container(let kind, let screens):
      guard screen == nil, StackSnapshot.Kind(kind) == StackSnapshot.Kind(controller.containerClass) else {
        return false
      }
      return screens.allSatisfy { wanted in
        StackSearch(options: .contained).hasMatch(from: controller) {
          self.binding.screen(of: $0)?.kind == wanted
        }
      }
    }
  }

  /// Decides what all children of a controller of the representative are.
  func settleChildren(of serial: Int) {
    _ = exploration.resolve(.removal) {
      guard let node = node(of: serial) else { return false }
      exploration.settleRow(at: node.place)
      for index in node.children.indices { exploration.settle(node.place.child(index)) }
      return true
    }
  }
}
