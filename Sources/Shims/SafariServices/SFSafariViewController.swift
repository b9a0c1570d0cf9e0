public import Foundation
public import HeadlessUIKit

/// Is told what the user does with a web page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The user has tapped Done; the page goes away by itself after this.
  ///
  /// - Parameter controller: The page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// The page has been loaded; nothing is loaded here, and the model never calls it.
  ///
  /// - Parameters:
  ///   - controller: The page.
  ///   - didLoadSuccessfully: Whether it is there.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Nothing happens.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Nothing happens.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A web page, presented by the app; the user taps Done, and it goes away by itself.
///
/// It covers the screen unless the app sets another style. Nothing is loaded.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController, SystemScreen {
  /// How a page is shown; kept, nothing is drawn.
  public final class Configuration {
    /// Whether the text alone is shown where the page permits.
    public var entersReaderIfAvailable = false

    /// Whether the bars become small while the user scrolls.
    public var barCollapsingEnabled = true

    /// Makes the usual way.
    public init() {}
  }

  /// What the button is called that closes the page; kept, nothing is drawn.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// Is told that the user has tapped Done.
  open weak var delegate: (any SFSafariViewControllerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  private weak var delegateStorage: (any SFSafariViewControllerDelegate)?

  /// How the page is shown.
  public let configuration: Configuration

  /// What the button is called that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// The colour of the bars; kept, never drawn.
  open var preferredBarTintColor: UIColor?

  /// The colour of the buttons; kept, never drawn.
  open var preferredControlTintColor: UIColor?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - URL: Where it is; nothing is loaded.
  ///   - configuration: How it is shown.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Makes a page that is shown in the usual way.
  ///
  /// - Parameter URL: Where it is; nothing is loaded.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Makes a page from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The user taps Done.
  ///
  /// - Parameter finished: Without effect: a page can only be closed.
  package final func end(finished: Bool) {
    if let delegate = delegateStorage {
      StructureReads.callOut("safariViewControllerDidFinish", about: self) {
        delegate.safariViewControllerDidFinish(self)
      }
    }
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
