import Foundation

/// What the user has opened on screen and has not closed yet: the menu of a long press, or the buttons of a row.
///
/// One thing is open at a time. It goes when the user takes something of it or touches anything else, and when what it belongs to
/// leaves the screen or takes no touches any more. Nobody can present over it or find it: it is no controller here.
@MainActor
final class Opened {
  /// What is open.
  enum Content {
    case menu(PressedMenu, OpenMenu)
    case buttons(RowButtons)
  }

  private let content: Content
  private let place: UserGesture.PressPlace
  // Weak, because what has gone is kept by nobody.
  private weak var view: UIView?
  private weak var list: (any RowHolder)?
  private let isEdited: Bool

  /// - Parameters:
  ///   - content: What is open.
  ///   - place: Where it was opened.
  ///   - view: The view or the row that was touched.
  ///   - list: What the row is in.
  init(_ content: Content, at place: UserGesture.PressPlace, on view: UIView?, in list: (any RowHolder)?) {
    (self.content, self.place, self.view, self.list) = (content, place, view, list)
    isEdited = list?.isEditingStorage ?? false
  }

  /// Stays until it is closed.
  func install() {
    Simulation.current.opened = self
    HierarchyChange.watch()
  }

  var window: UIWindow? { view?.windowInEffect }

  /// Whether the user can touch it still.
  var isInReach: Bool {
    guard let view, let window, window.takesTouches else { return false }
    let path: IndexPath
    switch (place, content) {
    case (.row(let found, _), _): path = found
    case (.control, .menu(let pressed, _)): return window.isInReach(pressed)
    case (.view, _), (.control, .buttons): return window.viewsInReach.contains { $0.containsTouchable(view) }
    }
    guard let list, list.isEditingStorage == isEdited, list.rows.cell(at: path) === view else { return false }
    return window.shownLists.contains { $0 === list }
  }

  /// Whether a gesture leaves it open: what is done with it, and the end of what began before.
  func admits(_ gesture: UserGesture) -> Bool {
    switch (gesture, content) {
    case (.tapContextMenuItem(_, let place), .menu), (.tapPreview(let place), .menu): place == self.place
    case (.tapSwipeAction(_, let path, let list), .buttons): .row(path, list: list) == place
    case (.tapBeside, _), (.finishSwipeDown, _), (.cancelSwipeDown, _), (.finishEdgePop, _),
      (.cancelEdgePop, _),
      (.finishMove, _), (.cancelMove, _), (.changeSizeClass, _):
      true
    default: false
    }
  }

  /// What the user can do now; everything else is behind it.
  var gestures: [PossibleGesture] {
    let own: [PossibleGesture] =
      switch (content, place) {
      case (.menu, _):
        titles.enumerated().map { index, title in
          .init(gesture: .tapContextMenuItem(index, of: place), words: "tap '\(title)' in the menu")
        } + previewGestures
      case (.buttons, .row(let path, let list)):
        titles.enumerated().map { index, title in
          .init(gesture: .tapSwipeAction(index, row: path, list: list), words: "tap '\(title)' of the row")
        }
      case (.buttons, .view), (.buttons, .control): []
      }
    let words = if case .menu = content { "close the menu" } else { "close the row" }
    return own + [.init(gesture: .tapBeside, words: words)]
  }

  /// What is tapped or has its menu in a bar shows no preview.
  private var previewGestures: [PossibleGesture] {
    if case .control = place { return [] }
    return [.init(gesture: .tapPreview(of: place), words: "tap the preview")]
  }

  private var titles: [String] {
    switch content {
    case .menu(_, let open): open.menu?.choices.map(\.title) ?? []
    case .buttons(let buttons): buttons.titles
    }
  }

  /// What the user sees of it: of what it is part, and what can be taken.
  func forEachSign(_ body: (UIView, String) -> Void) {
    guard let view else { return }
    body(view, "opened on \(place)")
    for title in titles { body(view, title) }
  }

  /// The user does something with it.
  ///
  /// - Parameters:
  ///   - gesture: What.
  ///   - chain: Who is asked for commands.
  /// - Returns: Whether there was anything to do it with; where there was not, it is closed.
  func use(_ gesture: UserGesture, in chain: UIResponder?) -> Bool {
    switch (gesture, content) {
    case (.tapContextMenuItem(let index, _), .menu(let pressed, let open))
    where titles.indices.contains(index):
      close { pressed.choose(index, in: open, chain) }
    case (.tapPreview, .menu(let pressed, let open)) where !previewGestures.isEmpty:
      let follow = pressed.tapPreview(of: open)
      close(follow)
    case (.tapSwipeAction(let index, _, _), .buttons(let buttons)) where titles.indices.contains(index):
      buttons.tap(index) { [weak self] in self?.close() }
      if !isInReach { close() }
    default:
      close()
      return gesture == .tapBeside
    }
    return true
  }

  /// Goes, and whoever is to know is told.
  ///
  /// - Parameter act: What comes of it.
  func close(_ act: () -> Void = {}) {
    guard Simulation.current.opened === self else { return }
    Simulation.current.opened = nil
    switch content {
    case .menu(let pressed, let open):
      pressed.end(open)
      act()
      open.menu?.close()
    case .buttons(let buttons):
      buttons.end()
      act()
    }
  }
}

extension UIView {
  /// Whether a view that takes touches is inside this one.
  fileprivate final func containsTouchable(_ other: UIView) -> Bool {
    var isFound = false
    forEachTouchable { if $0 === other { isFound = true } }
    return isFound
  }
}
