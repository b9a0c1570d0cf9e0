import Foundation
import HeadlessUIKit

// What is read of tables and collections.
extension ContentViews {
  static let table: [TrackedAccess] = [
    read({ $0.table }, "UITableView.delegate") { _ = $0.delegate },
    read({ $0.table }, "UITableView.dataSource") { _ = $0.dataSource },
    read({ $0.table }, "UITableView.allowsSelection") { _ = $0.allowsSelection },
    read({ $0.table }, "UITableView.allowsMultipleSelection") { _ = $0.allowsMultipleSelection },
    read({ $0.table }, "UITableView.allowsSelectionDuringEditing") { _ = $0.allowsSelectionDuringEditing },
    read({ $0.table }, "UITableView.allowsMultipleSelectionDuringEditing") {
      _ = $0.allowsMultipleSelectionDuringEditing
    },
    read({ $0.table }, "UITableView.rowHeight") { _ = $0.rowHeight },
    read({ $0.table }, "UITableView.estimatedRowHeight") { _ = $0.estimatedRowHeight },
    read({ $0.table }, "UITableView.tableHeaderView") { _ = $0.tableHeaderView },
    read({ $0.table }, "UITableView.tableFooterView") { _ = $0.tableFooterView },
    read({ $0.table }, "UITableView.backgroundView") { _ = $0.backgroundView },
    read({ $0.table }, "UITableView.isEditing") { _ = $0.isEditing },
    read({ $0.table }, "UITableView.visibleCells") { _ = $0.visibleCells },
    read({ $0.table }, "UITableView.indexPathsForVisibleRows") { _ = $0.indexPathsForVisibleRows },
    read({ $0.table }, "UITableView.numberOfSections") { _ = $0.numberOfSections },
    read({ $0.table }, "UITableView.indexPathForSelectedRow") { _ = $0.indexPathForSelectedRow },
    read({ $0.table }, "UITableView.indexPathsForSelectedRows") { _ = $0.indexPathsForSelectedRows },
    read({ $0.table }, "UITableView.cellForRow(at:)") { _ = $0.cellForRow(at: [0, 0]) },
    read({ $0.table }, "UITableView.headerView(forSection:)") { _ = $0.headerView(forSection: 0) },
    read({ $0.table }, "UITableView.footerView(forSection:)") { _ = $0.footerView(forSection: 0) },
    read({ $0.table }, "UITableView.indexPath(for:)") { _ = $0.indexPath(for: UITableViewCell()) },
    read({ $0.table }, "UITableView.numberOfRows(inSection:)") { _ = $0.numberOfRows(inSection: 0) },
    read({ $0.cell }, "UITableViewCell.reuseIdentifier") { _ = $0.reuseIdentifier },
    read({ $0.cell }, "UITableViewCell.textLabel") { _ = $0.textLabel },
    read({ $0.cell }, "UITableViewCell.detailTextLabel") { _ = $0.detailTextLabel },
    read({ $0.cell }, "UITableViewCell.imageView") { _ = $0.imageView },
    read({ $0.cell }, "UITableViewCell.accessoryType") { _ = $0.accessoryType },
    read({ $0.cell }, "UITableViewCell.accessoryView") { _ = $0.accessoryView },
    read({ $0.cell }, "UITableViewCell.selectionStyle") { _ = $0.selectionStyle },
    read({ $0.cell }, "UITableViewCell.isSelected") { _ = $0.isSelected },
    read({ $0.cell }, "UITableViewCell.isHighlighted") { _ = $0.isHighlighted },
    read({ $0.cell }, "UITableViewCell.isEditing") { _ = $0.isEditing },
    read({ $0.cell }, "UITableViewCell.editingStyle") { _ = $0.editingStyle },
    read({ $0.cell }, "UITableViewCell.contentConfiguration") { _ = $0.contentConfiguration },
    read({ $0.cell }, "UITableViewCell.configurationState") { _ = $0.configurationState },
    read({ $0.cell }, "UITableViewCell.configurationUpdateHandler") { _ = $0.configurationUpdateHandler },
    read({ $0.header }, "UITableViewHeaderFooterView.configurationState") { _ = $0.configurationState },
    read({ $0.header }, "UITableViewHeaderFooterView.configurationUpdateHandler") {
      _ = $0.configurationUpdateHandler
    },
  ]

  static let items: [TrackedAccess] = [
    read({ $0.collection }, "UICollectionView.delegate") { _ = $0.delegate },
    read({ $0.collection }, "UICollectionView.dataSource") { _ = $0.dataSource },
    read({ $0.collection }, "UICollectionView.collectionViewLayout") { _ = $0.collectionViewLayout },
    read({ $0.collection }, "UICollectionView.allowsSelection") { _ = $0.allowsSelection },
    read({ $0.collection }, "UICollectionView.allowsMultipleSelection") { _ = $0.allowsMultipleSelection },
    read({ $0.collection }, "UICollectionView.isEditing") { _ = $0.isEditing },
    read({ $0.collection }, "UICollectionView.allowsSelectionDuringEditing") {
      _ = $0.allowsSelectionDuringEditing
    },
    read({ $0.collection }, "UICollectionView.allowsMultipleSelectionDuringEditing") {
      _ = $0.allowsMultipleSelectionDuringEditing
    },
    read({ $0.collection }, "UICollectionView.backgroundView") { _ = $0.backgroundView },
    read({ $0.collection }, "UICollectionView.visibleCells") { _ = $0.visibleCells },
    read({ $0.collection }, "UICollectionView.indexPathsForVisibleItems") {
      _ = $0.indexPathsForVisibleItems
    },
    read({ $0.collection }, "UICollectionView.numberOfSections") { _ = $0.numberOfSections },
    read({ $0.collection }, "UICollectionView.indexPathsForSelectedItems") {
      _ = $0.indexPathsForSelectedItems
    },
    read({ $0.collection }, "UICollectionView.cellForItem(at:)") { _ = $0.cellForItem(at: [0, 0]) },
    read({ $0.collection }, "UICollectionView.indexPath(for:)") {
      _ = $0.indexPath(for: UICollectionViewCell(frame: .zero))
    },
    read({ $0.collection }, "UICollectionView.numberOfItems(inSection:)") {
      _ = $0.numberOfItems(inSection: 0)
    },
    read({ $0.tile }, "UICollectionViewCell.isSelected") { _ = $0.isSelected },
    read({ $0.tile }, "UICollectionViewCell.isHighlighted") { _ = $0.isHighlighted },
    read({ $0.tile }, "UICollectionViewCell.contentConfiguration") { _ = $0.contentConfiguration },
    read({ $0.tile }, "UICollectionReusableView.reuseIdentifier") { _ = $0.reuseIdentifier },
    read({ $0.rows }, "SnapshotDataSource.snapshot()") { _ = $0.snapshot() },
    read({ $0.rows }, "SnapshotDataSource.itemIdentifier(for:)") { _ = $0.itemIdentifier(for: [0, 0]) },
    read({ $0.tiles }, "SnapshotDataSource.indexPath(for:)") { _ = $0.indexPath(for: 1) },
    read({ $0.tiles }, "SnapshotDataSource.index(for:)") { _ = $0.index(for: 0) },
    read({ $0.tiles }, "SnapshotDataSource.sectionIdentifier(for:)") { _ = $0.sectionIdentifier(for: 0) },
    read({ $0.tile }, "UICollectionViewCell.configurationState") { _ = $0.configurationState },
    read({ $0.tile }, "UICollectionViewCell.configurationUpdateHandler") {
      _ = $0.configurationUpdateHandler
    },
    read({ $0.collection }, "UICollectionView.supplementaryView(forElementKind:at:)") {
      _ = $0.supplementaryView(forElementKind: "head", at: [0, 0])
    },
    read({ $0.collection }, "UICollectionView.visibleSupplementaryViews(ofKind:)") {
      _ = $0.visibleSupplementaryViews(ofKind: "head")
    },
    read({ $0.collection }, "UICollectionView.indexPathsForVisibleSupplementaryElements(ofKind:)") {
      _ = $0.indexPathsForVisibleSupplementaryElements(ofKind: "head")
    },
    read({ $0.collection.collectionViewLayout }, "UICollectionViewLayout.collectionView") {
      _ = $0.collectionView
    },
    read({ $0.list }, "UIListContentView.configuration") { _ = $0.configuration },
    read({ $0.empty }, "UIContentUnavailableView.configuration") { _ = $0.configuration },
  ]
}
