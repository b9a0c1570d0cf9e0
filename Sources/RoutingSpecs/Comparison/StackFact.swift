/// Something that is true of a stack at one place: a screen stands there, or a layer is presented in a style.
enum StackFact: Hashable, Sendable {
  /// A screen, in one of the ways in which it may occur, stands in a sort of place.
  case screen(Screen, StackPlace)
  /// One layer of several is presented in a style; told apart only where there is a choice.
  case style(PresentationStyle, layer: Int, layers: Int)

  /// How many layers the stack has, and which of them the fact is about.
  var layers: Int {
    switch self {
    case .screen(_, let place): place.layers
    case .style(_, _, let layers): layers
    }
  }

  var layer: Int {
    switch self {
    case .screen(_, let place): place.layer
    case .style(_, let layer, _): layer
    }
  }
}

extension StackSpace {
  /// The facts that are true of some stack of the space, those of few layers first.
  ///
  /// Of more layers than four only the greatest number is tried, and there the two lowest layers, the two highest and
  /// one between.
  var facts: [StackFact] {
    var result: [StackFact] = []
    for count in 1...(modals + 1) where count <= 4 || count == modals + 1 {
      for layer in 0..<count where count <= 5 || layer < 2 || layer >= count - 2 || layer == count / 2 {
        let sort = layer == 0 ? root : modal
        sort.forEachFact(at: StackPlace(layer: layer, layers: count)) { result.append($0) }
        guard layer > 0, styles.count > 1 else { continue }
        for style in styles { result.append(.style(style, layer: layer, layers: count)) }
      }
    }
    return result
  }

  /// The facts of `facts` that are true of a stack, and others of more layers.
  func facts(of state: StackState) -> [StackFact] {
    var result: [StackFact] = []
    state.forEachScreen { result.append(.screen($0, $1)) }
    guard styles.count > 1 else { return result }
    for (index, layer) in state.layers.enumerated().dropFirst() {
      result.append(.style(layer.style, layer: index, layers: state.layers.count))
    }
    return result
  }
}

extension ContentSort {
  fileprivate func forEachFact(at place: StackPlace, _ body: (StackFact) -> Void) {
    func enter(_ sort: ContentSort, _ step: StackQuestion.Step) {
      var inner = place
      inner.steps.append(step)
      sort.forEachFact(at: inner, body)
    }
    for alternative in alternatives {
      switch alternative {
      case .screen(let sort):
        for screen in sort.variants { body(.screen(screen, place)) }
      case .navigation(let sort):
        for step in sort.steps {
          var inner = place
          inner.steps.append(step)
          for screen in sort.screens.variants { body(.screen(screen, inner)) }
        }
      case .tabs(let sort):
        enter(sort.item, .selected)
        guard sort.maximum > 1 else { continue }
        enter(sort.item, .before)
        enter(sort.item, .after)
      case .split(let sort):
        enter(sort.primary, .primary)
        enter(sort.secondary, .secondary)
      }
    }
  }
}

extension NavigationSort {
  /// The sorts of places that there are in a navigation controller.
  var steps: [StackQuestion.Step] {
    [.alone] + (depth > 1 ? [.bottom, .top] : []) + (depth > 2 ? [.middle] : [])
  }
}
