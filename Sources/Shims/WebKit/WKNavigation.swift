import Foundation
public import FoundationNetworking
public import HeadlessUIKit

/// The loading of one page.
@preconcurrency @MainActor
open class WKNavigation: SingleObject {
  /// What the page is shown as; kept.
  public final let effectiveContentMode = WKWebpagePreferences.ContentMode.recommended

  init() {}
}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Hashable, Sendable {
  /// The user has tapped a link.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// One goes back or forward.
  case backForward = 2
  /// The page is loaded once more.
  case reload = 3
  /// A form was sent once more.
  case formResubmitted = 4
  /// Code asks for it.
  case other = -1
}

/// A part of a window; here always all of it.
@preconcurrency @MainActor
open class WKFrameInfo: SingleObject {
  /// Whether it is all of the window.
  open var isMainFrame: Bool { true }
  /// What is shown in it.
  public final let request: URLRequest
  /// The view that shows it.
  public final private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, in webView: WKWebView) { (self.request, self.webView) = (request, webView) }
}

/// What would load a page, if the app lets it.
@preconcurrency @MainActor
open class WKNavigationAction: SingleObject {
  /// Where the page would be shown.
  public final let targetFrame: WKFrameInfo?
  /// From where it is asked for.
  public final let sourceFrame: WKFrameInfo
  /// Why it would be loaded.
  public final let navigationType: WKNavigationType
  /// Which page it is.
  public final let request: URLRequest
  /// Whether it is to be saved and not shown; never.
  open var shouldPerformDownload: Bool { false }

  init(_ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView) {
    (self.request, navigationType) = (request, type)
    sourceFrame = WKFrameInfo(URLRequest(url: webView.url ?? WKWebView.blank), in: webView)
    targetFrame = WKFrameInfo(request, in: webView)
  }
}

/// What has come from a server, if the app lets it be shown.
@preconcurrency @MainActor
open class WKNavigationResponse: SingleObject {
  /// Whether it is for all of the window; always.
  open var isForMainFrame: Bool { true }
  /// What has come: the address alone, as nothing is loaded.
  public final let response: URLResponse
  /// Whether it can be shown; always.
  open var canShowMIMEType: Bool { true }

  init(_ url: URL) {
    response = URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
  }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
  /// It is saved; here it is not loaded.
  case download = 2
}

/// Whether what has come is shown.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
  /// It is saved; here it is not shown.
  case download = 2
}

/// Decides which pages are loaded, and is told of it.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Asks whether a page may be loaded; the page waits for the answer.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigationAction: Which page, and why.
  ///   - decisionHandler: Takes the answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)

  /// Asks the same, and how the page is shown; a class that has this method is not asked by the other one.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigationAction: Which page, and why.
  ///   - preferences: How the page would be shown.
  ///   - decisionHandler: Takes the answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)

  /// Asks whether what has come may be shown; the page waits for the answer.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigationResponse: What has come.
  ///   - decisionHandler: Takes the answer.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A page begins to be loaded.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigation: The loading.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A page begins to be shown.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigation: The loading.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A page was loaded.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigation: The loading.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A page that was shown could not be loaded to its end; the model never calls it.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigation: The loading.
  ///   - error: Why.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A page could not be loaded, where a check has said so.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - navigation: The loading.
  ///   - error: Why.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension WKNavigationDelegate {
  /// It may.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }

  /// What the other method says.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }

  /// It may.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }

  /// Nothing happens.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}

  /// Nothing happens.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  /// Nothing happens.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  /// Nothing happens.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}

  /// Nothing happens.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Shows what pages ask for beside themselves; no page is read, so that nobody calls it.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
