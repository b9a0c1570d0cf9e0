import HeadlessUIKit
import Routing

/// What examining the finders of a route in one stack has shown.
struct SearchExamination {
  /// Whether a finder found something.
  var isExercised = false

  /// The first finder that breaks a law, its number, and the law; no law where asking it changed the stack.
  var broken: (number: Int, finder: Any.Type, law: FinderLaw?)?
}

extension RouteExecution {
  /// Examines the finders of the route in the stack that it starts from.
  ///
  /// - Parameter only: The number of the one that is examined, or `nil` for all.
  /// - Returns: What that has shown.
  func examineFinders(only: Int? = nil) -> SearchExamination {
    var result = SearchExamination()
    let probes = route.finderProbes
    for (number, probe) in probes.enumerated() where only == nil || only == number {
      switch tracked({ probe.examine(window) }) {
      case .nothing: continue
      case .lawful: result.isExercised = true
      case .breaks(let law):
        result.isExercised = true
        if result.broken == nil { result.broken = (number, probe.finder, law) }
      }
    }
    guard result.isExercised, result.broken == nil, let last = only ?? probes.indices.last else {
      return result
    }
    afterSecond.take(of: window, binding: app.binding)
    if afterSecond.entries != before.entries { result.broken = (last, probes[last].finder, nil) }
    return result
  }

  /// Judges one finder alone in a stack; the route is performed only where that is at fault, to see how it ends.
  ///
  /// Of several finders at fault the first one is told, as where all are examined together.
  func judge(finder number: Int, from state: StackState) -> Judgement {
    // What screens hand to queues when they are shown is the run's own here, too.
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    world.begin(in: window)
    app.binding.startOver()
    install(state)
    world.beginPerforming()
    let alone = examineFinders(only: number)
    observer?.end()
    world.end()
    app.binding.startOver()
    var judgement = Judgement()
    if alone.isExercised { judgement.exercised.insert(.searchesLawfully) }
    guard alone.broken != nil else { return judgement }
    asksFinders = true
    defer { asksFinders = false }
    let all = run(from: state)
    if search.broken?.number == number {
      judgement.violated = all.violated.intersection(RouteProperties(.searchesLawfully))
    }
    return judgement
  }
}
