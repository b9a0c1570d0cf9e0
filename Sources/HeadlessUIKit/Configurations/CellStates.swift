// What cells and headers are like, and what follows it.

extension UITableViewCell: FollowingState {
  final var updatesItself: Bool { StateMethods.ofRows.isOverridden(by: self) }

  final var followsState: Bool {
    updatesItself || updateHandler != nil
      || (contentConfigurationStorage.map { !($0 is any SystemContent) } ?? false)
  }

  final func followState() {
    let state = stateInEffect
    update { updateConfiguration(using: state) }
    if let updateHandler {
      StructureReads.callOut("configurationUpdateHandler") { updateHandler(self, state) }
    }
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

  final var followsState: Bool {
    updatesItself || updateHandler != nil
      || (contentConfigurationStorage.map { !($0 is any SystemContent) } ?? false)
  }

  final func followState() {
    let state = stateInEffect
    update { updateConfiguration(using: state) }
    if let updateHandler {
      StructureReads.callOut("configurationUpdateHandler") { updateHandler(self, state) }
    }
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

  final var followsState: Bool {
    updatesItself || updateHandler != nil
      || (contentConfigurationStorage.map { !($0 is any SystemContent) } ?? false)
  }

  final func followState() {
    let state = stateInEffect
    update { updateConfiguration(using: state) }
    if let updateHandler {
      StructureReads.callOut("configurationUpdateHandler") { updateHandler(self, state) }
    }
  }

  final var stateInEffect: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitsInEffect)
    state.isDisabled = !isUserInteractionEnabledStorage
    return state
  }
}
