public import Foundation

/// Two buttons that make a number larger and smaller, step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number; to set it tells nobody.
  open var value: Double {
    get { tracked(valueStorage) }
    set { valueStorage = bounded(newValue) }
  }

  final var valueStorage = 0.0

  /// The smallest number.
  open var minimumValue: Double {
    get { tracked(minimumValueStorage) }
    set {
      minimumValueStorage = newValue
      valueStorage = bounded(valueStorage)
    }
  }

  final var minimumValueStorage = 0.0

  /// The largest number.
  open var maximumValue: Double {
    get { tracked(maximumValueStorage) }
    set {
      maximumValueStorage = newValue
      valueStorage = bounded(valueStorage)
    }
  }

  final var maximumValueStorage = 100.0

  /// By how much a tap changes the number.
  open var stepValue: Double {
    get { tracked(stepValueStorage) }
    set { stepValueStorage = newValue }
  }

  final var stepValueStorage = 1.0

  /// Whether the number goes on at the other end.
  open var wraps: Bool {
    get { tracked(wrapsStorage) }
    set { wrapsStorage = newValue }
  }

  final var wrapsStorage = false

  /// Whether the number goes on changing while a button is held; the model taps.
  open var autorepeat: Bool {
    get { tracked(autorepeatStorage) }
    set { autorepeatStorage = newValue }
  }

  final var autorepeatStorage = true

  /// Whether events are sent while a button is held; the model taps.
  open var isContinuous: Bool {
    get { tracked(isContinuousStorage) }
    set { isContinuousStorage = newValue }
  }

  final var isContinuousStorage = true

  /// Makes a stepper.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stepper from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func bounded(_ value: Double) -> Double {
    max(minimumValueStorage, min(value, maximumValueStorage))
  }

  /// Where a tap leads.
  private func next(up: Bool) -> Double {
    let value = valueStorage + (up ? stepValueStorage : -stepValueStorage)
    guard wrapsStorage else { return bounded(value) }
    if value > maximumValueStorage { return minimumValueStorage }
    return value < minimumValueStorage ? maximumValueStorage : value
  }

  override final func canAdjust(up: Bool) -> Bool { next(up: up) != valueStorage }

  override final func moveValue(up: Bool) { valueStorage = next(up: up) }

  override final var changesByTouch: Bool { true }

  override final func tap() {}
}
