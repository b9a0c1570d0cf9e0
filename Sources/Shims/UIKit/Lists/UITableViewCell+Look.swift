public import Foundation
public import HeadlessUIKit

// How the cell of a table looks: kept, never drawn.

extension UITableViewCell {
  /// The view behind the contents; kept, never used.
  public final var backgroundView: UIView? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The view behind the contents while the row is selected; kept, never used.
  public final var selectedBackgroundView: UIView? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The view behind the contents while several rows are selected; kept, never used.
  public final var multipleSelectionBackgroundView: UIView? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far the line stays away from the edges; kept, never used.
  public final var separatorInset: UIEdgeInsets {
    get { kept(or: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)) }
    set { keep(newValue) }
  }

  /// What stands at the end while the table is edited; kept, never used.
  public final var editingAccessoryType: AccessoryType {
    get { kept(or: .none) }
    set { keep(newValue) }
  }

  /// The view at the end while the table is edited; kept, never used.
  public final var editingAccessoryView: UIView? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far in contents begin, in steps; kept, never used.
  public final var indentationLevel: Int {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How far a step is; kept, never used.
  public final var indentationWidth: CGFloat {
    get { kept(or: 10) }
    set { keep(newValue) }
  }

  /// Whether contents move in while the table is edited; kept, never used.
  public final var shouldIndentWhileEditing: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether there is something to move the row by; kept, never used.
  public final var showsReorderControl: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// How it looks when it has the focus; kept, never used.
  public final var focusStyle: FocusStyle {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// How the background looks; kept, never used.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the background follows the cell; kept, never used.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// One.
    case singleLine = 1
  }

  /// How a cell looks that has the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case `default` = 0
    /// As the app has it.
    case custom = 1
  }
}
