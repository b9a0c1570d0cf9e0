public import Foundation

/// The buttons that a swipe over a row, or its minus sign, has shown.
@MainActor
struct RowButtons {
  /// What they say, from the edge inwards.
  let titles: [String]

  /// Does what a button is for, and calls a closure when the row is to be closed.
  let tap: (_ index: Int, _ close: @escaping @MainActor () -> Void) -> Void

  /// Tells that the buttons have gone.
  let end: () -> Void
}

extension RowHolder {
  /// Whether a swipe over a row may show buttons; nobody is asked.
  func mayShowButtons(at path: IndexPath, afterSwipeToLeft toLeft: Bool) -> Bool {
    switch self {
    case let table as UITableView: table.mayShowButtons(afterSwipeToLeft: toLeft)
    case let collection as UICollectionView:
      collection.swipes(at: path)?.provider(afterSwipeToLeft: toLeft) != nil
    default: false
    }
  }

  /// Shows the buttons of a row.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - toLeft: Whether the user swipes to the left, which shows those at the right.
  /// - Returns: The buttons, or `nil` where there are none.
  func showButtons(at path: IndexPath, afterSwipeToLeft toLeft: Bool) -> RowButtons? {
    switch self {
    case let table as UITableView: table.showButtons(at: path, afterSwipeToLeft: toLeft)
    case let collection as UICollectionView: collection.showButtons(at: path, afterSwipeToLeft: toLeft)
    default: nil
    }
  }

  /// Whether a long press on a row may show a menu; nobody is asked.
  var mayShowMenus: Bool {
    if let delegate = delegateStorage as? UITableViewController {
      return RowMethods.menu.isOverridden(by: delegate)
    }
    if let delegate = delegateStorage as? UICollectionViewController {
      return ItemMethods.all.contains { $0.isOverridden(by: delegate) }
    }
    return delegateStorage != nil
  }
}

extension UITableView {
  /// Whether a swipe may show buttons: the app's own, or the one that deletes.
  fileprivate final func mayShowButtons(afterSwipeToLeft toLeft: Bool) -> Bool {
    if isEditingStorage { return toLeft }
    let own = toLeft ? [RowMethods.trailing, RowMethods.actions] : [RowMethods.leading]
    let mayNameOwn =
      (tableDelegate as? UITableViewController).map { table in own.contains { $0.isOverridden(by: table) } }
      ?? (tableDelegate != nil)
    guard toLeft, !mayNameOwn else { return mayNameOwn }
    guard let source = dataSourceStorage as? UITableViewController else { return dataSourceStorage != nil }
    return RowMethods.commit.isOverridden(by: source) || RowMethods.canEdit.isOverridden(by: source)
  }

  /// Asks for the buttons of a row, and tells that they come.
  ///
  /// Where the delegate names none at the right, a row that can be deleted has one. While the table is edited the minus sign shows
  /// them, and nobody is told.
  fileprivate final func showButtons(at path: IndexPath, afterSwipeToLeft toLeft: Bool) -> RowButtons? {
    let isSwipe = !isEditingStorage
    guard isSwipe || sign(at: path) == .delete, let cell = rows.cell(at: path) else { return nil }
    let named = buttons(at: path, afterSwipeToLeft: toLeft)
    guard named.map({ !$0.isEmpty }) ?? (toLeft && (!isSwipe || isDeletable(at: path))) else { return nil }
    if isSwipe { tellStartOfEditing(at: path) }
    return RowButtons(titles: named?.map(\.spokenTitle) ?? [titleForDeleting(at: path)]) {
      [weak self, weak cell] index, close in
      guard let self, let cell else { return }
      if let named { return named[index].tap(in: cell, close) }
      commit(.delete, at: path)
      close()
    } end: { [weak self] in
      if isSwipe { self?.tellEndOfEditing(at: path) }
    }
  }

  /// The buttons that the delegate names, in either form, or `nil` where it names none.
  private func buttons(at path: IndexPath, afterSwipeToLeft toLeft: Bool) -> [UIContextualAction]? {
    guard toLeft else {
      return tell("leadingSwipe", otherwise: nil) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }?.actions
    }
    let named = tell("trailingSwipe", otherwise: nil) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if let named { return named.actions }
    let older = tell("editActions", otherwise: nil) { $0.tableView(self, editActionsForRowAt: path) }
    return older?.map { $0.button(at: path) }
  }

  private func isDeletable(at path: IndexPath) -> Bool {
    canEdit(at: path) && editingStyle(at: path) == .delete
  }

  private func tellStartOfEditing(at path: IndexPath) {
    tell("willBeginEditingRowAt", otherwise: ()) { $0.tableView(self, willBeginEditingRowAt: path) }
  }

  private func tellEndOfEditing(at path: IndexPath) {
    let place = rows.contains(path) ? path : nil
    tell("didEndEditingRowAt", otherwise: ()) { $0.tableView(self, didEndEditingRowAt: place) }
  }

  private func titleForDeleting(at path: IndexPath) -> String {
    tell("titleForDeleteConfirmationButtonForRowAt", otherwise: nil) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    } ?? "Delete"
  }
}

extension UICollectionView {
  /// Who says what a swipe over an item shows.
  fileprivate final func swipes(at path: IndexPath) -> ListSwipes? {
    collectionViewLayoutStorage.swipesOfSection?(self, path.section)
  }

  /// Asks for the buttons of an item; nobody is told of them.
  fileprivate final func showButtons(at path: IndexPath, afterSwipeToLeft toLeft: Bool) -> RowButtons? {
    guard let provider = swipes(at: path)?.provider(afterSwipeToLeft: toLeft), let cell = rows.cell(at: path)
    else { return nil }
    let named = StructureReads.callOut("swipeActionsProvider", about: accountable) { provider(path) }
    guard let actions = named?.actions, !actions.isEmpty else { return nil }
    return RowButtons(titles: actions.map(\.spokenTitle)) { [weak cell] index, close in
      if let cell { actions[index].tap(in: cell, close) }
    } end: {
    }
  }
}

extension UIContextualAction {
  /// What a person would call the button.
  fileprivate final var spokenTitle: String { title ?? "a button" }
}

/// A button that a swipe over a row shows, in the form that came first.
@preconcurrency @MainActor
open class UITableViewRowAction: SingleObject {
  /// What is called: it is given the button and the row, which is closed then.
  public typealias Handler = @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// What a button means.
  public enum Style: Int, Hashable, Sendable {
    /// The button that destroys something.
    case destructive = 0
    /// An ordinary button.
    case normal = 1

    /// The system's, which destroys.
    public static var `default`: Style { .destructive }
  }

  /// What the button means.
  public final let style: Style

  /// The title.
  open var title: String?

  /// The color behind it; kept, never drawn.
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

  /// The same button in the form that came later.
  fileprivate final func button(at path: IndexPath) -> UIContextualAction {
    UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
  }
}

/// The buttons that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: SingleObject {
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
open class UIContextualAction: SingleObject {
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
