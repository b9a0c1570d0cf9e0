import Checking
import RoutingSpecs

/// Draws stacks part by part, and every second one by changing a stack from which a run behaved as none before.
///
/// What is changed are the choices that draw the stack: one is answered anew, all after some choice are, or the rest is that
/// of another kept stack. `fuzz` does nothing of the kind; this is here to see what it would be worth.
@MainActor
struct ChangedDraws: SearchDraws {
  private let space: StackSpace
  private let seed: Seed
  private var kept: [String: [ChoiceSequence]] = [:]
  private var known: Set<Fingerprint> = []
  private var last: (route: String, choices: ChoiceSequence)?

  init(_ app: RoutedApp, seed: Seed) {
    space = app.space
    self.seed = seed.derived(1)
  }

  mutating func beginning(of run: UInt64, route: String) -> ChoiceSequence {
    var source = SamplingSource(seed: seed, firstRun: run)
    if let parents = kept[route], run.isMultiple(of: 2) {
      var random = RandomSource(seed: seed.derived(run).derived(1))
      source.begin(with: Self.change(parents, &random))
    }
    let state = space.draw(from: &source)
    last = (route, source.trail)
    return space.choices(drawing: state)
  }

  mutating func note(_ behaviour: Fingerprint) {
    guard let last, known.insert(behaviour).inserted else { return }
    kept[last.route, default: []].append(last.choices)
  }

  private static func change(_ kept: [ChoiceSequence], _ random: inout RandomSource) -> ChoiceSequence {
    var choices = kept[random.choose(among: kept.count)]
    guard !choices.isEmpty else { return choices }
    let place = random.choose(among: choices.count)
    switch random.choose(among: 3) {
    case 0:
      let bound = choices[place].bound
      choices[place] = Choice(random.choose(among: bound), of: bound)
    case 1: choices.removeSubrange(place...)
    default:
      let other = kept[random.choose(among: kept.count)]
      choices.replaceSubrange(place..., with: other.dropFirst(place))
    }
    return choices
  }
}
