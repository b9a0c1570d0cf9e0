public import Foundation
public import HeadlessUIKit

/// The window over whose screen the system asks.
public typealias ASPresentationAnchor = UIWindow

/// Says in which window the page of a session appears.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Gives the window, when the session is started.
  ///
  /// - Parameter session: The session.
  /// - Returns: The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs the user in on a web page, which is a screen of the system's over those of the app.
///
/// The page appears in a later turn. The user finishes there or cancels; that the system asks first whether the page may be used, and
/// that the user can say no, is the same cancelling here. The app is told when the page has gone, on the main thread.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// Is told where the page has led, or why it has not.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// What the address is like to which the page leads in the end.
  public final class Callback: NSObject, Sendable {
    fileprivate let base: String
    private let isOurs: @Sendable (URL) -> Bool

    private init(base: String, isOurs: @escaping @Sendable (URL) -> Bool) {
      (self.base, self.isOurs) = (base, isOurs)
    }

    /// An address with a scheme of the app's.
    ///
    /// - Parameter customScheme: The scheme; what follows a colon does not count.
    /// - Returns: What such addresses are like.
    public static func customScheme(_ customScheme: String) -> Callback {
      let scheme = customScheme.prefix { $0 != ":" }.lowercased()
      return Callback(base: "\(scheme)://callback") { $0.scheme?.lowercased() == scheme }
    }

    /// An address with any scheme, as whichever the app has registered.
    fileprivate static let registered = Callback(base: "app://callback") { _ in true }

    /// An address of a web site that belongs to the app.
    ///
    /// - Parameters:
    ///   - host: The site.
    ///   - path: The path on it.
    /// - Returns: What such addresses are like.
    public static func https(host: String, path: String) -> Callback {
      Callback(base: "https://\(host)/\(path.drop { $0 == "/" })") {
        $0.scheme == "https" && $0.host() == host && $0.path().hasPrefix(path)
      }
    }

    /// Whether an address is one to which the page leads in the end.
    ///
    /// - Parameter url: The address.
    /// - Returns: Whether it is.
    public func matchesURL(_ url: URL) -> Bool { isOurs(url) }
  }

  private enum Stage { case new, started, over }

  // All of this is read and changed on the main thread.
  private final var stage = Stage.new
  private final weak var page: WebSignInScreen?
  private let url: URL
  private let callback: Callback
  // Let go once it was told, so that whoever keeps the session and is kept by it can go.
  private final var completionHandler: CompletionHandler?

  /// Says in which window the page appears, and is not kept alive; without it the session does not start.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of what the user did in the browser; kept.
  open var prefersEphemeralWebBrowserSession = false
  /// What is sent along with the request for the page; kept.
  open var additionalHeaderFields: [String: String]?

  /// Where a page leads in the end, given its own address, for this launch.
  ///
  /// Where nobody says it, it is the address that the page's own names as `redirect_uri`, or else the app's scheme followed by
  /// `://callback`; it has a `code`, or an `access_token` where the page was asked for a token, and the `state` of the page's address.
  public static var callbackURL: (@MainActor @Sendable (URL) -> URL)? {
    get { MainThread.value { SignInServices.current.callbackURL } }
    set { MainThread.value { SignInServices.current.callbackURL = newValue } }
  }

  /// Makes a session whose page leads to a scheme of the app's.
  ///
  /// - Parameters:
  ///   - URL: The page; nothing is loaded.
  ///   - callbackURLScheme: The scheme; any that the app has registered where it is `nil`.
  ///   - completionHandler: Is told once where the page has led, or why it has not.
  public convenience init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    let callback = callbackURLScheme.map { Callback.customScheme($0) } ?? .registered
    self.init(url: URL, callback: callback, completionHandler: completionHandler)
  }

  /// Makes a session whose page leads to an address of the app's.
  ///
  /// - Parameters:
  ///   - URL: The page; nothing is loaded.
  ///   - callback: What the address is like.
  ///   - completionHandler: Is told once where the page has led, or why it has not.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    (url, self.callback, self.completionHandler) = (URL, callback, completionHandler)
  }

  /// Whether the session can start: it has not started, nobody has cancelled it, and somebody says in which window.
  open var canStart: Bool { MainThread.value { stage == .new && presentationContextProvider != nil } }

  /// Shows the page in a later turn; the session is kept alive until the app is told what has come of it.
  ///
  /// - Returns: Whether the page will appear. Where no window is known for it, the app is told why not.
  @discardableResult
  open func start() -> Bool {
    MainThread.value {
      guard stage == .new else { return false }
      stage = .started
      guard let provider = presentationContextProvider else {
        MainTurn.schedule(after: 0) { self.end(.failure(.init(.presentationContextNotProvided))) }
        return false
      }
      let window = StructureReads.callOut("presentationAnchor") { provider.presentationAnchor(for: self) }
      MainTurn.schedule(after: 0) { self.showPage(in: window) }
      return true
    }
  }

  /// Takes the page away, or keeps it from coming; the app is not told.
  open func cancel() {
    MainThread.perform {
      (stage, completionHandler) = (.over, nil)
      if let page, page.presentingViewController != nil { page.dismiss(animated: true) }
    }
  }

  @MainActor
  private func showPage(in window: UIWindow) {
    guard stage == .started else { return }
    guard var top = window.rootViewController else {
      return end(.failure(.init(.presentationContextInvalid)))
    }
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    // The system asks first, and by the time that the user has agreed what was under way has ended.
    if let coordinator = top.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in
        MainTurn.schedule(after: 0) { self.showPage(in: window) }
      }
      return
    }
    let page = WebSignInScreen(session: self)
    self.page = page
    top.present(page, animated: true)
  }

  /// The user has finished on the page or cancelled.
  @MainActor
  fileprivate func leavePage(finished: Bool) {
    let make = Self.callbackURL
    guard finished else { return end(.failure(.init(.canceledLogin))) }
    end(.success(make.map { make in StructureReads.callOut("callbackURL") { make(url) } } ?? usualCallback))
  }

  @MainActor
  private func end(_ result: Result<URL, ASWebAuthenticationSessionError>) {
    guard stage == .started else { return }
    stage = .over
    guard let told = completionHandler else { return }
    completionHandler = nil
    StructureReads.callOut("ASWebAuthenticationSession") {
      switch result {
      case .success(let url): told(url, nil)
      case .failure(let error): told(nil, error)
      }
    }
  }

  /// The address to which servers that speak OAuth lead.
  private var usualCallback: URL {
    let asked = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    func value(_ name: String) -> String? { asked.first { $0.name == name }?.value }
    let named = value("redirect_uri").flatMap { URL(string: $0) }
    let base = named.flatMap { callback.matchesURL($0) ? $0.absoluteString : nil } ?? callback.base
    guard var components = URLComponents(string: base) else { return url }
    let name = value("response_type")?.contains("token") == true ? "access_token" : "code"
    let state = value("state").map { [URLQueryItem(name: "state", value: $0)] } ?? []
    let items = [URLQueryItem(name: name, value: name)] + state
    if name == "code" {
      components.queryItems = (components.queryItems ?? []) + items
    } else {
      components.fragment = items.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&")
    }
    return components.url ?? url
  }
}

/// The page of a session.
private final class WebSignInScreen: UIViewController, SystemScreen {
  private let session: ASWebAuthenticationSession

  init(session: ASWebAuthenticationSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func end(finished: Bool) {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true) { [session] in session.leavePage(finished: finished) }
  }
}
