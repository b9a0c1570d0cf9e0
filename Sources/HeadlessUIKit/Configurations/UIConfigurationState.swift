/// What a view, a cell or a screen is like, for a configuration to go by.
public protocol UIConfigurationState {
  /// Makes a state in which nothing holds.
  ///
  /// - Parameter traitCollection: The environment.
  init(traitCollection: UITraitCollection)

  /// The environment.
  var traitCollection: UITraitCollection { get set }

  /// What the app itself has noted under a name.
  ///
  /// - Parameter key: The name.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name under which an app notes something of a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a header, a footer or another view is like.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether the user cannot touch the view.
  public var isDisabled = false
  /// Whether a finger is on the view; never here.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus; never here.
  public var isFocused = false
  /// Whether the view stays where it is while the user scrolls; never here.
  public var isPinned = false

  private var noted: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing holds.
  ///
  /// - Parameter traitCollection: The environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself has noted under a name.
  ///
  /// - Parameter key: The name.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { noted[key] }
    set { noted[key] = newValue }
  }
}

/// What a cell is like.
public struct UICellConfigurationState: UIConfigurationState {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether the user cannot touch the cell.
  public var isDisabled = false
  /// Whether a finger is on the cell; never here.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus; never here.
  public var isFocused = false
  /// Whether the cell stays where it is while the user scrolls; never here.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether what is below the cell in an outline is shown; never here.
  public var isExpanded = false
  /// Whether the buttons of a swipe are shown; never here, for the user taps one in the same gesture.
  public var isSwiped = false
  /// Whether the user drags the cell to another place; never here, for that is one gesture.
  public var isReordering = false
  /// What the user drags; nothing here.
  public var cellDragState = DragState.none
  /// What the user drags over the cell; nothing here.
  public var cellDropState = DropState.none

  /// What becomes of a cell that the user drags.
  public enum DragState: Int, Hashable, Sendable {
    /// It stays.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// What becomes of a cell over which something is dragged.
  public enum DropState: Int, Hashable, Sendable {
    /// Nothing is.
    case none = 0
    /// Something is dragged elsewhere.
    case notTargeted = 1
    /// Something is dragged over it.
    case targeted = 2
  }

  private var noted: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing holds.
  ///
  /// - Parameter traitCollection: The environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself has noted under a name.
  ///
  /// - Parameter key: The name.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { noted[key] }
    set { noted[key] = newValue }
  }
}

/// What a screen is like that may have nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// What the user has typed into the search of the screen.
  public var searchText: String?

  private var noted: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing holds.
  ///
  /// - Parameter traitCollection: The environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself has noted under a name.
  ///
  /// - Parameter key: The name.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { noted[key] }
    set { noted[key] = newValue }
  }
}
