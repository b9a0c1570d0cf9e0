public import Foundation

/// Under which name errors of web sessions stand.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a web session has no result.
public struct ASWebAuthenticationSessionError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The user has cancelled.
    case canceledLogin = 1
    /// Nobody said in which window the page should appear.
    case presentationContextNotProvided = 2
    /// The window shows no screen over which the page could appear.
    case presentationContextInvalid = 3

    /// Whether an error has the reason, so that `catch` finds it.
    ///
    /// - Parameters:
    ///   - code: The reason.
    ///   - error: The error.
    /// - Returns: Whether it has.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The user has cancelled.
  public static var canceledLogin: Code { .canceledLogin }
  /// Nobody said in which window the page should appear.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window shows no screen over which the page could appear.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Under which name errors of signing in with Apple or a password stand.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why the user is not signed in with Apple or a password.
public struct ASAuthorizationError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// Nobody knows.
    case unknown = 1000
    /// The user has cancelled, or there was nothing to choose from.
    case canceled = 1001
    /// The answer could not be read.
    case invalidResponse = 1002
    /// Nobody took the request.
    case notHandled = 1003
    /// It failed.
    case failed = 1004
    /// The user would have to be asked, which is not allowed.
    case notInteractive = 1005

    /// Whether an error has the reason, so that `catch` finds it.
    ///
    /// - Parameters:
    ///   - code: The reason.
    ///   - error: The error.
    /// - Returns: Whether it has.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Nobody knows.
  public static var unknown: Code { .unknown }
  /// The user has cancelled, or there was nothing to choose from.
  public static var canceled: Code { .canceled }
  /// The answer could not be read.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nobody took the request.
  public static var notHandled: Code { .notHandled }
  /// It failed.
  public static var failed: Code { .failed }
  /// The user would have to be asked, which is not allowed.
  public static var notInteractive: Code { .notInteractive }
}
