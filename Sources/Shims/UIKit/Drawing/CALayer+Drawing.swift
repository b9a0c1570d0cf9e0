public import HeadlessUIKit
public import QuartzCore

extension CALayer {
  /// Draws the layer; nothing is drawn.
  ///
  /// - Parameter ctx: Where.
  public final func render(in ctx: CGContext) {}
}

extension UIImage {
  /// A sign for something new.
  public static let add = UIImage(look: Look(.symbol("plus.circle.fill")))
  /// A sign for something that goes.
  public static let remove = UIImage(look: Look(.symbol("minus.circle.fill")))
  /// A sign for what is done.
  public static let checkmark = UIImage(look: Look(.symbol("checkmark.circle.fill")))
  /// A sign for what is done, in lines.
  public static let strokedCheckmark = UIImage(look: Look(.symbol("checkmark.circle")))
}
