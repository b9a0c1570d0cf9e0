public import Foundation

/// What people do with a text or a picture from an edit menu; the model has no such menu, so it never calls any of it.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected away and onto the pasteboard.
  ///
  /// - Parameter sender: Who asks for it.
  func cut(_ sender: Any?)
  /// Copies what is selected to the pasteboard.
  ///
  /// - Parameter sender: Who asks for it.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in.
  ///
  /// - Parameter sender: Who asks for it.
  func paste(_ sender: Any?)
  /// Selects something.
  ///
  /// - Parameter sender: Who asks for it.
  func select(_ sender: Any?)
  /// Selects everything.
  ///
  /// - Parameter sender: Who asks for it.
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  ///
  /// - Parameter sender: Who asks for it.
  func delete(_ sender: Any?)
  /// Makes what is selected bold, or no longer.
  ///
  /// - Parameter sender: Who asks for it.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected italic, or no longer.
  ///
  /// - Parameter sender: Who asks for it.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or no longer.
  ///
  /// - Parameter sender: Who asks for it.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  ///
  /// - Parameter sender: Who asks for it.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  ///
  /// - Parameter sender: Who asks for it.
  func decreaseSize(_ sender: Any?)
  /// Lets text run from left to right.
  ///
  /// - Parameter sender: Who asks for it.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets text run from right to left.
  ///
  /// - Parameter sender: Who asks for it.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The keyboard: on screen while whoever receives what the user types takes text, or has views of its own for that.
///
/// Notifications come in the order in which iOS posts them: before a text view's delegate is told that editing begins, and after
/// a text field's. From one field to the next the keyboard stays. It is there, or has gone, before anything else happens: were that
/// an event of the clock, everything that the user can do while something is under way would be tried with it as well.
@MainActor
final class Keyboard {
  /// How many seconds it says that it moves.
  private static let duration = 0.25

  /// How high it is, in points: about as on a common phone.
  private static let height: CGFloat = 336

  private(set) var isShown = false
  private var stays = false

  /// Whether it has been announced that it comes or goes, and not yet that this is over.
  private var isMoving = false

  /// Does something in which the keyboard changes hands, so that it does not go.
  func keepingOnScreen(_ body: () -> Bool) -> Bool {
    let before = stays
    stays = true
    defer { stays = before }
    return body()
  }

  /// Comes or goes where somebody has begun or ended to receive what the user types.
  func follow() {
    guard !stays else { return }
    let isWanted = Simulation.current.firstResponder.map(\.showsKeyboard) ?? false
    guard isWanted != isShown else { return }
    isShown = isWanted
    isMoving = true
    post(isWanted ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    post(UIResponder.keyboardWillChangeFrameNotification)
  }

  /// Has come or gone, if that was announced.
  func arrive() {
    guard isMoving else { return }
    isMoving = false
    post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    post(UIResponder.keyboardDidChangeFrameNotification)
  }

  /// Goes without telling anybody, between two runs.
  func forget() { if isShown || isMoving { (isShown, isMoving) = (false, false) } }

  private func post(_ name: Notification.Name) {
    let screen = Simulation.current.windowFrame
    let above = CGRect(
      x: 0, y: screen.height - Self.height, width: screen.width, height: Self.height)
    let below = CGRect(x: 0, y: screen.height, width: screen.width, height: Self.height)
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: isShown ? below : above),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: isShown ? above : below),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension UIResponder {
  /// Whether the keyboard, or what takes its place, is on screen while the object receives what the user types.
  fileprivate final var showsKeyboard: Bool {
    takesText || !ownInputViews.isEmpty
  }

  /// What stands in the place of the keyboard and above it.
  final var ownInputViews: [UIView] {
    StructureReads.callOut("inputView", about: accountableController) {
      [inputAccessoryView, inputView].compactMap { $0 }
    }
  }

  /// The keyboard is about to come.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// The keyboard has come.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// The keyboard is about to go.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// The keyboard has gone.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// The place of the keyboard is about to change.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The place of the keyboard has changed.
  public nonisolated static var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// Under which a notification says where the keyboard was, as an `NSValue`.
  public nonisolated static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Under which a notification says where the keyboard will be, as an `NSValue`.
  public nonisolated static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// Under which a notification says how many seconds the keyboard moves.
  public nonisolated static var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// Under which a notification says by which curve the keyboard moves.
  public nonisolated static var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Under which a notification says that the keyboard belongs to this app.
  public nonisolated static var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
