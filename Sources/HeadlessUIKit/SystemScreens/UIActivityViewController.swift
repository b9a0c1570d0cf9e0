public import Foundation

/// Something that can be done with what is shared.
@preconcurrency @MainActor
open class UIActivity: SingleObject {
  /// The name of something that can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies it.
    public static var copyToPasteboard: ActivityType {
      ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    }
    /// Mails it.
    public static var mail: ActivityType { ActivityType("com.apple.UIKit.activity.Mail") }
    /// Sends it as a message.
    public static var message: ActivityType { ActivityType("com.apple.UIKit.activity.Message") }
    /// Prints it.
    public static var print: ActivityType { ActivityType("com.apple.UIKit.activity.Print") }
    /// Posts it on Facebook.
    public static var postToFacebook: ActivityType { ActivityType("com.apple.UIKit.activity.PostToFacebook") }
    /// Posts it on Twitter.
    public static var postToTwitter: ActivityType { ActivityType("com.apple.UIKit.activity.PostToTwitter") }
    /// Posts it on Weibo.
    public static var postToWeibo: ActivityType { ActivityType("com.apple.UIKit.activity.PostToWeibo") }
    /// Gives it to a contact.
    public static var assignToContact: ActivityType {
      ActivityType("com.apple.UIKit.activity.AssignToContact")
    }
    /// Saves it among the photos.
    public static var saveToCameraRoll: ActivityType {
      ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    }
    /// Adds it to what is read later.
    public static var addToReadingList: ActivityType {
      ActivityType("com.apple.UIKit.activity.AddToReadingList")
    }
    /// Posts it on Flickr.
    public static var postToFlickr: ActivityType { ActivityType("com.apple.UIKit.activity.PostToFlickr") }
    /// Posts it on Vimeo.
    public static var postToVimeo: ActivityType { ActivityType("com.apple.UIKit.activity.PostToVimeo") }
    /// Posts it on Tencent Weibo.
    public static var postToTencentWeibo: ActivityType {
      ActivityType("com.apple.UIKit.activity.TencentWeibo")
    }
    /// Sends it to a device nearby.
    public static var airDrop: ActivityType { ActivityType("com.apple.UIKit.activity.AirDrop") }
    /// Opens it as a book.
    public static var openInIBooks: ActivityType { ActivityType("com.apple.UIKit.activity.OpenInIBooks") }
    /// Makes a PDF of it.
    public static var markupAsPDF: ActivityType { ActivityType("com.apple.UIKit.activity.MarkupAsPDF") }
    /// Plays it together with others.
    public static var sharePlay: ActivityType { ActivityType("com.apple.UIKit.activity.SharePlay") }
    /// Works on it together with others.
    public static var collaborationInviteWithLink: ActivityType {
      ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    }
  }

  /// Where it is offered.
  public enum Category: Int, Hashable, Sendable {
    /// Among what can be done.
    case action = 0
    /// Among where it can be sent.
    case share = 1
  }

  /// Makes something that can be done.
  public init() {}

  // MARK: - What an app's own overrides, and the model never asks

  /// Where it is offered.
  open class var activityCategory: Category { .action }

  /// Its name for the system.
  open var activityType: ActivityType? { nil }

  /// Its name for the user.
  open var activityTitle: String? { nil }

  /// Its picture.
  open var activityImage: UIImage? { nil }

  /// The screen on which the user does it, if it has one.
  open var activityViewController: UIViewController? { nil }

  /// Whether it can be done with some things.
  ///
  /// - Parameter activityItems: The things.
  /// - Returns: Whether it can.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Gets ready.
  ///
  /// - Parameter activityItems: With what it is done.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it.
  open func perform() {}

  /// Says that it is done; nobody listens.
  ///
  /// - Parameter completed: Whether the user has finished it.
  open func activityDidFinish(_ completed: Bool) {}
}

/// The sheet with which the user shares something: the user copies it or calls it off, and the sheet goes away.
///
/// Where the device is wide it is a popover and needs an anchor (rule P17). The user leaves it by its buttons alone.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, SystemScreen {
  /// Is told what was done, whether the user has finished it, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the sheet has gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    get { tracked(handler) }
    set {
      noteUse()
      handler = newValue
    }
  }

  private var handler: CompletionWithItemsHandler?

  /// What the user cannot do; of all that there is the model copies only.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { tracked(excluded) }
    set {
      noteUse()
      excluded = newValue
    }
  }

  private var excluded: [UIActivity.ActivityType]?

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared; nothing is done with it.
  ///   - applicationActivities: What the app can do with it; nobody does.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a sheet from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { traitCollection.horizontalSizeClass == .regular ? .popover : .pageSheet }
    set { super.modalPresentationStyle = newValue }
  }

  package final func end(finished: Bool) {
    let type = finished ? UIActivity.ActivityType.copyToPasteboard : nil
    dismiss(animated: true) { [handler] in handler?(type, finished, nil, nil) }
  }
}
