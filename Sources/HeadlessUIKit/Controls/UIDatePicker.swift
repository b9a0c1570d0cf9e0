public import Foundation

/// A wheel or calendar with which the user chooses a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What the user chooses.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
  }

  /// What the user chooses; one step of the user is an hour of a time, a day of a date.
  open var datePickerMode: Mode {
    get { tracked(datePickerModeStorage) }
    set { datePickerModeStorage = newValue }
  }

  final var datePickerModeStorage: Mode = .dateAndTime

  /// The date that is chosen; to set it tells nobody.
  open var date: Date {
    get { tracked(dateStorage) }
    set {
      dateStorage = newValue
      settle()
    }
  }

  final var dateStorage: Date = Date()

  /// The first date that can be chosen.
  open var minimumDate: Date? {
    get { tracked(minimumDateStorage) }
    set {
      minimumDateStorage = newValue
      settle()
    }
  }

  final var minimumDateStorage: Date? = nil

  /// The last date that can be chosen.
  open var maximumDate: Date? {
    get { tracked(maximumDateStorage) }
    set {
      maximumDateStorage = newValue
      settle()
    }
  }

  final var maximumDateStorage: Date? = nil

  /// Makes a picker.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a picker from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Chooses a date; nobody is told.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Without effect, nothing is drawn.
  open func setDate(_ date: Date, animated: Bool) {
    dateStorage = date
    settle()
  }

  private func settle() { dateStorage = permitted(dateStorage) }

  private func permitted(_ date: Date) -> Date {
    let earliest = minimumDateStorage ?? .distantPast
    return max(earliest, min(date, maximumDateStorage ?? .distantFuture))
  }

  override final func canAdjust(up: Bool) -> Bool { dateStorage != next(up: up) }

  /// The user turns the wheel one step.
  override final func moveValue(up: Bool) { dateStorage = next(up: up) }

  private func next(up: Bool) -> Date {
    let isShort = datePickerModeStorage == .time || datePickerModeStorage == .countDownTimer
    let step: TimeInterval = isShort ? 3_600 : 86_400
    return permitted(dateStorage.addingTimeInterval(up ? step : -step))
  }

  override final var changesByTouch: Bool { true }

  override final func tap() {}
}
