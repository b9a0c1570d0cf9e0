// What cells and headers are like, and what follows it.

extension UITableViewCell: FollowingState {
  final var followsState: Bool {
    updateHandler != nil || StateMethods.ofRows.isOverridden(by: self)
      || (contentConfigurationStorage.map { !($0 is any SystemContent) } ?? false)
  }

  final func followState() {
    let state = stateInEffect
    StructureReads.reenter("updateConfiguration") { updateConfiguration(using: state) }
    if let updateHandler {
      StructureReads.callOut("configurationUpdateHandler") { updateHandler(self, state) }
    }
  }

  final var stateInEffect: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabledStorage
    state.isSelected = isSelectedStorage
    state.isEditing = isEditingStorage
    return state
  }
}

extension UICollectionViewCell: FollowingState {
  final var followsState: Bool {
    updateHandler != nil || StateMethods.ofItems.isOverridden(by: self)
      || (contentConfigurationStorage.map { !($0 is any SystemContent) } ?? false)
  }

  final func followState() {
    let state = stateInEffect
    StructureReads.reenter("updateConfiguration") { updateConfiguration(using: state) }
    if let updateHandler {
      StructureReads.callOut("configurationUpdateHandler") { updateHandler(self, state) }
    }
  }

  final var stateInEffect: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabledStorage
    state.isSelected = isSelectedStorage
    return state
  }
}

extension UITableViewHeaderFooterView: FollowingState {
  final var followsState: Bool {
    updateHandler != nil || StateMethods.ofHeaders.isOverridden(by: self)
      || (contentConfigurationStorage.map { !($0 is any SystemContent) } ?? false)
  }

  final func followState() {
    let state = stateInEffect
    StructureReads.reenter("updateConfiguration") { updateConfiguration(using: state) }
    if let updateHandler {
      StructureReads.callOut("configurationUpdateHandler") { updateHandler(self, state) }
    }
  }

  final var stateInEffect: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabledStorage
    return state
  }
}
