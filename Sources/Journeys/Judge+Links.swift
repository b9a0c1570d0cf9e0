import HeadlessUIKit

// What links promise: to reach their screens, or to decline as they may.
extension Judge {
  /// What is wrong with what a link led to, if anything, and whether the link has declined.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - before: What stood when it came, or would have stood without it.
  ///   - state: What stands now.
  /// - Returns: What is wrong; whether the link has declined.
  func promise(of link: CheckedLink, before: () -> String, state: AppState) -> (
    violation: Violation?, declined: Bool
  ) {
    let shown = usage.window.shownControllers
    var isReached = false
    for screen in shown where !isReached { isReached = link.matches(screen) }
    // Whoever is asked what stood before may have to launch the app anew, so everything was looked at by then.
    let answer = LinkAnswer(
      link: link, seen: seen(link.declines, before: before, state: state, shown: shown),
      due: usage.declinesDue)
    let isShown = isReached && usage.linkError == nil
    if isShown, !answer.mustDecline || answer.declinesRightly { return (nil, false) }
    if answer.declinesRightly { return (nil, true) }
    return (violation(answer, state: state, shown: shown, isReached: isReached), false)
  }

  /// Which of a link's declines is what has happened.
  private func seen(
    _ declines: [Decline<Any>], before: () -> String, state: AppState, shown: [UIViewController]
  ) -> [Bool] {
    if declines.isEmpty { return [] }
    lazy var isUnchanged = state.outline == before()
    return declines.map { decline in
      guard let shows = decline.shows else { return isUnchanged }
      return shown.contains { shows($0) }
    }
  }

  /// Spoken only where something is wrong: to say what a class is called takes longer than to look.
  private func violation(
    _ answer: LinkAnswer, state: AppState, shown: [UIViewController], isReached: Bool
  ) -> Violation {
    let target = Outline.className(of: answer.link.target)
    let isAnother = !isReached && shown.contains { $0.isKind(of: answer.link.target) }
    let another = isAnother ? "; this \(target) is not the right one" : ""
    let thrown = usage.linkError.map { "; it threw \($0)" } ?? ""
    return Violation(
      property: .reachesTarget, sentence: answer.sentence(target), expected: answer.expected(target),
      actual: "\(state.top) on top\(another)\(thrown)")
  }
}

/// How a link was answered, and how it was to be.
@MainActor
private struct LinkAnswer {
  let link: CheckedLink

  /// Which of its declines is what has happened.
  let seen: [Bool]

  /// Which of them were due, or `nil` where both are fine.
  let due: [Bool?]

  /// Whether the link must not reach its screen.
  var mustDecline: Bool { due.contains(true) }

  /// Whether it has declined as it must or may.
  var declinesRightly: Bool { zip(seen, due).contains { $0 && $1 != false } }

  /// What is wrong, where something is.
  func sentence(_ target: String) -> String {
    if mustDecline { return "Link \(link.name) does not decline when it should: \(reasons { $0 == true })" }
    if seen.contains(true) { return "Link \(link.name) declines when it should not" }
    return "Link \(link.name) does not show \(target)"
  }

  /// What should have happened.
  func expected(_ target: String) -> String {
    if mustDecline { return "declined: \(reasons { $0 == true })" }
    let reasons = reasons { $0 != false }
    return reasons.isEmpty ? "\(target) on top" : "\(target) on top, or declined: \(reasons)"
  }

  private func reasons(where isWanted: (Bool?) -> Bool) -> String {
    zip(link.declines, due).filter { isWanted($1) }.map(\.0.reason).joined(separator: ", or ")
  }
}
