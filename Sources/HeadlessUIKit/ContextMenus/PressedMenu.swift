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

/// Something on screen that shows a menu when it is pressed, as the user sees it: whom to ask, and whom to tell.
@MainActor
struct PressedMenu {
  /// What a person would call it.
  let name: String

  /// What was pressed.
  let sender: AnyObject

  /// Asks what is shown.
  let configuration: () -> UIContextMenuConfiguration?

  /// Tells that the menu opens or closes.
  let tell: (_ opens: Bool, UIContextMenuConfiguration, MenuAnimator) -> Void

  /// Tells that the user has tapped the preview.
  let commit: (UIContextMenuConfiguration, MenuAnimator) -> Void

  /// Opens the menu, lets the user do something with it, and closes it.
  ///
  /// - Parameter act: What the user does; says whether there was anything to do it with.
  /// - Returns: What that says, and `false` where nothing is shown.
  private func press(_ act: (OpenMenu) -> (() -> Void)?) -> Bool {
    guard let configuration = configuration() else { return false }
    let open = configuration.open()
    let opening = MenuAnimator(open.preview)
    tell(true, configuration, opening)
    opening.run()
    let action = act(open)
    let closing = MenuAnimator(open.preview)
    tell(false, configuration, closing)
    closing.run()
    action?()
    open.menu?.close()
    return action != nil
  }

  /// The user presses, and chooses something in the menu.
  func choose(_ index: Int, in chain: UIResponder?) -> Bool {
    press { open in
      guard let menu = open.menu else { return nil }
      let choices = menu.choices
      guard choices.indices.contains(index) else { return nil }
      return {
        menu.mark(choices[index], asOnlyOne: false)
        choices[index].choose(from: sender, in: chain)
      }
    }
  }

  /// The user presses, and taps the preview.
  func tapPreview() -> Bool {
    press { open in
      let animator = MenuAnimator(open.preview)
      commit(open.configuration, animator)
      return { animator.run() }
    }
  }

  /// The names of what can be chosen, `nil` where nothing is shown.
  var titles: [String]? {
    guard let configuration = configuration() else { return nil }
    return configuration.open().menu?.choices.map(\.title) ?? []
  }
}

extension UIContextMenuInteraction {
  /// The menu, as a long press on the view shows it.
  final func pressed(named name: String) -> PressedMenu {
    PressedMenu(name: name, sender: self) { [self] in
      ask("menuOfView", otherwise: nil) {
        $0.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
      }
    } tell: { [self] opens, configuration, animator in
      if opens {
        ask("willDisplayMenu", otherwise: ()) {
          $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        }
      } else {
        ask("willEndMenu", otherwise: ()) {
          $0.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
      }
    } commit: { [self] configuration, animator in
      ask("willPerformPreviewAction", otherwise: ()) {
        $0.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
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
  final func pressed(_ path: IndexPath, named name: String) -> PressedMenu {
    PressedMenu(name: name, sender: self) { [self] in
      tell("menuOfRow", otherwise: nil) {
        $0.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
      }
    } tell: { [self] opens, configuration, animator in
      if opens {
        tell("willDisplayMenu", otherwise: ()) {
          $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
        }
      } else {
        tell("willEndMenu", otherwise: ()) {
          $0.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
        }
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
  final func pressed(_ path: IndexPath, named name: String) -> PressedMenu {
    PressedMenu(name: name, sender: self) { [self] in
      tell("menuOfItem", otherwise: nil) {
        $0.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)
      }
    } tell: { [self] opens, configuration, animator in
      if opens {
        tell("willDisplayMenu", otherwise: ()) {
          $0.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
        }
      } else {
        tell("willEndMenu", otherwise: ()) {
          $0.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
        }
      }
    } commit: { [self] configuration, animator in
      tell("willPerformPreviewAction", otherwise: ()) {
        $0.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }
  }
}
