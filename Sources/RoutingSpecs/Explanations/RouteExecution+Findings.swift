import Routing

extension RouteExecution {
  /// What the violated properties have to say about the run that was just made.
  func findings(
    _ judgement: Judgement, naming: (String, _ performance: Int?) -> String
  ) -> [RouteExplanation.Finding] {
    RouteProperty.allCases.filter { judgement.violated.contains($0) }.map {
      let performance = performance(of: $0)
      return RouteExplanation.Finding(
        property: $0, sentence: naming(sentence(about: $0), performance), performance: performance)
    }
  }

  /// The performance in which a property was violated; `nil` where that takes all of them.
  private func performance(of property: RouteProperty) -> Int? {
    if let told = moments.number(of: property) { return told }
    return switch property {
    case .terminates: hasTerminated(first) ? 2 : 1
    case .staysWellFormed: isWellFormed(first) ? 2 : 1
    case .reachesAgain, .isIdempotent: 2
    case .staysBounded: nil
    default: 1
    }
  }

  private func sentence(about property: RouteProperty) -> String {
    if let told = moments.sentence(about: property) { return told }
    return switch property {
    case .reachesTarget: missSentence
    case .declinesCleanly: "The route declined with \(first.error ?? "an error"), but it changed the stack."
    case .terminates: terminationSentence
    case .staysWellFormed: wellFormednessSentence
    case .reachesAgain: repeatedEndSentence
    case .isIdempotent: idempotenceSentence
    case .findsWhatIsThere: rebuildingSentence
    case .keepsTheRest: removalSentence
    case .deliversContext: deliverySentence
    case .releasesControllers: releaseSentence
    case .keepsContainerPromises: promiseSentence
    case .staysBounded: repetitionSentence
    case .searchesLawfully: searchSentence
    case .doesNotTrap: "The run did not come to its end."
    case .passesOwnChecks: ownCheckSentence
    }
  }

  private var missSentence: String {
    let ending = "The route \(signature(of: .reachesTarget).endingWords)"
    if let expectedError { return "\(ending), but it should have declined with \(expectedError)." }
    return first.isReached ? "\(ending), but the target is not where it should be." : "\(ending)."
  }

  private var terminationSentence: String {
    if !first.isAtRest || !(second.isAtRest || first.completions != 1) {
      return "The hierarchy did not come to rest within \(options.eventBudget) events."
    }
    let count = first.completions != 1 ? first.completions : second.completions
    if count == 1 { return "The completion was called while an animation was still under way." }
    return "The completion was called \(count == 0 ? "never" : "\(count) times")."
  }

  private var wellFormednessSentence: String {
    let again = isWellFormed(first) ? "The second time " : ""
    if let broken = first.brokenInvariant ?? second.brokenInvariant { return "\(broken)." }
    return again.isEmpty ? "UIKit reported a fault." : "\(again)UIKit reported a fault."
  }

  private var repeatedEndSentence: String {
    if let error = second.error { return "The second time it declined with \(error)." }
    if !second.isReached { return "The second time it did not say how it ended." }
    return first.isReached
      ? "The second time the target is not where it should be." : "The second time it reached its target."
  }

  private var rebuildingSentence: String {
    guard let rebuilt = rebuiltTarget else {
      return "The target was on screen, and another one is shown now."
    }
    let entry = after.entries[rebuilt]
    return "\(name(of: entry)) was on screen, and the route built another one in layer \(entry.layer)."
  }

  private var idempotenceSentence: String {
    let built = afterSecond.entries.count { after.index(of: $0.serial) == nil }
    let lost = after.entries.count { afterSecond.index(of: $0.serial) == nil }
    return "The second time it put \(built) new controllers on the stack and took \(lost) off it."
  }

  private var removalSentence: String {
    guard let index = firstNeedlessRemoval else { return "Something left the stack without need." }
    let entry = before.entries[index]
    return "\(name(of: entry)) in layer \(entry.layer) left the stack without need."
  }

  private var deliverySentence: String {
    guard let wrong = misdelivery else { return "A screen shows another context than it should." }
    let entry = app.catalogue.screens[wrong.screen]
    let words = { (context: Int) in
      entry.contexts.indices.contains(context) ? "(\(entry.contexts[context]))" : " without a known context"
    }
    let (expected, actual) = (words(wrong.expected), words(wrong.actual))
    return wrong.isTarget
      ? "The target was to be \(entry.name)\(expected), but it is \(entry.name)\(actual)."
      : "\(entry.name)\(expected) has stayed, but it is \(entry.name)\(actual) now."
  }

  private var releaseSentence: String {
    let path = census.path.map { " Retaining path: \($0)." } ?? ""
    guard !census.kept.isEmpty else {
      let were = census.survivors == 1 ? "was" : "were"
      return
        "When the hierarchy had been taken apart, \(census.survivors) of its controllers \(were) still alive."
        + path
    }
    let names = census.kept.map { serial in
      "<\(entry(of: serial).map(name) ?? "a controller"): #\(serial)>"
    }
    return "Still alive, although no longer in the hierarchy: \(names.joined(separator: ", "))." + path
  }

  private var promiseSentence: String {
    guard let broken = attempt.brokenPromise else { return "A container that was promised was not there." }
    return broken.wasThere
      ? "\(broken.newController) did not go into the \(broken.expected) that was promised around \(broken.controller)."
      : "A \(broken.expected) was promised around \(broken.controller), but there was none when "
        + "\(broken.newController) was to go into it."
  }

  private var repetitionSentence: String {
    let counts = repetition.controllers.map { "\($0)" }.joined(separator: ", ")
    return "Performed \(repetition.performances) times, it never came back to a stack that had been there; "
      + "controllers on the stack: \(counts)."
  }

  private var searchSentence: String {
    guard let (_, finder, law) = search.broken else { return "A finder breaks a law of searching." }
    return switch law {
    case nil: "Asking the finders of the route, \(finder) among them, changed the stack."
    case .answersTheSame: "Asked twice in the same stack, \(finder) gave different answers."
    case .findsOnTheStack: "\(finder) found a controller that is not on the stack."
    case .findsTheFirst: "\(finder) did not find the first match in the order of its search."
    case .losesNothing(let option): "With \(option) besides, the search of \(finder) loses what it finds."
    }
  }

  private func entry(of serial: Int) -> StackSnapshot.Entry? {
    for snapshot in [before, after] {
      if let index = snapshot.index(of: serial) { return snapshot.entries[index] }
    }
    return nil
  }

  private func name(of entry: StackSnapshot.Entry) -> String {
    switch entry.kind {
    case .screen: app.catalogue.screens[Int(entry.screen)].name
    case .other: "a controller that is no screen"
    case .more: "the navigation controller behind More"
    case .navigation, .tabs, .split: "a \(entry.kind) controller"
    }
  }
}
