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

  /// Makes a stepper with a view as its label that calls closures.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - onIncrement: Called when the user wants more.
  ///   - onDecrement: Called when the user wants less.
  public init(
    @ViewBuilder label: () -> some View, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Makes a stepper with a view as its label for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: By how much it changes.
  ///   - label: The label.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> some View
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// Makes a stepper with a view as its label for a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: By how much it changes.
  ///   - label: The label.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> some View
  ) {
    self.init(
      label: label,
      onIncrement: Self.setting(value, to: value.wrappedValue.advanced(by: step), within: bounds),
      onDecrement: Self.setting(value, to: value.wrappedValue.advanced(by: -step), within: bounds))
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
    let name = context.environment.accessibilityLabel ?? context.words(of: label, at: "name")
    context.render(label, at: "label")
    context.at("buttons", of: UIStepper.self) { inner in
      let stepper = inner.show { UIStepper(frame: .zero) }
      if inner.environment.accessibilityIdentifier == nil { stepper.accessibilityIdentifier = name }
      // The value is kept elsewhere: what matters is which of the two buttons is tapped, and which can be.
      stepper.minimumValue = decrement == nil ? 0 : -1
      stepper.maximumValue = increment == nil ? 0 : 1
      stepper.value = 0
      stepper.onTouch(.valueChanged) { [weak stepper] in
        guard let stepper, stepper.value != 0 else { return }
        (stepper.value > 0 ? increment : decrement)?()
        stepper.value = 0
      }
    }
  }
}

/// A value that the user slides to its ends.
public struct Slider: PrimitiveView {
  private let value: @MainActor (Double?) -> Double
  private let bounds: ClosedRange<Double>
  private var editing: (@MainActor (Bool) -> Void)?

  /// Makes a slider that tells when a finger is on it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: Between which values it stops; its ends count alone here.
  ///   - onEditingChanged: Called with whether a finger is on it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds)
    editing = onEditingChanged
  }

  /// Makes a slider that tells when a finger is on it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - onEditingChanged: Called with whether a finger is on it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value, in: bounds)
    editing = onEditingChanged
  }

  /// Makes a slider with views around it, which are not shown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: The label.
  ///   - minimumValueLabel: What stands at the least value.
  ///   - maximumValueLabel: What stands at the greatest value.
  ///   - onEditingChanged: Called with whether a finger is on it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, onEditingChanged: onEditingChanged) }

  /// Makes a slider that stops between its ends, with views around it, which are not shown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - step: Between which values it stops; its ends count alone here.
  ///   - label: The label.
  ///   - minimumValueLabel: What stands at the least value.
  ///   - maximumValueLabel: What stands at the greatest value.
  ///   - onEditingChanged: Called with whether a finger is on it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, onEditingChanged: onEditingChanged)
  }

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
    let editing = editing
    slider.onTouch(.valueChanged) { [weak slider] in
      editing?(true)
      if let slider { _ = value(Double(slider.value)) }
      editing?(false)
    }
  }
}
