public import Foundation

/// A search that is presented over what it searches while it is active.
///
/// The user begins it with a tap into its bar, which stands in `navigationItem.searchController` or wherever the app has put
/// it. It is presented as every controller is: by the nearest that defines a presentation context, else by the topmost
/// container, which can present nothing else then (rules P5, P8, P11).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Brings the results up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { tracked(searchResultsUpdaterStorage) }
    set {
      noteUse()
      searchResultsUpdaterStorage = newValue
    }
  }

  private final weak var searchResultsUpdaterStorage: (any UISearchResultsUpdating)?

  /// Is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { tracked(delegateStorage) }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  private final weak var delegateStorage: (any UISearchControllerDelegate)?

  /// Whether what is searched is dimmed and takes no touches during the search, where no results cover it.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { tracked(obscuresBackgroundDuringPresentationStorage) }
    set {
      noteUse()
      obscuresBackgroundDuringPresentationStorage = newValue
    }
  }

  private final var obscuresBackgroundDuringPresentationStorage = true

  /// Whether the buttons of the navigation bar, and its way back, are away during the search.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { tracked(hidesNavigationBarDuringPresentationStorage) }
    set {
      noteUse()
      hidesNavigationBarDuringPresentationStorage = newValue
    }
  }

  final var hidesNavigationBarDuringPresentationStorage = true

  /// Whether the bar's button that ends the search comes and goes with the search.
  open var automaticallyShowsCancelButton: Bool {
    get { tracked(automaticallyShowsCancelButtonStorage) }
    set {
      noteUse()
      automaticallyShowsCancelButtonStorage = newValue
    }
  }

  private final var automaticallyShowsCancelButtonStorage = true

  /// Whether the kinds of results to choose from come and go with the search.
  open var automaticallyShowsScopeBar: Bool {
    get { tracked(showsScopesByItself) }
    set {
      noteUse()
      showsScopesByItself = newValue
    }
  }

  final var showsScopesByItself = true

  /// Whether the results come with the first text and go with the last.
  open var automaticallyShowsSearchResultsController: Bool {
    get { tracked(automaticallyShowsSearchResultsControllerStorage) }
    set {
      noteUse()
      automaticallyShowsSearchResultsControllerStorage = newValue
    }
  }

  private final var automaticallyShowsSearchResultsControllerStorage = true

  /// The controller that shows the results, or `nil` where what is searched shows them itself.
  open var searchResultsController: UIViewController? {
    noteHandingOut(results)
    return results
  }

  private final let results: UIViewController?

  /// Whether the results are there.
  open var showsSearchResultsController: Bool {
    get { tracked(showsResults) }
    set {
      noteUse()
      showsResults = newValue
      results?.viewStorage?.isHiddenStorage = !newValue
    }
  }

  private final var showsResults = false

  /// The bar with the field into which the user types.
  open var searchBar: UISearchBar { tracked(bar) }

  final let bar = UISearchBar(frame: .zero)

  /// The navigation item in which the bar stands.
  final weak var item: UINavigationItem?

  /// Whether the delegate was told that the search comes.
  private final var hasBegun = false

  /// Whether the search is under way; setting it begins or ends the search, with animation.
  open var isActive: Bool {
    get { tracked(isUnderWay) }
    set {
      noteUse()
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The same, for the model's own use.
  final var isUnderWay: Bool { !presentingLink.isEmpty && !flags.contains(.beingDismissed) }

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: Shows the results, or `nil` where what is searched shows them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searcher = self
  }

  /// Makes a search whose results are shown by what is searched.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.searcher = self
  }

  /// Makes a search from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.searcher = self
  }

  /// A search is presented in a way of its own, in the context that an app defines (rule P8).
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { tracked(.custom) }
    set { super.modalPresentationStyle = newValue }
  }

  /// Whether the user touches what is below: neither dimmed nor covered by results, and nothing moves.
  override final var isSeenThrough: Bool {
    !obscuresBackgroundDuringPresentationStorage && !(showsResults && results != nil) && !isComingOrGoing
  }

  override final func appearanceWillChange(isAppearing: Bool, animated: Bool) {
    if isAppearing, !hasBegun {
      begin()
    } else if !isAppearing, flags.contains(.beingDismissed) {
      finish()
    }
  }

  override final func appearanceDidChange(animated: Bool) {
    if appearance == .appeared, hasBegun, !hasTold {
      hasTold = true
      call("didPresentSearchController") { $0.didPresentSearchController(self) }
    } else if appearance == .disappeared, hasBegun, presentingLink.isEmpty {
      (hasBegun, hasTold) = (false, false)
      call("didDismissSearchController") { $0.didDismissSearchController(self) }
    }
  }

  private final var hasTold = false
}

extension UIViewController {
  /// A search goes with what it searches, which nobody has to end before, unless something is presented over it.
  final func endSearch() {
    guard let search = presentedStorage as? UISearchController, search.presentedStorage == nil else { return }
    search.leavePresentation()
  }
}

extension UISearchController {
  /// Begins the search where the bar stands, if that is somewhere.
  final func activate() {
    guard presentingLink.isEmpty, let receiver = item?.owner.target ?? bar.nearestController else { return }
    // Whoever has gone off screen with a search that was then dismissed was not told of its end.
    (hasBegun, hasTold) = (false, false)
    call("presentSearchController") { $0.presentSearchController(self) }
    guard presentingLink.isEmpty else { return }
    Presenter.present(self, from: receiver, animated: true, completion: nil)
  }

  /// Ends the search, and whatever is presented over it.
  final func deactivate() {
    guard isUnderWay, let presenter = presentingStorage else { return }
    Presenter.dismiss(from: presenter, animated: true, completion: nil)
  }

  private func begin() {
    hasBegun = true
    call("willPresentSearchController") { $0.willPresentSearchController(self) }
    if automaticallyShowsCancelButtonStorage { bar.showsCancelButton = true }
    if showsScopesByItself { bar.show(scopes: true) }
    hold()
    update()
  }

  /// Takes the results in, so that they come and go with the search.
  private func hold() {
    guard let results, results.parentStorage == nil, let view = loadedView, let inner = results.loadedView
    else { return }
    addChild(results)
    inner.isHiddenStorage = !showsResults
    view.addSubview(inner)
    results.didMove(toParent: self)
  }

  private func finish() {
    call("willDismissSearchController") { $0.willDismissSearchController(self) }
    if automaticallyShowsCancelButtonStorage { bar.showsCancelButton = false }
    if showsScopesByItself { bar.show(scopes: false) }
    bar.field.textStorage = ""
    bar.resignFirstResponder()
    update()
  }

  /// The text or the kind of results has changed, or the search begins or ends.
  final func update() {
    if automaticallyShowsSearchResultsControllerStorage {
      showsResults = !bar.field.textStorage.isEmpty
      results?.viewStorage?.isHiddenStorage = !showsResults
    }
    guard let updater = searchResultsUpdaterStorage else { return }
    StructureReads.callOut("updateSearchResults", about: self) { updater.updateSearchResults(for: self) }
  }

  private func call(_ name: StaticString, _ body: (any UISearchControllerDelegate) -> Void) {
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut(name, about: self) { body(delegate) }
  }
}
