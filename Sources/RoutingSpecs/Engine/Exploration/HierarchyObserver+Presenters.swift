import HeadlessUIKit

// Most tests that ask who presents a controller only want to know whether somebody does. So they are asked again with
// others in the place of the presenter; only where that makes a difference it is decided who stands there.
extension HierarchyObserver {
  /// Presenters that the tests which are being asked were told of.
  struct NamedPresenters {
    /// How many tests are being asked, one within another.
    var tests = 0
    /// How often code was told of a presenter.
    var count = 0
    /// The presenters that nobody had decided when they were named, each with what it presents; those of an inner test
    /// come last.
    var open: [(presenter: UIViewController, presented: UIViewController?)] = []
    /// The presenter in whose place another controller is named, and that controller.
    var substitution: (presenter: UIViewController, substitute: UIViewController)?
  }

  /// Asks a test of the app's: what it says the stacks of the region have in common from then on.
  ///
  /// - Parameter ask: Asks the test once, and hears it; it may be called several times, and must give the same for the
  ///   same stack.
  /// - Returns: What the test says.
  func test<Answer: Equatable>(_ ask: @MainActor () -> Answer) -> Answer {
    let outer = named.open.count
    named.tests += 1
    defer { named.tests -= 1 }
    let answer = ask()
    if named.open.count > outer { settlePresenters(from: outer, unlessAlways: answer, ask) }
    return answer
  }

  private func settlePresenters<Answer: Equatable>(
    from outer: Int, unlessAlways answer: Answer, _ ask: @MainActor () -> Answer
  ) {
    var open: [(presenter: UIViewController, presented: UIViewController?)] = []
    // The test may have looked at some of them later on.
    for (presenter, presented) in named.open[outer...] where isOpen(presenter, presenting: presented) {
      if !open.contains(where: { $0.presenter === presenter }) { open.append((presenter, presented)) }
    }
    named.open.removeSubrange(outer...)
    // What depends on two of them together may depend on neither by itself.
    if open.count == 1, isAlways(answer, whoeverStandsFor: open[0].presenter, ask) { return }
    for (presenter, presented) in open {
      settleLayer(under: presented)
      node(of: presenter).map { exploration.settle($0.place) }
    }
  }

  /// Whether another one may present a controller in another stack.
  private func isOpen(_ presenter: UIViewController, presenting presented: UIViewController?) -> Bool {
    !isDecided(presenter.serial) || presented.map { mayHaveLayer(under: $0) } ?? exploration.hasOpenLayers
  }

  /// Decides who presents a controller: somebody else does where another layer lies between.
  private func settleLayer(under presented: UIViewController?) {
    if let presented { willReadLayer(under: presented) } else { willReadLayers() }
  }

  private func isAlways<Answer: Equatable>(
    _ answer: Answer, whoeverStandsFor presenter: UIViewController, _ ask: @MainActor () -> Answer
  ) -> Bool {
    let (outer, former) = (named.open.count, named.substitution)
    defer {
      named.open.removeSubrange(outer...)
      named.substitution = former
    }
    return probes?.isTrue(whoeverStandsFor: presenter, orOver: exploration.hasOpenLayers) { substitute in
      named.substitution = (presenter, substitute)
      return ask() == answer && named.open.count == outer
    } ?? false
  }

  func willName(_ presenter: UIViewController, presenting presented: UIViewController?) -> UIViewController {
    named.count += 1
    if named.tests == 0 {
      if decidesWhoIsPassed { settleLayer(under: presented) }
      willUse(presenter)
    } else if let (open, substitute) = named.substitution, open === presenter {
      return substitute
    } else if isOpen(presenter, presenting: presented) {
      named.open.append((presenter, presented))
    }
    return presenter
  }
}
