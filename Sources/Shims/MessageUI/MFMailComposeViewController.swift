public import Foundation
public import HeadlessUIKit

/// What has become of a mail.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  /// The user has called it off.
  case cancelled = 0
  /// It was kept as a draft.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// Is told what has become of a mail, and dismisses the screen.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The user is done; the screen stays until the app dismisses it.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - result: What has become of the mail.
  ///   - error: What went wrong: nothing here.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Nothing happens: the screen stays.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// The screen on which the user writes a mail; whoever presents it dismisses it when it tells that the user is done.
///
/// What is put into the mail is dropped. The user sends it or calls it off; without a delegate the screen stays for ever.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController, SystemScreen {
  /// Is told what has become of the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? {
    get {
      noteUse()
      return mailDelegate
    }
    set {
      noteUse()
      mailDelegate = newValue
    }
  }

  private weak var mailDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Makes the screen; nothing where no mail can be sent, which raises UIKit's exception when it is presented.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Without effect.
  ///   - nibBundleOrNil: Without effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    if !Self.canSendMail() { standForNothing() }
  }

  /// Makes the screen.
  ///
  /// - Parameter rootViewController: Without effect.
  public override convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - navigationBarClass: Without effect.
  ///   - toolbarClass: Without effect.
  public override convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes the screen from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !Self.canSendMail() { return nil }
  }

  /// Whether mail can be sent from the device.
  ///
  /// - Returns: Whether the settings of the model say so (`sendsMail`); without others it can, so that what comes then is tried.
  open class func canSendMail() -> Bool { Simulation.current.settings.sendsMail }

  /// Sets what the mail is about.
  ///
  /// - Parameter subject: What it is about.
  open func setSubject(_ subject: String) {}

  /// Sets whom the mail goes to.
  ///
  /// - Parameter toRecipients: The addresses.
  open func setToRecipients(_ toRecipients: [String]?) {}

  /// Sets who gets a copy.
  ///
  /// - Parameter ccRecipients: The addresses.
  open func setCcRecipients(_ ccRecipients: [String]?) {}

  /// Sets who gets a copy of which the others do not know.
  ///
  /// - Parameter bccRecipients: The addresses.
  open func setBccRecipients(_ bccRecipients: [String]?) {}

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: Whether it is HTML.
  open func setMessageBody(_ body: String, isHTML: Bool) {}

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - attachment: What is in it.
  ///   - mimeType: Of what kind it is.
  ///   - filename: Its name.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// Sets from whom the mail comes.
  ///
  /// - Parameter emailAddress: The address.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// The user sends the mail or calls it off.
  ///
  /// - Parameter finished: Whether it is sent.
  package final func end(finished: Bool) {
    guard let delegate = mailDelegate else { return }
    StructureReads.callOut("mailComposeController", about: self) {
      delegate.mailComposeController(self, didFinishWith: finished ? .sent : .cancelled, error: nil)
    }
  }
}
