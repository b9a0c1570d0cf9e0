import Checking

extension StackSpace {
  /// A stack of which a fact is true, and everything else is as simple as it can be.
  func simplest(with fact: StackFact) -> StackState {
    var source = SimplestSource()
    return draw(with: [fact], from: &source, isSimple: true)
  }

  /// A stack of which some facts are true, at most one for each of its layers, and everything else is drawn.
  func draw(with facts: [StackFact], from source: inout some ChoiceSource) -> StackState {
    draw(with: facts, from: &source, isSimple: false)
  }

  private func draw(
    with facts: [StackFact], from source: inout some ChoiceSource, isSimple: Bool
  ) -> StackState {
    let layers = (0..<facts[0].layers).map { layer in
      let sort = layer == 0 ? root : modal
      var (content, style) = (StackState.Content?.none, PresentationStyle?.none)
      for fact in facts where fact.layer == layer {
        switch fact {
        case .screen(let screen, let place):
          content = sort.draw(screen, at: place.steps[...], from: &source)
        case .style(let wanted, _, _): style = wanted
        }
      }
      let free = content ?? (isSimple ? sort.first : sort.draw(from: &source))
      guard layer > 0 else { return StackState.Layer(free) }
      return StackState.Layer(free, style: style ?? styles[source.pick(among: styles.count)])
    }
    return StackState(layers: layers)
  }
}

/// Answers every question with the simplest answer.
private struct SimplestSource: ChoiceSource {
  mutating func choose(among count: Int) -> Int { 0 }
}

extension ContentSort {
  /// A content with a screen in a sort of place, and everything else drawn.
  fileprivate func draw(
    _ screen: Screen, at steps: ArraySlice<StackQuestion.Step>, from source: inout some ChoiceSource
  ) -> StackState.Content {
    guard let step = steps.first else { return .screen(screen) }
    for alternative in alternatives {
      switch (alternative, step) {
      case (.navigation(let sort), .alone), (.navigation(let sort), .bottom),
        (.navigation(let sort), .middle), (.navigation(let sort), .top):
        return .navigation(sort.draw(screen, at: step, from: &source))
      case (.tabs(let sort), .selected), (.tabs(let sort), .before), (.tabs(let sort), .after):
        return sort.draw(at: step, from: &source) { source in
          sort.item.draw(screen, at: steps.dropFirst(), from: &source)
        }
      case (.split(let sort), .primary):
        return .split(
          primary: sort.primary.draw(screen, at: steps.dropFirst(), from: &source),
          secondary: sort.secondary.draw(from: &source))
      case (.split(let sort), .secondary):
        let primary = sort.primary.draw(from: &source)
        return .split(
          primary: primary, secondary: sort.secondary.draw(screen, at: steps.dropFirst(), from: &source))
      default: continue
      }
    }
    preconditionFailure("no place of \(place) is reached by \(step)")
  }
}

extension NavigationSort {
  fileprivate func draw(
    _ screen: Screen, at step: StackQuestion.Step, from source: inout some ChoiceSource
  ) -> [Screen] {
    let least = step == .alone ? 1 : step == .middle ? 3 : 2
    let count = step == .alone ? 1 : least + source.pick(among: depth - least + 1)
    var stack = (0..<count).map { _ in screens.draw(from: &source) }
    let index =
      switch step {
      case .top: count - 1
      case .middle: 1 + source.pick(among: count - 2)
      default: 0
      }
    stack[index] = screen
    return stack
  }
}

extension TabsSort {
  fileprivate func draw<Source: ChoiceSource>(
    at step: StackQuestion.Step, from source: inout Source, _ draw: (inout Source) -> StackState.Content
  ) -> StackState.Content {
    let least = step == .selected ? 1 : 2
    let count = least + source.pick(among: maximum - least + 1)
    var items = (0..<count).map { _ in item.draw(from: &source) }
    let index: Int
    let selected: Int
    switch step {
    case .before:
      selected = 1 + source.pick(among: count - 1)
      index = source.pick(among: selected)
    case .after:
      selected = source.pick(among: count - 1)
      index = selected + 1 + source.pick(among: count - 1 - selected)
    default:
      selected = source.pick(among: count)
      index = selected
    }
    items[index] = draw(&source)
    return .tabs(items, selected: selected)
  }
}
