extension StackSpace.Bounds {
  /// Whether a stack is as small as this bound wants, if it is a stack of a larger bound with the same kinds and styles.
  ///
  /// Cost: linear in the stack's tab items, without asking for memory.
  ///
  /// - Parameter state: A stack of the larger bound.
  /// - Returns: Whether the space of this bound has it.
  func reach(_ state: StackState) -> Bool {
    state.modalCount <= modals && state.layers.allSatisfy { reach($0.content) }
  }

  private func reach(_ content: StackState.Content) -> Bool {
    switch content {
    case .screen: true
    case .navigation(let screens): screens.count <= depth
    case .tabs(let items, _): items.count <= tabs && items.allSatisfy(reach)
    case .split(let primary, let secondary): splits && reach(primary) && reach(secondary)
    }
  }
}
