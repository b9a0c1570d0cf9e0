import Checking

extension StackSpace {
  /// Lists the states that are one step simpler, for shrinking a counterexample.
  ///
  /// Every result is in the space and smaller by `size(of:)`, so repeated simplification ends. Steps that remove the
  /// most come first: drop a layer; replace a container by the simplest value of a simpler kind, or by something it
  /// contains; drop a tab; pop a screen; select the first tab; a simpler style; a simpler screen. Without a condition
  /// to keep, every state leads to the one of rank 0.
  ///
  /// - Parameter state: A state of the space.
  /// - Returns: Simpler states in a fixed order, without repetition.
  public func simplifications(of state: StackState) -> [StackState] {
    var candidates: [StackState] = []
    for index in state.layers.indices {
      var shorter = state
      shorter.layers.remove(at: index)
      guard !shorter.layers.isEmpty else { break }
      // What was presented becomes the root, which has no style of its own.
      shorter.layers[0].style = .automatic
      candidates.append(shorter)
    }
    for (index, layer) in state.layers.enumerated() {
      for content in simplifications(of: layer.content, as: index == 0 ? root : modal) {
        var simpler = state
        simpler.layers[index].content = content
        candidates.append(simpler)
      }
      guard index > 0, let style = styles.firstIndex(of: layer.style) else { continue }
      for simplerStyle in styles[..<style] {
        var simpler = state
        simpler.layers[index].style = simplerStyle
        candidates.append(simpler)
      }
    }
    return candidates.filter { contains($0) }.distinct
  }

  /// Simpler contents for one place; those that may not stand there are filtered out by the caller.
  private func simplifications(of content: StackState.Content, as sort: ContentSort) -> [StackState.Content] {
    let replacements = sort.simplestValues(below: content.kind)
    return switch content {
    case .screen(let screen):
      simplerScreens(than: screen, in: sort.screens).map { .screen($0) }
    case .navigation(let stack):
      replacements + simplifications(ofNavigation: stack, as: sort.navigation?.screens)
    case .tabs(let items, let selected):
      replacements + simplifications(ofTabs: items, selected: selected, as: sort.tabs?.item)
    case .split(let primary, let secondary):
      replacements + simplifications(ofSplit: primary, secondary, as: sort.split)
    }
  }

  private func simplerScreens(than screen: Screen, in sort: ScreenSort?) -> ArraySlice<Screen> {
    guard let sort, let index = sort.index(of: screen) else { return [] }
    return sort.variants[..<index]
  }

  private func simplifications(
    ofNavigation stack: [Screen], as sort: ScreenSort?
  ) -> [StackState.Content] {
    var result: [StackState.Content] = stack.map { .screen($0) }
    if stack.count > 1 {
      for index in stack.indices {
        var shorter = stack
        shorter.remove(at: index)
        result.append(.navigation(shorter))
      }
    }
    for index in stack.indices {
      for screen in simplerScreens(than: stack[index], in: sort) {
        var simpler = stack
        simpler[index] = screen
        result.append(.navigation(simpler))
      }
    }
    return result
  }

  private func simplifications(
    ofTabs items: [StackState.Content], selected: Int, as sort: ContentSort?
  ) -> [StackState.Content] {
    guard let sort else { return [] }
    var result = items
    if items.count > 1 {
      for index in items.indices {
        var fewer = items
        fewer.remove(at: index)
        let stays = min(index < selected ? selected - 1 : selected, fewer.count - 1)
        result.append(.tabs(fewer, selected: stays))
      }
    }
    if selected > 0 { result.append(.tabs(items, selected: 0)) }
    for index in items.indices {
      for item in simplifications(of: items[index], as: sort) {
        var simpler = items
        simpler[index] = item
        result.append(.tabs(simpler, selected: selected))
      }
    }
    return result
  }

  private func simplifications(
    ofSplit primary: StackState.Content, _ secondary: StackState.Content, as sort: SplitSort?
  ) -> [StackState.Content] {
    guard let sort else { return [] }
    return [primary, secondary]
      + simplifications(of: primary, as: sort.primary).map { .split(primary: $0, secondary: secondary) }
      + simplifications(of: secondary, as: sort.secondary).map { .split(primary: primary, secondary: $0) }
  }
}

extension ContentSort {
  fileprivate var screens: ScreenSort? {
    alternatives.lazy.compactMap { if case .screen(let sort) = $0 { sort } else { nil } }.first
  }

  fileprivate var navigation: NavigationSort? {
    alternatives.lazy.compactMap { if case .navigation(let sort) = $0 { sort } else { nil } }.first
  }

  fileprivate var tabs: TabsSort? {
    alternatives.lazy.compactMap { if case .tabs(let sort) = $0 { sort } else { nil } }.first
  }

  fileprivate var split: SplitSort? {
    alternatives.lazy.compactMap { if case .split(let sort) = $0 { sort } else { nil } }.first
  }
}
