/// A cell or a header, which may change what it shows when it is selected, edited and the like.
///
/// Only those are told of a change of their state whose class, handler or contents follow it: for all others it would be an event
/// of the clock of which nobody is told.
@MainActor
protocol FollowingState: UIView, LaidOutLate {
  /// What such a view is like.
  associatedtype State: UIConfigurationState

  /// Whether the class is the app's, and says what it shows.
  var updatesItself: Bool { get }

  /// What the view is like, for the model's own use.
  var stateInEffect: State { get }

  /// What the app calls with a state, if it does.
  var stateHandler: ((State) -> Void)? { get }

  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var contentConfigurationStorage: (any UIContentConfiguration)? { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }

  /// Whether the state has changed since it was followed last.
  var isUpdateDue: Bool { get set }

  func updateConfiguration(using state: State)
}

extension FollowingState {
  var standsInWindow: Bool { windowInEffect != nil }

  /// Notes that the state has changed; it is followed before the view comes on screen, or when the turn ends.
  func noteState() {
    guard followsState else { return }
    isUpdateDue = true
    RowLayout.request(self)
  }

  func layOut() {
    guard isUpdateDue else { return }
    isUpdateDue = false
    if followsState { followState() }
  }

  /// Whether anything follows the state.
  private var followsState: Bool {
    updatesItself || stateHandler != nil
      || (contentConfigurationStorage.map { !($0 is any SystemContent) } ?? false)
  }

  /// Lets class, handler and contents follow the state; the system's own method is no code of the app's.
  private func followState() {
    let state = stateInEffect
    let update = { self.updateConfiguration(using: state) }
    if updatesItself { StructureReads.reenter("updateConfiguration", update) } else { update() }
    if let stateHandler { StructureReads.callOut("configurationUpdateHandler") { stateHandler(state) } }
  }

  /// Lets contents follow a state, as the system's own method does; those of the app's are asked what they are in it.
  func updateContents(for state: State) {
    guard automaticallyUpdatesContentConfiguration, let own = contentConfigurationStorage else { return }
    contentConfiguration =
      own is any SystemContent ? own : StructureReads.callOut("updatedForState") { own.updated(for: state) }
  }
}

/// Which classes of cells follow their state.
@MainActor
enum StateMethods {
  private final class PlainCell: UITableViewCell {}

  private final class UpdatedCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) { counted += 1 }
  }

  private final class PlainItem: UICollectionViewCell {}

  private final class UpdatedItem: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) { counted += 2 }
  }

  private final class PlainHeader: UITableViewHeaderFooterView {}

  private final class UpdatedHeader: UITableViewHeaderFooterView {
    override func updateConfiguration(using state: UIViewConfigurationState) { counted += 3 }
  }

  // The methods above differ, so that no optimiser takes two of them for the same.
  private static var counted = 0

  static let ofRows = OverriddenMethod(
    of: UITableViewCell.self, plain: PlainCell.self, overriding: UpdatedCell.self)
  static let ofItems = OverriddenMethod(
    of: UICollectionViewCell.self, plain: PlainItem.self, overriding: UpdatedItem.self)
  static let ofHeaders = OverriddenMethod(
    of: UITableViewHeaderFooterView.self, plain: PlainHeader.self, overriding: UpdatedHeader.self)
}

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
