import Foundation
import HeadlessUIKit

// What a long press, a sheet that is dragged and a popover call.
extension TrackedCallout {
  @MainActor static let menus: [TrackedCallout] = ofViews + ofRows + ofItems + interactions

  @MainActor private static let ofViews: [TrackedCallout] = [
    pressing("UIContextMenuInteractionDelegate.contextMenuInteraction(_:configurationForMenuAtLocation:)"),
    pressing(
      "UIContextMenuInteractionDelegate.contextMenuInteraction"
        + "(_:willPerformPreviewActionForMenuWith:animator:)"),
    pressing("UIContextMenuInteractionDelegate.contextMenuInteraction(_:willDisplayMenuFor:animator:)"),
    pressing("UIContextMenuInteractionDelegate.contextMenuInteraction(_:willEndFor:animator:)"),
    pressing("UIContextMenuInteractionAnimating.addAnimations(_:)"),
    pressing("UIContextMenuInteractionAnimating.addCompletion(_:)"),
    pressing(previewing),
    pressing("UIDeferredMenuElement.init(_:)", choosing: true),
    TrackedCallout(previewing) {
      $0.button.addInteraction(UIContextMenuInteraction(delegate: previews))
      $0.show($0.button)
    } acting: {
      $0.window.perform(.tapPreview(of: .view(0)))
    },
  ]

  private static let previewing =
    "UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)"

  @MainActor private static let previews = PreviewListener()

  /// Shows a preview and no menu, so that nothing else than the preview is asked for.
  @MainActor private final class PreviewListener: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: {
        CalloutStage.called(previewing)
        return nil
      })
    }
  }

  @MainActor private static let ofRows: [TrackedCallout] = [
    row("contextMenuConfigurationForRowAt:point:"), row("willPerformPreviewActionForMenuWith:animator:"),
    row("willDisplayContextMenu:animator:"), row("willEndContextMenuInteraction:animator:"),
  ]

  @MainActor private static func row(_ labels: String) -> TrackedCallout {
    TrackedCallout("UITableViewDelegate.tableView(_:\(labels))") {
      $0.show($0.contents.table)
      $0.contents.table.delegate = $0.listener
      $0.contents.table.dataSource = $0.listener
      Simulation.current.clock.settle()
    } acting: {
      $0.window.perform(.tapPreview(of: .row(IndexPath(row: 0, section: 0), list: 0)))
    }
  }

  @MainActor private static let ofItems: [TrackedCallout] = [
    item("contextMenuConfigurationForItemsAt:point:"), item("contextMenuConfigurationForItemAt:point:"),
    item("willPerformPreviewActionForMenuWith:animator:"), item("willDisplayContextMenu:animator:"),
    item("willEndContextMenuInteraction:animator:"),
    swiping("leadingSwipeActionsConfigurationProvider") { $0.leadingSwipeActionsConfigurationProvider = $1 },
    swiping("trailingSwipeActionsConfigurationProvider") {
      $0.trailingSwipeActionsConfigurationProvider = $1
    },
  ]

  /// A swipe over an item, for which the layout of the collection says what it shows.
  @MainActor private static func swiping(
    _ name: String,
    _ set:
      @escaping @MainActor @Sendable (
        inout UICollectionLayoutListConfiguration,
        @escaping UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
      ) -> Void
  ) -> TrackedCallout {
    let member = "UICollectionLayoutListConfiguration.\(name)"
    return TrackedCallout(member) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      set(&configuration) { _ in
        CalloutStage.called(member)
        return nil
      }
      $0.contents.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: configuration)
      $0.show($0.contents.collection)
      $0.contents.collection.dataSource = $0.listener
      Simulation.current.clock.settle()
    } acting: {
      $0.window.perform(
        .swipeRow(IndexPath(item: 0, section: 0), toLeft: name.hasPrefix("trailing"), list: 0))
    }
  }

  @MainActor private static func item(_ labels: String) -> TrackedCallout {
    TrackedCallout("UICollectionViewDelegate.collectionView(_:\(labels))") {
      $0.show($0.contents.collection)
      $0.contents.collection.delegate = $0.listener
      $0.contents.collection.dataSource = $0.listener
      Simulation.current.clock.settle()
    } acting: {
      $0.window.perform(.tapPreview(of: .row(IndexPath(item: 0, section: 0), list: 0)))
    }
  }

  @MainActor private static let interactions: [TrackedCallout] = [
    TrackedCallout("UIInteraction.willMove(to:)", acting: { $0.button.addInteraction(CalledInteraction()) }),
    TrackedCallout("UIInteraction.didMove(to:)", acting: { $0.button.addInteraction(CalledInteraction()) }),
  ]

  @MainActor private static func pressing(_ member: String, choosing: Bool = false) -> TrackedCallout {
    TrackedCallout(member) {
      $0.button.addInteraction(UIContextMenuInteraction(delegate: $0.listener))
      $0.show($0.button)
    } acting: {
      $0.window.perform(choosing ? .tapContextMenuItem(0, of: .view(0)) : .tapPreview(of: .view(0)))
    }
  }

  @MainActor static let sheets: [TrackedCallout] = [
    TrackedCallout(
      "UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ) {
      showSheet(on: $0).delegate = $0.listener
    } acting: {
      $0.window.perform(.dragSheet(toDetent: 1))
    },
    TrackedCallout("UISheetPresentationController.Detent.custom(identifier:resolver:)") { stage in
      let look = DetentLook(stage: stage)
      showSheet(on: stage).detents = [
        .medium(),
        .custom { _ in
          look.stage.look()
          return 1
        },
      ]
    } acting: {
      $0.window.perform(.dragSheet(toDetent: 1))
    },
    TrackedCallout("UISheetPresentationController.animateChanges(_:)", .atOnce) {
      showSheet(on: $0).animateChanges($0.look)
    },
    TrackedCallout("UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:)") {
      $0.screen.modalPresentationStyle = .popover
      $0.screen.popoverPresentationController?.sourceView = $0.button
      $0.screen.popoverPresentationController?.delegate = $0.listener
    } acting: {
      $0.tabs.present($0.screen, animated: false)
    },
  ]

  @MainActor private struct DetentLook {
    let stage: CalloutStage
  }

  @MainActor private static func showSheet(on stage: CalloutStage) -> UISheetPresentationController {
    stage.screen.modalPresentationStyle = .pageSheet
    ControllerTree.install(root: stage.tabs, modals: [stage.screen], in: stage.window)
    guard let sheet = stage.screen.sheetPresentationController else { preconditionFailure("no sheet") }
    sheet.detents = [.medium(), .large()]
    return sheet
  }
}
