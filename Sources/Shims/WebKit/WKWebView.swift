public import Foundation
public import FoundationNetworking
public import HeadlessUIKit
public import UIKit

/// A view with a web page, of which the address alone is known: nothing is loaded or read.
///
/// A page is asked for in a later turn, comes in the turn after the app has let it, and is there at once. Whether there is a network
/// is up to a check (`loadingError`), as are links that the user taps (`tapLink(to:)`) and messages of scripts.
@preconcurrency @MainActor
open class WKWebView: UIView {
  static var blank: URL { URL(fileURLWithPath: "/") }

  /// What the view was made with.
  public final let configuration: WKWebViewConfiguration

  /// Decides which pages are loaded, and is told of it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// Shows what pages ask for beside themselves; nobody calls it.
  open weak var uiDelegate: (any WKUIDelegate)?

  /// What moves the page; nothing is laid out in it.
  public final let scrollView = UIScrollView(frame: .zero)

  /// Whether a swipe goes back and forward; kept, the user does not.
  open var allowsBackForwardNavigationGestures = false

  /// Whether a long touch shows what is behind a link; kept.
  open var allowsLinkPreview = true

  /// What servers are told the view is; kept.
  open var customUserAgent: String?

  /// Whether Safari can look into the page; kept.
  open var isInspectable = false

  /// How large the page is shown; kept.
  open var pageZoom: CGFloat = 1

  /// Why no page can be loaded, where a check wants that; until it says so, each can.
  public final var loadingError: (any Error)?

  private var history: [URLRequest] = []
  private var place = -1
  private var loading: (navigation: WKNavigation, request: URLRequest)?
  private var progress = 0.0

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - configuration: What it is made with.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  /// Makes a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  /// The address of the page that is loaded, or else of the one that is shown.
  open var url: URL? { loading?.request.url ?? (history.indices.contains(place) ? history[place].url : nil) }

  /// What the page is called; unknown, as nothing is loaded.
  open var title: String? { url == nil ? nil : "" }

  /// Whether a page is being loaded.
  open var isLoading: Bool { loading != nil }

  /// How much of the page is there, from 0 to 1.
  open var estimatedProgress: Double { progress }

  /// Whether a page was shown before this one.
  open var canGoBack: Bool { place > 0 }

  /// Whether one has come back from a page.
  open var canGoForward: Bool { place < history.count - 1 }

  /// Loads a page.
  ///
  /// - Parameter request: Which.
  /// - Returns: The loading.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request, .other) { $0.add(request) } }

  /// Shows a page that the app has written.
  ///
  /// - Parameters:
  ///   - string: The page; not read.
  ///   - baseURL: Its address.
  /// - Returns: The loading.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(URLRequest(url: baseURL ?? Self.blank))
  }

  /// Shows a file.
  ///
  /// - Parameters:
  ///   - URL: The file; not read.
  ///   - readAccessURL: What else the page may read.
  /// - Returns: The loading.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Shows bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes; not read.
  ///   - MIMEType: What kind of bytes they are.
  ///   - characterEncodingName: How letters are written in them.
  ///   - baseURL: Their address.
  /// - Returns: The loading.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
    -> WKNavigation?
  { load(URLRequest(url: baseURL)) }

  /// Loads the page once more.
  ///
  /// - Returns: The loading, or `nil` where there is no page.
  @discardableResult
  open func reload() -> WKNavigation? {
    history.indices.contains(place) ? begin(history[place], .reload) { _ in } : nil
  }

  /// Loads the page no further.
  open func stopLoading() { change { $0.loading = nil } }

  /// Goes back to the page before.
  ///
  /// - Returns: The loading, or `nil` where there is none.
  @discardableResult
  open func goBack() -> WKNavigation? {
    canGoBack ? begin(history[place - 1], .backForward) { $0.place -= 1 } : nil
  }

  /// Goes forward to the page from which one has come back.
  ///
  /// - Returns: The loading, or `nil` where there is none.
  @discardableResult
  open func goForward() -> WKNavigation? {
    canGoForward ? begin(history[place + 1], .backForward) { $0.place += 1 } : nil
  }

  /// The user taps a link on the page: the delegate is asked, and the page behind it is loaded.
  ///
  /// - Parameter url: Where the link leads.
  public final func tapLink(to url: URL) {
    let request = URLRequest(url: url)
    begin(request, .linkActivated) { $0.add(request) }
  }

  /// Runs a script; nothing is run, and the handler is told in a later turn that there is no result.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script.
  ///   - completionHandler: Takes the result.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    later { _ in completionHandler?(nil, nil) }
  }

  // MARK: - How a page is loaded

  private func add(_ request: URLRequest) {
    history = history.prefix(place + 1) + [request]
    place = history.count - 1
  }

  /// Changes what can be observed.
  private func change(_ body: (WKWebView) -> Void) {
    let change = KeyValues.begin(self)
    body(self)
    change?.end()
  }

  private func later(_ body: @escaping @MainActor (WKWebView) -> Void) {
    Simulation.current.clock.schedule { [weak self] in
      guard let self else { return }
      StructureReads.callOut("webView") { body(self) }
    }
  }

  @discardableResult
  private func begin(
    _ request: URLRequest, _ type: WKNavigationType, _ end: @escaping @MainActor (WKWebView) -> Void
  ) -> WKNavigation {
    let navigation = WKNavigation()
    change { ($0.loading, $0.progress) = ((navigation, request), 0.1) }
    later { view in
      guard view.loading?.navigation === navigation else { return }
      let answer: @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { policy, _ in
        guard view.loading?.navigation === navigation else { return }
        if policy == .allow { view.start(navigation, end) } else { view.stopLoading() }
      }
      let preferences = view.configuration.defaultWebpagePreferences
      guard let delegate = view.navigationDelegate else { return answer(.allow, preferences) }
      let action = WKNavigationAction(request, type, in: view)
      delegate.webView(view, decidePolicyFor: action, preferences: preferences, decisionHandler: answer)
    }
    return navigation
  }

  private func start(_ navigation: WKNavigation, _ end: @escaping @MainActor (WKWebView) -> Void) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    later { view in
      guard let loading = view.loading, loading.navigation === navigation else { return }
      if let error = view.loadingError {
        view.stopLoading()
        view.navigationDelegate?.webView(view, didFailProvisionalNavigation: navigation, withError: error)
        return
      }
      let answer: @MainActor (WKNavigationResponsePolicy) -> Void = { policy in
        guard view.loading?.navigation === navigation else { return }
        if policy == .allow { view.show(navigation, end) } else { view.stopLoading() }
      }
      let response = WKNavigationResponse(loading.request.url ?? Self.blank)
      guard let delegate = view.navigationDelegate else { return answer(.allow) }
      delegate.webView(view, decidePolicyFor: response, decisionHandler: answer)
    }
  }

  private func show(_ navigation: WKNavigation, _ end: @MainActor (WKWebView) -> Void) {
    navigationDelegate?.webView(self, didCommit: navigation)
    guard loading?.navigation === navigation else { return }
    change {
      $0.loading = nil
      $0.progress = 1
      end($0)
    }
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}

extension NSObjectProtocol where Self: WKWebView {
  /// Observes how a page is loaded.
  ///
  /// - Parameters:
  ///   - keyPath: The property: `estimatedProgress`, `isLoading`, `url`, `title`, `canGoBack` or `canGoForward`; another one is reported.
  ///   - options: What is told.
  ///   - changeHandler: Is told when the property has another value.
  /// - Returns: The observation, which ends when it is let go.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let paths: [PartialKeyPath<Self>] = [
      \.estimatedProgress, \.isLoading, \.url, \.title, \.canGoBack, \.canGoForward,
    ]
    return observation(of: self, keyPath, among: paths, options, changeHandler)
  }
}
