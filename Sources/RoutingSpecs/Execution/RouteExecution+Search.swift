import HeadlessUIKit
import Routing

/// What examining the finders of a route in one stack has shown.
struct SearchExamination {
  /// Whether a finder found something.
  var isAtStake = false

  /// The first finder that breaks a law, and the law; no law where asking it changed the stack.
  var broken: (finder: Any.Type, law: FinderLaw?)?
}

extension RouteExecution {
  /// Examines the finders of the route in the stack that it starts from.
  func examineFinders() -> SearchExamination {
    var result = SearchExamination()
    let probes = route.finderProbes
    for probe in probes {
      switch probe.examine(window) {
      case .nothing: continue
      case .lawful: result.isAtStake = true
      case .breaks(let law):
        result.isAtStake = true
        if result.broken == nil { result.broken = (probe.finder, law) }
      }
    }
    guard result.isAtStake, result.broken == nil, let last = probes.last else { return result }
    afterSecond.take(of: window, binding: app.binding)
    if afterSecond.entries != before.entries { result.broken = (last.finder, nil) }
    return result
  }
}
