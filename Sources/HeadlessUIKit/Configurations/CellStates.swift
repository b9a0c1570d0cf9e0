// What cells and headers are like.

extension UITableViewCell: FollowingState {
  final var updatesItself: Bool { StateMethods.ofRows.isOverridden(by: self) }

  final var stateHandler: ((UICellConfigurationState) -> Void)? {
    updateHandler.map { handler in { handler(self, $0) } }
  }

  final var stateInEffect: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitsInEffect)
    state.isDisabled = !isUserInteractionEnabledStorage
    state.isSelected = isSelectedStorage
    state.isEditing = isEditingStorage
    return state
  }
}

extension UICollectionViewCell: FollowingState {
  final var updatesItself: Bool { StateMethods.ofItems.isOverridden(by: self) }

  final var stateHandler: ((UICellConfigurationState) -> Void)? {
    updateHandler.map { handler in { handler(self, $0) } }
  }

  final var stateInEffect: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitsInEffect)
    state.isDisabled = !isUserInteractionEnabledStorage
    state.isSelected = isSelectedStorage
    return state
  }
}

extension UITableViewHeaderFooterView: FollowingState {
  final var updatesItself: Bool { StateMethods.ofHeaders.isOverridden(by: self) }

  final var stateHandler: ((UIViewConfigurationState) -> Void)? {
    updateHandler.map { handler in { handler(self, $0) } }
  }

  final var stateInEffect: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitsInEffect)
    state.isDisabled = !isUserInteractionEnabledStorage
    return state
  }
}
