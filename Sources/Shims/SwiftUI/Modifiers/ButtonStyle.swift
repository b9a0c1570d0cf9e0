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
