extension MomentFindings {
  /// Which of the orders that were told shows what is wrong, from 1.
  func number(of property: RouteProperty) -> Int? { wrong[property].map { $0.number + 1 } }

  /// What is wrong, in a sentence.
  func sentence(about property: RouteProperty) -> String? {
    wrong[property].map { sentence(about: property, $0.record) }
  }

  private func sentence(about property: RouteProperty, _ record: MomentRecord) -> String {
    let they = names.count == 2 ? "it" : "they"
    if wrongAtRest.contains(property) {
      let (last, earlier) = (names[names.count - 1], names.dropLast().joined(separator: " and "))
      return "\(last) came when all was at rest, and \(clause(about: property, record)). "
        + "By itself it does no harm from the same stack: the app keeps something from \(earlier)."
    }
    return "\(arrivals(in: record)), and \(clause(about: property, record)). "
      + (record.hasOverlapped
        ? "At rest \(they) would have done no harm." : "In the usual order no harm was done.")
      + (nearestOrder(to: record, keeping: property).map { " \($0.sentence)" } ?? "")
  }

  /// The order nearest to one that breaks a property, in which it holds although the requests overlap.
  ///
  /// The last one comes at another moment, and those before it when they did.
  private func nearestOrder(to record: MomentRecord, keeping property: RouteProperty) -> NearestOrder? {
    guard record.hasOverlapped, let last = record.requests.last, last.hasOverlapped || names.count == 2
    else { return nil }
    let others = record.requests.dropLast().map(\.eventsBefore)
    var counts: [Int: NearestOrder.Outcome] = [:]
    for outcome in outcomes
    where outcome.exercised.contains(property) && outcome.moments.dropLast().map(\.eventsBefore) == others {
      guard let moment = outcome.moments.last, moment.hasOverlapped else { continue }
      counts[moment.eventsBefore, default: .init()].note(!outcome.violated.contains(property))
    }
    return NearestOrder(to: last.eventsBefore, among: counts)
  }

  // MARK: - When they came

  /// When the requests after the first came.
  private func arrivals(in record: MomentRecord) -> String {
    guard record.hasOverlapped else {
      return
        "\(names.dropFirst().joined(separator: " and ")) came at rest, though events before had come in another order"
    }
    return zip(names, record.requests).dropFirst().map { "\($0) came \(Self.words($1))" }
      .joined(separator: " and ")
  }

  /// When a request came.
  private static func words(_ request: MomentRecord.Request) -> String {
    guard request.hasOverlapped else { return "at rest" }
    return switch request.eventsBefore {
    case 0: "before anything else happened"
    case 1: "after 1 event"
    case let count: "after \(count) events"
    }
  }

  // MARK: - What came of it

  private func clause(about property: RouteProperty, _ record: MomentRecord) -> String {
    switch property {
    case .terminates: terminationClause(record)
    case .staysWellFormed: record.brokenInvariant.map { "\($0)" } ?? "UIKit reported a fault"
    case .isIdempotent: "what it finds at rest was built once more or taken away"
    case .releasesControllers: "controllers are kept alive that left the hierarchy"
    case .passesOwnChecks:
      record.ownFailure.map { "\($0.name) is \($0.sentence)" } ?? "a check of its own failed"
    default: endingClause(record)
    }
  }

  private func terminationClause(_ record: MomentRecord) -> String {
    guard record.isAtRest else { return "the hierarchy did not come to rest" }
    let last = names.count - 1
    let index = record.requests.firstIndex { !$0.ending.hasEnded } ?? last
    let whose = names.count == 2 && index == last ? "its" : "\(which(index))'s"
    let count = record.requests[index].ending.completions
    return "\(whose) completion was \(count == 0 ? "never called" : "called \(count) times")"
  }

  /// A request among the others.
  private func which(_ index: Int) -> String {
    let isLast = names.count > 2 && index == names.count - 1
    return isLast ? "the last one" : index == 0 ? "the first one" : "the second one"
  }

  private func endingClause(_ record: MomentRecord) -> String {
    let isPair = names.count == 2
    if let unshown = unshown(in: record) {
      let who = isPair ? (gestures[1] ? "the route " : unshown == 1 ? "" : nil) : "\(which(unshown)) "
      if let who { return "\(who)said that it arrived, but its target is not where it should be" }
    }
    let endings = record.requests.map(\.ending)
    guard isPair else {
      let told = endings.indices.map { "\(which($0)) \(Self.words(endings[$0]))" }
      return told.dropLast().joined(separator: ", ") + " and " + told[told.count - 1]
    }
    let second = "it \(Self.words(endings[1]))"
    if gestures[0], let base {
      return "\(second), where at rest it \(Self.words(base.requests[1].ending))"
    }
    let first = "the first one \(Self.words(endings[0]))"
    guard overlap == .firstWins, endings[1].isReached else { return "\(second), and \(first)" }
    return "\(second), though only the first one was to, and \(first)"
  }

  private static func words(_ ending: MomentRecord.Ending) -> String {
    ending.error.map { "declined with \($0)" } ?? (ending.isReached ? "said that it arrived" : "never ended")
  }
}
