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

/// How the buttons of an app look and are touched; they are touched as any other here.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes what a button looks like; never called.
  ///
  /// - Parameter configuration: What is known of the button.
  /// - Returns: What it looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button that is drawn and touched in the app's own way.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = EmptyView

  /// What the button is for.
  public let role: ButtonRole?
  /// What is on the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// How the switches of an app look; without effect.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// What a switch looks like.
  associatedtype Body: View
  /// What is known of a switch.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes what a switch looks like; never called.
  ///
  /// - Parameter configuration: What is known of the switch.
  /// - Returns: What it looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a switch that is drawn.
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public typealias Label = EmptyView

  /// What is beside the switch.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// How the labels of an app look; without effect.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// What a label looks like.
  associatedtype Body: View
  /// What is known of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes what a label looks like; never called.
  ///
  /// - Parameter configuration: What is known of the label.
  /// - Returns: What it looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a label that is drawn.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = EmptyView
  /// The picture of a label.
  public typealias Icon = EmptyView

  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// How the progress of an app looks; without effect.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// What progress looks like.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes what progress looks like; never called.
  ///
  /// - Parameter configuration: What is known of the progress.
  /// - Returns: What it looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of progress that is drawn.
public struct ProgressViewStyleConfiguration {
  /// The label of progress.
  public typealias Label = EmptyView

  /// How much is done, from 0 to 1, if that is known.
  public let fractionCompleted: Double?
  /// What is beside it, if there is something.
  public let label: Label?
  /// How far it is in words, if there are some.
  public let currentValueLabel: Label?
}

/// How the frames of an app look; without effect.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// What a frame looks like.
  associatedtype Body: View
  /// What is known of a frame.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes what a frame looks like; never called.
  ///
  /// - Parameter configuration: What is known of the frame.
  /// - Returns: What it looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a frame that is drawn.
public struct GroupBoxStyleConfiguration {
  /// A part of a frame.
  public typealias Label = EmptyView

  /// The title.
  public let label: Label
  /// What is in the frame.
  public let content: Label
}

extension View {
  /// Says how buttons look; they are touched as any other here.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }

  /// Says how switches look; without effect.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }

  /// Says how labels look; without effect.
  public func labelStyle(_ style: some LabelStyle) -> some View { self }

  /// Says how progress looks; without effect.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }

  /// Says how frames look; without effect.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
}
