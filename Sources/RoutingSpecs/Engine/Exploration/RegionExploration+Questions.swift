import Routing

// Questions that differences between stacks and their regions have shown to matter are asked of every region, like
// everything that a run announces. What they divide by is exact, whatever made them come up.
extension RegionExploration {
  /// Divides the region until a question has one answer for all its stacks.
  func ask(_ question: StackQuestion, number: Int) {
    _ = resolve(.question(number)) {
      if question.countsLayers { settleLayers() }
      if question.layers == .all, isTrue(question, inLayer: state.layers.count - 1) { return true }
      switch question.layers {
      case .all, .covered: return isTrueUnderTop(question)
      case .top, .number:
        return question.layers(of: state.layers.count).contains { isTrue(question, inLayer: $0) }
      }
    }
  }

  private func isTrueUnderTop(_ question: StackQuestion) -> Bool {
    let depth: OpenRegions.Depth =
      switch question.place {
      case .own, .at: .nothing
      case .visible: .visible
      case .contained: .contained
      }
    let search = PatternSearch(
      exploration: self, node: question.subject.node, depth: depth, needsMatch: false)
    return firstInLayers(
      under: state.layers.count - 1, needsMatch: false, question: { search.layerQuestion(under: $0) },
      visit: { isTrue(question, inLayer: $0.layer) ? $0 : nil }) != nil
  }

  private func isTrue(_ question: StackQuestion, inLayer layer: Int) -> Bool {
    let (node, place) = (question.subject.node, RegionPlace(layer: layer))
    switch question.place {
    case .own: return matches(node, at: place)
    case .visible: return exists(node, at: place, .visible)
    case .contained: return exists(node, at: place, .contained)
    case .at(let steps): return isTrue(node, at: steps[...], from: place)
    }
  }

  private func exists(_ node: ResolvedPattern.Node, at place: RegionPlace, _ depth: OpenRegions.Depth)
    -> Bool
  {
    PatternSearch(exploration: self, node: node, depth: depth, needsMatch: false)
      .visit(place, testsOwn: true) != nil
  }

  private func isTrue(
    _ node: ResolvedPattern.Node, at steps: ArraySlice<StackQuestion.Step>, from place: RegionPlace
  ) -> Bool {
    guard let step = steps.first else { return matches(node, at: place) }
    settle(place)
    let kind = content(at: place).kind
    guard kind == step.container else { return false }
    openUp(place)
    if ![.selected, .primary, .secondary].contains(step) { settleRow(at: place) }
    let container = content(at: place)
    return container.childContents.indices.contains { index in
      container.step(intoChild: index) == step
        && isTrue(
          node, at: steps.dropFirst(), from: place.child(container.searchOrderIndex(ofChild: index)))
    }
  }
}

extension StackQuestion {
  /// Whether it has to be known how many layers there are before the question can be asked.
  fileprivate var countsLayers: Bool {
    if case .at = place, layers != .top { return true }
    if case .number = layers { return true }
    return false
  }
}

extension StackQuestion.Step {
  /// The kind of container that has such places.
  var container: ContentKind {
    switch self {
    case .alone, .bottom, .top, .middle: .navigation
    case .selected, .before, .after: .tabs
    case .primary, .secondary: .split
    }
  }
}
