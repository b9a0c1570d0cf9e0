public import Foundation
public import HeadlessUIKit

/// Decorates days, and is told when the user goes to another month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands under a day.
  ///
  /// - Parameters:
  ///   - calendarView: The calendar.
  ///   - dateComponents: The day.
  /// - Returns: The decoration, or `nil` for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?

  /// The user has gone to another month.
  ///
  /// - Parameters:
  ///   - calendarView: The calendar.
  ///   - previousDateComponents: The month that was shown before.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// No day has a decoration.
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }

  /// Nothing happens.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// A month of a calendar, in which the user selects days.
///
/// The delegates are asked about all days of the month at the end of the turn in which the view comes into a window, and
/// of each in which something changes. Of the days that can be selected the user taps the first two: what an app makes of a day hardly depends on
/// which one it is, and each more would double what there is to explore. The user goes to the month after the one that code
/// has shown, and back.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// How many days the user taps.
  private static let mostDays = 2

  /// Decorates days, and is told when the user goes to another month.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { setNeedsDays() } }

  /// What the user may select; nothing where there is none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      setNeedsDays()
    }
  }

  /// Says what a month is.
  open var calendar = Calendar.current { didSet { setNeedsDays() } }

  /// Says in which language days are named; kept, nothing is drawn.
  open var locale = Locale.current

  /// Where on Earth days begin; `nil` for where the device is.
  open var timeZone: TimeZone? {
    didSet {
      calendar.timeZone = timeZone ?? .current
    }
  }

  /// What the digits look like; kept, nothing is drawn.
  open var fontDesign = UIFontDescriptor.SystemDesign.default

  /// Whether days may have decorations.
  open var wantsDateDecorations = true { didSet { setNeedsDays() } }

  /// What the user can look at and select.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { setNeedsDays() }
  }

  /// The month that is shown; the delegate is not told of what code sets.
  open var visibleDateComponents: DateComponents {
    get { month ?? calendar.dateComponents([.calendar, .era, .year, .month], from: Date()) }
    set {
      month = newValue
      isAhead = false
      setNeedsDays()
    }
  }

  private var month: DateComponents?

  /// Whether the days are to be asked about when the turn ends.
  private var areDaysDue = false

  /// Whether the user has gone to the month after the one that code has shown.
  private var isAhead = false

  private var buttons: [(day: DateComponents, button: UIButton)] = []
  private var turning: UIButton?
  private var decorations: [(day: DateComponents, view: UIView)] = []

  /// Shows another month; the delegate is not told.
  ///
  /// - Parameters:
  ///   - dateComponents: The month.
  ///   - animated: Whether one is to see it.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Asks anew for the decorations of days.
  ///
  /// - Parameters:
  ///   - dates: The days; those of other months are not shown, and nobody is asked about them.
  ///   - animated: Whether one is to see it.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    guard window != nil else { return }
    let shown = dates.filter { calendar.date(from: $0).map { isVisible($0) } ?? false }
    decorate(shown)
  }

  /// Asks about the days of the month once there is a window to show them in.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsDays()
  }

  // MARK: - Days

  private func isVisible(_ date: Date) -> Bool {
    guard let shown = calendar.date(from: visibleDateComponents) else { return false }
    return calendar.isDate(date, equalTo: shown, toGranularity: .month)
  }

  /// The days of the month that is shown, as far as they are available.
  private var days: [DateComponents] {
    guard let start = calendar.date(from: visibleDateComponents),
      let month = calendar.dateInterval(of: .month, for: start)
    else { return [] }
    var days: [DateComponents] = []
    var date = month.start
    while date < month.end, let next = calendar.date(byAdding: .day, value: 1, to: date) {
      if next > availableDateRange.start, date <= availableDateRange.end {
        days.append(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
      }
      date = next
    }
    return days
  }

  /// Asks about the days at the end of the turn, when the app has said all that it says of them.
  final func setNeedsDays() {
    guard window != nil, !areDaysDue else { return }
    areDaysDue = true
    Simulation.current.clock.scheduleUpdate { [weak self] in
      self?.areDaysDue = false
      self?.layOutDays()
    }
  }

  /// Asks who has to be asked about the days, and gives the user those that can be tapped.
  private func layOutDays() {
    for (_, button) in buttons { button.removeFromSuperview() }
    let days = days
    for (_, view) in decorations { view.removeFromSuperview() }
    decorations = []
    decorate(days)
    let selectable = selectionBehavior.map { selection in days.filter { selection.canTap($0) } } ?? []
    buttons = selectable.prefix(Self.mostDays).map { ($0, button(for: $0)) }
    markDays()
    addTurning()
  }

  private func decorate(_ days: [DateComponents]) {
    guard wantsDateDecorations, let delegate else { return }
    for day in days {
      let old = decorations.firstIndex { calendar.date(from: $0.day) == calendar.date(from: day) }
      if let old { decorations.remove(at: old).view.removeFromSuperview() }
      guard let view = delegate.calendarView(self, decorationFor: day)?.show() else { continue }
      // The user looks at it, and touches the day.
      view.isUserInteractionEnabled = false
      decorations.append((day, view))
      addSubview(view)
    }
  }

  private func button(for day: DateComponents) -> UIButton {
    let button = UIButton()
    button.setTitle(day.day.map(String.init), for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.tap(day) }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func tap(_ day: DateComponents) {
    selectionBehavior?.tap(day)
    setNeedsDays()
  }

  /// Shows which of the days are selected.
  final func markDays() {
    for (day, button) in buttons { button.isSelected = selectionBehavior?.isSelected(day) ?? false }
  }

  // MARK: - Months

  /// Lets the user go to the next month and back, as far as there are days.
  private func addTurning() {
    turning?.removeFromSuperview()
    turning = nil
    guard let shown = calendar.date(from: visibleDateComponents),
      let other = calendar.date(byAdding: .month, value: isAhead ? -1 : 1, to: shown),
      let month = calendar.dateInterval(of: .month, for: other), month.intersects(availableDateRange)
    else { return }
    let button = UIButton()
    button.setTitle(isAhead ? "Previous Month" : "Next Month", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.turn(to: other) }, for: .touchUpInside)
    addSubview(button)
    turning = button
  }

  private func turn(to date: Date) {
    let previous = visibleDateComponents
    month = calendar.dateComponents([.calendar, .era, .year, .month], from: date)
    isAhead.toggle()
    setNeedsDays()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }
}
