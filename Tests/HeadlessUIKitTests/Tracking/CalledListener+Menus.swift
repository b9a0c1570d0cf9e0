import Foundation
import HeadlessUIKit

// Whoever says what a long press shows and is told of it, and of sheets and popovers, and says what is called.

extension CalledListener: UIContextMenuInteractionDelegate {
  private func menu(_ labels: String) {
    CalloutStage.called("UIContextMenuInteractionDelegate.contextMenuInteraction(_:\(labels):)")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu("configurationForMenuAtLocation")
    return makeConfiguration()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    menu("willPerformPreviewActionForMenuWith:animator")
    add(to: animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { menu("willDisplayMenuFor:animator") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { menu("willEndFor:animator") }

  private func add(to animator: any UIContextMenuInteractionAnimating) {
    animator.addAnimations {
      CalloutStage.called("UIContextMenuInteractionAnimating.addAnimations(_:)")
    }
    animator.addCompletion {
      CalloutStage.called("UIContextMenuInteractionAnimating.addCompletion(_:)")
    }
  }

  /// What a long press shows, whose parts say that they are asked for.
  fileprivate func makeConfiguration() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in
      CalloutStage.called("UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)")
      return UIMenu(children: [
        UIDeferredMenuElement { completion in
          CalloutStage.called("UIDeferredMenuElement.init(_:)")
          completion([UIAction { _ in }])
        }
      ])
    })
  }
}

extension CalledListener {
  private func row(_ labels: String) { CalloutStage.called("UITableViewDelegate.tableView(_:\(labels):)") }
  private func item(_ labels: String) {
    CalloutStage.called("UICollectionViewDelegate.collectionView(_:\(labels):)")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    row("contextMenuConfigurationForRowAt:point")
    return makeConfiguration()
  }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { row("willPerformPreviewActionForMenuWith:animator") }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { row("willDisplayContextMenu:animator") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { row("willEndContextMenuInteraction:animator") }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    item("contextMenuConfigurationForItemsAt:point")
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    item("contextMenuConfigurationForItemAt:point")
    return makeConfiguration()
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { item("willPerformPreviewActionForMenuWith:animator") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { item("willDisplayContextMenu:animator") }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { item("willEndContextMenuInteraction:animator") }
}

extension CalledListener: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    CalloutStage.called(
      "UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    )
  }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    CalloutStage.called("UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:)")
  }
}

/// Something of the app's own that a view takes part in.
@MainActor final class CalledInteraction: UIInteraction {
  private(set) weak var view: UIView?

  func willMove(to view: UIView?) { CalloutStage.called("UIInteraction.willMove(to:)") }

  func didMove(to view: UIView?) {
    self.view = view
    CalloutStage.called("UIInteraction.didMove(to:)")
  }
}
