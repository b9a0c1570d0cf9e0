public import Foundation

/// Says which week the user can select, and is told which.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// Whether the user can select a week.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - weekOfYearComponents: The week; `nil` asks whether the user may select none.
  /// - Returns: Whether that can be done.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool

  /// The user has selected a week.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - weekOfYearComponents: The week, or `nil` where there is none any more.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  )
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Every week, and none.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

/// One week of a calendar, or none; the user taps one of its days.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Says which week the user can select, and is told which.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The week that is selected; the delegate is not told of what code sets.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.markDays() } }

  /// Makes a selection of no week.
  ///
  /// - Parameter delegate: Says which week the user can select, and is told which.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a week; the delegate is not told.
  ///
  /// - Parameters:
  ///   - selectedWeekOfYear: The week, or `nil` for none.
  ///   - animated: Whether one is to see it.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  override func canTap(_ day: DateComponents) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: isSelected(day) ? nil : week(of: day)) ?? true
  }

  override func isSelected(_ day: DateComponents) -> Bool { isSame(day, selectedWeekOfYear, to: .weekOfYear) }

  override func tap(_ day: DateComponents) {
    selectedWeekOfYear = isSelected(day) ? nil : week(of: day)
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: selectedWeekOfYear)
  }

  private func week(of day: DateComponents) -> DateComponents {
    let calendar = view?.calendar ?? .current
    let date = calendar.date(from: day) ?? Date()
    return calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: date)
  }
}
