/// Members of what screens contain that are not tracked or not recorded, and why.
enum ContentExemptions {
  /// Writes to views, which all have their reads tracked.
  private static let writes: [MemberExemption.Pattern] = [
    "UISwitch.*=", "UISlider.*=", "UIStepper.*=", "UIPageControl.*=", "UITableViewHeaderFooterView.*=",
    "UISearchBar.*=", "UISearchBar.setShowsCancelButton(_:animated:)",
    "UISegmentedControl.*=", "UIDatePicker.*=", "UITextView.*=",
    "UIScrollView.*=", "UIImageView.*=", "UIActivityIndicatorView.*=", "UIStackView.*=", "UITableView.*=",
    "UITableViewCell.*=", "UICollectionView.*=", "UICollectionViewCell.*=", "UIButton.*=",
    "*DiffableDataSource.defaultRowAnimation=", "UISwitch.setOn(_:animated:)",
    "UISlider.setValue(_:animated:)",
    "UIDatePicker.setDate(_:animated:)", "UISegmentedControl.set*", "UISegmentedControl.insert*",
    "UISegmentedControl.remove*", "UIButton.setImage(_:for:)", "UIButton.setTitleColor(_:for:)",
    "UIControl.removeAction(*", "UIControl.removeTarget(*", "UIRefreshControl.beginRefreshing()",
    "UIRefreshControl.endRefreshing()",
    "UIActivityIndicatorView.*Animating()", "UIStackView.*ArrangedSubview(*",
    "UIScrollView.setContentOffset(_:animated:)", "UITableView.setEditing(_:animated:)",
    "UITableViewCell.setSelected(_:animated:)", "UITableViewCell.setHighlighted(_:animated:)",
    "UITableViewCell.setEditing(_:animated:)",
    "UIView.addGestureRecognizer(_:)",
    "UIView.removeGestureRecognizer(_:)", "UIGestureRecognizer.addTarget(_:action:)",
    "UIGestureRecognizer.removeTarget(_:action:)", "UITapGestureRecognizer.*=",
    "UILongPressGestureRecognizer.*=", "UISwipeGestureRecognizer.*=", "UIPinchGestureRecognizer.*=",
    "UIPanGestureRecognizer.*=", "UIPanGestureRecognizer.setTranslation(_:in:)",
    "UIScreenEdgePanGestureRecognizer.*=", "UIRotationGestureRecognizer.*=",
    "UIGestureRecognizer.require(toFail:)", "UIViewController.*KeyCommand(_:)",
    "UITextField.insertText(_:)", "UITextField.deleteBackward()", "UITextView.insertText(_:)",
    "UITextView.deleteBackward()", "UITextInput.unmarkText()", "UITextInput.replace(_:withText:)",
    "UIResponder.reloadInputViews()", "UILabel.*=", "UIButton.setAttributedTitle(_:for:)",
    "UIButton.setBackgroundImage(_:for:)", "UIScrollView.setZoomScale(_:animated:)",
    "UIScrollView.scrollRectToVisible(_:animated:)", "UINavigationBar.*=", "NSTextContainer.*=",
    "*.setNeedsUpdateConfiguration()",
    "*.automaticallyUpdatesContentConfiguration*", "UIListContentView.*=", "UIContentUnavailableView.*=",
  ]

  /// Changes of lists; what comes of them are callouts.
  private static let changes: [MemberExemption.Pattern] = [
    "UITableView.reload*", "UITableView.insert*", "UITableView.delete*", "UITableView.move*",
    "UITableView.*Updates()", "UITableView.scrollToRow(*", "UITableView.selectRow(*",
    "UITableView.deselectRow(*", "UITableView.register(*", "UICollectionView.reload*",
    "UICollectionView.insert*", "UICollectionView.delete*", "UICollectionView.move*",
    "UICollectionView.scrollToItem(*", "UICollectionView.selectItem(*", "UICollectionView.deselectItem(*",
    "UICollectionView.register(*", "SnapshotDataSource.apply*", "UIControl.sendAction(*",
  ]

  /// Cells that are made or used again.
  private static let cells: [MemberExemption.Pattern] = [
    "UITableView.dequeueReusableCell(*", "UICollectionView.dequeueReusableCell(*",
    "UITableViewCell.prepareForReuse()", "UITableView.dequeueReusableHeaderFooterView(*",
    "UITableViewHeaderFooterView.prepareForReuse()", "UICollectionReusableView.prepareForReuse()",
    "UICollectionView.dequeueReusableSupplementaryView(*",
  ]

  /// What the model asks of the classes that answer for lists.
  private static let answers: [MemberExemption.Pattern] = [
    "UITableViewController.tableView(*", "UITableViewController.numberOfSections(in:)",
    "UICollectionViewController.collectionView(*", "UICollectionViewController.numberOfSections(in:)",
    "UITableViewController.scrollView*", "UITableViewController.sectionIndexTitles(for:)",
    "UICollectionViewController.scrollView*",
    "*DiffableDataSource.numberOfSections(in:)", "UITableViewDiffableDataSource.tableView(*",
    "UICollectionViewDiffableDataSource.collectionView(*",
  ]

  /// Controllers that take their list along.
  private static let editing: [MemberExemption.Pattern] = [
    "UITableViewController.setEditing(_:animated:)", "UICollectionViewController.setEditing(_:animated:)",
  ]

  /// What a class of an app's own overrides; nothing is laid out, drawn or read aloud.
  static let overridden = MemberExemption(
    "the model never calls it, or without effect: nothing is laid out, drawn or read aloud",
    [
      "UILabel.drawText(in:)", "UILabel.textRect(*", "UITextField.*Rect(forBounds:)", "UIButton.*Rect(for*",
      "UICollectionReusableView.apply(_:)", "UICollectionReusableView.preferredLayoutAttributesFitting(_:)",
      "UICollectionViewLayoutAttributes.*", "UIView.accessibility*()", "UIView.layoutMarginsDidChange()",
      "UIView.safeAreaInsetsDidChange()", "UIViewController.accessibilityPerformEscape()",
      "UIWindow.sendEvent(_:)", "UIScrollView.touchesShould*", "UIScrollView.adjustedContentInsetDidChange()",
      "UIViewController.*RestorableState(with:)",
      "UIViewController.applicationFinishedRestoringState()",
      "UICollectionViewFlowLayoutInvalidationContext.*",
      "UITextField.draw*", "UIView.setNeedsDisplay*",
      "UITextField.caretRect(for:)", "UITextField.selectionRects(for:)", "UITextField.closestPosition(to:)",
      "UITextView.caretRect(for:)", "UITextView.selectionRects(for:)", "UITextView.closestPosition(to:)",
      "UISlider.*Rect(forBounds:*", "UIButton.updateConfiguration()",
    ])

  static let untracked: [MemberExemption] = [
    overridden,
    MemberExemption(
      "a value: what it tells it has been told, or it is a constant",
      [
        "UIControl.State.*", "UIButton.Configuration.*", "UIConfigurationState*", "UI*ConfigurationState.*",
        "UIContentUnavailableConfiguration.*", "UICollectionView.elementKind*",
        "UICollectionView.ScrollPosition.*",
        "NSDiffableDataSourceSnapshot.*", "UIListContentConfiguration.*",
        "UICollectionLayoutListConfiguration.*", "UISegmentedControl.noSegment", "UIButton.buttonType",
        "UIActivity.*", "UIImagePickerController.InfoKey.*",
        "UIImagePickerController.isSourceTypeAvailable(_:)",
        "UITableView.style", "*.contentView", "*.defaultContentConfiguration()",
        "UITableViewDiffableDataSource.defaultRowAnimation", "UIGestureRecognizer.State.*",
        "UIAccessibilityTraits.*",
        "UISwipeGestureRecognizer.Direction.*", "UIEvent.*", "UIMenu.Identifier.*", "UIMenu.Options.*",
        "UIMenuElement.Attributes.*", "UITouch.*", "UIKeyModifierFlags.*", "UIRectEdge.*",
        "UIResponder.keyboard*", "UITextField.*Notification", "UITextView.*Notification",
        "UITextField.didEndEditingReasonUserInfoKey", "UserGesture.Movement.*",
        "UITextContentType.*", "UITextPosition.*", "UITextRange.*", "UIFont.*",
        "NSTextContainer.*", "UITextSelectionRect.*",
        "UITextItem.*",
      ]),
    MemberExemption(
      "made of the text alone, whose reads are tracked, or of places that were made of it",
      ["UITextInput.*"]),
    MemberExemption(
      "is made by the app or handed to it, and kept by whoever has it: it leads to no controller that was not accessed",
      [
        "UIContextualAction.*", "UISwipeActionsConfiguration.*", "UICollectionViewLayout.*",
        "UICollectionViewLayoutInvalidationContext.*", "UICollectionViewUpdateItem.*",
        "UITableViewRowAction.*",
        "UICollectionViewFlowLayout.*", "UICollectionViewCompositionalLayout.*", "UIMenu.*",
        "UIMenuElement.*", "UICommand.*", "UITab.*", "UITabGroup.*",
        "UICollectionViewDiffableDataSource.supplementaryViewProvider*",
        "UICollectionViewDiffableDataSource.reorderingHandlers*",
        "UICollectionViewDiffableDataSource.ReorderingHandlers.*", "NSDiffableDataSourceTransaction.*",
        "NSDiffableDataSourceSectionTransaction.*",
        "UIGestureRecognizer.delegate", "UIGestureRecognizer.state", "UITapGestureRecognizer.*",
        "UILongPressGestureRecognizer.*", "UISwipeGestureRecognizer.*", "UIPanGestureRecognizer.*",
        "UIScreenEdgePanGestureRecognizer.*", "UIPinchGestureRecognizer.*", "UIRotationGestureRecognizer.*",
        "UIGestureRecognizer.location(*", "UIGestureRecognizer.numberOfTouches", "UIGestureRecognizer.name",
        "UIGestureRecognizer.*ancelsTouchesInView", "UIGestureRecognizer.delaysTouches*",
        "UIGestureRecognizer.requiresExclusiveTouchType", "UIKeyCommand.*",
      ]),
    MemberExemption(
      "called like the beginning and the end, which are tracked",
      ["UIGestureRecognizer.touchesCancelled(_:with:)"]),
    MemberExemption(
      "the model never calls it", ["UIResponder.motionCancelled(_:with:)", "UIControl.cancelTracking(with:)"]),
    MemberExemption(
      "asked by the protocol; the types of the model's that answer are tracked",
      ["UIContentView.configuration"]),
    MemberExemption(
      "a constant unless overridden", ["UIResponder.canResignFirstResponder"]),
    MemberExemption(
      "tells which methods a class has, as a cast does",
      ["UIResponder.canPerformAction(_:withSender:)", "UIResponder.target(forAction:withSender:)"]),
    MemberExemption("not UIKit's: what an app's launch uses beside it", ["ActionRegistry.register(*"]),
    MemberExemption("a constant unless overridden", ["UIResponder.canBecomeFirstResponder"]),
    MemberExemption(
      "a write to what belongs to a controller; to get at it was an access, and reads of it are tracked",
      writes),
    MemberExemption("tells nothing; whoever is asked because of it is called out to", changes),
    MemberExemption("hands out what the table itself has made, and shows nowhere yet", cells),
    MemberExemption("called as a data source or a delegate, which is tracked", answers),
    MemberExemption(
      "calls that of every controller, which is tracked", editing),
    MemberExemption(
      "nothing is laid out: without effect, or never asked",
      [
        "UITableView.layoutIfNeeded()", "UICollectionView.layoutIfNeeded()",
        "UITableViewDelegate.tableView(_:height*",
        "UIView.alignmentRectInsets", "UIView.for*BaselineLayout", "UIView.canBecomeFocused",
        "UIScrollView.adjustedContentInset",
      ]),
  ]

  static let unrecorded: [MemberExemption] = [
    MemberExemption(
      "a value, or made by the app and kept by whoever has it",
      [
        "UIButton.Configuration.*", "NSDiffableDataSourceSnapshot.*", "UIListContentConfiguration.*",
        "UIConfigurationState*", "UI*ConfigurationState.*", "UIContentUnavailableConfiguration.*",
        "UICollectionLayoutListConfiguration.*", "UITabGroup.*", "UIContentConfiguration.*",
        "UIContentView.*", "UICollectionViewDiffableDataSource.supplementaryViewProvider=",
        "UICollectionViewDiffableDataSource.reorderingHandlers=",
        "UICollectionViewDiffableDataSource.ReorderingHandlers.*",
        "UIContextualAction.*", "UISwipeActionsConfiguration.*", "UICollectionViewLayout.*",
        "UITableViewRowAction.*",
        "UICollectionViewFlowLayout.*", "UICollectionViewLayoutInvalidationContext.*",
        "UICollectionViewCompositionalLayout.*", "UIFont.*", "UITextInput.*",
        "*.defaultContentConfiguration()",
        "UIBarButtonItem.*Space(*", "UIMenu.*", "UIMenuElement.*=", "UICommand.*=", "UITab.*=",
      ]),
    MemberExemption(
      "tells something: nothing is asked for",
      [
        "UIImagePickerController.isSourceTypeAvailable(_:)", "UIButton.title(for:)",
        "UISegmentedControl.titleForSegment(at:)", "UITableView.cellForRow(at:)",
        "UITableView.headerView(forSection:)", "UITableView.footerView(forSection:)",
        "UITableView.numberOfRows(inSection:)", "UICollectionView.cellForItem(at:)",
        "UICollectionView.numberOfItems(inSection:)", "*.indexPath(for:)", "*.itemIdentifier(for:)",
        "*.sectionIdentifier(for:)", "SnapshotDataSource.index(for:)", "SnapshotDataSource.snapshot()",
        "UICollectionView.*upplementary*ofKind:)", "UICollectionView.supplementaryView(*",
        "UIControl.actions(forTarget:forControlEvent:)",
      ]),
    MemberExemption(
      "sets what a screen of the system's is for; that the user leaves it is recorded",
      ["UIActivityViewController.*=", "UIImagePickerController.*=", "UIDocumentPickerViewController.*="]),
    MemberExemption(
      "the user touches a control: its action is recorded as a callback",
      ["UIControl.addTarget(_:action:for:)", "ActionRegistry.register(*"]),
    MemberExemption(
      "a search that begins or ends is presented or dismissed, which is recorded",
      ["UISearchController.*=", "UISearchResultsUpdating.*"]),
    MemberExemption("views are no part of the story", writes + editing),
    MemberExemption(
      "a cell or a control is told of its state or of a finger: no part of the story",
      ["*.updateConfiguration(using:)", "UIControl.*Tracking(*"]),
    MemberExemption(
      "a list is no part of the story; what its data source and its delegate are asked is, as callbacks",
      changes + cells + answers + [
        "UITableView.layoutIfNeeded()", "UITableView.performBatchUpdates(_:completion:)",
        "UICollectionView.layoutIfNeeded()", "UICollectionView.performBatchUpdates(_:completion:)",
        "UICollectionView.dequeueConfiguredReusable*", "UICollectionViewDelegateFlowLayout.collectionView(*",
        "*DataSource.tableView(*",
        "*DataSource.collectionView(*", "*DataSource.numberOfSections(in:)", "UITableViewController.*=",
        "UICollectionViewController.*=",
      ]),
    MemberExemption(
      "the keyboard is no part of the story; what a delegate is asked is, as callbacks",
      ["UIResponder.*FirstResponder()", "UISearchBar.*FirstResponder()"]),
    MemberExemption(
      "called by UIKit: recorded as a callback, where the app has written it",
      [
        "UIResponder.touches*", "UIResponder.motion*", "UIGestureRecognizer.touches*",
        "UIGestureRecognizer.reset()", "UIGestureRecognizer.can*", "UIGestureRecognizer.should*",
        "UIView.gestureRecognizerShouldBegin(_:)",
      ]),
    MemberExemption(
      "tells something: nothing is asked for",
      [
        "UIGestureRecognizer.location(*", "UIPanGestureRecognizer.translation(in:)",
        "UIPanGestureRecognizer.velocity(in:)", "UITouch.*", "UIEvent.*",
        "UIResponder.canPerformAction(_:withSender:)", "UIResponder.target(forAction:withSender:)",
        "UIKeyCommand.*",
      ]),
  ]
}
