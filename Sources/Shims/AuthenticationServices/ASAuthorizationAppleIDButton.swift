public import Foundation
public import HeadlessUIKit

/// A button to sign in with Apple; what a tap does is up to the app.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Sign in with Apple.
    case signIn = 0
    /// Continue with Apple.
    case `continue` = 1
    /// Sign up with Apple.
    case signUp = 2

    /// Sign in with Apple.
    public static var `default`: ButtonType { .signIn }

    var words: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// What the button looks like.
  public enum Style: Int, Hashable, Sendable {
    /// White.
    case white = 0
    /// White with a line around it.
    case whiteOutline = 1
    /// Black.
    case black = 2
  }

  /// How round the corners are; kept.
  open var cornerRadius: CGFloat = 6

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - type: What it says.
  ///   - style: What it looks like; without effect.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
    accessibilityLabel = type.words
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - type: What it says.
  ///   - style: What it looks like; without effect.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Makes a button that says "Sign in with Apple".
  ///
  /// - Parameter frame: Where it is.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = ButtonType.default.words
  }

  /// Makes a button from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityLabel = ButtonType.default.words
  }
}
