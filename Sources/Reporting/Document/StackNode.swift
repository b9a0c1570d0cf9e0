/// One view controller, or window, of a stack, with everything that it contains.
public struct StackNode: Hashable, Sendable {
  /// What a node is, and so how its children relate to it.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A window; its first child is the root, and any others are presented over it.
    case window
    /// A view controller that contains no other.
    case screen
    /// A navigation controller; its children run from the root to the top.
    case navigation
    /// A tab bar controller; its children are the tabs from the first to the last.
    case tabs
    /// A split view controller; its children are the columns from the leading edge.
    case split
    /// A container of the app's own.
    case custom
    /// A place of which not even the kind was read.
    case unread
  }

  /// How a node differs from the stack before it.
  public enum Change: String, Hashable, Codable, Sendable, CaseIterable {
    /// It was not there before.
    case new
    /// It is shown although it is gone.
    case removed
    /// It was somewhere else before.
    case moved
  }

  /// Tells what the node is.
  public var kind: Kind

  /// Names the node, usually by its class.
  public var label: String

  /// Shows the context that the screen displays, if any.
  public var context: String?

  /// Tells whether the container above shows this child: the selected tab, the visible column.
  public var isSelected: Bool

  /// Tells whether the user sees it.
  public var isVisible: Bool

  /// Tells whether it refuses to be dismissed.
  public var refusesDismissal: Bool

  /// Marks a difference to the stack before, if there is one.
  public var change: Change?

  /// Describes what is inside but was never read, such as "the other tabs"; it stands for every content.
  public var openRegion: String?

  /// Lists the contained nodes in the container's own order.
  public var children: [StackNode]

  /// Describes a node that has nothing special about it but what is said.
  init(
    _ kind: Kind, _ label: String = "", context: String? = nil, isSelected: Bool = false,
    isVisible: Bool = false, refusesDismissal: Bool = false, change: Change? = nil,
    openRegion: String? = nil, children: [StackNode] = []
  ) {
    self.kind = kind
    self.label = label
    self.context = context
    self.isSelected = isSelected
    self.isVisible = isVisible
    self.refusesDismissal = refusesDismissal
    self.change = change
    self.openRegion = openRegion
    self.children = children
  }
}
