public import Foundation

/// A field to search with, a button that ends the search, and kinds of results to choose from.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The search controller that the bar belongs to.
  final weak var searcher: UISearchController?

  override final var accountable: UIViewController? { nearestController ?? searcher }

  /// Decides on the editing, and is told of it.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { tracked(delegateStorage) }
    set { delegateStorage = newValue }
  }

  private final weak var delegateStorage: (any UISearchBarDelegate)?

  /// What is searched for; to set it tells nobody.
  open var text: String? {
    get { tracked(field.textStorage) }
    set { field.textStorage = newValue ?? "" }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { tracked(field.placeholderStorage) }
    set { field.placeholderStorage = newValue }
  }

  /// The field into which the user types.
  open var searchTextField: UISearchTextField {
    trackAccess(handingOut: [field])
    return field
  }

  final let field = UISearchTextField(frame: .zero)

  /// Whether the button that ends the search is there.
  open var showsCancelButton: Bool {
    get { tracked(!cancelButton.isHiddenStorage) }
    set { cancelButton.isHiddenStorage = !newValue }
  }

  private final let cancelButton = UIButton(type: .system)

  /// Whether the kinds of results are there to choose from, if there are any; a search shows and hides them until this is set.
  open var showsScopeBar: Bool {
    get { tracked(!scopes.isHiddenStorage) }
    set {
      searcher?.showsScopesByItself = false
      show(scopes: newValue)
    }
  }

  /// Shows the kinds of results to choose from, or takes them away.
  final func show(scopes isShown: Bool) { scopes.isHiddenStorage = !isShown }

  /// What the kinds of results are called.
  open var scopeButtonTitles: [String]? {
    get { tracked(scopes.segments.isEmpty ? nil : scopes.segments.map { $0.title ?? "" }) }
    set {
      let chosen = scopes.selectedSegmentIndexStorage
      scopes.removeAllSegments()
      for (index, title) in (newValue ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = scopes.segments.indices.contains(chosen) ? chosen : 0
    }
  }

  /// Which kind of results is chosen.
  open var selectedScopeButtonIndex: Int {
    get { tracked(max(0, scopes.selectedSegmentIndexStorage)) }
    set { if scopes.segments.indices.contains(newValue) { scopes.selectedSegmentIndexStorage = newValue } }
  }

  private final let scopes = UISegmentedControl(frame: .zero)

  private final let listener = SearchBarListener()

  /// Makes a bar.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    listener.bar = self
    field.delegate = listener
    // The bar's field has this button whenever it has a text, also while nobody types.
    field.clearButtonMode = .always
    field.addAction(UIAction { [unowned listener] _ in listener.change() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(UIAction { [unowned listener] _ in listener.cancel() }, for: .touchUpInside)
    scopes.addAction(UIAction { [unowned listener] _ in listener.chooseScope() }, for: .valueChanged)
    cancelButton.isHiddenStorage = true
    scopes.isHiddenStorage = true
    for view in [field, cancelButton, scopes] { addSubview(view) }
  }

  /// Shows the button that ends the search, or takes it away.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is there.
  ///   - animated: Whether with animation; without effect.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Gives the keyboard to the bar's field.
  ///
  /// - Returns: Whether the field has it now.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Takes the keyboard away from the bar's field.
  ///
  /// - Returns: Whether the field does not have it now.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Asks or tells the delegate something, for the model's own listener, whose looking around is no access.
  final func call<Result>(
    _ name: StaticString, otherwise: Result, _ body: (any UISearchBarDelegate) -> Result
  ) -> Result {
    guard let delegate = delegateStorage else { return otherwise }
    return StructureReads.suspended { StructureReads.callOut(name, about: accountable) { body(delegate) } }
  }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
