public import Foundation

/// What few controllers have: allocated when it is first written.
@MainActor
final class RareProperties {
  var nibName: String?
  var nibBundle: Bundle?
  var navigationBar: UINavigationBar?
  var origin: SceneOrigin?
  var title: String?
  var restorationIdentifier: String?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var presentationController: UIPresentationController?
  var preferredContentSize = CGSize.zero
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  weak var residueWindow: UIWindow?
  weak var presentationSource: UIViewController?
  weak var keeper: UIViewController?

  @inline(never)
  static func ofNib(_ name: String?, _ bundle: Bundle?) -> RareProperties {
    let properties = RareProperties()
    (properties.nibName, properties.nibBundle) = (name, bundle)
    return properties
  }
}

extension UIViewController {
  /// The rare properties, allocated now if need be.
  final var rareProperties: RareProperties {
    if let rare { return rare }
    let made = RareProperties()
    rare = made
    return made
  }

  /// The window in which the view stays although the root was replaced (rule W4).
  final var residueWindow: UIWindow? {
    get { rare?.residueWindow }
    set {
      flags.insert(.leftBehind)
      rareProperties.residueWindow = newValue
      Simulation.current.noteLeftBehind(self)
    }
  }

  /// The name of the nib that the controller was made from.
  public final var nibName: String? { rare?.nibName }

  /// The bundle of the nib that the controller was made from, or `nil` where none was named.
  public final var nibBundle: Bundle? { rare?.nibBundle }

  /// How a presentation of this controller is animated.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { rare?.transitionStyle ?? .coverVertical }
    set { rareProperties.transitionStyle = newValue }
  }

  /// The object that makes the animators and the presentation controller of a custom presentation; held weakly.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { rare?.transitioningDelegate }
    set { rareProperties.transitioningDelegate = newValue }
  }

  /// Whether the user cannot swipe the controller away (rule D16).
  public final var isModalInPresentation: Bool {
    get {
      noteUse()
      return refusesSwipe
    }
    set {
      noteUse()
      flags.set(.modalInPresentation, newValue)
    }
  }

  /// The same, for the model's own use.
  final var refusesSwipe: Bool { flags.contains(.modalInPresentation) }

  /// Whether context presentations cover this controller (rules P5, P6).
  public final var definesPresentationContext: Bool {
    get { flags.contains(.definesContext) != definesContextByDefault }
    set { flags.set(.definesContext, newValue != definesContextByDefault) }
  }

  /// What a navigation bar shows for the controller.
  public final var navigationItem: UINavigationItem {
    noteUse()
    if let item = rare?.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    rareProperties.navigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  public final var tabBarItem: UITabBarItem! {
    get {
      noteUse()
      if let item = rare?.tabBarItem { return item }
      let item = UITabBarItem(title: title, tag: 0)
      rareProperties.tabBarItem = item
      return item
    }
    set { rareProperties.tabBarItem = newValue }
  }
}

extension ControllerFlags {
  mutating func set(_ flag: ControllerFlags, _ value: Bool) {
    if value { insert(flag) } else { remove(flag) }
  }
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem {
  /// The title.
  open var title: String?

  /// Whether the back button is hidden; the user cannot swipe back then (rule N27).
  open var hidesBackButton = false

  /// The buttons on the left; they replace the back button (rule N27).
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The back button of the controller that is pushed next.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether buttons on the left stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// Makes an item.
  ///
  /// - Parameter title: The title.
  public init(title: String) { self.title = title }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether there is no back button to tap.
  final var replacesBackButton: Bool {
    hidesBackButton || (leftBarButtonItem != nil && !leftItemsSupplementBackButton)
  }
}

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem {
  /// The title.
  open var title: String?

  /// A number by which an app finds the item.
  open var tag: Int

  /// The text in the corner of the item.
  open var badgeValue: String?

  /// The picture.
  open var image: UIImage?

  /// The picture while the tab is selected.
  open var selectedImage: UIImage?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - tag: A number by which an app finds the item.
  public init(title: String?, tag: Int) {
    self.title = title
    self.tag = tag
  }

  /// Makes an item with a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - tag: A number by which an app finds the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Makes an item with two pictures.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - selectedImage: The picture while the tab is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
