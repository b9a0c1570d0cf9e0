/// From which class of UIKit's another one derives, as far as apps extend them.
enum UIKitClasses {
  private static let subclasses: [String: [String]] = [
    "NSObject": ["UIBarItem", "UIGestureRecognizer", "UIResponder"],
    "UIResponder": ["UIApplication", "UIScene", "UIView", "UIViewController"],
    "UIScene": ["UIWindowScene"],
    "UIViewController": [
      "MFMessageComposeViewController", "PHPickerViewController", "QLPreviewController",
      "SFSafariViewController", "UIActivityViewController", "UIAlertController",
      "UICloudSharingController", "UICollectionViewController", "UIColorPickerViewController",
      "UIDocumentPickerViewController", "UIFontPickerViewController", "UIHostingController",
      "UIInputViewController", "UINavigationController", "UIPageViewController", "UISearchController",
      "UISplitViewController", "UITabBarController", "UITableViewController",
    ],
    "UINavigationController": [
      "MFMailComposeViewController", "UIImagePickerController", "UIVideoEditorController",
    ],
    "UIView": [
      "MKMapView", "MTKView", "SKView", "UIActivityIndicatorView", "UICollectionReusableView", "UIControl",
      "UIImageView", "UIInputView", "UILabel", "UINavigationBar", "UIPickerView", "UIProgressView",
      "UIScrollView", "UISearchBar", "UIStackView", "UITabBar", "UITableViewCell",
      "UITableViewHeaderFooterView", "UIToolbar", "UIVisualEffectView", "UIWindow", "WKWebView",
    ],
    "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UIControl": [
      "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl",
      "UISlider", "UIStepper", "UISwitch", "UITextField",
    ],
    "UITextField": ["UISearchTextField"],
    "UIGestureRecognizer": [
      "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
      "UITapGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
  ]

  private static let superclasses = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { parent, children in children.map { ($0, parent) } })

  /// The class from which a class derives; `nil` for one that derives from none, and for unknown ones.
  static func superclass(of name: String) -> String? { superclasses[name] }
}
