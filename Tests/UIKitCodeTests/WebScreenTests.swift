import Foundation
import LocalAuthentication
import Testing
import UIKit
import WebKit

/// Screens with a web page, and those behind which the user has to be recognized.
@MainActor @Suite("Web pages and faces") struct WebScreenTests {
  init() { Simulation.reset() }

  private final class Reader: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
    let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    var notes: [String] = []
    var observation: NSKeyValueObservation?

    override func loadView() { view = page }

    override func viewDidLoad() {
      super.viewDidLoad()
      page.navigationDelegate = self
      page.configuration.userContentController.add(self, name: "cart")
      observation = page.observe(\.estimatedProgress, options: [.new]) { [weak self] _, change in
        self?.notes.append("\(change.newValue ?? 0)")
      }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      let isOwn = navigationAction.request.url?.scheme == "shop"
      notes.append(isOwn ? "own link" : "\(navigationAction.navigationType.rawValue)")
      decisionHandler(isOwn ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      notes.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { notes.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { notes.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
    ) {
      notes.append("fail")
    }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      notes.append("\(message.name) \(message.body)")
    }
  }

  private let first = URL(filePath: "/pages/1.html")

  private func settle() { Simulation.current.clock.settle() }

  @Test func `a page is asked for, begun, shown and ended in later turns, and its progress observed`() {
    let reader = Reader()
    reader.loadViewIfNeeded()
    reader.page.load(URLRequest(url: first))
    #expect(reader.notes == ["0.1"] && reader.page.isLoading && reader.page.url == first)
    settle()
    #expect(reader.notes == ["0.1", "-1", "start", "commit", "1.0", "finish"])
    #expect(!reader.page.isLoading && !reader.page.canGoBack)
  }

  @Test func `a link that the app opens itself is not loaded, and others are, with the way back`() throws {
    let reader = Reader()
    reader.loadViewIfNeeded()
    reader.page.load(URLRequest(url: first))
    settle()
    reader.notes = []
    reader.page.tapLink(to: try #require(URL(string: "shop://cart")))
    settle()
    #expect(reader.notes.contains("own link") && !reader.notes.contains("start") && reader.page.url == first)
    let second = try #require(URL(string: "https://example.com/2"))
    reader.page.tapLink(to: second)
    settle()
    #expect(reader.page.url == second && reader.page.canGoBack)
    reader.page.goBack()
    settle()
    #expect(reader.page.url == first && reader.page.canGoForward && !reader.page.canGoBack)
  }

  @Test func `without a network a page fails, one that is stopped is not shown, and scripts have their say`()
  {
    let reader = Reader()
    reader.loadViewIfNeeded()
    reader.page.loadingError = URLError(.notConnectedToInternet)
    reader.page.load(URLRequest(url: first))
    settle()
    #expect(reader.notes.last == "fail" && !reader.page.isLoading)
    reader.page.loadingError = nil
    reader.notes = []
    reader.page.load(URLRequest(url: first))
    reader.page.stopLoading()
    settle()
    #expect(!reader.notes.contains("start") && reader.page.url == nil)
    reader.page.configuration.userContentController.receive(3, name: "cart")
    reader.page.configuration.userContentController.receive(4, name: "other")
    #expect(reader.notes.last == "cart 3")
  }

  @Test func `the device recognizes the user in a later turn, unless a check says otherwise`() {
    nonisolated(unsafe) var notes: [String] = []
    func ask(_ policy: LAPolicy) {
      LAContext().evaluatePolicy(policy, localizedReason: "to open the safe") { isKnown, error in
        notes.append(isKnown ? "known" : "\((error as? LAError)?.code.rawValue ?? 0)")
      }
    }
    ask(.deviceOwnerAuthenticationWithBiometrics)
    #expect(notes == [])
    settle()
    LAContext.answer = .userCancel
    ask(.deviceOwnerAuthentication)
    settle()
    LAContext.answer = .biometryNotEnrolled
    ask(.deviceOwnerAuthenticationWithBiometrics)
    ask(.deviceOwnerAuthentication)
    settle()
    #expect(notes == ["known", "-2", "-7", "known"])
    var error: NSError?
    let context = LAContext()
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotEnrolled.rawValue && error?.domain == LAErrorDomain)
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    Simulation.reset()
    #expect(LAContext.answer == nil && context.biometryType == .faceID)
  }
}
