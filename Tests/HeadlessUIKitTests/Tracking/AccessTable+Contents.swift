import Foundation
import HeadlessUIKit

/// One of each view that a screen may contain.
@MainActor
final class ContentViews {
  let toggle = UISwitch()
  let slider = UISlider()
  let stepper = UIStepper()
  let dots = UIPageControl()
  let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
  let segments = UISegmentedControl(items: ["one"])
  let date = UIDatePicker()
  let text = UITextView()
  let scroll = UIScrollView()
  let refresh = UIRefreshControl()
  let picture = UIImageView(image: nil)
  let indicator = UIActivityIndicatorView(style: .medium)
  let row = UIStackView()
  let bar = UISearchBar()
  let table = UITableView()
  let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let tile = UICollectionViewCell(frame: .zero)
  let list = UIListContentView(configuration: .cell())
  let empty = UIContentUnavailableView(configuration: .empty())

  /// The data source of the table, which goes by snapshots.
  private(set) lazy var rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }

  /// The data source of the collection, which goes by snapshots.
  private(set) lazy var tiles = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
    _, _, _ in nil
  }

  /// All of them.
  var all: [UIView] {
    [
      toggle, slider, stepper, dots, header, segments, date, text, scroll, refresh, picture, indicator, row,
      bar, table, cell,
      collection, tile, list, empty,
    ]
  }
}

// What is read of the views that a screen contains.
extension TrackedAccess {
  @MainActor static let contents: [TrackedAccess] =
    ContentViews.table + ContentViews.items + ContentViews.others + ContentViews.systemScreens
    + ContentViews.searches
}

extension ContentViews {
  /// Reads a member of one of the views, all of which are in the view of one controller.
  static func read<View>(
    _ view: @escaping @MainActor @Sendable (ContentViews) -> View, _ member: String,
    _ call: @escaping @MainActor @Sendable (View) -> Void
  ) -> TrackedAccess {
    .on({ view($0.contents) }, member, of: { [$0.guest] }, call)
  }

  fileprivate static let others: [TrackedAccess] = [
    read({ $0.toggle }, "UISwitch.isOn") { _ = $0.isOn },
    read({ $0.slider }, "UISlider.value") { _ = $0.value },
    read({ $0.slider }, "UISlider.minimumValue") { _ = $0.minimumValue },
    read({ $0.slider }, "UISlider.maximumValue") { _ = $0.maximumValue },
    read({ $0.slider }, "UISlider.isContinuous") { _ = $0.isContinuous },
    read({ $0.stepper }, "UIStepper.value") { _ = $0.value },
    read({ $0.stepper }, "UIStepper.minimumValue") { _ = $0.minimumValue },
    read({ $0.stepper }, "UIStepper.maximumValue") { _ = $0.maximumValue },
    read({ $0.stepper }, "UIStepper.stepValue") { _ = $0.stepValue },
    read({ $0.stepper }, "UIStepper.wraps") { _ = $0.wraps },
    read({ $0.stepper }, "UIStepper.autorepeat") { _ = $0.autorepeat },
    read({ $0.stepper }, "UIStepper.isContinuous") { _ = $0.isContinuous },
    read({ $0.dots }, "UIPageControl.numberOfPages") { _ = $0.numberOfPages },
    read({ $0.dots }, "UIPageControl.currentPage") { _ = $0.currentPage },
    read({ $0.dots }, "UIPageControl.hidesForSinglePage") { _ = $0.hidesForSinglePage },
    read({ $0.dots }, "UIPageControl.pageIndicatorTintColor") { _ = $0.pageIndicatorTintColor },
    read({ $0.dots }, "UIPageControl.currentPageIndicatorTintColor") { _ = $0.currentPageIndicatorTintColor },
    read({ $0.header }, "UITableViewHeaderFooterView.reuseIdentifier") { _ = $0.reuseIdentifier },
    read({ $0.header }, "UITableViewHeaderFooterView.textLabel") { _ = $0.textLabel },
    read({ $0.header }, "UITableViewHeaderFooterView.backgroundView") { _ = $0.backgroundView },
    read({ $0.header }, "UITableViewHeaderFooterView.contentConfiguration") { _ = $0.contentConfiguration },
    read({ $0.segments }, "UISegmentedControl.selectedSegmentIndex") { _ = $0.selectedSegmentIndex },
    read({ $0.segments }, "UISegmentedControl.isMomentary") { _ = $0.isMomentary },
    read({ $0.segments }, "UISegmentedControl.numberOfSegments") { _ = $0.numberOfSegments },
    read({ $0.segments }, "UISegmentedControl.titleForSegment(at:)") { _ = $0.titleForSegment(at: 0) },
    read({ $0.date }, "UIDatePicker.datePickerMode") { _ = $0.datePickerMode },
    read({ $0.date }, "UIDatePicker.date") { _ = $0.date },
    read({ $0.date }, "UIDatePicker.minimumDate") { _ = $0.minimumDate },
    read({ $0.date }, "UIDatePicker.maximumDate") { _ = $0.maximumDate },
    read({ $0.text }, "UITextView.text") { _ = $0.text },
    read({ $0.text }, "UITextView.font") { _ = $0.font },
    read({ $0.text }, "UITextView.textColor") { _ = $0.textColor },
    read({ $0.text }, "UITextView.textAlignment") { _ = $0.textAlignment },
    read({ $0.text }, "UITextView.textContainerInset") { _ = $0.textContainerInset },
    read({ $0.text }, "UITextView.linkTextAttributes") { _ = $0.linkTextAttributes },
    read({ $0.text }, "UITextView.typingAttributes") { _ = $0.typingAttributes },
    read({ $0.text }, "UITextView.attributedText") { _ = $0.attributedText },
    read({ $0.text }, "UITextView.selectedRange") { _ = $0.selectedRange },
    read({ $0.text }, "UITextView.selectedTextRange") { _ = $0.selectedTextRange },
    read({ $0.text }, "UITextView.isEditable") { _ = $0.isEditable },
    read({ $0.text }, "UITextView.isSelectable") { _ = $0.isSelectable },
    read({ $0.text }, "UITextView.canBecomeFirstResponder") { _ = $0.canBecomeFirstResponder },
    read({ $0.scroll }, "UIScrollView.delegate") { _ = $0.delegate },
    read({ $0.text }, "UITextView.delegate") { _ = $0.delegate },
    read({ $0.scroll }, "UIScrollView.contentOffset") { _ = $0.contentOffset },
    read({ $0.scroll }, "UIScrollView.contentSize") { _ = $0.contentSize },
    read({ $0.scroll }, "UIScrollView.isScrollEnabled") { _ = $0.isScrollEnabled },
    read({ $0.scroll }, "UIScrollView.refreshControl") { _ = $0.refreshControl },
    read({ $0.refresh }, "UIRefreshControl.isRefreshing") { _ = $0.isRefreshing },
    read({ $0.picture }, "UIImageView.image") { _ = $0.image },
    read({ $0.picture }, "UIImageView.highlightedImage") { _ = $0.highlightedImage },
    read({ $0.picture }, "UIImageView.isHighlighted") { _ = $0.isHighlighted },
    read({ $0.indicator }, "UIActivityIndicatorView.style") { _ = $0.style },
    read({ $0.indicator }, "UIActivityIndicatorView.hidesWhenStopped") { _ = $0.hidesWhenStopped },
    read({ $0.indicator }, "UIActivityIndicatorView.isAnimating") { _ = $0.isAnimating },
    read({ $0.row }, "UIStackView.axis") { _ = $0.axis },
    read({ $0.row }, "UIStackView.spacing") { _ = $0.spacing },
    read({ $0.row }, "UIStackView.distribution") { _ = $0.distribution },
    read({ $0.row }, "UIStackView.alignment") { _ = $0.alignment },
    read({ $0.row }, "UIStackView.arrangedSubviews") { _ = $0.arrangedSubviews },
    read({ $0.toggle }, "UIControl.state") { _ = $0.state },
    read({ $0.toggle }, "UIControl.isSelected") { _ = $0.isSelected },
    read({ $0.toggle }, "UIControl.isTracking") { _ = $0.isTracking },
    read({ $0.toggle }, "UIControl.isTouchInside") { _ = $0.isTouchInside },
    read({ $0.toggle }, "UIControl.allTargets") { _ = $0.allTargets },
    read({ $0.toggle }, "UIControl.allControlEvents") { _ = $0.allControlEvents },
    read({ $0.toggle }, "UIControl.actions(forTarget:forControlEvent:)") {
      _ = $0.actions(forTarget: nil, forControlEvent: .touchDown)
    },
    read({ $0.toggle }, "UIControl.isHighlighted") { _ = $0.isHighlighted },
    .on({ $0.field }, "UITextField.delegate", of: { [$0.guest] }) { _ = $0.delegate },
    .on({ $0.field }, "UITextField.font", of: { [$0.guest] }) { _ = $0.font },
    .on({ $0.field }, "UITextField.textColor", of: { [$0.guest] }) { _ = $0.textColor },
    .on({ $0.field }, "UITextField.textAlignment", of: { [$0.guest] }) { _ = $0.textAlignment },
    .on({ $0.field }, "UITextField.defaultTextAttributes", of: { [$0.guest] }) {
      _ = $0.defaultTextAttributes
    },
    .on({ $0.field }, "UITextField.attributedText", of: { [$0.guest] }) { _ = $0.attributedText },
    .on({ $0.field }, "UITextField.attributedPlaceholder", of: { [$0.guest] }) {
      _ = $0.attributedPlaceholder
    },
    .on({ $0.field }, "UITextField.selectedTextRange", of: { [$0.guest] }) { _ = $0.selectedTextRange },
    .on({ $0.field }, "UITextField.isEditing", of: { [$0.guest] }) { _ = $0.isEditing },
    .on({ $0.field }, "UITextField.isSecureTextEntry", of: { [$0.guest] }) { _ = $0.isSecureTextEntry },
    .on({ $0.field }, "UITextField.canBecomeFirstResponder", of: { [$0.guest] }) {
      _ = $0.canBecomeFirstResponder
    },
    .on({ $0.button }, "UIButton.menu", of: { [$0.guest] }) { _ = $0.menu },
    .on({ $0.button }, "UIButton.changesSelectionAsPrimaryAction", of: { [$0.guest] }) {
      _ = $0.changesSelectionAsPrimaryAction
    },
    .on({ $0.button }, "UIControl.showsMenuAsPrimaryAction", of: { [$0.guest] }) {
      _ = $0.showsMenuAsPrimaryAction
    },
    .on({ $0.alert }, "UIAlertController.textFields", of: { [$0.alert] }) { _ = $0.textFields },
    .on({ $0.button }, "UIButton.configuration", of: { [$0.guest] }) { _ = $0.configuration },
    .on({ $0.button }, "UIButton.currentImage", of: { [$0.guest] }) { _ = $0.currentImage },
    .on({ $0.button }, "UIButton.titleLabel", of: { [$0.guest] }) { _ = $0.titleLabel },
    .on({ $0.button }, "UIButton.title(for:)", of: { [$0.guest] }) { _ = $0.title(for: .normal) },
    .shared("UIResponder.isFirstResponder") { _ = $0.field.isFirstResponder },
    .shared("UIResponder.becomeFirstResponder()") { $0.field.becomeFirstResponder() },
    .shared("UIResponder.resignFirstResponder()") { $0.field.resignFirstResponder() },
    .shared("UIView.endEditing(_:)") { $0.label.endEditing(true) },
    .on({ $0.list }, "UITableViewController.tableView", of: { [$0.list] }) { _ = $0.tableView },
    .on({ $0.list }, "UITableViewController.clearsSelectionOnViewWillAppear", of: { [$0.list] }) {
      _ = $0.clearsSelectionOnViewWillAppear
    },
    .on({ $0.list }, "UITableViewController.refreshControl", of: { [$0.list] }) { _ = $0.refreshControl },
    .on({ $0.grid }, "UICollectionViewController.collectionView", of: { [$0.grid] }) {
      _ = $0.collectionView
    },
    .on(
      { $0.grid }, "UICollectionViewController.installsStandardGestureForInteractiveMovement",
      of: { [$0.grid] }
    ) {
      _ = $0.installsStandardGestureForInteractiveMovement
    },
    .on({ $0.grid }, "UICollectionViewController.clearsSelectionOnViewWillAppear", of: { [$0.grid] }) {
      _ = $0.clearsSelectionOnViewWillAppear
    },
    .on({ $0.list }, "UITableViewController.tableView=", of: { [$0.list] }) { $0.tableView = nil },
    .on({ $0.list }, "UITableViewController.clearsSelectionOnViewWillAppear=", of: { [$0.list] }) {
      $0.clearsSelectionOnViewWillAppear = false
    },
    .on({ $0.list }, "UITableViewController.refreshControl=", of: { [$0.list] }) { $0.refreshControl = nil },
    .on({ $0.grid }, "UICollectionViewController.collectionView=", of: { [$0.grid] }) {
      $0.collectionView = nil
    },
    .on(
      { $0.grid }, "UICollectionViewController.installsStandardGestureForInteractiveMovement=",
      of: { [$0.grid] }
    ) {
      $0.installsStandardGestureForInteractiveMovement = false
    },
    .on({ $0.grid }, "UICollectionViewController.clearsSelectionOnViewWillAppear=", of: { [$0.grid] }) {
      $0.clearsSelectionOnViewWillAppear = false
    },
  ]

  fileprivate static let systemScreens: [TrackedAccess] = [
    .on({ $0.share }, "UIActivityViewController.completionWithItemsHandler", of: { [$0.share] }) {
      _ = $0.completionWithItemsHandler
    },
    .on({ $0.share }, "UIActivityViewController.completionWithItemsHandler=", of: { [$0.share] }) {
      $0.completionWithItemsHandler = nil
    },
    .on({ $0.share }, "UIActivityViewController.excludedActivityTypes", of: { [$0.share] }) {
      _ = $0.excludedActivityTypes
    },
    .on({ $0.share }, "UIActivityViewController.excludedActivityTypes=", of: { [$0.share] }) {
      $0.excludedActivityTypes = nil
    },
    .on({ $0.picker }, "UIImagePickerController.sourceType", of: { [$0.picker] }) { _ = $0.sourceType },
    .on({ $0.picker }, "UIImagePickerController.sourceType=", of: { [$0.picker] }) {
      $0.sourceType = .photoLibrary
    },
    .on({ $0.picker }, "UIImagePickerController.allowsEditing", of: { [$0.picker] }) { _ = $0.allowsEditing },
    .on({ $0.picker }, "UIImagePickerController.allowsEditing=", of: { [$0.picker] }) {
      $0.allowsEditing = true
    },
    .on({ $0.files }, "UIDocumentPickerViewController.delegate", of: { [$0.files] }) { _ = $0.delegate },
    .on({ $0.files }, "UIDocumentPickerViewController.delegate=", of: { [$0.files] }) { $0.delegate = nil },
    .on({ $0.files }, "UIDocumentPickerViewController.allowsMultipleSelection", of: { [$0.files] }) {
      _ = $0.allowsMultipleSelection
    },
    .on({ $0.files }, "UIDocumentPickerViewController.allowsMultipleSelection=", of: { [$0.files] }) {
      $0.allowsMultipleSelection = true
    },
    .on({ $0.share }, "UIActivityViewController.modalPresentationStyle", of: { [$0.share] }) {
      _ = $0.modalPresentationStyle
    },
    .on({ $0.share }, "UIActivityViewController.modalPresentationStyle=", of: { [$0.share] }) {
      $0.modalPresentationStyle = .popover
    },
  ]

  fileprivate static let searches: [TrackedAccess] = [
    read({ $0.bar }, "UISearchBar.delegate") { _ = $0.delegate },
    read({ $0.bar }, "UISearchBar.text") { _ = $0.text },
    read({ $0.bar }, "UISearchBar.placeholder") { _ = $0.placeholder },
    read({ $0.bar }, "UISearchBar.searchTextField") { _ = $0.searchTextField },
    read({ $0.bar }, "UISearchBar.showsCancelButton") { _ = $0.showsCancelButton },
    read({ $0.bar }, "UISearchBar.showsScopeBar") { _ = $0.showsScopeBar },
    read({ $0.bar }, "UISearchBar.scopeButtonTitles") { _ = $0.scopeButtonTitles },
    read({ $0.bar }, "UISearchBar.selectedScopeButtonIndex") { _ = $0.selectedScopeButtonIndex },
    .shared("UISearchBar.becomeFirstResponder()") { $0.contents.bar.becomeFirstResponder() },
    .shared("UISearchBar.resignFirstResponder()") { $0.contents.bar.resignFirstResponder() },
    .on({ $0.search }, "UISearchController.searchResultsUpdater", of: { [$0.search] }) {
      _ = $0.searchResultsUpdater
    },
    .on({ $0.search }, "UISearchController.searchResultsUpdater=", of: { [$0.search] }) {
      $0.searchResultsUpdater = nil
    },
    .on({ $0.search }, "UISearchController.delegate", of: { [$0.search] }) { _ = $0.delegate },
    .on({ $0.search }, "UISearchController.delegate=", of: { [$0.search] }) { $0.delegate = nil },
    .on({ $0.search }, "UISearchController.obscuresBackgroundDuringPresentation", of: { [$0.search] }) {
      _ = $0.obscuresBackgroundDuringPresentation
    },
    .on({ $0.search }, "UISearchController.obscuresBackgroundDuringPresentation=", of: { [$0.search] }) {
      $0.obscuresBackgroundDuringPresentation = false
    },
    .on({ $0.search }, "UISearchController.hidesNavigationBarDuringPresentation", of: { [$0.search] }) {
      _ = $0.hidesNavigationBarDuringPresentation
    },
    .on({ $0.search }, "UISearchController.hidesNavigationBarDuringPresentation=", of: { [$0.search] }) {
      $0.hidesNavigationBarDuringPresentation = false
    },
    .on({ $0.search }, "UISearchController.automaticallyShowsCancelButton", of: { [$0.search] }) {
      _ = $0.automaticallyShowsCancelButton
    },
    .on({ $0.search }, "UISearchController.automaticallyShowsCancelButton=", of: { [$0.search] }) {
      $0.automaticallyShowsCancelButton = false
    },
    .on({ $0.search }, "UISearchController.automaticallyShowsScopeBar", of: { [$0.search] }) {
      _ = $0.automaticallyShowsScopeBar
    },
    .on({ $0.search }, "UISearchController.automaticallyShowsScopeBar=", of: { [$0.search] }) {
      $0.automaticallyShowsScopeBar = false
    },
    .on({ $0.search }, "UISearchController.automaticallyShowsSearchResultsController", of: { [$0.search] }) {
      _ = $0.automaticallyShowsSearchResultsController
    },
    .on({ $0.search }, "UISearchController.automaticallyShowsSearchResultsController=", of: { [$0.search] }) {
      $0.automaticallyShowsSearchResultsController = false
    },
    .on({ $0.search }, "UISearchController.showsSearchResultsController", of: { [$0.search] }) {
      _ = $0.showsSearchResultsController
    },
    .on({ $0.search }, "UISearchController.showsSearchResultsController=", of: { [$0.search] }) {
      $0.showsSearchResultsController = true
    },
    .on({ $0.search }, "UISearchController.isActive", of: { [$0.search] }) { _ = $0.isActive },
    .on({ $0.search }, "UISearchController.isActive=", of: { [$0.search] }) { $0.isActive = false },
    .on({ $0.search }, "UISearchController.modalPresentationStyle", of: { [$0.search] }) {
      _ = $0.modalPresentationStyle
    },
    .on({ $0.search }, "UISearchController.modalPresentationStyle=", of: { [$0.search] }) {
      $0.modalPresentationStyle = .popover
    },
    .on({ $0.search }, "UISearchController.searchBar", of: { [$0.search] }) { _ = $0.searchBar },
    .on(
      { $0.search }, "UISearchController.searchResultsController",
      of: { [$0.search.searchResultsController].compactMap(\.self) }
    ) { _ = $0.searchResultsController },
  ]
}
