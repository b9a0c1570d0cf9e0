public import Foundation
import HeadlessUIKit
public import SwiftUI

/// A button that signs the user in with Apple.
@preconcurrency @MainActor
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    fileprivate let words: String

    /// Sign in with Apple.
    public static let signIn = Label(words: "Sign in with Apple")
    /// Sign up with Apple.
    public static let signUp = Label(words: "Sign up with Apple")
    /// Continue with Apple.
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// What the button looks like.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// Black.
    public static let black = Style(name: "black")
    /// White.
    public static let white = Style(name: "white")
    /// White with a line around it.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - onRequest: Is given the request before it is made.
  ///   - onCompletion: Is told in a later turn by what the user is signed in, or why not.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  /// A button.
  public var body: some View {
    Button(label.words) {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      onRequest(request)
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.observer = onCompletion
      controller.performRequests()
    }
  }
}

extension View {
  /// Says what buttons to sign in with Apple look like; without effect.
  ///
  /// - Parameter style: What they look like.
  /// - Returns: The same view.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}

/// Signs the user in on a web page, from a view.
public struct WebAuthenticationSession: Sendable {
  /// What the page knows of what the user did in the browser.
  public enum BrowserSession: Hashable, Sendable {
    /// All of it.
    case shared
    /// Nothing.
    case ephemeral
  }

  /// Shows a page that leads to a scheme of the app's, and waits for the user.
  ///
  /// - Parameters:
  ///   - url: The page; nothing is loaded.
  ///   - callbackURLScheme: The scheme.
  ///   - preferredBrowserSession: What the page knows; without effect.
  /// - Returns: Where the page has led.
  /// - Throws: `ASWebAuthenticationSessionError`, where the user cancels.
  @MainActor
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme), additionalHeaderFields: [:])
  }

  /// Shows a page that leads to an address of the app's, and waits for the user.
  ///
  /// - Parameters:
  ///   - url: The page; nothing is loaded.
  ///   - callback: What the address is like.
  ///   - preferredBrowserSession: What the page knows; without effect.
  ///   - additionalHeaderFields: What is sent along with the request for the page; without effect.
  /// - Returns: Where the page has led.
  /// - Throws: `ASWebAuthenticationSessionError`, where the user cancels.
  @MainActor
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL {
    let window = KeyWindow()
    // Not a checked one: a launch may end while the page is there.
    return try await withUnsafeThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
        withExtendedLifetime(window) {
          if let url { continuation.resume(returning: url) }
          if let error { continuation.resume(throwing: error) }
        }
      }
      session.presentationContextProvider = window
      session.start()
    }
  }
}

/// Has the page appear in the window that takes the keys.
private final class KeyWindow: ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.lazy.compactMap(\.keyWindow).first ?? UIWindow()
  }
}

extension EnvironmentValues {
  /// Signs the user in on a web page.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
