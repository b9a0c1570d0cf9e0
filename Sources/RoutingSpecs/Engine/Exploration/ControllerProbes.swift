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
    /// The kinds of controllers of which some have to be looked at in their place.
    var unsure: ContentKinds = []
    /// Whether the test has looked at where the probes stand: elsewhere it may say something else.
    var dependsOnPlace = false

    var isUnsure: Bool { !unsure.isEmpty }
  }

  /// Where a probe believes to stand.
  struct Surroundings {
    var container: UIViewController?
    var presenter: UIViewController?
    var presented: UIViewController?

    /// Whether anybody presents what stands here; where nobody does, nothing tells that a test has asked for it.
    @MainActor
    var hasPresenter: Bool { (container?.presentingViewController ?? presenter) != nil }

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
  /// The container that a test is being asked about, and what it has searched it for.
  private var inquiry: Inquiry?

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
    let (readings, namings) = (StructureReads.count, observer.named.count)
    observer.listening {
      for (number, probe) in screens.enumerated() {
        let passes = test(probe, in: surroundings, listening: observer) {
          if testsOwn, isMatch(probe) { return true }
          return StackSearch.first(insideScreen: probe, depth: depth, where: isMatch) != nil
        }
        answer.candidates.matches[number] = passes ?? true
        if passes == nil { answer.unsure.insert(.screen) }
      }
      guard testsOwn else { return }
      // No container stands inside one of its kind.
      for (kind, probe) in containers where kind != inquiry?.kind {
        let ways = ways(
          through: { isMatch(probe) }, about: probe, kind, in: surroundings, listening: observer)
        answer.enter(ways, for: kind)
      }
    }
    answer.dependsOnPlace =
      answer.isUnsure || StructureReads.count != readings || observer.named.count != namings
    return answer
  }

  /// Asks a test about one controller; `nil` where it reads more than the controller itself.
  private func test(
    _ probe: UIViewController, in surroundings: Surroundings, listening observer: HierarchyObserver,
    _ isMatch: @MainActor () -> Bool
  ) -> Bool? {
    ControllerTree.pretend(
      probe, isIn: surroundings.container, isPresentedBy: surroundings.presenter,
      presents: surroundings.presented)
    defer { ControllerTree.pretend(probe, isIn: nil, isPresentedBy: nil, presents: nil) }
    hasReadMore = false
    let readings = StructureReads.count
    // Where it matters who presents the controller, that is read as well, when the test has been asked.
    let passes = observer.test(isMatch)
    return hasReadMore || StructureReads.count != readings ? nil : passes
  }

  /// The ways in which what a test searches a container for may be there; `nil` where it reads more, or there are too
  /// many.
  private func ways(
    through isMatch: @MainActor () -> Bool, about container: UIViewController, _ kind: ContentKind,
    in surroundings: Surroundings, listening observer: HierarchyObserver
  ) -> [ContainerRule.Way]? {
    let outer = inquiry
    defer { inquiry = outer }
    var ways: [ContainerRule.Way] = []
    var next: [Bool]? = []
    while let answers = next {
      guard ways.count < ContainerRule.mostWays else { return nil }
      inquiry = Inquiry(container: container, kind: kind, answers: answers)
      guard let passes = test(container, in: surroundings, listening: observer, isMatch), let asked = inquiry
      else { return nil }
      ways.append(asked.way(passes: passes))
      next = asked.answersOfNext
    }
    return ways
  }

  /// Answers a search of the container that a test is being asked about; `nil` where that cannot be known.
  func hasMatch(
    _ search: OpenRegions.Search, listening observer: HierarchyObserver,
    _ isMatch: @MainActor (UIViewController) -> Bool
  ) -> Bool? {
    guard let inquiry, search.start === inquiry.container else { return nil }
    if search.testsStart, isMatch(search.start) { return true }
    if search.depth == .nothing { return false }
    let former = hasReadMore
    let inside = ask(
      in: .inside(inquiry.container), testsOwn: true, depth: search.depth, listening: observer, isMatch)
    hasReadMore = former
    if inside.isUnsure { return nil }
    let bit = observer.exploration.bit(of: inside.candidates)
    return self.inquiry?.answer(
      to: search.depth == .visible ? RegionMarks(visible: bit) : RegionMarks(all: bit))
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
    let (below, presented) = StructureReads.unobserved {
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

/// A container that stands nowhere, and the answers that a test is given which searches it.
private struct Inquiry {
  let container: UIViewController
  let kind: ContentKind
  /// The answers to be given; to what is asked besides, that somebody is there.
  var answers: [Bool]
  private var asked: [RegionMarks] = []

  init(container: UIViewController, kind: ContentKind, answers: [Bool]) {
    self.container = container
    self.kind = kind
    self.answers = answers
  }

  mutating func answer(to question: RegionMarks) -> Bool {
    if question.isEmpty { return false }
    if let known = asked.firstIndex(of: question) { return answers[known] }
    asked.append(question)
    if asked.count > answers.count { answers.append(true) }
    return answers[asked.count - 1]
  }

  /// The way that the test has gone.
  func way(passes: Bool) -> ContainerRule.Way {
    var way = ContainerRule.Way(passes: passes)
    for (question, answer) in zip(asked, answers) {
      if answer { way.required.append(question) } else { way.missing |= question }
    }
    return way
  }

  /// The answers with which the test goes the next way; `nil` after the last.
  var answersOfNext: [Bool]? {
    guard let last = answers.lastIndex(of: true) else { return nil }
    return answers[..<last] + [false]
  }
}

extension ControllerProbes.Answer {
  /// Takes in which containers of a kind pass; `nil` where some have to be looked at.
  fileprivate mutating func enter(_ ways: [ContainerRule.Way]?, for kind: ContentKind) {
    guard let ways else {
      candidates.kinds.insert(ContentKinds(kind))
      return unsure.formUnion(ContentKinds(kind))
    }
    if ways.allSatisfy(\.passes) {
      candidates.kinds.insert(ContentKinds(kind))
    } else if ways.contains(where: \.passes) {
      candidates.rules[kind.index] = ContainerRule(ways)
    }
  }
}
