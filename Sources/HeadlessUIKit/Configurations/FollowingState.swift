/// A cell or a header, which may change what it shows when it is selected, edited and the like.
///
/// Only those are told of a change of their state whose class, handler or contents follow it: for all others it would be an event
/// of the clock that nobody hears of.
@MainActor
protocol FollowingState: UIView, LaidOutLate {
  /// Whether the class is the app's, and says what it shows.
  var updatesItself: Bool { get }

  /// Whether anything follows the state.
  var followsState: Bool { get }

  /// Whether the state has changed since it was followed last.
  var isUpdateDue: Bool { get set }

  /// Lets class, handler and contents follow the state.
  func followState()
}

extension FollowingState {
  var standsInWindow: Bool { windowInEffect != nil }

  /// Notes that the state has changed; it is followed before the view comes on screen, or when the turn ends.
  func noteState() {
    guard followsState else { return }
    isUpdateDue = true
    RowLayout.request(self)
  }

  /// Lets the class follow the state; the system's own method is no code of the app's.
  func update(_ body: () -> Void) {
    if updatesItself { StructureReads.reenter("updateConfiguration", body) } else { body() }
  }

  func layOut() {
    guard isUpdateDue else { return }
    isUpdateDue = false
    if followsState { followState() }
  }

  /// Contents of the app's own in a state.
  func contents(
    _ configuration: (any UIContentConfiguration)?, in state: any UIConfigurationState
  ) -> (any UIContentConfiguration)? {
    guard let configuration, !(configuration is any SystemContent) else { return configuration }
    return StructureReads.callOut("updatedForState") { configuration.updated(for: state) }
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
