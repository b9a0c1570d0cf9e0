public import Foundation

/// A view controller: one node of the hierarchy that routing code moves through.
///
/// Names, signatures and order of callbacks are Apple's. The stored properties that every controller needs are
/// few; the rest is allocated when somebody uses it, because a checker builds millions of stacks.
//
// What subclasses may override has to stand in the class itself, so this file is long; all else is in the files beside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The controller's number in the process, in order of creation.
  public final let serial: Int

  // The parent, the presenter and the window outlive these links or clear them when they go.
  final nonisolated(unsafe) var parentLink = Link<UIViewController>(nil)
  final nonisolated(unsafe) var presentingLink = Link<UIViewController>(nil)
  final nonisolated(unsafe) var windowLink = Link<UIWindow>(nil)

  // Read in `deinit`, which is not isolated: the last reference is dropped on the main actor.
  final nonisolated(unsafe) private var childList: [UIViewController] = []
  final nonisolated(unsafe) private var presented = Presented()
  final nonisolated(unsafe) var viewStorage: UIView?

  /// The children.
  ///
  /// A change takes the list out and puts it back: the list itself is never held while anything is called, so that
  /// the compiler can leave out the check which it would otherwise make at each of the many times it is read.
  final nonisolated var childStorage: [UIViewController] {
    get { childList }
    set { childList = newValue }
    _modify {
      var taken = childList
      childList = []
      defer { childList = taken }
      yield &taken
    }
  }

  /// What the controller presents.
  final nonisolated var presentedStorage: UIViewController? {
    get { presented.controller }
    set { presented.controller = newValue }
  }

  // In a value of its own: of a class that holds its like the compiler takes chains apart one by one, which costs each
  // controller more than the rest of its end, and no app presents so many.
  private struct Presented {
    var controller: UIViewController?
  }

  /// Reads a child, neither it nor the list of children counted; the closure must not change the list.
  @inline(__always)
  final nonisolated func look<Value>(at index: Int, _ body: (UIViewController) -> Value) -> Value {
    Uncounted(childList[index]).look(body)
  }

  /// The number of children.
  final nonisolated var childCount: Int { childList.count }

  /// Whether the controller has no children.
  final nonisolated var isChildless: Bool { childList.isEmpty }

  /// The presentation or dismissal under way that the controller takes part in; the clock keeps it until it ends.
  final var transitionLink = Link<Transition>(nil)
  final nonisolated(unsafe) var rare: RareProperties?

  /// The yes-or-no facts; read or replaced as a whole, and never held, for the reason given at the children.
  final var flags: ControllerFlags {
    get { flagBits }
    set { flagBits = newValue }
  }

  private final var flagBits = ControllerFlags(rawValue: 0)
  // Read in `deinit` too.
  final nonisolated(unsafe) var appearance: Appearance = .disappeared
  final var ownStyle: UIModalPresentationStyle = .automatic

  /// The last walk over the hierarchy that came by; tells a walk whether it is here for the second time.
  final var lastWalk = 0

  /// Makes a controller from a nib; without a name its view is an empty view.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  @inline(__always)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Simulation.lastSerial += 1
    serial = Simulation.lastSerial
    Simulation.liveCount += 1
    if nibNameOrNil != nil || nibBundleOrNil != nil {
      rare = .ofNib(nibNameOrNil, nibBundleOrNil)
    }
    super.init()
    if ControllerLedger.isKept { noteBirth() }
  }

  /// Makes a controller from a storyboard or an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    Simulation.lastSerial += 1
    serial = Simulation.lastSerial
    Simulation.liveCount += 1
    super.init()
    if ControllerLedger.isKept { noteBirth() }
  }

  /// Makes a controller with an empty view.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    Simulation.liveCount -= 1
    if ControllerLedger.isKept { ControllerLedger.noteDeath(of: serial) }
    viewStorage?.controller = nil
    if let presented = presentedStorage, presented.presentingLink.leads(to: self) {
      presented.presentingLink = Link(nil)
    }
    if !childList.isEmpty { orphanChildren() }
  }

  @inline(never)
  private final func noteBirth() {
    ControllerLedger.noteBirth(of: serial)
    if ControllerLedger.keepsPlaces { ControllerLedger.notePlace(of: self) }
  }

  open override var description: String { tracked(ControllerReference(self).description) }

  override nonisolated final var keepsAssociations: Bool { true }

  override nonisolated final var associations: AssociationList? {
    get { rare?.associations }
    set {
      nonisolated(unsafe) let list = newValue
      MainActor.assumeIsolated { rareProperties.associations = list }
    }
  }

  open override var next: UIResponder? {
    let above = parentStorage ?? noteNaming(presentingStorage)
    noteHandingOut(parentStorage)
    return viewStorage?.superviewStorage ?? above ?? windowLink.target
  }

  // MARK: - View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded on first use (rule L1).
  open var view: UIView! {
    get { tracked(loadedView) }
    set {
      noteUse()
      replaceView(by: newValue)
    }
  }

  /// The view if it has been loaded; does not load it.
  open var viewIfLoaded: UIView? { isViewLoaded ? view : nil }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { reading(.viewLoaded) }

  /// The name of the nib that the controller was made from; an override names the one that its view is loaded from.
  open var nibName: String? {
    noteUse()
    return rare?.nibName
  }

  /// The bundle of the nib that the controller was made from, or `nil` where none was named.
  open var nibBundle: Bundle? {
    noteUse()
    return rare?.nibBundle
  }

  /// Makes the view of a controller that sets none.
  func makeView() -> UIView { UIView() }

  /// Makes the view: that of the scene or nib from which the controller was made, or of a nib that has the name of the class,
  /// or an empty one; an override sets another.
  open func loadView() {
    if let origin = rare?.origin { origin.loadView(of: self) } else { loadViewFromNib() }
  }

  /// Loads the view unless that has happened: `loadView`, then `viewDidLoad`, once.
  open func loadViewIfNeeded() {
    if !flags.contains(.viewLoaded) { loadForFirstUse() }
  }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}

  // MARK: - Appearance callbacks

  /// Called when the view is about to come on screen.
  ///
  /// - Parameter animated: Whether with animation.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy and laid out, before it is on screen.
  ///
  /// - Parameter animated: Whether with animation.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen.
  ///
  /// - Parameter animated: Whether with animation.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to leave the screen.
  ///
  /// - Parameter animated: Whether with animation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  ///
  /// - Parameter animated: Whether with animation.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether changes of appearance reach the children by themselves (rule C7).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: - Containment

  /// The container that this controller is in.
  open var parent: UIViewController? {
    noteHandingOut(parentStorage)
    return parentStorage
  }

  /// The controllers inside this container, in the container's order.
  open var children: [UIViewController] {
    noteReadingChildren(handingOut: childStorage)
    return childStorage
  }

  /// Makes a controller a child of this one (rules C1, C3, W8).
  ///
  /// `willMove(toParent:)` is called, `didMove(toParent:)` is the caller's duty.
  ///
  /// - Parameter childController: The new child.
  open func addChild(_ childController: UIViewController) {
    noteReadingChildren()
    takeChild(childController)
  }

  /// Takes the controller out of its container and calls `didMove(toParent: nil)` (rule C2).
  open func removeFromParent() {
    noteUse()
    parentStorage?.noteReadingChildren()
    leaveParentAsAsked()
  }

  /// Called before the controller enters a container, or leaves it with `nil`.
  ///
  /// - Parameter parent: The new container.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, flags.contains(.addedByHand) { ContainerDuties.noteWarning(of: self) }
  }

  /// Called after the controller entered a container, or left it with `nil`.
  ///
  /// - Parameter parent: The new container.
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil, flags.contains(.addedByHand) { ContainerDuties.noteWelcome(of: self) }
  }

  // MARK: - Presentation

  /// The controller that this one, or its nearest presenting ancestor, presented (rule P3).
  open var presentedViewController: UIViewController? {
    noteGoing(to: presentedInEffect)
    return presentedInEffect
  }

  /// The controller that presented this one or its nearest presented ancestor (rule P4).
  open var presentingViewController: UIViewController? { noteNaming(presentingInEffect) }

  /// Whether the controller is in the middle of being presented (rule P22).
  open var isBeingPresented: Bool { reading(.beingPresented) }

  /// Whether the controller is in the middle of being dismissed (rule D10).
  open var isBeingDismissed: Bool { reading(.beingDismissed) }

  /// Whether the controller is in the middle of entering its container (rule N32).
  open var isMovingToParent: Bool { reading(.movingToParent) }

  /// Whether the controller is in the middle of leaving its container (rule N32).
  open var isMovingFromParent: Bool { reading(.movingFromParent) }

  /// How the controller covers what was there when it is presented (rule P9).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      noteReading()
      return ownStyle == .automatic ? Simulation.look { $0.settings.automaticPresentationStyle } : ownStyle
    }
    set {
      noteUse()
      ownStyle = newValue
    }
  }

  /// How a presentation of this controller is animated; kept, never drawn.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { tracked(rare?.transitionStyle ?? .coverVertical) }
    set {
      noteUse()
      rareProperties.transitionStyle = newValue
    }
  }

  /// The object that makes the animators and the presentation controller of a custom presentation; held weakly.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { tracked(rare?.transitioningDelegate) }
    set {
      noteUse()
      rareProperties.transitioningDelegate = newValue
    }
  }

  /// Whether the user cannot swipe away the presentation in which the controller is shown (rule D16).
  open var isModalInPresentation: Bool {
    get { tracked(flags.contains(.modalInPresentation)) }
    set {
      noteUse()
      flags.set(.modalInPresentation, newValue)
    }
  }

  /// The environment of the controller.
  open var traitCollection: UITraitCollection {
    noteReadingTraits()
    return traitsInEffect
  }

  /// Called after the environment has changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the environment changes; hands it on to the children, whom nobody else tells.
  ///
  /// - Parameters:
  ///   - newCollection: The environment to come.
  ///   - coordinator: The change, to which animations can be added.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.callWillTransition(to: newCollection, with: coordinator) }
  }

  /// Called before the view gets another size; hands it on to the children, whom nobody else tells.
  ///
  /// - Parameters:
  ///   - size: The size to come.
  ///   - coordinator: The change, to which animations can be added.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childStorage {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.callViewWillTransition(to: own, with: coordinator)
    }
  }

  /// How large a child becomes: as large as its parent, unless overridden.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of this controller.
  /// - Returns: The size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when a child prefers another size.
  ///
  /// - Parameter container: The child.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Presents a controller over the current ones.
  ///
  /// The presenter may be an ancestor of the receiver (rule P1). The properties change at once (rule P19), the
  /// transition starts when the turn ends (rule P18), and the completion is called when it has ended (rule P21).
  /// A refused call is recorded as a fault and drops its completion (rules P11 to P16, P23, P36).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether with animation.
  ///   - completion: Called after the new controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    notePresenting()
    Presenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what the receiver presents, or else the receiver itself (rules D1 to D5).
  ///
  /// - Parameters:
  ///   - flag: Whether with animation.
  ///   - completion: Called after the last `viewDidDisappear`; never where there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    noteDismissing()
    Presenter.dismiss(from: self, animated: flag, completion: completion)
  }

  /// Finds who carries an action out: the receiver, or else the nearest of its containers that can (rule P30).
  ///
  /// Without the Objective-C runtime nobody can tell what a class overrides, so only the system's containers carry out
  /// `show(_:sender:)` and `showDetailViewController(_:sender:)`; a class of the app that does overrides this method.
  ///
  /// - Parameters:
  ///   - action: The action, by the name that it has in Objective-C.
  ///   - sender: Who asked.
  /// - Returns: The controller, or `nil` where nobody carries it out.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    noteReading()
    if carriesOut(action) { return self }
    return parentStorage?.targetViewController(forAction: action, sender: sender)
  }

  /// Shows a controller in the way of the nearest container that can, else by presenting it (rule P30).
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: Who asked.
  open func show(_ viewController: UIViewController, sender: Any?) {
    let call = begin(.show, [.controller(viewController)])
    defer { call.end() }
    present(viewController, unlessBy: .show, sender) { $0.show(viewController, sender: sender) }
  }

  /// Shows a controller as the detail of the nearest split view, else by presenting it (rule P30).
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: Who asked.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    let call = begin(.showDetail, [.controller(viewController)])
    defer { call.end() }
    present(viewController, unlessBy: .showDetail, sender) {
      $0.showDetailViewController(viewController, sender: sender)
    }
  }

  /// Takes the secondary controller of a split view that collapses onto this one; it just disappears (rule S4).
  ///
  /// - Parameters:
  ///   - secondaryViewController: The controller that loses its column.
  ///   - splitViewController: The split view.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives up the controller that becomes the secondary one when a split view expands; there is none (rule S6).
  ///
  /// - Parameter splitViewController: The split view.
  /// - Returns: The controller, or `nil`.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: - What containers show and where the controller is

  /// The title that containers show.
  open var title: String? {
    get { tracked(rare?.title) }
    set {
      noteUse()
      let change = KeyValues.begin(self)
      rareProperties.title = newValue
      change?.end()
    }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    noteReading()
    if let item = rare?.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.owner = Link(self)
    rareProperties.navigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { tracked(madeTabBarItem) }
    set {
      noteUse()
      rareProperties.tabBarItem?.owner = Link(nil)
      newValue?.owner = Link(self)
      rareProperties.tabBarItem = newValue
    }
  }

  /// The buttons of the bar below the stack that the controller is on.
  open var toolbarItems: [UIBarButtonItem]? {
    get { tracked(rare?.toolbarItems) }
    set {
      noteUse()
      if newValue != nil || rare != nil { rareProperties.toolbarItems = newValue }
    }
  }

  /// Sets the buttons of the bar below the stack that the controller is on.
  ///
  /// - Parameters:
  ///   - toolbarItems: The buttons.
  ///   - animated: Whether with animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The size that the controller would like to have.
  open var preferredContentSize: CGSize {
    get { tracked(rare?.preferredContentSize ?? .zero) }
    set {
      noteUse()
      guard newValue != rare?.preferredContentSize ?? .zero else { return }
      rareProperties.preferredContentSize = newValue
      tellOfPreferredSize()
    }
  }

  /// Whether the tab bar hides when the controller is pushed; no effect on the stack (rule N29).
  open var hidesBottomBarWhenPushed: Bool {
    get { tracked(flags.contains(.hidesBottomBar)) }
    set {
      noteUse()
      flags.set(.hidesBottomBar, newValue)
    }
  }

  /// The nearest navigation controller that the controller is in (rule N28).
  open var navigationController: UINavigationController? { nearestContainer() }

  /// The nearest tab bar controller that the controller is in (rule T19).
  open var tabBarController: UITabBarController? { nearestContainer() }

  /// The nearest split view controller that the controller is in (rule S15).
  open var splitViewController: UISplitViewController? { nearestContainer() }

  /// Whether the user edits what the controller shows; to set it is to call `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { tracked(flags.contains(.editing)) }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing of what the controller shows; a tap on `editButtonItem` calls it.
  ///
  /// - Parameters:
  ///   - editing: Whether to begin.
  ///   - animated: Without effect, nothing is drawn.
  open func setEditing(_ editing: Bool, animated: Bool) {
    noteUse()
    flags.set(.editing, editing)
    rare?.editButton?.show(editing)
  }

  /// A button that says Edit, or Done while the user edits; a tap begins or ends the editing.
  open var editButtonItem: UIBarButtonItem { tracked(editButton) }

  /// Called where the screen may have other contents than before: before it appears for the first time, and where it was
  /// asked for; an override sets `contentUnavailableConfiguration`.
  ///
  /// - Parameter state: What the screen is like.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    followUnavailableState()
  }

  /// What the screen is like that may have nothing to show.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    tracked(unavailableState)
  }

  /// Called before a layout pass; never here, because nothing is laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after a layout pass; never here, because nothing is laid out.
  open func viewDidLayoutSubviews() {}

  /// Called when other parts of the view are covered; never here, because nothing is.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view's margins are others; never here.
  open func viewLayoutMarginsDidChange() {}

  /// Called in place of the view's `updateConstraints()`, which it calls, where code asks for a layout pass.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }

  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}

  /// How the status bar looks over the controller; without effect.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    noteUse()
    return .default
  }

  /// Whether the controller hides the status bar; without effect.
  open var prefersStatusBarHidden: Bool {
    noteUse()
    return false
  }

  /// The child that says how the status bar looks, or `nil` where the controller does itself; without effect.
  open var childForStatusBarStyle: UIViewController? {
    noteUse()
    return nil
  }

  /// Goes back, for people who cannot see where to tap; the model never calls it.
  ///
  /// - Returns: Whether there was a way back.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The child that says whether the status bar is hidden, or `nil` where the controller does itself; without effect.
  open var childForStatusBarHidden: UIViewController? {
    noteUse()
    return nil
  }

  /// How the status bar comes and goes; without effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    noteUse()
    return .fade
  }

  /// The child that says whether the line at the lower edge may go, or `nil` where the controller does itself; without effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    noteUse()
    return nil
  }

  /// The child that says at which edges the app's swipes come before the system's, or `nil` where the controller does itself; without
  /// effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    noteUse()
    return nil
  }

  /// The edges at which the app's swipes come before the system's; without effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    noteUse()
    return []
  }

  /// How the controller may be turned; without effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    noteUse()
    return .all
  }

  /// Whether the controller is turned with the device; without effect.
  open var shouldAutorotate: Bool {
    noteUse()
    return true
  }

  /// How the controller is held when it is presented; without effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    noteUse()
    return .portrait
  }

  /// Whether the device's lower edge shows nothing to swipe by; without effect.
  open var prefersHomeIndicatorAutoHidden: Bool {
    noteUse()
    return false
  }

  // MARK: - Storyboards

  /// The name under which the system would keep the state of the screen; kept, never used.
  open var restorationIdentifier: String? {
    get { tracked(rare?.restorationIdentifier) }
    set {
      noteUse()
      if newValue != nil || rare != nil { rareProperties.restorationIdentifier = newValue }
    }
  }

  /// The storyboard that the controller was made from (rule B4).
  open var storyboard: UIStoryboard? {
    noteUse()
    return rare?.origin?.storyboard
  }

  /// Called when the controller was made from a storyboard, after its properties were set.
  open override func awakeFromNib() {}

  /// Performs a segue of the controller's scene; an unknown one is a fault (rules G1 to G3).
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: Who asked.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    noteUse()
    let call = begin(.performSegue, [.text("\"\(identifier)\"")])
    defer { call.end() }
    SeguePerformance(identifier, on: self, sender: sender)?.run()
  }

  /// Whether a segue that the user asked for is performed; not asked by `performSegue` (rule G2).
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier, empty where it has none.
  ///   - sender: Who asked.
  /// - Returns: Whether to go on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed; its destination exists, the destination's view does not (rule G3).
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: Who asked.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether the controller accepts an unwind segue: by default, whether it has the method (rule G10).
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - fromViewController: The source of the segue.
  ///   - sender: Who asked.
  /// - Returns: Whether the segue may end here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    noteUse()
    return Simulation.storyboards.implements(action, self)
  }

  /// The children in which an unwind segue's destination is searched for, in that order (rule G7).
  ///
  /// - Parameter source: Where the segue starts.
  /// - Returns: All children but the one that the search comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    noteReadingChildren(handingOut: childStorage)
    return childrenForUnwinding(from: source)
  }

  /// The child that an unwind segue starts in.
  ///
  /// - Parameter source: Where the segue starts.
  /// - Returns: The child, or `nil` where the segue starts elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let child = childOnWay(from: source.sourceStorage)
    noteHandingOut(child)
    return child
  }

  /// Brings a child on screen because an unwind segue ends in it (rules G8, N36).
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The child on the way to the segue's destination.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    bringForward(subsequentVC)
  }

  // MARK: - Hooks of the container classes

  /// Whether the class itself carries an action out that is looked for up the containers (rule P30).
  func carriesOut(_ action: Selector) -> Bool { false }

  /// Calls a closure for each child that is on screen when this controller is.
  func forEachShownChild(_ body: (UIViewController) -> Void) {
    guard !childStorage.isEmpty else { return }
    for child in childStorage where showsView(of: child) { body(child) }
  }

  /// Whether a child is on screen when this controller is.
  func shows(_ child: UIViewController) -> Bool { showsView(of: child) }

  /// Whether the container itself decides when a child is on screen, wherever the child's view is put.
  func placesView(of child: UIViewController) -> Bool { false }

  /// Whether the container, at rest, shows another child than it should; its own book-keeping is to blame then.
  var showsOtherThanItShould: Bool { false }

  /// Shows the child that should be shown, with callbacks, at once.
  func showWhatShouldBe() {}

  /// Called before a change of appearance starts, before the controller's own callback.
  func appearanceWillChange(isAppearing: Bool, animated: Bool) {}

  /// Called when a change of appearance has ended, after the callbacks of controller and children.
  func appearanceDidChange(animated: Bool) {}

  /// Takes a child out of the container's list, because it leaves on its own account.
  func releaseChild(_ child: UIViewController) {
    childStorage.remove(child)
  }

  /// Takes a controller out of what the container keeps beside its children, because it leaves on its own account.
  func releaseKept(_ controller: UIViewController, for next: UIViewController?) {}

  /// Calls a closure for each controller that the container keeps alive beside its children, some more than once.
  func forEachKept(_ body: (UIViewController) -> Void) {}

  /// Lets go of the controllers that the container keeps beside its children, without callbacks.
  func letGoOfKept() {}

  /// The transition of the stack inside this container, where it has one.
  var stackTransitionInFlight: Transition? { nil }

  /// Whether the user touches what is below this controller although it is presented over that.
  var isSeenThrough: Bool { false }

  /// Which of the system's containers the class is or derives from; cheaper to ask for than a cast.
  package var containerClass: ContainerClass { .none }

  /// Whether the stack inside this container is changing.
  var isChangingStack: Bool { false }

  /// Writes down what the screen shows, to show it when the app is started again; never called, nothing is.
  ///
  /// - Parameter coder: Where to.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Shows what was written down; never called.
  ///
  /// - Parameter coder: Where it stands.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after all that was written down is shown; never called.
  open func applicationFinishedRestoringState() {}

  /// Whether this class covers its own context (rule P6).
  var definesContextByDefault: Bool { false }
}
