/// How the buttons of an app look; without effect.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes what a button looks like; never called.
  ///
  /// - Parameter configuration: What is known of the button.
  /// - Returns: What it looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button that is drawn.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = EmptyView

  /// What the button is for.
  public let role: ButtonRole?
  /// What is on the button.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

extension View {
  /// Says how buttons look; without effect.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
}

// The looks by the names of their types, as code from before iOS 15 has them.

/// A stack.
public typealias StackNavigationViewStyle = _Look
/// Two columns.
public typealias DoubleColumnNavigationViewStyle = _Look
/// Columns.
public typealias ColumnNavigationViewStyle = _Look
/// A stack or columns, as the system thinks best.
public typealias DefaultNavigationViewStyle = _Look
/// Progress as a wheel that turns.
public typealias CircularProgressViewStyle = _Look
/// Progress as a bar.
public typealias LinearProgressViewStyle = _Look
/// Progress as the system thinks best.
public typealias DefaultProgressViewStyle = _Look
/// A list without much around it.
public typealias PlainListStyle = _Look
/// A list in parts.
public typealias GroupedListStyle = _Look
/// A list in parts with space around them.
public typealias InsetGroupedListStyle = _Look
/// A list with space around it.
public typealias InsetListStyle = _Look
/// A list beside other things.
public typealias SidebarListStyle = _Look
/// A list as the system thinks best.
public typealias DefaultListStyle = _Look
/// Choices side by side.
public typealias SegmentedPickerStyle = _Look
/// Choices in a menu.
public typealias MenuPickerStyle = _Look
/// Choices on a wheel.
public typealias WheelPickerStyle = _Look
/// Choices in the same line.
public typealias InlinePickerStyle = _Look
/// Choices as the system thinks best.
public typealias DefaultPickerStyle = _Look
/// A field with round corners around it.
public typealias RoundedBorderTextFieldStyle = _Look
/// A field with nothing around it.
public typealias PlainTextFieldStyle = _Look
/// A field as the system thinks best.
public typealias DefaultTextFieldStyle = _Look
/// A switch.
public typealias SwitchToggleStyle = _Look
/// A switch that looks like a button.
public typealias ButtonToggleStyle = _Look
/// A switch as the system thinks best.
public typealias DefaultToggleStyle = _Look
/// One page at a time.
public typealias PageTabViewStyle = _Look
/// Tabs as the system thinks best.
public typealias DefaultTabViewStyle = _Look
/// The title of a label.
public typealias TitleOnlyLabelStyle = _Look
/// The picture of a label.
public typealias IconOnlyLabelStyle = _Look
/// Title and picture of a label.
public typealias TitleAndIconLabelStyle = _Look
/// A label as the system thinks best.
public typealias DefaultLabelStyle = _Look
/// A button with nothing around it.
public typealias PlainButtonStyle = _Look
/// A button without an edge.
public typealias BorderlessButtonStyle = _Look
/// A button with an edge around it.
public typealias BorderedButtonStyle = _Look
/// A button with a color behind it.
public typealias BorderedProminentButtonStyle = _Look
/// A button as the system thinks best.
public typealias DefaultButtonStyle = _Look
/// A date in little room.
public typealias CompactDatePickerStyle = _Look
/// A date as a calendar.
public typealias GraphicalDatePickerStyle = _Look
/// A date on wheels.
public typealias WheelDatePickerStyle = _Look
/// A date as the system thinks best.
public typealias DefaultDatePickerStyle = _Look
