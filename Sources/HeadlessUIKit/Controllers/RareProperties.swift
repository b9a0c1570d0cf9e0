import Foundation

/// What few controllers have: allocated when it is first written.
@MainActor
final class RareProperties {
  var nibName: String?
  var nibBundle: Bundle?
  var navigationBar: UINavigationBar?
  var popRecognizer: UIGestureRecognizer?
  var origin: SceneOrigin?
  var title: String?
  var restorationIdentifier: String?
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

  /// Whether context presentations cover this controller (rules P5, P6).
  public final var definesPresentationContext: Bool {
    get { tracked(definesContext) }
    set {
      noteUse()
      flags.set(.definesContext, newValue != definesContextByDefault)
    }
  }

  /// The same, for the model's own use.
  final var definesContext: Bool { flags.contains(.definesContext) != definesContextByDefault }
}

// What a class of the app's says itself comes before what was stored.
extension UIViewController {
  /// What `isModalInPresentation` is, for the model's own use.
  final var refusesSwipe: Bool {
    OwnProperties.isModal.isOverridden(by: self)
      ? StructureReads.reenter("isModalInPresentation") { isModalInPresentation }
      : flags.contains(.modalInPresentation)
  }

  /// What `hidesBottomBarWhenPushed` is, for the model's own use.
  final var hidesBottomBar: Bool {
    OwnProperties.hidesBottomBar.isOverridden(by: self)
      ? StructureReads.reenter("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed }
      : flags.contains(.hidesBottomBar)
  }

  /// What `title` is, for the model's own use.
  final var titleInEffect: String? {
    OwnProperties.title.isOverridden(by: self) ? StructureReads.reenter("title") { title } : rare?.title
  }

  /// What `transitioningDelegate` is, for the model's own use.
  final var transitioningDelegateInEffect: (any UIViewControllerTransitioningDelegate)? {
    OwnProperties.transitioningDelegate.isOverridden(by: self)
      ? StructureReads.reenter("transitioningDelegate") { transitioningDelegate }
      : rare?.transitioningDelegate
  }

  /// What `nibName` is, for the model's own use: while a view is loaded, which is a callback.
  final var nibNameInEffect: String? {
    OwnProperties.nibName.isOverridden(by: self) ? nibName : rare?.nibName
  }

  /// What `toolbarItems` is, for the model's own use.
  final var toolbarItemsInEffect: [UIBarButtonItem]? {
    OwnProperties.toolbarItems.isOverridden(by: self)
      ? StructureReads.reenter("toolbarItems") { toolbarItems } : rare?.toolbarItems
  }

  /// What a navigation bar shows for the controller: the class's own item, or the one that somebody has asked for.
  final var navigationItemInEffect: UINavigationItem? {
    OwnProperties.navigationItem.isOverridden(by: self)
      ? StructureReads.reenter("navigationItem") { navigationItem } : rare?.navigationItem
  }

  /// What a tab bar shows for the controller: the class's own item, or the one that somebody has asked for.
  final var knownTabBarItem: UITabBarItem? {
    OwnProperties.tabBarItem.isOverridden(by: self)
      ? StructureReads.reenter("tabBarItem") { tabBarItem } : rare?.tabBarItem
  }

  /// The same, made now if need be.
  final var itemInEffect: UITabBarItem { knownTabBarItem ?? madeTabBarItem }

  /// The item that the controller has unless its class has one of its own, made now if need be.
  final var madeTabBarItem: UITabBarItem {
    if let item = rare?.tabBarItem { return item }
    let item = UITabBarItem(title: titleInEffect, tag: 0)
    item.owner = Link(self)
    rareProperties.tabBarItem = item
    return item
  }
}

/// The properties that UIKit asks a controller for and that its class may have itself; asking all others costs nothing so.
@MainActor
private enum OwnProperties {
  static let isModal = of(IsModal.self)
  static let hidesBottomBar = of(HidesBottomBar.self)
  static let title = of(Title.self)
  static let transitioningDelegate = of(TransitioningDelegate.self)
  static let nibName = of(NibName.self)
  static let toolbarItems = of(ToolbarItems.self)
  static let navigationItem = of(NavigationItem.self)
  static let tabBarItem = of(TabBarItem.self)

  private static func of(_ type: UIViewController.Type) -> OverriddenMethod {
    OverriddenMethod(of: UIViewController.self, plain: Plain.self, overriding: type)
  }

  // Getters that call this differ from those of UIKit's class, so that no optimiser takes the two for the same.
  private static var counted = 0

  private static func own<Value>(_ value: Value) -> Value {
    counted += 1
    return value
  }

  private class Plain: UIViewController {}
  private class IsModal: UIViewController {
    override var isModalInPresentation: Bool {
      get { own(super.isModalInPresentation) }
      set {}
    }
  }
  private class HidesBottomBar: UIViewController {
    override var hidesBottomBarWhenPushed: Bool {
      get { own(super.hidesBottomBarWhenPushed) }
      set {}
    }
  }
  private class Title: UIViewController {
    override var title: String? {
      get { own(super.title) }
      set {}
    }
  }
  private class TransitioningDelegate: UIViewController {
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
      get { own(super.transitioningDelegate) }
      set {}
    }
  }
  private class NibName: UIViewController {
    override var nibName: String? { own(super.nibName) }
  }
  private class ToolbarItems: UIViewController {
    override var toolbarItems: [UIBarButtonItem]? {
      get { own(super.toolbarItems) }
      set {}
    }
  }
  private class NavigationItem: UIViewController {
    override var navigationItem: UINavigationItem { own(super.navigationItem) }
  }
  private class TabBarItem: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tabBarItem: UITabBarItem! {
      get { own(super.tabBarItem) }
      set {}
    }
  }
}

extension ControllerFlags {
  mutating func set(_ flag: ControllerFlags, _ value: Bool) {
    if value { insert(flag) } else { remove(flag) }
  }
}
