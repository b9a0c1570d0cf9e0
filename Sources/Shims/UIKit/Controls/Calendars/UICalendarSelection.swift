public import Foundation

/// What the user may select in a calendar, and what is selected; one of its subclasses says how many days that are.
@preconcurrency @MainActor
open class UICalendarSelection {
  /// The calendar in which one selects.
  final weak var view: UICalendarView?

  /// Makes a selection in which nothing can be selected.
  init() {}

  /// Asks the delegate anew what can be selected.
  open func updateSelectableDates() { view?.setNeedsDays() }

  /// Whether the user can select a day, or deselect it where it is selected.
  func canTap(_ day: DateComponents) -> Bool { false }

  /// Whether a day is selected.
  func isSelected(_ day: DateComponents) -> Bool { false }

  /// The user taps a day.
  func tap(_ day: DateComponents) {}

  /// The same day or week of a calendar, whatever else two values say.
  final func isSame(_ first: DateComponents?, _ second: DateComponents?, to unit: Calendar.Component) -> Bool
  {
    let calendar = view?.calendar ?? .current
    guard let first = first.flatMap(calendar.date), let second = second.flatMap(calendar.date) else {
      return false
    }
    return calendar.isDate(first, equalTo: second, toGranularity: unit)
  }
}

/// Says which day the user can select, and is told which.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Whether the user can select a day.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The day; `nil` asks whether the user may select none.
  /// - Returns: Whether that can be done.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool

  /// The user has selected a day.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The day, or `nil` where there is none any more.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

extension UICalendarSelectionSingleDateDelegate {
  /// Every day, and none.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// One day of a calendar, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Says which day the user can select, and is told which.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The day that is selected; the delegate is not told of what code sets.
  open var selectedDate: DateComponents? { didSet { view?.markDays() } }

  /// Makes a selection of no day.
  ///
  /// - Parameter delegate: Says which day the user can select, and is told which.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day; the delegate is not told.
  ///
  /// - Parameters:
  ///   - selectedDate: The day, or `nil` for none.
  ///   - animated: Whether one is to see it.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func canTap(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: isSelected(day) ? nil : day) ?? true
  }

  override func isSelected(_ day: DateComponents) -> Bool { isSame(day, selectedDate, to: .day) }

  override func tap(_ day: DateComponents) {
    selectedDate = isSelected(day) ? nil : day
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// Says which days the user can select and deselect, and is told which.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Whether the user can select a day.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The day.
  /// - Returns: Whether that can be done.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  )
    -> Bool

  /// Whether the user can deselect a day.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The day.
  /// - Returns: Whether that can be done.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool

  /// The user has selected a day.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// The user has deselected a day.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - dateComponents: The day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

extension UICalendarSelectionMultiDateDelegate {
  /// Every day.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Every day.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Any number of days of a calendar.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Says which days the user can select and deselect, and is told which.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The days that are selected, in the order in which they were; the delegate is not told of what code sets.
  open var selectedDates: [DateComponents] = [] { didSet { view?.markDays() } }

  /// Makes a selection of no day.
  ///
  /// - Parameter delegate: Says which days the user can select and deselect, and is told which.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days instead of those that are selected; the delegate is not told.
  ///
  /// - Parameters:
  ///   - selectedDates: The days.
  ///   - animated: Whether one is to see it.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func canTap(_ day: DateComponents) -> Bool {
    guard let delegate else { return true }
    return isSelected(day)
      ? delegate.multiDateSelection(self, canDeselectDate: day)
      : delegate.multiDateSelection(self, canSelectDate: day)
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    selectedDates.contains { isSame($0, day, to: .day) }
  }

  override func tap(_ day: DateComponents) {
    guard isSelected(day) else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
      return
    }
    selectedDates.removeAll { isSame($0, day, to: .day) }
    delegate?.multiDateSelection(self, didDeselectDate: day)
  }
}

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
