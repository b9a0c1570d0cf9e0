public import Foundation

/// Is told of what a scroll view does.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved, by code or by the user.
  ///
  /// - Parameter scrollView: The view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing happens.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view that shows a part of something larger.
///
/// Nothing is laid out: where the content stands is what code has set, and no finger moves it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Is told of what the view does; of a table, a collection or a text it is the delegate of that.
  ///
  /// Those classes have a property of the same name and of their own type, which comes first.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { tracked(delegateStorage) }
    set {
      delegateStorage = newValue
      delegateDidChange()
    }
  }

  final weak var delegateStorage: (any UIScrollViewDelegate)?

  func delegateDidChange() {}

  /// Where the visible part begins.
  open var contentOffset: CGPoint {
    get { tracked(contentOffsetStorage) }
    set {
      guard newValue != contentOffsetStorage else { return }
      let change = KeyValues.begin(self)
      contentOffsetStorage = newValue
      change?.end()
      guard let delegate = delegateStorage else { return }
      StructureReads.callOut("scrollViewDidScroll", about: accountable) {
        delegate.scrollViewDidScroll(self)
      }
    }
  }

  final var contentOffsetStorage: CGPoint = .zero

  override final var contentOrigin: CGPoint {
    get { contentOffsetStorage }
    set { contentOffset = newValue }
  }

  /// How large the content is; kept, never used.
  open var contentSize: CGSize {
    get { tracked(contentSizeStorage) }
    set {
      let change = KeyValues.begin(self)
      contentSizeStorage = newValue
      change?.end()
    }
  }

  final var contentSizeStorage: CGSize = .zero

  /// Whether the user can move the content.
  open var isScrollEnabled: Bool {
    get { tracked(isScrollEnabledStorage) }
    set { isScrollEnabledStorage = newValue }
  }

  final var isScrollEnabledStorage: Bool = true

  /// What the user pulls down to load the content anew.
  open var refreshControl: UIRefreshControl? {
    get { tracked(refreshControlStorage) }
    set { refreshControlStorage = newValue }
  }

  final var refreshControlStorage: UIRefreshControl? = nil

  /// Makes a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: Where the visible part is to begin.
  ///   - animated: Without effect, nothing is drawn.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// How far the content stays away from the edges; kept, never used.
  open var contentInset: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// The insets that hold: those of the content, for no bar pushes anything away.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether the content moves page by page; kept, never used.
  open var isPagingEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// How large the content is; kept, never used.
  open var zoomScale: CGFloat {
    get { kept(or: 1) }
    set { keep(newValue) }
  }

  /// Makes the content larger or smaller.
  ///
  /// - Parameters:
  ///   - scale: How large.
  ///   - animated: Whether one is to see it.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Moves the content as little as shows a part of it.
  ///
  /// - Parameters:
  ///   - rect: The part, in the content's coordinates.
  ///   - animated: Whether one is to see it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (shown, size) = (contentOffset, bounds.size)
    // As little as possible: the far edge first, so that of a part that is too large the beginning shows.
    let x = min(max(shown.x, rect.maxX - size.width), rect.minX)
    let y = min(max(shown.y, rect.maxY - size.height), rect.minY)
    if x != shown.x || y != shown.y { setContentOffset(CGPoint(x: x, y: y), animated: animated) }
  }

  /// Whether a view inside gets a touch; never asked, it always does here.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: What they belong to.
  ///   - view: The view.
  /// - Returns: Whether it does.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether a view inside loses a touch that becomes a movement; never asked.
  ///
  /// - Parameter view: The view.
  /// - Returns: Whether it does: controls do not.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Called when the space around the content has changed; never called, as nothing is laid out.
  open func adjustedContentInsetDidChange() {}

  /// Whether the content is loaded anew where the user pulls it down.
  final var canPull: Bool {
    guard isScrollEnabledStorage, let refresh = refreshControlStorage else { return false }
    return refresh.isEnabledStorage && !refresh.isRefreshingStorage
  }

  /// The user pulls the content down.
  ///
  /// - Returns: Whether that begins to load it anew.
  final func pull() -> Bool {
    guard canPull, let refresh = refreshControlStorage else { return false }
    refresh.isRefreshingStorage = true
    refresh.sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
