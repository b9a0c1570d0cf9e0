public import Foundation

/// Where a bar stands.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the lower edge.
  case bottom = 1
  /// Below the upper edge.
  case top = 2
  /// At the upper edge.
  case topAttached = 3
}

/// A bar that stands somewhere on the screen; nothing is drawn, so it makes no difference where.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar stands, which the model asks only when somebody reads it from the bar.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: The place; `.any` for the one that bars of its kind have.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where bars of its kind stand.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIBarPositioning {
  /// Where a delegate puts the bar, or else where bars of its kind stand.
  fileprivate func position(by delegate: (any UIBarPositioningDelegate)?, or usual: UIBarPosition)
    -> UIBarPosition
  {
    guard let delegate else { return usual }
    let said = StructureReads.callOut("position(for:)") { delegate.position(for: self) }
    return said == .any ? usual : said
  }
}

extension UINavigationBar: UIBarPositioning {
  /// Where the bar stands: at the top, unless its delegate says otherwise.
  public final var barPosition: UIBarPosition { position(by: delegate, or: .top) }
}

extension UISearchBar: UIBarPositioning {
  /// Where the bar stands: at the top, unless its delegate says otherwise.
  public final var barPosition: UIBarPosition { position(by: delegate, or: .top) }
}

extension UIToolbar: UIBarPositioning {
  /// Where the bar stands: at the bottom, unless its delegate says otherwise.
  public final var barPosition: UIBarPosition { position(by: delegate, or: .bottom) }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
