import Foundation

/// Changes and completions that were added to a menu that opens or closes.
@MainActor
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  /// How many milliseconds of virtual time it takes until the preview has gone.
  private static let duration = 250

  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Carries out what was added: the changes now, the completions when the time is over.
  func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for change in animations { StructureReads.callOut("animations") { change() } }
    guard !completions.isEmpty else { return }
    Simulation.current.clock.scheduleOwn(after: UIView.animates ? Self.duration : 0) {
      for completion in completions { StructureReads.callOut("animated") { completion() } }
    }
  }
}

/// Something on screen that shows a menu when it is pressed or tapped, as the user sees it: whom to ask, and whom to tell.
@MainActor
struct PressedMenu {
  /// What was pressed: a view, or the cell of a row; the window, where it is a control or a button of a bar.
  let view: UIView

  /// What the row is in.
  let list: (any RowHolder)?

  /// From whom what is chosen comes.
  let sender: AnyObject

  /// Asks what is shown.
  let configuration: () -> UIContextMenuConfiguration?

  /// Tells that the menu opens or closes.
  let tell: (_ opens: Bool, UIContextMenuConfiguration, MenuAnimator) -> Void

  /// Tells that the user has tapped the preview.
  let commit: (UIContextMenuConfiguration, MenuAnimator) -> Void

  /// The user presses: asks what is shown, and tells that it comes.
  ///
  /// - Returns: What is open now, or `nil` where nothing is shown.
  func open() -> OpenMenu? {
    guard let open = configuration()?.open() else { return nil }
    animate(open, opens: true)
    // What stands in the menu for elements is asked for when they are to be seen.
    _ = open.menu?.choices
    return open
  }

  /// Tells that the menu goes.
  func end(_ open: OpenMenu) { animate(open, opens: false) }

  private func animate(_ open: OpenMenu, opens: Bool) {
    let animator = MenuAnimator(open.preview)
    tell(opens, open.configuration, animator)
    animator.run()
  }

  /// The user chooses something.
  func choose(_ index: Int, in open: OpenMenu, _ chain: UIResponder?) {
    guard let menu = open.menu else { return }
    let choices = menu.choices
    guard choices.indices.contains(index) else { return }
    menu.mark(choices[index], asOnlyOne: (sender as? UIButton)?.showsChoice ?? false)
    choices[index].choose(from: sender, in: sender as? UIControl ?? chain)
  }

  /// The user taps the preview.
  ///
  /// - Returns: What comes of it when the menu has gone.
  func tapPreview(of open: OpenMenu) -> () -> Void {
    let animator = MenuAnimator(open.preview)
    commit(open.configuration, animator)
    return { animator.run() }
  }
}

extension UIContextMenuInteraction {
  /// The menu, as a long press on the view shows it.
  final func pressed(on view: UIView) -> PressedMenu {
    PressedMenu(view: view, list: nil, sender: self) { [self] in
      ask("menuOfView", otherwise: nil) {
        $0.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
      }
    } tell: { [self] opens, configuration, animator in
      ask(opens ? "willDisplayMenu" : "willEndMenu", otherwise: ()) {
        opens
          ? $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
          : $0.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      }
    } commit: { [self] menu, animator in
      ask("willPerformPreviewAction", otherwise: ()) {
        $0.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
      }
    }
  }

  private func ask<Answer>(
    _ name: StaticString, otherwise: Answer, _ body: (any UIContextMenuInteractionDelegate) -> Answer
  ) -> Answer {
    guard let delegate else { return otherwise }
    return StructureReads.callOut(name, about: view?.accountable) { body(delegate) }
  }
}

extension UITableView {
  /// The menu of a row, as a long press shows it.
  final func pressed(_ path: IndexPath, on cell: UIView) -> PressedMenu {
    PressedMenu(view: cell, list: self, sender: self) { [self] in
      tell("menuOfRow", otherwise: nil) {
        $0.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
      }
    } tell: { [self] opens, configuration, animator in
      tell(opens ? "willDisplayMenu" : "willEndMenu", otherwise: ()) {
        opens
          ? $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
          : $0.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
      }
    } commit: { [self] configuration, animator in
      tell("willPerformPreviewAction", otherwise: ()) {
        $0.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }
}

extension UICollectionView {
  /// The menu of an item, as a long press shows it.
  final func pressed(_ path: IndexPath, on cell: UIView) -> PressedMenu {
    PressedMenu(view: cell, list: self, sender: self) { [self] in
      tell("menuOfItem", otherwise: nil) {
        $0.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)
      }
    } tell: { [self] opens, configuration, animator in
      tell(opens ? "willDisplayMenu" : "willEndMenu", otherwise: ()) {
        opens
          ? $0.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
          : $0.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
      }
    } commit: { [self] configuration, animator in
      tell("willPerformPreviewAction", otherwise: ()) {
        $0.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }
}
