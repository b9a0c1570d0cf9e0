public import HeadlessUIKit

extension UICalendarView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Hashable, Sendable {
    /// Small.
    case small
    /// As the system has it.
    case medium
    /// Large.
    case large
  }

  /// What stands under a day.
  ///
  /// Nothing is drawn, and the user cannot touch it; its own view is made once, when the day is shown.
  @preconcurrency @MainActor
  open class Decoration {
    private let makeView: (() -> UIView)?

    /// Makes the decoration of the system, a dot.
    public init() { makeView = nil }

    /// Makes a picture; a dot where there is none.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - color: Its color.
    ///   - size: How large it is.
    public init(image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) { makeView = nil }

    /// Makes a decoration of a view of the app's own.
    ///
    /// - Parameter customViewProvider: Makes the view.
    public init(customViewProvider: @escaping () -> UIView) { makeView = customViewProvider }

    /// Makes a dot.
    ///
    /// - Parameters:
    ///   - color: Its color.
    ///   - size: How large it is.
    /// - Returns: The decoration.
    public static func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium)
      -> UICalendarView.Decoration
    {
      Decoration(image: nil, color: color, size: size)
    }

    /// Makes a picture.
    ///
    /// - Parameters:
    ///   - image: The picture; a dot where there is none.
    ///   - color: Its color.
    ///   - size: How large it is.
    /// - Returns: The decoration.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    )
      -> UICalendarView.Decoration
    {
      Decoration(image: image, color: color, size: size)
    }

    /// Makes a decoration of a view of the app's own.
    ///
    /// - Parameter customViewProvider: Makes the view.
    /// - Returns: The decoration.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Shows the decoration, which makes its view.
    final func show() -> UIView? { makeView?() }
  }
}
