public import Foundation

// What controls and containers look like, without effect, and the names of it.

/// How a control or a container looks; without effect.
public struct _Look: Sendable {
  /// Makes a look by the name of its type.
  public init() {}

  /// Makes a look with a color.
  ///
  /// - Parameter tint: The color.
  public init(tint: Color) {}

  /// Makes a look of pages.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown.
  public init(indexDisplayMode: IndexDisplayMode) {}

  /// When the dots below pages are shown; without effect.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Where there are several pages.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// As the system thinks best.
  public static var automatic: _Look { _Look() }
  /// Columns that all get their share.
  public static var balanced: _Look { _Look() }
  /// Columns of which the last one gets all.
  public static var prominentDetail: _Look { _Look() }
  /// Tabs beside what they show, where there is room.
  public static var sidebarAdaptable: _Look { _Look() }
  /// Tabs in a bar.
  public static var tabBarOnly: _Look { _Look() }
  /// Without much around it.
  public static var plain: _Look { _Look() }
  /// With an edge around it.
  public static var bordered: _Look { _Look() }
  /// With a color behind it.
  public static var borderedProminent: _Look { _Look() }
  /// With nothing around it.
  public static var borderless: _Look { _Look() }
  /// Parts with space between them.
  public static var grouped: _Look { _Look() }
  /// Parts with space around them.
  public static var insetGrouped: _Look { _Look() }
  /// With space around it.
  public static var inset: _Look { _Look() }
  /// As beside other things.
  public static var sidebar: _Look { _Look() }
  /// Side by side.
  public static var segmented: _Look { _Look() }
  /// In a menu.
  public static var menu: _Look { _Look() }
  /// On a wheel.
  public static var wheel: _Look { _Look() }
  /// In the same line.
  public static var inline: _Look { _Look() }
  /// On a screen of its own.
  public static var navigationLink: _Look { _Look() }
  /// With round corners around it.
  public static var roundedBorder: _Look { _Look() }
  /// As a switch.
  public static var `switch`: _Look { _Look() }
  /// As a button.
  public static var button: _Look { _Look() }
  /// As a wheel that turns.
  public static var circular: _Look { _Look() }
  /// As a bar.
  public static var linear: _Look { _Look() }
  /// The title alone.
  public static var titleOnly: _Look { _Look() }
  /// The picture alone.
  public static var iconOnly: _Look { _Look() }
  /// Title and picture.
  public static var titleAndIcon: _Look { _Look() }
  /// As a calendar.
  public static var graphical: _Look { _Look() }
  /// In little room.
  public static var compact: _Look { _Look() }
  /// As a stack.
  public static var stack: _Look { _Look() }
  /// In columns.
  public static var columns: _Look { _Look() }
  /// One page at a time; there is a bar with tabs all the same.
  public static var page: _Look { _Look() }
  /// One page at a time; there is a bar with tabs all the same.
  public static func page(indexDisplayMode: IndexDisplayMode) -> _Look { _Look() }
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> _Look { _Look() }
  /// By fading.
  public static var opacity: _Look { _Look() }
  /// Not at all.
  public static var identity: _Look { _Look() }
  /// Where one goes from here.
  public static var navigation: _Look { _Look() }
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

/// A button that a bar has by itself.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// The one that shows the leading column.
  case sidebarToggle
  /// The title.
  case title
}

/// How large the title of a bar is.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// Large.
  case large
  /// Small.
  case inline
  /// Large, in the place of a small one.
  case inlineLarge
}

// What columns and bars look like has no effect.
extension View {
  /// Says how columns share the screen; without effect.
  public func navigationSplitViewStyle(_ style: _Look) -> some View { self }

  /// Says how wide a column is; without effect.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Says how wide a column may be; without effect.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Says how wide an inspector is; without effect.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Says how wide an inspector may be; without effect.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }

  /// Takes a button out of a bar that it has by itself; the one that shows the leading column stays where it is needed.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Says how large the title of the bar is; without effect.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
}
