public import Foundation

/// A container that shows the top of a stack of controllers.
///
/// The stack changes at once (rule N15); the screen follows when the turn ends, and the transition ends later on
/// the virtual clock. What is on screen is kept apart from the stack, and the two are reconciled: whatever
/// happened meanwhile, when a transition has ended and the top is not what is shown, the next one starts.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What is on screen, or was when the controller was last on screen.
  final var shown: UIViewController?

  /// The change of the stack that is scheduled or running; the clock keeps it until it ends.
  final var stackLink = Link<Transition>(nil)

  /// The change of the stack that is scheduled or running, counted while the caller holds it.
  final var stackTransition: Transition? {
    get { stackLink.target }
    set { stackLink = Link(newValue) }
  }

  /// Recognises the swipe from the left edge; the user can only pop with it while it is enabled (rule N27).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    noteReading()
    if let made = rare?.popRecognizer { return made }
    let made = UIGestureRecognizer()
    made.owner = Link(self)
    rareProperties.popRecognizer = made
    return made
  }

  /// Whether the bar is hidden; the user can neither tap Back nor swipe then (rule N27).
  open var isNavigationBarHidden: Bool {
    get { tracked(isNavigationBarHiddenStorage) }
    set {
      noteUse()
      isNavigationBarHiddenStorage = newValue
    }
  }

  final var isNavigationBarHiddenStorage: Bool = false

  private weak var weakDelegate: (any UINavigationControllerDelegate)?

  /// Told of the controllers that are shown (rule N22); held weakly.
  ///
  /// Few navigation controllers have one, and to look at a weak reference costs more than most changes of a stack.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { tracked(delegateStorage) }
    set {
      noteUse()
      flags.set(.hasDelegate, newValue != nil)
      weakDelegate = newValue
    }
  }

  /// The same, for the model's own use.
  final var delegateStorage: (any UINavigationControllerDelegate)? {
    flags.contains(.hasDelegate) ? weakDelegate : nil
  }

  /// Makes an empty navigation controller from a nib (rule N1).
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an empty navigation controller (rule N1).
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a navigation controller with one controller on its stack (rule N1).
  ///
  /// - Parameter rootViewController: The bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty navigation controller whose bars are of classes of the app's.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar over the stack, which derives from `UINavigationBar`; `nil` for UIKit's own.
  ///   - toolbarClass: The class of the bar below the stack, which derives from `UIToolbar`; `nil` for UIKit's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    rareProperties.barClasses = (navigationBarClass, toolbarClass)
  }

  override var definesContextByDefault: Bool { true }

  /// Hides or shows the bar.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether with animation; without effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // MARK: - The stack

  /// The stack, bottom first (rule N2); setting it has no animation.
  open var viewControllers: [UIViewController] {
    get {
      noteReadingChildren(handingOut: childStorage)
      return childStorage
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack (rule N2).
  open var topViewController: UIViewController? {
    noteHandingOut(childStorage.last)
    return childStorage.last
  }

  /// What the user sees: the controller presented over the stack, or the top (rule N3).
  open var visibleViewController: UIViewController? {
    let top = childStorage.last
    if let presented = presentedStorage ?? top?.presentedStorage ?? presentedInEffect {
      noteGoing(to: presented)
      return presented
    }
    noteHandingOut(top)
    return top
  }

  /// Pushes a controller (rules N4 to N8, N15, N37).
  ///
  /// - Parameters:
  ///   - viewController: The controller to push.
  ///   - animated: Whether with animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    noteUse()
    let call = begin(.push, [.controller(viewController), .animated(animated)])
    defer { call.end() }
    push(viewController, animated: animated)
  }

  /// Pops the top controller (rules N12, N13).
  ///
  /// - Parameter animated: Whether with animation.
  /// - Returns: The popped controller, or `nil` where the stack has no more than one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    noteReadingChildren(handingOut: Array(childStorage.suffix(1)))
    let call = begin(.pop, [.animated(animated)])
    defer { call.end() }
    return pop(animated: animated)
  }

  /// Pops until a controller is on top (rules N13, N13', N14).
  ///
  /// - Parameters:
  ///   - viewController: The controller to reveal.
  ///   - animated: Whether with animation.
  /// - Returns: The popped controllers, bottom first; where it is on top, what the setting says; `nil` where it is not
  ///   on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let call = begin(.popTo, [.controller(viewController), .animated(animated)])
    defer { call.end() }
    return pop(to: viewController, animated: animated)
  }

  /// Pops all but the bottom of the stack (rule N13).
  ///
  /// - Parameter animated: Whether with animation.
  /// - Returns: The popped controllers, bottom first; where there is nothing to pop, what the setting says.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    noteReadingChildren(handingOut: Array(childStorage.dropFirst()))
    let call = begin(.popToRoot, [.animated(animated)])
    defer { call.end() }
    guard childStorage.count > 1 else { return emptyPop }
    return mayEdit("popToRootViewControllerAnimated:") ? pop(above: 0, animated: animated) : nil
  }

  /// Replaces the stack (rules N9 to N11).
  ///
  /// - Parameters:
  ///   - viewControllers: The new stack, bottom first; no controller may stand twice in it.
  ///   - animated: Whether with animation, which is a pop where the new top was on the old stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    noteReadingChildren()
    let call = begin(.setViewControllers, [.controllers(viewControllers), .animated(animated)])
    defer { call.end() }
    set(viewControllers, animated: animated)
  }

  /// Pushes with animation (rule N35).
  ///
  /// - Parameters:
  ///   - viewController: The controller to push.
  ///   - sender: Who asked.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Adds a child, which a navigation controller does by pushing it.
  ///
  /// - Parameter childController: The new child.
  open override func addChild(_ childController: UIViewController) {
    pushViewController(childController, animated: false)
  }

  /// Takes the secondary controller of a split view onto the stack (rules S4, S5).
  ///
  /// - Parameters:
  ///   - secondaryViewController: The controller that loses its column.
  ///   - splitViewController: The split view.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    noteReadingChildren()
    // The one place where a navigation controller may stand on another one's stack.
    append(secondaryViewController, animated: false)
  }

  /// Pops the top of the stack for the secondary column (rule S6).
  ///
  /// - Parameter splitViewController: The split view.
  /// - Returns: The controller that was on top, or `nil` where it is alone.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false)
  }

  // MARK: - Hooks

  override func carriesOut(_ action: Selector) -> Bool { action == .show }

  package override final var containerClass: ContainerClass { .navigation }

  override func placesView(of child: UIViewController) -> Bool { true }

  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override func shows(_ child: UIViewController) -> Bool {
    child === shown || (child === childStorage.last && appearance != .disappeared)
  }

  override var showsOtherThanItShould: Bool {
    appearance == .appeared && stackLink.isEmpty && !isTop(shown)
  }

  override func showWhatShouldBe() { shown = childStorage.last }

  override func forEachKept(_ body: (UIViewController) -> Void) {
    if let shown, !shown.parentLink.leads(to: self) { body(shown) }
    for participant in stackTransition?.held ?? [] where participant !== self { body(participant) }
  }

  override func letGoOfKept() { shown = nil }

  override var stackTransitionInFlight: Transition? { stackTransition }

  override var isChangingStack: Bool { !stackLink.isEmpty }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) {
    if let running = stackTransition, running.phase == .running { settle(running) }
    guard isAppearing else { return }
    showTop(animated: animated)
  }

  override func appearanceDidChange(animated: Bool) {
    if appearance == .appeared, let shown { tellDidShow(shown, animated: animated) }
    if let waiting = stackTransition, waiting.phase == .scheduled { begin(waiting) }
  }

  override func releaseChild(_ child: UIViewController) {
    removeForeign(child)
  }
}
