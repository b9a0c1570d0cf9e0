public import Foundation
import HeadlessUIKit

/// A switch that is on or off.
public struct Toggle: PrimitiveView {
  private let label: any View
  private let isOn: Binding<Bool>

  /// Makes a switch with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOn: Whether it is on.
  public init(_ title: some _Title, isOn: Binding<Bool>) {
    label = Text(title)
    self.isOn = isOn
  }

  /// Makes a switch with a view as its label.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {
    self.label = label()
    self.isOn = isOn
  }
}

extension Toggle: RenderedView {
  func render(in context: ViewContext) {
    let name = context.environment.accessibilityLabel ?? context.words(of: label)
    let control = context.show { UISwitch(frame: .zero) }
    if context.environment.accessibilityIdentifier == nil { control.accessibilityIdentifier = name }
    let isOn = isOn
    control.isOn = isOn.wrappedValue
    control.onTouch(.valueChanged) { [weak control] in isOn.wrappedValue = control?.isOn ?? false }
  }
}

/// A value that two buttons change.
public struct Stepper: PrimitiveView {
  private let label: any View
  private let increment: (@MainActor () -> Void)?
  private let decrement: (@MainActor () -> Void)?

  /// Makes a stepper that calls closures.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - onIncrement: Called when the user wants more.
  ///   - onDecrement: Called when the user wants less.
  public init(
    _ title: some _Title, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
  ) {
    label = Text(title)
    increment = onIncrement
    decrement = onDecrement
  }

  /// Makes a stepper for a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - step: By how much it changes.
  public init<Value: Strideable>(_ title: some _Title, value: Binding<Value>, step: Value.Stride = 1) {
    self.init(
      title, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// Makes a stepper for a value within bounds.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: By how much it changes.
  public init<Value: Strideable>(
    _ title: some _Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    let more = Self.setting(value, to: value.wrappedValue.advanced(by: step), within: bounds)
    let less = Self.setting(value, to: value.wrappedValue.advanced(by: -step), within: bounds)
    self.init(title, onIncrement: more, onDecrement: less)
  }
}

extension Stepper {
  private static func setting<Value: Comparable>(
    _ value: Binding<Value>, to new: Value, within bounds: ClosedRange<Value>
  ) -> (@MainActor () -> Void)? {
    guard bounds.contains(new) else { return nil }
    return { value.wrappedValue = new }
  }
}

extension Stepper: RenderedView {
  func render(in context: ViewContext) {
    let name = context.words(of: label)
    for (word, action) in [("Increment", increment), ("Decrement", decrement)] {
      var inner = context
      inner.environment.isEnabled = context.environment.isEnabled && action != nil
      inner.render(Action(title: "\(name), \(word)") { action?() }, at: word)
    }
  }
}

/// A value that the user slides to its ends.
public struct Slider: PrimitiveView {
  private let value: @MainActor (Double?) -> Double
  private let bounds: ClosedRange<Double>

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {
    self.value = { new in
      if let new { value.wrappedValue = Value(new) }
      return Double(value.wrappedValue)
    }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
  }
}

extension Slider: RenderedView {
  func render(in context: ViewContext) {
    let slider = context.show { UISlider(frame: .zero) }
    slider.minimumValue = Float(bounds.lowerBound)
    slider.maximumValue = Float(bounds.upperBound)
    let value = value
    slider.value = Float(value(nil))
    slider.onTouch(.valueChanged) { [weak slider] in
      if let slider { _ = value(Double(slider.value)) }
    }
  }
}

/// A date that the user picks.
public struct DatePicker: PrimitiveView {
  private let selection: Binding<Date>

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: The date.
  public init(_ title: some _Title, selection: Binding<Date>) { self.selection = selection }
}

extension DatePicker: RenderedView {
  func render(in context: ViewContext) {
    let picker = context.show { UIDatePicker(frame: .zero) }
    let selection = selection
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
