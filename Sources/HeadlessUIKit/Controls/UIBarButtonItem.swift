public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The buttons that the system knows.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that takes what is left, which nobody can touch.
    case flexibleSpace = 5
    /// Space of a width, which nobody can touch.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// Share.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A turning arrow.
    case refresh = 13
    /// A cross that stops.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Rewind.
    case rewind = 19
    /// Fast forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A cross.
    case close = 24
  }

  /// What the button does.
  open var primaryAction: UIAction?

  /// What opens when the user taps the button, or holds it where a tap does something else.
  open var menu: UIMenu?

  /// A view in the button's place; the controls in it can be touched.
  open var customView: UIView?

  /// How a button looks.
  public enum Style: Int, Hashable, Sendable {
    /// As any other.
    case plain = 0
    /// As the one that ends something.
    case done = 2
  }

  /// How the button looks; kept, never drawn.
  open var style = Style.plain

  /// The colour; kept, never drawn.
  open var tintColor: UIColor?

  /// Whether the button is not shown, so that the user cannot touch it.
  open var isHidden = false

  /// Whether the button is switched on; never drawn.
  open var isSelected = false

  /// Whether a tap switches the button on or off, before its action is carried out; one with a menu does not.
  open var changesSelectionAsPrimaryAction = false

  /// Makes a button.
  public override init() {}

  /// Whose method the button calls, not kept alive; the first responder's that has it where nobody is named.
  open weak var target: AnyObject?

  /// The name under which the method that the button calls was registered with `Simulation.actions`.
  open var action: Selector?

  /// Makes a button that calls a method.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: How it looks.
  ///   - target: Whose method it is.
  ///   - action: The method's name.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button with a picture that calls a method.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - style: How it looks.
  ///   - target: Whose method it is.
  ///   - action: The method's name.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button of the system's that calls a method.
  ///
  /// - Parameters:
  ///   - systemItem: Which button.
  ///   - target: Whose method it is.
  ///   - action: The method's name.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: String(describing: systemItem), style: .plain, target: target, action: action)
  }

  /// Makes a button that a view stands for.
  ///
  /// - Parameter customView: The view.
  public init(customView: UIView) {
    self.customView = customView
    super.init()
  }

  /// Makes a button with a title or a picture.
  ///
  /// - Parameters:
  ///   - title: The title; the action's where none is given.
  ///   - image: The picture.
  ///   - primaryAction: What the button does.
  ///   - menu: What opens.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.menu = menu
    self.primaryAction = primaryAction
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Makes a button that the system knows.
  ///
  /// - Parameters:
  ///   - systemItem: Which button.
  ///   - primaryAction: What the button does.
  ///   - menu: What opens.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.menu = menu
    self.primaryAction = primaryAction
    super.init()
    title = String(describing: systemItem)
  }

  /// Whether the button does something although the app has given it nothing to do.
  var hasTapOfItsOwn: Bool { false }

  /// What it does then.
  func tapOnItsOwn() {}
}

extension UIBarButtonItem {
  /// Space between buttons that takes what is left.
  ///
  /// - Returns: The space.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Space between buttons.
  ///
  /// - Parameter width: The width; kept by nobody, as nothing is drawn.
  /// - Returns: The space.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// Whether a tap has any effect.
  final var takesTaps: Bool { isTouchable && customView == nil && (doesSomethingOnTap || menu != nil) }

  /// Whether a finger reaches the button, or the view in its place.
  private var isTouchable: Bool { isEnabledStorage && !isHidden }

  /// Whether a tap does something else than open the menu.
  final var doesSomethingOnTap: Bool {
    primaryAction != nil || action != nil || hasTapOfItsOwn || togglesOnTap
  }

  /// Whether a tap switches the button on or off.
  private var togglesOnTap: Bool { changesSelectionAsPrimaryAction && menu == nil }

  /// The user touches the button.
  public final func tap() {
    guard isTouchable else { return }
    if togglesOnTap { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(by: self) }
    guard let action else { return tapOnItsOwn() }
    TargetAction(target, action).perform(by: self)
  }
}

/// The button that begins and ends the editing of what a controller shows.
final class EditButton: UIBarButtonItem {
  private weak var screen: UIViewController?

  init(of screen: UIViewController) {
    self.screen = screen
    super.init()
    show(screen.flags.contains(.editing))
  }

  /// Says what a tap does next.
  func show(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  override var hasTapOfItsOwn: Bool { screen != nil }

  override func tapOnItsOwn() {
    guard let screen else { return }
    let isEditing = screen.flags.contains(.editing)
    StructureReads.callBack("setEditing", on: screen) { screen.setEditing(!isEditing, animated: true) }
  }
}

extension UIViewController {
  /// The button, made now if need be.
  final var editButton: EditButton {
    if let made = rare?.editButton { return made }
    let made = EditButton(of: self)
    rareProperties.editButton = made
    return made
  }
}
