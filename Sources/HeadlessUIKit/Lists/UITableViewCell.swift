public import Foundation

/// The view of a row in a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Where the texts of a cell stand; kept, nothing is drawn.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One text.
    case `default` = 0
    /// One at each side.
    case value1 = 1
    /// One at each side, the left one small.
    case value2 = 2
    /// One below the other.
    case subtitle = 3
  }

  /// What stands at the right of a cell.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: a tap on the row leads on.
    case disclosureIndicator = 1
    /// An arrow, and a button of its own.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button of its own.
    case detailButton = 4
  }

  /// What the user does with a row while the table is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert one.
    case insert = 2
  }

  /// How a selected cell looks; kept, nothing is drawn.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As any other.
    case none = 0
    /// As the system likes it best.
    case `default` = 3
  }

  /// The name under which cells of this kind wait to be used again.
  open var reuseIdentifier: String? { tracked(identifier) }

  final let identifier: String?

  /// Performs the segue that a storyboard starts from the cell.
  final var performSelectionSegue: (@MainActor (UIView) -> Void)?

  /// What the cell shows; views of the app's belong in here.
  public final var contentView: UIView { content }

  final private(set) var content = UIView()

  /// The text, or the upper one of two.
  open var textLabel: UILabel? { tracked(label(first: true)) }

  /// The other text of a cell that has two.
  open var detailTextLabel: UILabel? { tracked(style == .default ? labels.second : label(first: false)) }

  /// The picture.
  open var imageView: UIImageView? { tracked(picture) }

  private let style: CellStyle
  final var labels: (first: UILabel?, second: UILabel?)

  private lazy final var picture: UIImageView = {
    let view = UIImageView(image: nil)
    content.attachWithoutCallbacks(view)
    return view
  }()

  /// What stands at the right.
  open var accessoryType: AccessoryType {
    get { tracked(accessoryTypeStorage) }
    set { accessoryTypeStorage = newValue }
  }

  final var accessoryTypeStorage: AccessoryType = .none

  /// A view at the right in the place of what is drawn there.
  open var accessoryView: UIView? {
    get { tracked(accessoryViewStorage) }
    set {
      accessoryViewStorage?.removeFromSuperview()
      accessoryViewStorage = newValue
      if let newValue { addSubview(newValue) }
    }
  }

  final var accessoryViewStorage: UIView? = nil

  /// How the cell looks while it is selected.
  open var selectionStyle: SelectionStyle {
    get { tracked(selectionStyleStorage) }
    set { selectionStyleStorage = newValue }
  }

  final var selectionStyleStorage: SelectionStyle = .default

  /// Whether the cell looks selected; which rows are selected the table knows.
  open var isSelected: Bool {
    get { tracked(isSelectedStorage) }
    set { isSelectedStorage = newValue }
  }

  final var isSelectedStorage: Bool = false

  /// Whether the cell looks touched: while a tap on it lasts.
  open var isHighlighted: Bool {
    get { tracked(isHighlightedStorage) }
    set { setHighlighted(newValue, animated: false) }
  }

  private final var isHighlightedStorage = false

  /// Whether the user edits the row: the table says so when its own editing begins or ends.
  open var isEditing: Bool {
    get { tracked(isEditingStorage) }
    set { setEditing(newValue, animated: false) }
  }

  final var isEditingStorage = false

  /// What the user does with the row while the table is edited.
  open var editingStyle: EditingStyle { tracked(editingStyleStorage) }

  final var editingStyleStorage = EditingStyle.none

  /// What the cell shows, in one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { tracked(contentConfigurationStorage) }
    set {
      contentConfigurationStorage = newValue
      content = replaceContent(content, by: newValue)
    }
  }

  final var contentConfigurationStorage: (any UIContentConfiguration)? = nil

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Where the texts stand.
  ///   - reuseIdentifier: The name under which it waits to be used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: .zero)
    attachWithoutCallbacks(content)
  }

  /// Makes a cell without a name.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    style = .default
    identifier = RegisteredClasses.identifier
    super.init(coder: coder)
    attachWithoutCallbacks(content)
  }

  /// Makes the cell of a class that was registered, by the initialiser that the class may have overridden.
  @usableFromInline
  convenience init(registered: ()) {
    self.init(style: .default, reuseIdentifier: RegisteredClasses.identifier)
  }

  /// Makes a cell of the class whose entry is called, for generic code that knows no more than that it is a cell's.
  @usableFromInline
  convenience init(fromMetatype style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Makes the cell look selected, or not.
  ///
  /// - Parameters:
  ///   - selected: Whether it is to look selected.
  ///   - animated: Without effect, nothing is drawn.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelectedStorage = selected
    noteState()
  }

  /// Makes the cell look touched, or not; the table calls it.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is to look touched.
  ///   - animated: Without effect, nothing is drawn.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlightedStorage = highlighted }

  /// Makes the cell look edited, or not; the table calls it.
  ///
  /// - Parameters:
  ///   - editing: Whether it is to look edited.
  ///   - animated: Without effect, nothing is drawn.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    noteState()
  }

  /// What a cell of the system shows, without texts.
  ///
  /// - Returns: A new value.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// What the cell is like.
  open var configurationState: UICellConfigurationState { tracked(stateInEffect) }

  /// Called when the state has changed, before the cell comes on screen and where it was asked for; an override sets what is shown.
  ///
  /// - Parameter state: What the cell is like.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateContents(for: state)
  }

  /// What is called with the cell and its state after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

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

// The labels of a cell that has no views of its own.
extension UITableViewCell {
  /// Takes labels that a storyboard has made as the cell's own.
  final func adopt(_ made: [UILabel]) {
    if let first = made.first { labels.first = first }
    if made.count > 1 { labels.second = made[1] }
  }

  /// One of the two labels, made where it is missing.
  final func label(first: Bool) -> UILabel {
    if let made = first ? labels.first : labels.second { return made }
    let label = UILabel(frame: .zero)
    if first { labels.first = label } else { labels.second = label }
    content.attachWithoutCallbacks(label)
    return label
  }
}
