/// A sort of place in a stack: which layer of how many, and the way into it through containers.
///
/// Two places are of one sort where nobody could tell them apart but by counting: the third and the fourth screen of
/// five in a navigation controller are both in its middle.
struct StackPlace: Hashable, Sendable {
  /// The layer, from 0 for the root.
  var layer: Int
  /// How many layers the stack has.
  var layers: Int
  /// The way from the layer's own controller inwards; empty for that controller itself.
  var steps: [StackQuestion.Step] = []
}

extension StackState {
  /// Calls a function with each screen of the stack and its place, the root's first.
  func forEachScreen(_ body: (Screen, StackPlace) -> Void) {
    for (index, layer) in layers.enumerated() {
      layer.content.forEachScreen(at: StackPlace(layer: index, layers: layers.count), body)
    }
  }
}

extension StackState.Content {
  fileprivate func forEachScreen(at place: StackPlace, _ body: (Screen, StackPlace) -> Void) {
    if case .screen(let screen) = self { return body(screen, place) }
    for (index, child) in childContents.enumerated() {
      var inner = place
      inner.steps.append(step(intoChild: index))
      child.forEachScreen(at: inner, body)
    }
  }
}
