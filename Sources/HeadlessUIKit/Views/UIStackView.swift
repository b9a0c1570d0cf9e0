public import Foundation

/// A row or column of views; they are inside it, and nothing is laid out.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Which way the views follow each other; kept, never used.
  open var axis: NSLayoutConstraint.Axis {
    get { tracked(axisStorage) }
    set { axisStorage = newValue }
  }

  final var axisStorage: NSLayoutConstraint.Axis = .horizontal

  /// The space between two views; kept, never used.
  open var spacing: CGFloat {
    get { tracked(spacingStorage) }
    set { spacingStorage = newValue }
  }

  final var spacingStorage: CGFloat = 0

  /// How the views share the length; kept, never used.
  open var distribution: Distribution {
    get { tracked(distributionStorage) }
    set { distributionStorage = newValue }
  }

  final var distributionStorage: Distribution = .fill

  /// How the views stand across; kept, never used.
  open var alignment: Alignment {
    get { tracked(alignmentStorage) }
    set { alignmentStorage = newValue }
  }

  final var alignmentStorage: Alignment = .fill

  /// How views share the length.
  public enum Distribution: Int, Hashable, Sendable {
    /// One of them takes what is left.
    case fill = 0
    /// All take the same.
    case fillEqually = 1
    /// All take what they take of themselves, enlarged alike.
    case fillProportionally = 2
    /// The space between them is alike.
    case equalSpacing = 3
    /// The distance of their middles is alike.
    case equalCentering = 4
  }

  /// How views stand across.
  public enum Alignment: Int, Hashable, Sendable {
    /// From one side to the other.
    case fill = 0
    /// At the side at which reading starts.
    case leading = 1
    /// By their first lines.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the side at which reading ends.
    case trailing = 4
    /// By their last lines.
    case lastBaseline = 5
  }

  private var arranged: [UIView] = []

  /// The views that follow each other, first one first; one that was taken out of the stack view is none of them.
  open var arrangedSubviews: [UIView] {
    trackAccess(handingOut: arranged)
    return arranged.filter { $0.superviewStorage === self }
  }

  /// Makes a row of views.
  ///
  /// - Parameter views: The views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a row without views.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a row without views from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a view at the end.
  ///
  /// - Parameter view: The view.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0.superviewStorage === self }.count)
  }

  /// Puts a view at a place.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: Its place; a number that is too large raises UIKit's exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arranged.filter { $0.superviewStorage === self }.count
    guard (0...count).contains(stackIndex)
    else { return Simulation.current.raise(.noSuchArrangedSubview(index: stackIndex, count: count)) }
    arranged.removeAll { $0 === view || $0.superviewStorage !== self }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    if view.superviewStorage !== self { addSubview(view) }
  }

  /// Takes a view out of the row; it stays inside the stack view.
  ///
  /// - Parameter view: The view.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
}
