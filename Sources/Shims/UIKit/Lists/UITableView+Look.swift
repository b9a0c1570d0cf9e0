public import Foundation
public import HeadlessUIKit

// How a table looks: kept, never drawn.

extension UITableView {
  /// As high as the row's contents want to be.
  public nonisolated static var automaticDimension: CGFloat { -1 }

  /// Whether there are lines between rows; kept, never used.
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { kept(or: .singleLine) }
    set { keep(newValue) }
  }

  /// The color of the lines; kept, never used.
  public final var separatorColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How far the lines stay away from the edges; kept, never used.
  public final var separatorInset: UIEdgeInsets {
    get { kept(or: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)) }
    set { keep(newValue) }
  }

  /// From where that is measured; kept, never used.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { kept(or: .fromCellEdges) }
    set { keep(newValue) }
  }

  /// How high heads of sections are; kept, never used.
  public final var sectionHeaderHeight: CGFloat {
    get { kept(or: UITableView.automaticDimension) }
    set { keep(newValue) }
  }

  /// How high feet of sections are; kept, never used.
  public final var sectionFooterHeight: CGFloat {
    get { kept(or: UITableView.automaticDimension) }
    set { keep(newValue) }
  }

  /// How high heads of sections probably are; kept, never used.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { kept(or: UITableView.automaticDimension) }
    set { keep(newValue) }
  }

  /// How high feet of sections probably are; kept, never used.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { kept(or: UITableView.automaticDimension) }
    set { keep(newValue) }
  }

  /// How much space is above heads of sections; kept, never used.
  public final var sectionHeaderTopPadding: CGFloat {
    get { kept(or: UITableView.automaticDimension) }
    set { keep(newValue) }
  }

  /// How high rows are that fill the screen; kept, never used.
  public final var fillerRowHeight: CGFloat {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// Whether contents are narrow enough for text; kept, never used.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether contents stay away from the edges of the device; kept, never used.
  public final var insetsContentViewsToSafeArea: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// The color of the index; kept, never used.
  public final var sectionIndexColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The color behind the index; kept, never used.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether it is remembered where one was; kept, never used.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether what has the focus is selected; kept, never used.
  public final var selectionFollowsFocus: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether contents are asked for ahead; kept, never used.
  public final var isPrefetchingEnabled: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// From where it is measured how far lines stay away from edges.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where they would be.
    case fromAutomaticInsets = 1
  }
}

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
