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

  /// Where a probe believes to stand.
  struct Surroundings {
    var container: UIViewController?
    var presenter: UIViewController?
    var presented: UIViewController?

    /// Inside a layer, whoever's it is.
    static func inside(_ own: UIViewController) -> Surroundings { Surroundings(container: own) }

    /// As the layer's own controller.
    @MainActor
    static func inPlace(of own: UIViewController) -> Surroundings {
      Surroundings(presenter: own.presentingViewController, presented: ControllerTree.presented(by: own))
    }

    /// As the own controller of a layer between this one and the next one under it.
    @MainActor
    static func under(_ upper: UIViewController) -> Surroundings {
      Surroundings(presenter: upper.presentingViewController, presented: upper)
    }
  }

  private let screens: [UIViewController]
  private let containers: [(kind: ContentKind, controller: UIViewController)]
  /// Controllers of each kind besides, to stand below one of the others: a screen may be presented by its like.
  private let presenters: [UIViewController]

  private var hasReadMore = false

  init(variants: [Screen], binding: any ScreenBinding) {
    func makeScreens() -> [UIViewController] { variants.map { binding.makeController(for: $0) } }
    func makeContainers() -> [(kind: ContentKind, controller: UIViewController)] {
      [
        (.navigation, UINavigationController()), (.tabs, UITabBarController()),
        (.split, UISplitViewController()),
      ]
    }
    screens = makeScreens()
    containers = makeContainers()
    presenters = makeScreens() + makeContainers().map(\.controller)
    for probe in screens + containers.map(\.controller) + presenters { StructureReads.watch(probe) }
  }

  /// Notes that the test looked at more than the controller that it was given.
  func noteReading() { hasReadMore = true }

  /// Asks a test about all controllers that may stand in a place.
  ///
  /// - Parameters:
  ///   - surroundings: Where the probes believe to stand.
  ///   - testsOwn: Whether the controllers themselves are tested, and not only what is inside them.
  ///   - depth: How far a search goes into a screen that is a container of the app's own.
  ///   - observer: Hears what the test reads around a probe, or inside it.
  ///   - isMatch: The test.
  /// - Returns: What the test says.
  func ask(
    in surroundings: Surroundings, testsOwn: Bool,
    depth: OpenRegions.Depth, listening observer: HierarchyObserver,
    _ isMatch: @MainActor (UIViewController) -> Bool
  ) -> Answer {
    var answer = Answer(candidates: PredicateTable(variants: screens.count))
    func test(_ probe: UIViewController, _ search: @MainActor () -> Bool) -> Bool {
      ControllerTree.pretend(
        probe, isIn: surroundings.container, isPresentedBy: surroundings.presenter,
        presents: surroundings.presented)
      defer { ControllerTree.pretend(probe, isIn: nil, isPresentedBy: nil, presents: nil) }
      let passes: Bool? = observer.test {
        hasReadMore = false
        let readings = StructureReads.count
        let passes = search()
        return hasReadMore || StructureReads.count != readings ? nil : passes
      }
      if passes == nil { answer.isUnsure = true }
      return passes ?? true
    }
    observer.listening {
      for (number, probe) in screens.enumerated() {
        answer.candidates.matches[number] = test(probe) {
          if testsOwn, isMatch(probe) { return true }
          return StackSearch.first(insideScreen: probe, depth: depth, where: isMatch) != nil
        }
      }
      guard testsOwn else { return }
      for (kind, probe) in containers where test(probe, { isMatch(probe) }) {
        answer.candidates.kinds.insert(ContentKinds(kind))
      }
    }
    return answer
  }

  /// Whether something is true whichever controller presents a layer.
  ///
  /// - Parameters:
  ///   - presenter: Who presents it, a controller that fills the layer below.
  ///   - mayBeOver: Whether somebody may also stand over the presenter, in a layer between.
  ///   - isTrue: Is given a controller of each kind, which believes to stand in the presenter's place.
  /// - Returns: Whether it is true for each of them, and nothing was read of what is inside or around it.
  func isTrue(
    whoeverStandsFor presenter: UIViewController, orOver mayBeOver: Bool,
    _ isTrue: @MainActor (UIViewController) -> Bool
  ) -> Bool {
    let (below, presented) = StructureReads.unheard {
      (presenter.presentingViewController, ControllerTree.presented(by: presenter))
    }
    let places = mayBeOver ? [below, presenter] : [below]
    return presenters.allSatisfy { probe in
      places.allSatisfy { below in
        ControllerTree.pretend(probe, isIn: nil, isPresentedBy: below, presents: presented)
        defer { ControllerTree.pretend(probe, isIn: nil, isPresentedBy: nil, presents: nil) }
        let readings = StructureReads.count
        return isTrue(probe) && StructureReads.count == readings
      }
    }
  }
}
