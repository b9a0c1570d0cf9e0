public import HeadlessUIKit

/// What has become of a message.
public enum MessageComposeResult: Int, Hashable, Sendable {
  /// The user has called it off.
  case cancelled = 0
  /// It was sent.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// Is told what has become of a message, and dismisses the screen.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The user is done; the screen stays until the app dismisses it.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - result: What has become of the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The screen on which the user writes a message; whoever presents it dismisses it when it tells that the user is done.
///
/// What is put into the message is kept and goes nowhere. Without a delegate the screen stays for ever.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController, SystemScreen {
  /// Is told what has become of the message.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? {
    get {
      noteUse()
      return messageDelegate
    }
    set {
      noteUse()
      messageDelegate = newValue
    }
  }

  private weak var messageDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// Whether messages can be sent from the device.
  ///
  /// - Returns: `true`, so that what comes then is tried.
  open class func canSendText() -> Bool { true }

  /// Whether messages can have files.
  ///
  /// - Returns: `true`.
  open class func canSendAttachments() -> Bool { true }

  /// Whom the message goes to.
  open var recipients: [String]?

  /// What the message is about.
  open var subject: String?

  /// The text.
  open var body: String?

  /// The user sends the message or calls it off.
  ///
  /// - Parameter finished: Whether it is sent.
  package final func end(finished: Bool) {
    guard let delegate = messageDelegate else { return }
    StructureReads.callOut("messageComposeViewController", about: self) {
      delegate.messageComposeViewController(self, didFinishWith: finished ? .sent : .cancelled)
    }
  }
}
