// Questions that differences between stacks and their regions have shown to matter are asked of every region, like
// everything that a run announces. What they divide by is exact, whatever made them come up.
extension RegionExploration {
  /// Divides the region until a question has one answer for all its stacks.
  func ask(_ question: StackQuestion, number: Int) {
    _ = resolve(.question(number)) {
      question.layers(of: state.layers.count).contains { isTrue(question, inLayer: $0) }
    }
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

  private func exists(_ node: ResolvedPattern.Node, at place: RegionPlace, _ depth: PatternSearch.Depth)
    -> Bool
  {
    PatternSearch(self, node, depth: depth, needsMatch: false).visit(place, testsOwn: true) != nil
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
