import HeadlessUIKit
import Routing

/// Asks a test of controllers what it says of each kind of controller that may stand in an open part of a stack.
///
/// One controller is made for each way in which a screen may occur, and one for each kind of container. They never come
/// onto a stack; for the time of a question they believe that they stand in the place that is asked about.
@MainActor
final class ControllerProbes {
  /// What a test says of the controllers that may stand in a place.
  struct Answer {
    /// Those that may pass: all that do, and all whose answer depends on what is inside or around them.
    var candidates: PredicateTable
    /// Whether some of them have to be looked at in their place.
    var isUnsure = false
  }

  private let screens: [UIViewController]
  private let containers: [(kind: ContentKind, controller: UIViewController)]

  /// Whether a test is being asked about a probe.
  private(set) var isAsking = false
  private var hasReadMore = false

  init(variants: [Screen], binding: any ScreenBinding) {
    screens = variants.map { binding.makeController(for: $0) }
    containers = [
      (.navigation, UINavigationController()), (.tabs, UITabBarController()),
      (.split, UISplitViewController()),
    ]
    for probe in screens + containers.map(\.controller) { StructureReads.watch(probe) }
  }

  /// Notes that the test looked at more than the controller that it was given.
  func noteReading() { hasReadMore = true }

  /// Asks a test about all controllers that may stand in a place.
  ///
  /// - Parameters:
  ///   - own: The controller of the layer that the place is in.
  ///   - isLayersOwn: Whether the place is that of the layer's own controller, and not one inside it.
  ///   - testsOwn: Whether the controllers themselves are tested, and not only what is inside them.
  ///   - depth: How far a search goes into a screen that is a container of the app's own.
  ///   - isMatch: The test.
  /// - Returns: What the test says.
  func ask(
    inLayerOf own: UIViewController, isLayersOwn: Bool, testsOwn: Bool,
    depth: OpenRegions.Depth, _ isMatch: @MainActor (UIViewController) -> Bool
  ) -> Answer {
    var answer = Answer(candidates: PredicateTable(variants: screens.count))
    isAsking = true
    defer { isAsking = false }
    let presenter = isLayersOwn ? own.presentingViewController : nil
    let presented = isLayersOwn ? ControllerTree.presented(by: own) : nil
    func test(_ probe: UIViewController, _ search: () -> Bool) -> Bool {
      let namings = StructureReads.presenterCount
      var passes = attempt(probe, in: isLayersOwn ? nil : own, over: presenter, presenting: presented, search)
      if let sure = passes, StructureReads.presenterCount != namings {
        passes = isTheSame(sure, of: probe, presenting: presented, search) ? sure : nil
      }
      if passes == nil { answer.isUnsure = true }
      return passes ?? true
    }
    for (number, probe) in screens.enumerated() {
      answer.candidates.matches[number] = test(probe) {
        if testsOwn, isMatch(probe) { return true }
        return StackSearch.first(insideScreen: probe, depth: depth, where: isMatch) != nil
      }
    }
    guard testsOwn else { return answer }
    for (kind, probe) in containers where test(probe, { isMatch(probe) }) {
      answer.candidates.kinds.insert(ContentKinds(kind))
    }
    return answer
  }

  /// What a test says of a probe in a place, or `nil` where it has looked at more than the probe.
  private func attempt(
    _ probe: UIViewController, in container: UIViewController?, over presenter: UIViewController?,
    presenting presented: UIViewController?, _ search: () -> Bool
  ) -> Bool? {
    ControllerTree.pretend(probe, isIn: container, isPresentedBy: presenter, presents: presented)
    defer { ControllerTree.pretend(probe, isIn: nil, isPresentedBy: nil, presents: nil) }
    hasReadMore = false
    let readings = StructureReads.count
    let passes = search()
    return hasReadMore || StructureReads.count != readings ? nil : passes
  }

  /// Whether a test that has asked for the presenter says the same whoever that is: it wanted to know no more than that
  /// there is one, so nobody need decide which.
  private func isTheSame(
    _ answer: Bool, of probe: UIViewController, presenting presented: UIViewController?, _ search: () -> Bool
  ) -> Bool {
    // A test that has looked at no container of the probe cannot tell that it is in none now.
    (screens + containers.map(\.controller)).allSatisfy { presenter in
      presenter === probe || attempt(probe, in: nil, over: presenter, presenting: presented, search) == answer
    }
  }
}
