import Testing
import UIKit

/// A screen with a calendar that says what it hears.
@MainActor
private final class Diary: UIViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
  let calendarView = UICalendarView()
  var log: [String] = []

  /// How many questions came before the screen was ready for them.
  var early = 0
  private var isReady = false

  override func viewDidLoad() {
    super.viewDidLoad()
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.timeZone = .gmt
    calendarView.visibleDateComponents = DateComponents(year: 2024, month: 2)
    calendarView.delegate = self
    view.addSubview(calendarView)
    isReady = true
  }

  private func asked<Answer>(_ answer: Answer) -> Answer {
    if !isReady { early += 1 }
    return answer
  }

  /// The first of a month is taken.
  private func canSelect(_ day: DateComponents?) -> Bool { asked(day?.day != 1) }

  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  {
    asked(dateComponents.day == 29 ? .customView { UILabel() } : dateComponents.day == 3 ? .default() : nil)
  }

  func calendarView(_ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
    log.append("\(previous.month ?? 0) to \(view.visibleDateComponents.month ?? 0)")
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
    canSelect(day)
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
    log.append("day \(day?.day.map(String.init) ?? "none"), \(day?.date != nil)")
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents)
    -> Bool
  {
    canSelect(day)
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
    log.append("+\(day.day ?? 0)")
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
    log.append("-\(day.day ?? 0)")
  }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear week: DateComponents?
  ) {
    log.append("week \(week?.weekOfYear ?? 0)")
  }
}

@MainActor @Suite("Calendars")
struct CalendarTests {
  private let window: UIWindow
  private let diary = Diary()

  init() {
    Simulation.reset()
    window = UIWindow(frame: .zero)
  }

  private func show(_ selection: UICalendarSelection?) {
    diary.calendarView.selectionBehavior = selection
    window.rootViewController = diary
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  private var words: [String] { window.everythingPossible().map(\.words) }

  private func tap(_ title: String) {
    let possible = window.everythingPossible().first { $0.words == "tap '\(title)'" }
    #expect(possible.map { window.perform($0.gesture) } == true, "\(title) of \(words)")
    Simulation.current.clock.settle()
  }

  @Test func `without a selection the user can only turn the month, and back`() {
    show(nil)
    #expect(words == ["tap 'Next Month'"] && diary.early == 0)
    tap("Next Month")
    #expect(words == ["tap 'Previous Month'"])
    tap("Previous Month")
    #expect(diary.log == ["2 to 3", "3 to 2"] && words == ["tap 'Next Month'"])
  }

  @Test func `a month that is not available cannot be turned to, and its days cannot be tapped`() throws {
    let calendar = Calendar(identifier: .gregorian)
    show(UICalendarSelectionSingleDate(delegate: diary))
    let start = try #require(
      calendar.date(from: DateComponents(timeZone: .gmt, year: 2024, month: 2, day: 27)))
    diary.calendarView.availableDateRange = DateInterval(start: start, duration: 86_400)
    Simulation.current.clock.settle()
    #expect(words == ["tap '27'", "tap '28'"])
  }

  @Test func `of one day the user selects the first two that can be, and none again`() {
    let selection = UICalendarSelectionSingleDate(delegate: diary)
    show(selection)
    #expect(words == ["tap '2'", "tap '3'", "tap 'Next Month'"])
    tap("2")
    tap("3")
    tap("3")
    #expect(diary.log == ["day 2, true", "day 3, true", "day none, false"] && selection.selectedDate == nil)
  }

  @Test func `of many days each is selected and deselected by itself`() {
    let selection = UICalendarSelectionMultiDate(delegate: diary)
    show(selection)
    for title in ["3", "2", "3"] { tap(title) }
    #expect(diary.log == ["+3", "+2", "-3"] && selection.selectedDates.map(\.day) == [2])
  }

  @Test func `a week is selected by one of its days`() {
    let selection = UICalendarSelectionWeekOfYear(delegate: diary)
    show(selection)
    tap("1")
    #expect(
      selection.selectedWeekOfYear?.weekOfYear == 5 && selection.selectedWeekOfYear?.yearForWeekOfYear == 2024
    )
    tap("2")
    #expect(diary.log == ["week 5", "week 0"])
  }

  @Test func `what code selects is seen, and the delegate is not told`() {
    let selection = UICalendarSelectionSingleDate(delegate: diary)
    show(selection)
    selection.setSelected(DateComponents(year: 2024, month: 2, day: 2), animated: true)
    let selected = diary.calendarView.subviews.compactMap { $0 as? UIButton }.filter(\.isSelected)
    #expect(selected.map { $0.title(for: .normal) } == ["2"] && diary.log.isEmpty)
  }

  @Test func `decorations of the app's own views stand in the calendar, once each`() {
    show(nil)
    #expect(diary.calendarView.subviews.count { $0 is UILabel } == 1)
    diary.calendarView.reloadDecorations(
      forDateComponents: [DateComponents(year: 2024, month: 2, day: 29)], animated: false)
    #expect(diary.calendarView.subviews.count { $0 is UILabel } == 1)
    diary.calendarView.reloadDecorations(
      forDateComponents: [DateComponents(year: 2024, month: 2, day: 3)], animated: false)
    #expect(diary.calendarView.subviews.count { $0 is UILabel } == 1)
    diary.calendarView.wantsDateDecorations = false
    Simulation.current.clock.settle()
    #expect(diary.calendarView.subviews.count { $0 is UILabel } == 0)
  }
}
