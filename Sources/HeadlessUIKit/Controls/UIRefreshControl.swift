public import Foundation

/// What the user pulls down to load content anew; it turns until it is told that this has been done.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the content is being loaded.
  open var isRefreshing: Bool { tracked(isRefreshingStorage) }

  final var isRefreshingStorage = false

  /// Makes a control.
  public init() { super.init(frame: .zero) }

  /// Makes a control.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins to turn, where the app loads of itself; nobody is told.
  open func beginRefreshing() { isRefreshingStorage = true }

  /// Stops turning: the content has been loaded.
  open func endRefreshing() { isRefreshingStorage = false }

  override final func tap() {}
}
