public import Foundation

/// A switch that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on; to set it tells nobody.
  open var isOn: Bool {
    get { tracked(isOnStorage) }
    set { isOnStorage = newValue }
  }

  final var isOnStorage: Bool = false

  /// Makes a switch.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a switch from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch on or off; nobody is told.
  ///
  /// - Parameters:
  ///   - on: Whether to turn it on.
  ///   - animated: Without effect, nothing is drawn.
  open func setOn(_ on: Bool, animated: Bool) { isOnStorage = on }

  override final var changesByTouch: Bool { true }

  override final func tap() {
    isOnStorage.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}
