/// The classes of the model's that an app derives from, and of which it also uses the objects as they are.
///
/// Of an object of such a class nothing of the app's can be called: it has overridden no method.
@MainActor
enum ModelClasses {
  private static let all: [ObjectIdentifier] = [
    UIView.self, UIWindow.self, UIWindowScene.self, UILabel.self, UIButton.self, UIImageView.self,
    UIPresentationController.self, UISheetPresentationController.self, UIPopoverPresentationController.self,
    UIGestureRecognizer.self, UITapGestureRecognizer.self, UILongPressGestureRecognizer.self,
    UISwipeGestureRecognizer.self, UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
    UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
  ].map { ObjectIdentifier($0 as AnyClass) }

  /// Whether an object is of a class of the model's and of none of the app's.
  static func contains(_ object: AnyObject) -> Bool { all.contains(ObjectIdentifier(type(of: object))) }
}
