public import Foundation

/// A view in a collection that is used again and again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which views of this kind wait to be used again.
  open var reuseIdentifier: String? { tracked(identifier) }

  final let identifier: String?

  /// Makes a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    identifier = RegisteredClasses.identifier
    super.init(frame: frame)
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    identifier = RegisteredClasses.identifier
    super.init(coder: coder)
  }

  /// Makes the view of a class that was registered, by the initialiser that the class may have overridden.
  @usableFromInline
  convenience init(registered: ()) { self.init(frame: .zero) }

  /// Called before the view is used for something else.
  open func prepareForReuse() {}

  /// Takes over where the view stands; the model never calls it.
  ///
  /// - Parameter layoutAttributes: Where.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Where the view would rather stand; the model never calls it.
  ///
  /// - Parameter layoutAttributes: Where the layout has put it.
  /// - Returns: The same.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The view of an item in a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows; views of the app's belong in here.
  public final var contentView: UIView { content }

  private final var content = UIView()

  /// Whether the cell looks selected; which items are selected the collection knows.
  open var isSelected: Bool {
    get { tracked(isSelectedStorage) }
    set {
      isSelectedStorage = newValue
      noteState()
    }
  }

  final var isSelectedStorage = false

  /// Whether the cell looks touched: while a tap on it lasts.
  open var isHighlighted: Bool {
    get { tracked(isHighlightedStorage) }
    set { isHighlightedStorage = newValue }
  }

  private final var isHighlightedStorage = false

  /// What the cell shows, in one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { tracked(contentConfigurationStorage) }
    set {
      contentConfigurationStorage = newValue
      content = replaceContent(content, by: newValue)
    }
  }

  final var contentConfigurationStorage: (any UIContentConfiguration)? = nil

  /// Performs the segue that a storyboard starts from the cell.
  final var performSelectionSegue: (@MainActor (UIView) -> Void)?

  /// Makes a cell.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    attachWithoutCallbacks(content)
  }

  /// Makes a cell from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attachWithoutCallbacks(content)
  }

  /// What the cell is like.
  open var configurationState: UICellConfigurationState { tracked(stateInEffect) }

  /// Called when the state has changed, before the cell comes on screen and where it was asked for; an override sets what is shown.
  ///
  /// - Parameter state: What the cell is like.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContents(for: state)
  }

  /// What is called with the cell and its state after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void

  /// What is called with the cell and its state after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { tracked(updateHandler) }
    set {
      updateHandler = newValue
      noteState()
    }
  }

  final var updateHandler: ConfigurationUpdateHandler?

  final var isUpdateDue = true

  /// Whether contents of the app's own are asked what they are in another state.
  public final var automaticallyUpdatesContentConfiguration = true

  /// Asks for `updateConfiguration(using:)`, at the end of the turn or before the cell comes on screen.
  public final func setNeedsUpdateConfiguration() { noteState() }
}

/// The view of an item in a collection that looks like a table.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What a cell of the system shows, without texts.
  ///
  /// - Returns: A new value.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}
