import Foundation

/// What few views have: allocated when it is first written.
@MainActor
final class RareViewProperties {
  var origin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var tintColor: UIColor?
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var mask: UIView?
  /// Whether code has made the view so small that there is nothing of it.
  var isEmptied = false
  var layoutRules: (any LayoutRules)?
}

extension UIView {
  /// The rare properties, allocated now if need be.
  final var rareProperties: RareViewProperties {
    if let rare { return rare }
    let made = RareViewProperties()
    rare = made
    return made
  }
}
