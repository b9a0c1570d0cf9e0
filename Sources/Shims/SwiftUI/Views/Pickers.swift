public import Foundation
import HeadlessUIKit

/// A date that the user picks.
public struct DatePicker: PrimitiveView {
  private let selection: Binding<Date>
  private let earliest: Date?
  private let latest: Date?
  private let components: Components

  /// What of a date the user picks.
  public typealias Components = DatePickerComponents

  private init(
    _ selection: Binding<Date>, from earliest: Date? = nil, to latest: Date? = nil, _ components: Components
  ) {
    (self.selection, self.earliest, self.latest) = (selection, earliest, latest)
    self.components = components
  }

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - selection: The date.
  ///   - displayedComponents: What of it the user picks.
  public init(
    _ title: some _Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, displayedComponents) }

  /// Makes a picker of dates between two others.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - selection: The date.
  ///   - range: The first and the last date.
  ///   - displayedComponents: What of it the user picks.
  public init(
    _ title: some _Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents) }

  /// Makes a picker of dates from a first one on.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - selection: The date.
  ///   - range: The first date.
  ///   - displayedComponents: What of it the user picks.
  public init(
    _ title: some _Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, from: range.lowerBound, displayedComponents) }

  /// Makes a picker of dates up to a last one.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - selection: The date.
  ///   - range: The last date.
  ///   - displayedComponents: What of it the user picks.
  public init(
    _ title: some _Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, to: range.upperBound, displayedComponents) }

  /// Makes a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: What of it the user picks.
  ///   - label: The label; not shown.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> some View
  ) { self.init(selection, displayedComponents) }

  /// Makes a picker of dates between two others, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The first and the last date.
  ///   - displayedComponents: What of it the user picks.
  ///   - label: The label; not shown.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> some View
  ) { self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents) }

  /// Makes a picker of dates from a first one on, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The first date.
  ///   - displayedComponents: What of it the user picks.
  ///   - label: The label; not shown.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> some View
  ) { self.init(selection, from: range.lowerBound, displayedComponents) }

  /// Makes a picker of dates up to a last one, with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The last date.
  ///   - displayedComponents: What of it the user picks.
  ///   - label: The label; not shown.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> some View
  ) { self.init(selection, to: range.upperBound, displayedComponents) }
}

/// What of a date the user picks.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes a set of parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of the day.
  public static var hourAndMinute: DatePickerComponents { DatePickerComponents(rawValue: 1) }
  /// The day.
  public static var date: DatePickerComponents { DatePickerComponents(rawValue: 2) }
}

extension DatePicker: RenderedView {
  func render(in context: ViewContext) {
    let picker = context.show { UIDatePicker(frame: .zero) }
    let selection = selection
    picker.datePickerMode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    (picker.minimumDate, picker.maximumDate) = (earliest, latest)
    picker.date = selection.wrappedValue
    picker.onTouch(.valueChanged) { [weak picker] in
      if let picker { selection.wrappedValue = picker.date }
    }
  }
}

/// One of several values that the user picks; the values stand beside each other, whatever its style.
public struct Picker: PrimitiveView {
  private let selection: TabSelection
  private let content: any View

  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - selection: The tag of what is picked.
  ///   - content: What can be picked.
  public init<Value: Hashable>(
    _ title: some _Title, selection: Binding<Value>, @ViewBuilder content: () -> some View
  ) {
    self.selection = TabSelection(selection)
    self.content = content()
  }

  /// Makes a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The tag of what is picked.
  ///   - content: What can be picked.
  ///   - label: The label; not shown.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {
    self.selection = TabSelection(selection)
    self.content = content()
  }
}

extension Picker {
  /// Makes a picker with a view as its label, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - selection: The tag of what is picked.
  ///   - label: The label; not shown.
  ///   - content: What can be picked.
  public init<Value: Hashable>(
    selection: Binding<Value>, label: some View, @ViewBuilder content: () -> some View
  ) { self.init(selection: selection, content: content) { label } }

  /// Makes a picker with a title and a picture.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - systemImage: The picture; not shown.
  ///   - selection: The tag of what is picked.
  ///   - content: What can be picked.
  public init<Value: Hashable>(
    _ title: some _Title, systemImage: String, selection: Binding<Value>,
    @ViewBuilder content: () -> some View
  ) { self.init(title, selection: selection, content: content) }
}

extension Picker: RenderedView {
  func render(in context: ViewContext) {
    let options = content.listed.map { item in
      let option = ScreenContent()
      context.render(item.view, at: item.id, into: option)
      return (words: option.words, tag: option.tag ?? item.id)
    }
    let control = context.show { UISegmentedControl(frame: .zero) }
    control.removeAllSegments()
    for (index, option) in options.enumerated() {
      control.insertSegment(withTitle: option.words, at: index, animated: false)
    }
    let selection = selection
    control.selectedSegmentIndex =
      options.firstIndex { selection.holds($0.tag) } ?? UISegmentedControl.noSegment
    control.onTouch(.valueChanged) { [weak control] in
      guard let index = control?.selectedSegmentIndex, options.indices.contains(index) else { return }
      selection.write(options[index].tag)
    }
  }
}

/// A color that the user picks on a screen of the system's, which is not modelled: the color stays.
public struct ColorPicker: PrimitiveView, InertView {
  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - selection: The color.
  ///   - supportsOpacity: Whether it may be transparent.
  public init(_ title: some _Title, selection: Binding<Color>, supportsOpacity: Bool = true) {}

  /// Makes a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Whether it may be transparent.
  ///   - label: The label; not shown.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> some View
  ) {}
}

/// A value between two others that is shown.
public struct Gauge: PrimitiveView, ViewGroup {
  let content: any View

  /// Makes a gauge.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: The label.
  ///   - currentValueLabel: The value in words.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) { content = TupleView(views: [label(), currentValueLabel()]) }
}
