/// A screen that shows another context than it should.
struct ContextMisdelivery {
  /// The screen, as an index into the catalogue.
  let screen: Int

  /// The context that it should show and the one that it shows, as indices; -1 for one that the catalogue lacks.
  let expected: Int
  let actual: Int

  /// Whether the screen is the target; otherwise it stood in the hierarchy before.
  let isTarget: Bool
}

extension RouteExecution {
  /// Whether the run could deliver a context wrongly: the target has one, or a screen with one has stayed.
  var carriesContext: Bool {
    if case .screen(_, .some) = route.expectation.target.subject { return true }
    // A loop: a closure that is bound to the main actor asks at each call whether it is there.
    for entry in before.entries where entry.kind == .screen && entry.context >= 0 {
      if after.index(of: entry.serial) != nil { return true }
    }
    return false
  }

  /// The first screen that shows another context than it should, or `nil`.
  var misdelivery: ContextMisdelivery? {
    let target = route.expectation.target
    let shown = after.index(of: target)
    if shown == nil, let wrong = wrongContext(of: target) { return wrong }
    for old in before.entries where old.kind == .screen && old.context >= 0 {
      guard let new = after.index(of: old.serial), new != shown else { continue }
      let entry = after.entries[new]
      guard entry.context != old.context else { continue }
      if route.expectation.anchors.contains(where: { after.matches(new, $0.subject) }) { continue }
      return ContextMisdelivery(
        screen: Int(old.screen), expected: Int(old.context), actual: Int(entry.context), isTarget: false)
    }
    return nil
  }

  /// The target's screen where the target must stand, showing another context.
  private func wrongContext(of target: Target) -> ContextMisdelivery? {
    guard case .screen(let kind, .some(let expected)) = target.subject,
      let index = after.index(of: Target(screen: kind, place: target.place))
    else { return nil }
    return ContextMisdelivery(
      screen: kind, expected: expected, actual: Int(after.entries[index].context), isTarget: true)
  }
}
