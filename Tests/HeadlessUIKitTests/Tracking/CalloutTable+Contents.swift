import Foundation
import HeadlessUIKit

// Whoever is asked and told by tables, collections and texts.
extension TrackedCallout {
  @MainActor static let contents: [TrackedCallout] = tables + collections + fields + texts + closuresOfLists

  @MainActor private static func listing(
    _ member: String, _ act: @escaping @MainActor @Sendable (UITableView, UIWindow) -> Void
  ) -> TrackedCallout {
    TrackedCallout(member) {
      $0.show($0.contents.table)
      $0.contents.table.delegate = $0.listener
      $0.contents.table.dataSource = $0.listener
      Simulation.current.clock.settle()
    } acting: {
      act($0.contents.table, $0.window)
    }
  }

  @MainActor private static let tables: [TrackedCallout] =
    [
      "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
      "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
    ].map { listing("UITableViewDataSource.\($0)") { table, _ in table.reloadData() } }
    + ["willDisplay:forRowAt:", "viewForHeaderInSection:", "viewForFooterInSection:"].map {
      listing("UITableViewDelegate.tableView(_:\($0))") { table, _ in table.reloadData() }
    }
    + [
      "shouldHighlightRowAt:", "willSelectRowAt:", "didSelectRowAt:", "willDeselectRowAt:",
      "didDeselectRowAt:",
    ].map {
      listing("UITableViewDelegate.tableView(_:\($0))") { table, window in
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        window.perform(.tapRow(IndexPath(row: 0, section: 0), list: 0))
      }
    }
    + [
      "UITableViewDataSource.tableView(_:canEditRowAt:)",
      "UITableViewDataSource.tableView(_:commit:forRowAt:)",
      "UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "UITableViewDelegate.tableView(_:editActionsForRowAt:)",
    ].map {
      listing($0) { $1.perform(.tapSwipeAction(0, row: IndexPath(row: 0, section: 0), list: 0)) }
    }
    + [
      listing("UITableViewDelegate.tableView(_:editingStyleForRowAt:)") { $1.perform(swipe) },
      listing("UITableViewDelegate.tableView(_:willBeginEditingRowAt:)") { $1.perform(swipe) },
      listing("UITableViewDelegate.tableView(_:didEndEditingRowAt:)") { $1.perform(swipe) },
      listing("UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
        $1.perform(swipe)
      },
      listing("UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        $1.perform(.swipeRow(IndexPath(row: 0, section: 0), toLeft: false, list: 0))
      },
      dragging("UITableViewDataSource.tableView(_:canMoveRowAt:)"),
      dragging("UITableViewDataSource.tableView(_:moveRowAt:to:)"),
      dragging("UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"),
      listing("UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)") {
        $1.perform(.tapAccessory(IndexPath(row: 0, section: 0), list: 0))
      },
      listing("UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)") { table, _ in
        table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
      },
      listing("UIScrollViewDelegate.scrollViewDidScroll(_:)") { table, _ in
        table.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
      },
    ]

  private static let swipe = UserGesture.tapSwipeAction(0, row: IndexPath(row: 0, section: 0), list: 0)

  @MainActor private static func dragging(_ member: String) -> TrackedCallout {
    listing(member) { table, window in
      table.isEditing = true
      window.perform(.dragRow(IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0), list: 0))
    }
  }

  @MainActor private static func gathering(
    _ member: String, _ act: @escaping @MainActor @Sendable (UICollectionView, UIWindow) -> Void
  ) -> TrackedCallout {
    TrackedCallout(member) {
      $0.show($0.contents.collection)
      $0.contents.collection.delegate = $0.listener
      $0.contents.collection.dataSource = $0.listener
      Simulation.current.clock.settle()
    } acting: {
      act($0.contents.collection, $0.window)
    }
  }

  @MainActor private static let collections: [TrackedCallout] =
    [
      "DataSource.numberOfSections(in:)", "DataSource.collectionView(_:numberOfItemsInSection:)",
      "DataSource.collectionView(_:cellForItemAt:)", "Delegate.collectionView(_:willDisplay:forItemAt:)",
      "DataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "Delegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "Delegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "DelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "DelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)",
    ].map { gathering("UICollectionView\($0)") { collection, _ in collection.reloadData() } }
    + [
      "shouldHighlightItemAt:", "shouldSelectItemAt:", "didSelectItemAt:", "shouldDeselectItemAt:",
      "didDeselectItemAt:",
    ].map {
      gathering("UICollectionViewDelegate.collectionView(_:\($0))") { collection, window in
        collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        window.perform(.tapRow(IndexPath(item: 0, section: 0), list: 0))
      }
    }
    + [
      "DataSource.collectionView(_:canMoveItemAt:)", "DataSource.collectionView(_:moveItemAt:to:)",
      "Delegate.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    ].map {
      gathering("UICollectionView\($0)") { _, window in
        window.perform(.dragRow(IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0), list: 0))
      }
    }
    + [
      gathering("UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)") { collection, _ in
        collection.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
      }
    ]

  @MainActor private static let fields: [TrackedCallout] = [
    "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
    "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidChangeSelection(_:)",
    "textFieldShouldReturn(_:)", "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
    "textFieldDidEndEditing(_:reason:)",
  ].map { method in
    TrackedCallout("UITextFieldDelegate.\(method)") {
      $0.show($0.field)
      $0.field.delegate = $0.listener
    } acting: {
      $0.window.perform(.typeText("text", control: 0))
      $0.window.perform(.tapReturn)
      $0.field.resignFirstResponder()
    }
  }

  @MainActor private static let texts: [TrackedCallout] = [
    "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)",
    "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
    "textViewDidChangeSelection(_:)",
    "textViewShouldEndEditing(_:)", "textViewDidEndEditing(_:)",
  ].map { method in
    TrackedCallout("UITextViewDelegate.\(method)") {
      $0.show($0.contents.text)
      $0.contents.text.delegate = $0.listener
    } acting: {
      $0.window.perform(.typeText("text", control: 0))
      $0.contents.text.resignFirstResponder()
    }
  }

  @MainActor private static let closuresOfLists: [TrackedCallout] = [
    TrackedCallout("UIControl.addTarget(_:action:for:)") { stage in
      Simulation.actions.register("look", on: CalloutStage.self) { $0.look }
      stage.button.addTarget(stage, action: "look", for: .touchUpInside)
    } acting: {
      $0.button.sendActions(for: .touchUpInside)
    },
    TrackedCallout("UITextFieldDelegate.textFieldShouldClear(_:)") {
      $0.field.clearsOnBeginEditing = true
      $0.field.text = "text"
      $0.field.delegate = $0.listener
      $0.show($0.field)
    } acting: {
      $0.window.perform(.tapControl(0))
    },
    TrackedCallout("UITableView.performBatchUpdates(_:completion:)") { stage in
      stage.contents.table.performBatchUpdates(nil) { _ in stage.look() }
    },
    TrackedCallout("UICollectionView.performBatchUpdates(_:completion:)") { stage in
      stage.contents.collection.performBatchUpdates(nil) { _ in stage.look() }
    },
    TrackedCallout("UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)") { stage in
      let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "head"
      ) { _, _, _ in stage.look() }
      stage.makeTile = {
        _ = stage.contents.collection.dequeueConfiguredReusableSupplementary(
          using: registration, for: [0, 0])
      }
    } acting: {
      $0.makeTile()
    },
    TrackedCallout("UICollectionView.dequeueConfiguredReusableCell(using:for:item:)") { stage in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
        stage.look()
      }
      stage.makeTile = {
        _ = stage.contents.collection.dequeueConfiguredReusableCell(
          using: registration, for: [0, 0], item: 1)
      }
    } acting: {
      $0.makeTile()
    },
  ]
}

extension CalloutStage {
  /// Puts a view where the user sees it.
  func show(_ view: UIView) {
    host.view.addSubview(view)
    select(host)
  }
}
