public import Foundation

/// A knob that the user moves between two ends.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value; to set it tells nobody.
  open var value: Float {
    get { tracked(valueStorage) }
    set {
      valueStorage = newValue
      settle()
    }
  }

  final var valueStorage: Float = 0

  /// The value at the left end.
  open var minimumValue: Float {
    get { tracked(minimumValueStorage) }
    set {
      minimumValueStorage = newValue
      settle()
    }
  }

  final var minimumValueStorage: Float = 0

  /// The value at the right end.
  open var maximumValue: Float {
    get { tracked(maximumValueStorage) }
    set {
      maximumValueStorage = newValue
      settle()
    }
  }

  final var maximumValueStorage: Float = 1

  /// Whether events are sent while the knob moves; it moves in one go here.
  open var isContinuous: Bool {
    get { tracked(isContinuousStorage) }
    set { isContinuousStorage = newValue }
  }

  final var isContinuousStorage: Bool = true

  /// Makes a slider.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a slider from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func settle() { valueStorage = max(minimumValueStorage, min(valueStorage, maximumValueStorage)) }

  /// Moves the knob; nobody is told.
  ///
  /// - Parameters:
  ///   - value: Where to.
  ///   - animated: Without effect, nothing is drawn.
  open func setValue(_ value: Float, animated: Bool) {
    valueStorage = value
    settle()
  }

  /// Where the line stands; never asked.
  ///
  /// - Parameter bounds: Where there is room.
  /// - Returns: The same.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the knob stands; never asked.
  ///
  /// - Parameters:
  ///   - bounds: Where there is room.
  ///   - rect: Where the line stands.
  ///   - value: The value.
  /// - Returns: Where the line stands.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }

  override final func canAdjust(up: Bool) -> Bool { valueStorage != end(up: up) }

  /// The user moves the knob to an end.
  override final func moveValue(up: Bool) { valueStorage = end(up: up) }

  private func end(up: Bool) -> Float { up ? maximumValueStorage : minimumValueStorage }

  override final var changesByTouch: Bool { true }

  override final func tap() {}
}
