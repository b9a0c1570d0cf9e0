public import Foundation
public import HeadlessUIKit

/// What a web view is made with; kept, and used where it says so.
@preconcurrency @MainActor
open class WKWebViewConfiguration: SingleObject {
  /// What scripts are given, and to whom they send messages.
  open var userContentController = WKUserContentController()
  /// What pages may do; kept.
  open var preferences = WKPreferences()
  /// How pages are shown, unless the app says otherwise of one.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// What pages keep on the device.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// In which process pages run; kept.
  open var processPool = WKProcessPool()
  /// Whether films play within the page; kept.
  open var allowsInlineMediaPlayback = false
  /// What plays only where the user taps; kept.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// Whether nothing is shown before all is there; kept.
  open var suppressesIncrementalRendering = false
  /// What stands at the end of what servers are told; kept.
  open var applicationNameForUserAgent: String?

  /// Makes a configuration.
  public init() {}
}

/// What plays in a page.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What is heard.
  public static var audio: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 1) }
  /// What is seen.
  public static var video: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 2) }
  /// Both.
  public static var all: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: UInt.max) }
}

/// What pages may do; kept.
@preconcurrency @MainActor
open class WKPreferences: SingleObject {
  /// Whether pages may run scripts.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows of themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// How small letters are at least.
  open var minimumFontSize: CGFloat = 0

  /// Makes preferences.
  public init() {}
}

/// How a page is shown; kept.
@preconcurrency @MainActor
open class WKWebpagePreferences: SingleObject {
  /// For which device a page is made.
  public enum ContentMode: Int, Hashable, Sendable {
    /// As the system thinks best.
    case recommended = 0
    /// For a telephone.
    case mobile = 1
    /// For a desk.
    case desktop = 2
  }

  /// For which device the page is made.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page may run scripts.
  open var allowsContentJavaScript = true

  /// Makes preferences.
  public init() {}
}

/// In which process pages run; kept.
@preconcurrency @MainActor
open class WKProcessPool: SingleObject {
  /// Makes a pool.
  public init() {}
}

/// What pages keep on the device: nothing, as none is loaded.
@preconcurrency @MainActor
open class WKWebsiteDataStore: SingleObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  /// Whether it is still there when the app is started again.
  public final let isPersistent: Bool

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The store of the app.
  ///
  /// - Returns: The store, always the same one.
  public static func `default`() -> WKWebsiteDataStore { shared }

  /// A store that is forgotten.
  ///
  /// - Returns: The store.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// The names of everything that pages keep.
  ///
  /// - Returns: The names.
  public static func allWebsiteDataTypes() -> Set<String> { ["WKWebsiteDataTypeCookies"] }

  /// Forgets what pages keep; the handler is called in a later turn.
  ///
  /// - Parameters:
  ///   - dataTypes: What.
  ///   - date: From when on.
  ///   - completionHandler: Is told that it was done.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    Simulation.current.clock.schedule { StructureReads.callOut("removeData") { completionHandler() } }
  }
}

/// When a script is run.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  /// Before the page is read.
  case atDocumentStart = 0
  /// After the page was read.
  case atDocumentEnd = 1
}

/// A script of the app's for pages; kept, never run.
@preconcurrency @MainActor
open class WKUserScript: SingleObject {
  /// The script.
  public final let source: String
  /// When it is to be run.
  public final let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for all of a window alone.
  public final let isForMainFrameOnly: Bool

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - source: The script.
  ///   - injectionTime: When it is to be run.
  ///   - forMainFrameOnly: Whether it is for all of a window alone.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// What a page's script tells the app.
@preconcurrency @MainActor
open class WKScriptMessage: SingleObject {
  /// Under which name.
  public final let name: String
  /// What.
  public final let body: Any

  init(_ name: String, _ body: Any) { (self.name, self.body) = (name, body) }
}

/// Is told what pages' scripts say.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// A script has said something.
  ///
  /// - Parameters:
  ///   - userContentController: To whom.
  ///   - message: What.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What scripts are given, and to whom they send messages; it keeps the handlers, as Apple's does.
@preconcurrency @MainActor
open class WKUserContentController: SingleObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// The app's scripts.
  public final private(set) var userScripts: [WKUserScript] = []

  /// Makes a controller without scripts.
  public init() {}

  /// Gives pages a script.
  ///
  /// - Parameter userScript: The script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }

  /// Has somebody told what scripts say under a name.
  ///
  /// - Parameters:
  ///   - scriptMessageHandler: Who; kept alive.
  ///   - name: The name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  /// Has nobody told any more what scripts say under a name.
  ///
  /// - Parameter name: The name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  /// Has nobody told any more what scripts say.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// A page's script says something, now: what a check does in the place of the page.
  ///
  /// - Parameters:
  ///   - body: What.
  ///   - name: Under which name; without a handler for it nothing happens.
  public final func receive(_ body: Any, name: String) {
    guard let handler = handlers[name] else { return }
    StructureReads.callOut("didReceive") {
      handler.userContentController(self, didReceive: WKScriptMessage(name, body))
    }
  }
}
