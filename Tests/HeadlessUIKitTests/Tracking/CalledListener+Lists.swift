import Foundation
import HeadlessUIKit

// Whoever is asked and told by tables and collections, and says what is called.

extension CalledListener: UITableViewDataSource {
  private func source(_ method: String) { CalloutStage.called("UITableViewDataSource.\(method)") }

  func numberOfSections(in tableView: UITableView) -> Int {
    source("numberOfSections(in:)")
    return 1
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source("tableView(_:numberOfRowsInSection:)")
    return 40
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source("tableView(_:cellForRowAt:)")
    let cell = UITableViewCell()
    cell.accessoryType = .detailButton
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    source("tableView(_:titleForHeaderInSection:)")
    return nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    source("tableView(_:titleForFooterInSection:)")
    return nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    source("tableView(_:canEditRowAt:)")
    return true
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { source("tableView(_:commit:forRowAt:)") }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    source("tableView(_:canMoveRowAt:)")
    return true
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { source("tableView(_:moveRowAt:to:)") }
}

extension CalledListener: UITableViewDelegate {
  private func table(_ label: String) { CalloutStage.called("UITableViewDelegate.tableView(_:\(label):)") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    CalloutStage.called("UIScrollViewDelegate.scrollViewDidScroll(_:)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    table("shouldHighlightRowAt")
    return true
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    table("willSelectRowAt")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { table("didSelectRowAt") }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    table("willDeselectRowAt")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    table("didDeselectRowAt")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    table("accessoryButtonTappedForRowWith")
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    table("willDisplay:forRowAt")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { table("didEndDisplaying:forRowAt") }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    table("trailingSwipeActionsConfigurationForRowAt")
    return nil
  }
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    table("editActionsForRowAt")
    return nil
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    table("leadingSwipeActionsConfigurationForRowAt")
    return nil
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    table("editingStyleForRowAt")
    return .delete
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    table("titleForDeleteConfirmationButtonForRowAt")
    return nil
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    table("willBeginEditingRowAt")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    table("didEndEditingRowAt")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    table("targetIndexPathForMoveFromRowAt:toProposedIndexPath")
    return proposedDestinationIndexPath
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    table("viewForHeaderInSection")
    return nil
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    table("viewForFooterInSection")
    return nil
  }
}

extension CalledListener: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private func source(of collection: String) {
    CalloutStage.called("UICollectionViewDataSource.\(collection)")
  }
  private func collection(_ label: String) {
    CalloutStage.called("UICollectionViewDelegate.collectionView(_:\(label):)")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    source(of: "numberOfSections(in:)")
    return 1
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source(of: "collectionView(_:numberOfItemsInSection:)")
    return 40
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source(of: "collectionView(_:cellForItemAt:)")
    let cell = UICollectionViewCell(frame: .zero)
    cell.addSubview(ReorderSign { _ in true })
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source(of: "collectionView(_:canMoveItemAt:)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { source(of: "collectionView(_:moveItemAt:to:)") }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    collection("targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath")
    return proposedIndexPath
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collection("shouldHighlightItemAt")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    collection("shouldSelectItemAt")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collection("didSelectItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    collection("shouldDeselectItemAt")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    collection("didDeselectItemAt")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { collection("willDisplay:forItemAt") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { collection("didEndDisplaying:forItemAt") }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source(of: "collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return UICollectionReusableView(frame: .zero)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { collection("willDisplaySupplementaryView:forElementKind:at") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { collection("didEndDisplayingSupplementaryView:forElementOfKind:at") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CalloutStage.called(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)")
    return CGSize(width: 1, height: 1)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CalloutStage.called(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)")
    return .zero
  }
}

extension CalledListener: UITextFieldDelegate, UITextViewDelegate {
  private func field(_ method: String) { CalloutStage.called("UITextFieldDelegate.\(method)") }
  private func text(_ method: String) { CalloutStage.called("UITextViewDelegate.\(method)") }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    field("textFieldShouldBeginEditing(_:)")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { field("textFieldDidBeginEditing(_:)") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    field("textFieldShouldEndEditing(_:)")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { field("textFieldDidEndEditing(_:)") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    field("textFieldDidEndEditing(_:reason:)")
    textFieldDidEndEditing(textField)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    field("textField(_:shouldChangeCharactersIn:replacementString:)")
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { field("textFieldDidChangeSelection(_:)") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    field("textFieldShouldClear(_:)")
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    field("textFieldShouldReturn(_:)")
    return true
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    text("textViewShouldBeginEditing(_:)")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { text("textViewDidBeginEditing(_:)") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    text("textViewShouldEndEditing(_:)")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { text("textViewDidEndEditing(_:)") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    self.text("textView(_:shouldChangeTextIn:replacementText:)")
    return true
  }
  func textViewDidChange(_ textView: UITextView) { text("textViewDidChange(_:)") }
  func textViewDidChangeSelection(_ textView: UITextView) { text("textViewDidChangeSelection(_:)") }
}
