public import Foundation

/// A message with buttons, presented like any other controller.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert looks.
  public enum Style: Int, Hashable, Sendable {
    /// A list of choices; a popover where the device is wide.
    case actionSheet = 0
    /// A box in the middle of the screen.
    case alert = 1
  }

  /// How the alert looks.
  open var preferredStyle: Style { tracked(ownStyleOfAlert) }

  private(set) final var ownStyleOfAlert = Style.actionSheet

  final var fields: [UITextField] = []

  /// The message below the title.
  open var message: String? {
    get { tracked(messageStorage) }
    set {
      noteUse()
      messageStorage = newValue
    }
  }

  final var messageStorage: String?

  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { tracked(actionStorage) }

  private(set) final var actionStorage: [UIAlertAction] = []

  /// The button that the return key taps.
  open var preferredAction: UIAlertAction? {
    get { tracked(preferredActionStorage) }
    set {
      noteUse()
      preferredActionStorage = newValue
    }
  }

  final var preferredActionStorage: UIAlertAction?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title.
  ///   - preferredStyle: How the alert looks.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    ownStyleOfAlert = preferredStyle
    self.title = title
    self.message = message
  }

  /// Makes an action sheet without a text.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an alert from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a button.
  ///
  /// - Parameter action: The button.
  open func addAction(_ action: UIAlertAction) {
    noteUse()
    actionStorage.append(action)
  }

  /// An action sheet is a popover where the device is wide, and needs an anchor there (rule P17); every other alert
  /// covers the screen without taking what is below out of the window.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      noteReading()
      guard ownStyleOfAlert == .actionSheet, traitCollection.horizontalSizeClass == .regular
      else { return .overFullScreen }
      return .popover
    }
    set { super.modalPresentationStyle = newValue }
  }

  /// The user taps a button: the alert goes away, and then the button's handler is called (rule D22).
  final func tap(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: UIResponder {
  /// What a button means.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// The button that changes nothing.
    case cancel = 1
    /// The button that destroys something.
    case destructive = 2
  }

  /// The text on the button.
  public final let title: String?

  /// What the button means.
  public final let style: Style

  /// Whether the user can tap the button.
  open var isEnabled = true

  final let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: The text on the button.
  ///   - style: What the button means.
  ///   - handler: Called when the user has tapped it and the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

extension UIAlertController {
  /// The fields, in the order in which they were added; `nil` where there are none.
  public final var textFields: [UITextField]? { tracked(fields.isEmpty ? nil : fields) }

  /// Adds a field, into which the user types before a button is tapped.
  ///
  /// A list of choices takes none, and UIKit's exception is raised. The first field takes the keyboard only when the user
  /// types, and the return key taps no button.
  ///
  /// - Parameter configurationHandler: Sets the field up, at once.
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    noteUse()
    guard ownStyleOfAlert == .alert else { return Simulation.current.raise(.fieldInActionSheet) }
    let field = UITextField(frame: .zero)
    fields.append(field)
    loadedView?.addSubview(field)
    guard let configurationHandler else { return }
    StructureReads.callOut("addTextField") { configurationHandler(field) }
  }
}
