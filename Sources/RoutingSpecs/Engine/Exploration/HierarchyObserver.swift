import HeadlessUIKit
import Routing

/// Hears what the code under test reads of the hierarchy, and asks it of the region that is explored.
@MainActor
final class HierarchyObserver: OpenRegionObserver {
  /// The exploration that is asked; another one for each aspect of a check.
  var exploration: RegionExploration
  /// Controllers that stand nowhere, about which tests are asked.
  private var madeProbes: ControllerProbes?
  /// Whether a test would have been asked about them, had they been made.
  private(set) var expectsTests = false
  private(set) var isAskingProbes = false
  /// Whether code has gone from layer to layer over controllers that nobody had decided.
  private(set) var hasPassed = false
  /// Whether code has read what is inside a container that it has passed: it has looked at what it passes.
  private(set) var looksIntoPassed = false
  var named = NamedPresenters()
  /// What tests have said in this run that do not depend on where controllers stand.
  private var answers: [ProbeQuestion: ControllerProbes.Answer] = [:]
  /// The calls that were the first to ask how many there are of something, or which of them.
  private(set) var readers: [SizeBound: String] = [:]
  let binding: any ScreenBinding

  /// The controllers of the representative, and the places for which they were made.
  let placed = PlacedControllers()

  typealias Node = PlacedControllers.Node

  private let refinement: CoverRefinement
  /// Whether targets are looked for by the catalogue alone, which needs no controllers that stand nowhere.
  ///
  /// Screens that have other screens inside are only known by looking into them; routes made of steps ask such
  /// controllers anyway.
  var judgesByCatalogue = false
  /// Whether it is decided how many layers there are before a run begins.
  var countsLayers = false

  init(
    _ exploration: RegionExploration, binding: any ScreenBinding,
    refinement: CoverRefinement = CoverRefinement()
  ) {
    self.exploration = exploration
    self.binding = binding
    self.refinement = refinement
  }

  /// The controllers that stand nowhere about which tests are asked; `nil` where there are none, so that each
  /// controller has to be decided that a test is shown.
  var probes: ControllerProbes? {
    if madeProbes == nil { expectsTests = true }
    return madeProbes
  }

  /// Makes the controllers that stand nowhere, if a test was to be asked about them and they may be made.
  ///
  /// Never during a run, which would see them: they would be counted, and code of the app's may count its own.
  func makeProbes() {
    guard madeProbes == nil, expectsTests, refinement.usesProbes else { return }
    madeProbes = ControllerProbes(variants: exploration.grammar.variants, binding: binding)
  }

  /// Says from the start that tests will be asked, as those of a route made of steps are.
  func expectTests() { expectsTests = true }

  /// Asks a test about controllers that stand nowhere: what it reads of them is no read of the stack.
  func askingProbes<Answer>(_ ask: (ControllerProbes) -> Answer) -> Answer? {
    probes.map { probes in
      isAskingProbes = true
      defer { isAskingProbes = false }
      return ask(probes)
    }
  }

  /// What a test is asked about probes, wherever they stand.
  private struct ProbeQuestion: Hashable {
    let test: Int
    let testsOwn: Bool
    let depth: OpenRegions.Depth
    let hasPresenter: Bool
  }

  /// Asks the test of a search about controllers that stand nowhere, once where it does not matter where they stand.
  func askProbes(
    in surroundings: ControllerProbes.Surroundings, testsOwn: Bool, for search: OpenRegions.Search,
    _ isMatch: @MainActor (UIViewController) -> Bool
  ) -> ControllerProbes.Answer? {
    func question(_ hasPresenter: Bool) -> ProbeQuestion {
      ProbeQuestion(test: search.test, testsOwn: testsOwn, depth: search.depth, hasPresenter: hasPresenter)
    }
    let hasPresenter = surroundings.hasPresenter
    if let known = answers[question(hasPresenter)] { return known }
    let answer = askingProbes {
      $0.ask(in: surroundings, testsOwn: testsOwn, depth: search.depth, listening: self, isMatch)
    }
    if let answer, search.test != 0, !answer.dependsOnPlace {
      answers[question(hasPresenter)] = answer
      if hasPresenter { answers[question(false)] = answer }
    }
    return answer
  }

  /// Follows a run from now on, whose controllers were noted in `placed`.
  func begin() {
    OpenRegions.current = self
    answers.removeAll(keepingCapacity: true)
    if countsLayers { willReadLayers() }
    for (number, question) in refinement.questions.enumerated() { exploration.ask(question, number: number) }
  }

  /// Hears nothing any more.
  func end() { OpenRegions.current = nil }

  /// Tracks code of the app's: what it reads is asked of the region that is explored.
  func listening<Answer>(_ body: @MainActor () -> Answer) -> Answer {
    let former = StructureReads.listen(.observer(self))
    defer { StructureReads.listen(former) }
    return body()
  }

  func node(of controller: UIViewController) -> Node? { node(of: controller.serial) }

  func node(of serial: Int) -> Node? { placed.index(of: serial).map { placed.nodes[$0] } }

  /// The serial number of a node's child, by its number in the order of a search as it stood at the beginning; the child may
  /// have gone.
  func serial(ofChild index: Int, of node: Node) -> Int { placed.nodes[node.children[index]].serial }

  /// Whether it is decided what stands where a controller stood at the beginning.
  func isDecided(_ serial: Int) -> Bool {
    guard let node = node(of: serial) else { return true }
    switch exploration.part(at: node.place) {
    case nil: return false
    case .open(let open): return open.isContainer || exploration.isSettled(open)
    case .screen, .row, .split: return true
    }
  }

  /// Whether it is decided whom code passes on its way from layer to layer; where not, stacks are compared.
  var decidesWhoIsPassed: Bool { refinement.decidesWhoIsPassed || isAskingProbes || named.tests > 0 }

  /// Whether another layer may lie between a controller's and the one that presents it.
  func mayHaveLayer(under controller: UIViewController) -> Bool {
    layer(of: controller).map { exploration.gap(underLayer: $0) != nil } ?? false
  }

  /// The layer in which a controller stood at the beginning; `nil` for what the run has put on the stack.
  private func layer(of controller: UIViewController) -> Int? {
    placed.index(around: controller).map { placed.nodes[$0].place.layer }
  }

  // MARK: - What is heard

  func willSearch(_ search: OpenRegions.Search, where isMatch: @MainActor (UIViewController) -> Bool) {
    willSearch(search, matching: nil, where: isMatch)
  }

  func hasMatch(_ search: OpenRegions.Search, where isMatch: @MainActor (UIViewController) -> Bool) -> Bool? {
    // Certificates have no words for rules.
    guard isAskingProbes, !exploration.grammar.isForCertificate else { return nil }
    return probes?.hasMatch(search, listening: self, isMatch)
  }

  /// Called before a layer is searched by a test of which it may be known what it says of each screen.
  func willSearch(
    _ search: OpenRegions.Search, matching table: PredicateTable?,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) {
    if isAskingProbes { return probes?.noteReading() ?? () }
    let (place, scope) = place(of: search)
    let question = QuestionLog.Question.search(
      in: place, scope: scope, testsStart: search.testsStart, depth: search.depth,
      needsMatch: search.needsMatch)
    // The walk looks around on its own account; only the test is the app's.
    StructureReads.unobserved {
      _ = exploration.resolve(question) {
        var walk = SymbolicSearch(self, search, matching: table)
        // Of a probe the test is heard already.
        return walk.begin { controller in
          isAskingProbes ? isMatch(controller) : test { listening { isMatch(controller) } }
        }
      }
    }
  }

  /// Where a search looks, as far as it is compared when it is made again.
  private func place(of search: OpenRegions.Search) -> (RegionPlace?, QuestionLog.Question.Scope) {
    switch search.scope {
    case .layer: (placed.place(of: search.start.serial), .layer)
    case .over(let child): (placed.place(of: child.serial), .over)
    case .layersUnder(let order): (placed.place(of: search.start.serial), .layersUnder(order))
    }
  }

  /// Whoever has a controller knows everything about it; how many layers there are is asked for.
  func willUse(_ controller: UIViewController) { willResolve(controller) }

  func willResolve(_ controller: UIViewController) {
    if isAskingProbes { return probes?.noteReading() ?? () }
    // What the run has brought in is the same from all stacks; what a screen has brought along is the screen's.
    guard let index = placed.index(around: controller), !placed.nodes[index].isUsed else { return }
    // What is asked within another question is not asked again when that one is answered by the log.
    if !exploration.isAsking { placed.noteUsed(index) }
    let place = placed.nodes[index].place
    _ = exploration.resolve(.use(place)) {
      exploration.settle(place)
      settleMore(around: controller)
      return true
    }
  }

  func willReadLayers() {
    if isAskingProbes { return probes?.noteReading() ?? () }
    note(.modals)
    _ = exploration.resolve(.layers) {
      exploration.settleLayers()
      return true
    }
  }

  func willReadLayer(under controller: UIViewController) {
    if isAskingProbes { return probes?.noteReading() ?? () }
    if let layer = layer(of: controller) {
      settleLayers(under: layer, QuestionLog.Question.layerUnder, by: RegionQuestion.nextChild)
    }
  }

  /// Decides which layer lies directly over a controller's, where one is presented over it.
  private func willReadLayer(over controller: UIViewController, upTo next: UIViewController) {
    if isAskingProbes { return probes?.noteReading() ?? () }
    if let upper = layer(of: next), layer(of: controller) != upper {
      settleLayers(under: upper, QuestionLog.Question.layerOver, by: RegionQuestion.lastChild)
    }
  }

  private func settleLayers(
    under layer: Int, _ question: (RegionPlace) -> QuestionLog.Question,
    by division: (RegionPart.Row, Int) -> RegionQuestion
  ) {
    note(.modals)
    let place = RegionPlace(layer: layer)
    _ = exploration.resolve(question(place)) {
      exploration.settle(place)
      exploration.settleLayers(under: layer, by: division)
      return true
    }
  }

  func willGo(from controller: UIViewController?, to next: UIViewController?) {
    let isToBePassed = next.map { ControllerTree.presented(by: $0) != nil } ?? false
    if let controller, let next, decidesWhoIsPassed { willReadLayer(over: controller, upTo: next) }
    if let controller {
      if next != nil { notePassing(controller) }
      if decidesWhoIsPassed || next == nil { willUse(controller) }
    }
    if let next {
      if isToBePassed { notePassing(next) }
      if decidesWhoIsPassed || !isToBePassed { willUse(next) }
    }
  }

  /// Notes who was the first to ask how many there are of something.
  private func note(_ bound: SizeBound) {
    guard readers[bound] == nil, StructureReads.areHeard else { return }
    readers[bound] = StructureReads.latestCall?.description
  }

  private func notePassing(_ controller: UIViewController) {
    hasPassed = hasPassed || !isDecided(controller.serial)
    if let index = placed.index(of: controller.serial) { placed.notePassed(index) }
  }

  private func noteLooking(into index: Int) {
    if placed.nodes[index].isPassed, StructureReads.areHeard { looksIntoPassed = true }
  }

  func willReadChildren(of container: UIViewController) {
    if isAskingProbes { return probes?.noteReading() ?? () }
    guard let index = placed.index(of: container.serial), !placed.nodes[index].isCounted else { return }
    noteLooking(into: index)
    if !exploration.isAsking { placed.noteCounted(index) }
    note(container.containerClass == .tabs ? .tabs : .depth)
    let place = placed.nodes[index].place
    _ = exploration.resolve(.children(place)) {
      exploration.settleRow(at: place)
      return true
    }
  }

  func willCompareChildren(of container: UIViewController, with count: Int) {
    if isAskingProbes { return probes?.noteReading() ?? () }
    guard let index = placed.index(of: container.serial), !placed.nodes[index].isCounted else { return }
    noteLooking(into: index)
    let place = placed.nodes[index].place
    _ = exploration.resolve(.moreChildren(place, than: count)) {
      exploration.openUp(place)
      return exploration.hasMoreInRow(than: count, at: place)
    }
  }
}
