public import Foundation

/// What few controllers have: allocated when it is first written.
@MainActor
final class RareProperties {
  var nibName: String?
  var nibBundle: Bundle?
  var navigationBar: UINavigationBar?
  var popRecognizer: UIGestureRecognizer?
  var origin: SceneOrigin?
  var title: String?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var presentationController: UIPresentationController? {
    didSet { oldValue?.subject = Link(nil) }
  }
  var preferredContentSize = CGSize.zero
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  weak var tab: UITab?
  weak var residueWindow: UIWindow?
  weak var presentationSource: UIViewController?
  weak var keeper: UIViewController?
  nonisolated(unsafe) var associations: AssociationList?
  var traitRecord: TraitRecord?
  var editButton: EditButton?
  var unavailable: (any UIContentConfiguration)?
  var unavailableView: UIView?
  var toolbarItems: [UIBarButtonItem]?
  var toolbar: UIToolbar?
  var barClasses: (navigation: AnyClass?, tools: AnyClass?)
  var showsToolbar = false
  var standsForNothing = false
  var keyCommands: [UIKeyCommand] = []

  /// The change of a stack of which the delegate is being told that it is over.
  var endingTransition: Transition?

  deinit {
    // Code of the app's may keep them longer than their controller lives.
    navigationBar?.owner = Link(nil)
    toolbar?.owner = Link(nil)
    popRecognizer?.owner = Link(nil)
    presentationController?.subject = Link(nil)
    navigationItem?.owner = Link(nil)
    tabBarItem?.owner = Link(nil)
  }

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
  public final var nibName: String? {
    noteUse()
    return rare?.nibName
  }

  /// The bundle of the nib that the controller was made from, or `nil` where none was named.
  public final var nibBundle: Bundle? {
    noteUse()
    return rare?.nibBundle
  }

  /// How a presentation of this controller is animated.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get {
      noteReading()
      return rare?.transitionStyle ?? .coverVertical
    }
    set {
      noteUse()
      rareProperties.transitionStyle = newValue
    }
  }

  /// The object that makes the animators and the presentation controller of a custom presentation; held weakly.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      noteReading()
      return rare?.transitioningDelegate
    }
    set {
      noteUse()
      rareProperties.transitioningDelegate = newValue
    }
  }

  /// Whether the user cannot swipe the controller away (rule D16).
  public final var isModalInPresentation: Bool {
    get {
      noteReading()
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
    get {
      noteReading()
      return definesContext
    }
    set {
      noteUse()
      flags.set(.definesContext, newValue != definesContextByDefault)
    }
  }

  /// The same, for the model's own use.
  final var definesContext: Bool { flags.contains(.definesContext) != definesContextByDefault }

  /// What a navigation bar shows for the controller.
  public final var navigationItem: UINavigationItem {
    noteReading()
    if let item = rare?.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.owner = Link(self)
    rareProperties.navigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  public final var tabBarItem: UITabBarItem! {
    get {
      noteReading()
      return itemInEffect
    }
    set {
      noteUse()
      rareProperties.tabBarItem?.owner = Link(nil)
      newValue?.owner = Link(self)
      rareProperties.tabBarItem = newValue
    }
  }

  /// The same, for the model's own use.
  final var itemInEffect: UITabBarItem {
    if let item = rare?.tabBarItem { return item }
    let item = UITabBarItem(title: rare?.title, tag: 0)
    item.owner = Link(self)
    rareProperties.tabBarItem = item
    return item
  }
}

extension ControllerFlags {
  mutating func set(_ flag: ControllerFlags, _ value: Bool) {
    if value { insert(flag) } else { remove(flag) }
  }
}
