extension StackState {
  /// All screens of the stack: the root's first, in each container from the left or from the bottom.
  var screens: [Screen] {
    var result: [Screen] = []
    _ = replacingScreens {
      result.append($0)
      return $0
    }
    return result
  }

  /// The same stack with other screens.
  ///
  /// - Parameter other: Gives the screen that stands in the place of one; asked in the order of `screens`.
  /// - Returns: The stack.
  func replacingScreens(by other: (Screen) -> Screen) -> StackState {
    StackState(layers: layers.map { Layer($0.content.replacingScreens(by: other), style: $0.style) })
  }

  /// The same stack with another screen in one place, by its number in `screens`.
  func replacingScreen(at place: Int, by screen: Screen) -> StackState {
    var next = -1
    return replacingScreens { standing in
      next += 1
      return next == place ? screen : standing
    }
  }
}

extension StackState.Content {
  fileprivate func replacingScreens(by other: (Screen) -> Screen) -> StackState.Content {
    switch self {
    case .screen(let screen): .screen(other(screen))
    case .navigation(let screens): .navigation(screens.map(other))
    case .tabs(let items, let selected):
      .tabs(items.map { $0.replacingScreens(by: other) }, selected: selected)
    case .split(let primary, let secondary):
      .split(primary: primary.replacingScreens(by: other), secondary: secondary.replacingScreens(by: other))
    }
  }
}
