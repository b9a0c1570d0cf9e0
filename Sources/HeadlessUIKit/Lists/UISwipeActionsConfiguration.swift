/// The buttons that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  /// The buttons, the outermost first.
  public final let actions: [UIContextualAction]

  /// Whether a swipe all the way is a tap on the first button.
  open var performsFirstActionWithFullSwipe = true

  /// Makes buttons.
  ///
  /// - Parameter actions: The buttons, the outermost first.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction {
  /// What is called: it is given the button, the view that was touched, and what to call when all is done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// What a button means.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary button.
    case normal = 0
    /// The button that destroys something.
    case destructive = 1
  }

  /// What the button means.
  public final let style: Style

  /// The title.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  /// The color behind them; kept, never drawn.
  open var backgroundColor: UIColor?

  private let handler: Handler

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - style: What it means.
  ///   - title: The title.
  ///   - handler: What it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The user taps the button; its row is closed when the app says that all is done.
  final func tap(in view: UIView, _ close: @escaping @MainActor () -> Void) {
    StructureReads.callOut("swipe action") { handler(self, view) { _ in close() } }
  }
}
