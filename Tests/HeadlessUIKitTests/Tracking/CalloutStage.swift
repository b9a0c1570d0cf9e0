import Foundation
import HeadlessUIKit

/// A hierarchy whose code looks at a controller when a certain member of its own is called.
@MainActor
final class CalloutStage {
  /// The stage of the callout that is under way.
  static var current: CalloutStage?

  let window: UIWindow
  let tabs = CalledTabs()
  let navigation = CalledStack()
  let bottom = CalledScreen()
  let split = UISplitViewController()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let host = UIViewController()
  let screen = CalledScreen()
  let listener = CalledListener()

  let button = UIButton(frame: .zero)
  let item = UIBarButtonItem()
  let field = UITextField()
  let contents = ContentViews()
  let ownBar = UINavigationBar()
  let ownTabs = UITabBar()

  /// Makes a cell in the way that a test wants it.
  var makeTile: () -> Void = {}

  var segue: UIStoryboardSegue?

  /// What the last unwind segue has started from.
  var unwindSource: UIStoryboardUnwindSegueSource?

  /// Whom the app's code looks at.
  let seen = UIViewController()
  var hasLooked = false

  private let wanted: String

  /// Starts a new simulation with a visible window.
  ///
  /// - Parameter member: The member that is to look.
  init(wanting member: String) {
    wanted = member
    Simulation.reset()
    CalloutStage.register()
    storyboard = UIStoryboard(name: "Callouts", bundle: nil)
    window = UIWindow(frame: .zero)
    navigation.viewControllers = [bottom]
    split.viewControllers = [CalledScreen(), UIViewController()]
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    tabs.viewControllers = [navigation, split, pages, host]
    window.isHidden = false
    ControllerTree.install(root: tabs, in: window)
    CalloutStage.current = self
  }

  /// What the app's code does when it is called.
  func look() {
    hasLooked = true
    _ = seen.title
  }

  /// Says that a member of the app's code was called.
  static func called(_ member: String) {
    if let current, current.wanted == member { current.look() }
  }

  /// A storyboard whose one scene has segues to its like, and an unwind segue.
  let storyboard: UIStoryboard

  /// Makes the scene of the storyboard.
  func makeScene() -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: "scene")
  }

  private static func register() {
    let place = SourcePlace(file: "Callouts")
    var scene = StoryboardDocument.Scene(
      id: "scene", identifier: "scene", customClass: "CalledScreen", place: place)
    let show = StoryboardDocument.Segue(
      identifier: "show", kind: .present, destination: "scene", place: place)
    var custom = show
    (custom.identifier, custom.kind, custom.customClass) = ("custom", .custom, "CalledSegue")
    var unwind = StoryboardDocument.Segue(identifier: "unwind", kind: .unwind, place: place)
    unwind.unwindAction = "unwindToScreen:"
    var made = show
    (made.identifier, made.creationAction) = ("made", "makeScreen:")
    scene.segues = [show, custom, unwind, made]
    let registry = Simulation.storyboards
    registry.register(CalledScreen.self, as: "CalledScreen")
    registry.registerSegue("CalledSegue") {
      CalloutStage.called("StoryboardRegistry.registerSegue(_:make:)")
      return CalledSegue(identifier: $0, source: $1, destination: $2)
    }
    registry.registerUnwindAction("unwindToScreen:", on: CalledScreen.self) { _ in
      { _ in CalloutStage.called("StoryboardRegistry.registerUnwindAction(_:on:_:)") }
    }
    registry.registerSegueAction("makeScreen:", on: CalledScreen.self) { _, coder, _, _ in
      CalloutStage.called("StoryboardRegistry.registerSegueAction(_:on:_:)")
      return CalledScreen(coder: coder)
    }
    do {
      try registry.register(StoryboardDocument(name: "Callouts", initialScene: "scene", scenes: [scene]))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Goes back from a child of a screen to another one that stands beside it.
  ///
  /// - Returns: Where it starts from.
  @discardableResult
  func unwind() -> UIViewController {
    let container = CalledScreen()
    let source = makeScene()
    container.addChild(CalledScreen())
    container.addChild(source)
    bottom.addChild(container)
    source.performSegue(withIdentifier: "unwind", sender: nil)
    return source
  }

  /// Makes the device narrow or wide.
  func resize(_ sizeClass: UIUserInterfaceSizeClass) { Simulation.current.changeSizeClass(to: sizeClass) }

  /// Selects the tab that has a controller.
  func select(_ tab: UIViewController) { tabs.selectedViewController = tab }
}

/// A screen that says what is called of it.
class CalledScreen: UIViewController {
  private func called(_ method: String) { CalloutStage.called("UIViewController.\(method)") }
  private func telling<Value>(_ property: String, _ value: Value) -> Value {
    called(property)
    return value
  }

  override func loadView() { called("loadView()") }
  override func viewDidLoad() { called("viewDidLoad()") }
  override func viewWillAppear(_ animated: Bool) { called("viewWillAppear(_:)") }
  override func viewIsAppearing(_ animated: Bool) { called("viewIsAppearing(_:)") }
  override func viewDidAppear(_ animated: Bool) { called("viewDidAppear(_:)") }
  override func viewWillDisappear(_ animated: Bool) { called("viewWillDisappear(_:)") }
  override func viewDidDisappear(_ animated: Bool) { called("viewDidDisappear(_:)") }
  override func willMove(toParent parent: UIViewController?) { called("willMove(toParent:)") }
  override func didMove(toParent parent: UIViewController?) { called("didMove(toParent:)") }
  override func awakeFromNib() { called("awakeFromNib()") }
  override func updateViewConstraints() { called("updateViewConstraints()") }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    called("updateContentUnavailableConfiguration(using:)")
  }
  override func setEditing(_ editing: Bool, animated: Bool) { called("setEditing(_:animated:)") }
  override var title: String? {
    get { telling("title", super.title) }
    set { super.title = newValue }
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { telling("transitioningDelegate", super.transitioningDelegate) }
    set { super.transitioningDelegate = newValue }
  }
  override var isModalInPresentation: Bool {
    get { telling("isModalInPresentation", super.isModalInPresentation) }
    set { super.isModalInPresentation = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { telling("hidesBottomBarWhenPushed", super.hidesBottomBarWhenPushed) }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var navigationItem: UINavigationItem { telling("navigationItem", super.navigationItem) }
  override var toolbarItems: [UIBarButtonItem]? {
    get { telling("toolbarItems", super.toolbarItems) }
    set { super.toolbarItems = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tabBarItem: UITabBarItem! {
    get { telling("tabBarItem", super.tabBarItem) }
    set { super.tabBarItem = newValue }
  }
  override func didReceiveMemoryWarning() { called("didReceiveMemoryWarning()") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called("traitCollectionDidChange(_:)")
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called("willTransition(to:with:)")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called("viewWillTransition(to:with:)")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    called("size(forChildContentContainer:withParentContainerSize:)")
    return parentSize
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    called("preferredContentSizeDidChange(forChildContentContainer:)")
  }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { called("collapseSecondaryViewController(_:for:)") }
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    called("separateSecondaryViewController(for:)")
    return nil
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { called("prepare(for:sender:)") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    called("shouldPerformSegue(withIdentifier:sender:)")
    return true
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    called("canPerformUnwindSegueAction(_:from:sender:)")
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    called("allowedChildrenForUnwinding(from:)")
    CalloutStage.current?.unwindSource = source
    return super.allowedChildrenForUnwinding(from: source)
  }
  override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    called("childContaining(_:)")
    return super.childContaining(source)
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    called("unwind(for:towards:)")
  }
}

/// A screen that says the name of its nib itself.
final class CalledNib: UIViewController {
  override var nibName: String? {
    CalloutStage.called("UIViewController.nibName")
    return nil
  }
}

/// A presentation controller of the app's own.
final class CalledPresentation: UIPresentationController {
  private func called(_ method: String) { CalloutStage.called("UIPresentationController.\(method)") }

  override func presentationTransitionWillBegin() { called("presentationTransitionWillBegin()") }
  override func presentationTransitionDidEnd(_ completed: Bool) { called("presentationTransitionDidEnd(_:)") }
  override func dismissalTransitionWillBegin() { called("dismissalTransitionWillBegin()") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { called("dismissalTransitionDidEnd(_:)") }
  override var shouldRemovePresentersView: Bool {
    called("shouldRemovePresentersView")
    return false
  }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    called("adaptivePresentationStyle(for:)")
    return .none
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called("willTransition(to:with:)")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called("traitCollectionDidChange(_:)")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    called("viewWillTransition(to:with:)")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    called("size(forChildContentContainer:withParentContainerSize:)")
    return parentSize
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    called("preferredContentSizeDidChange(forChildContentContainer:)")
  }
}

/// A segue of the app's own.
final class CalledSegue: UIStoryboardSegue {
  override func perform() { CalloutStage.called("UIStoryboardSegue.perform()") }
}
