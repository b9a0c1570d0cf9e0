import Foundation
import HeadlessUIKit

/// A hierarchy with one of everything, installed in a window, and what belongs to its controllers.
@MainActor
final class AccessStage {
  let window: UIWindow
  let tabs = UITabBarController()
  let navigation = UINavigationController()
  let bottom = UIViewController()
  let top = UIViewController()
  let split = UISplitViewController()
  let primary = UINavigationController(rootViewController: UIViewController())
  let detail = UIViewController()
  let columns = UISplitViewController(style: .doubleColumn)
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let page = UIViewController()
  let host = UIViewController()
  let guest = UIViewController()
  let sheet = UIViewController()
  let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  let fresh = UIViewController()
  let label = UILabel()
  let recognizer = UITapGestureRecognizer()
  let field = UITextField()
  let button = UIButton(frame: .zero)
  let contents = ContentViews()
  let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
  let picker = UIImagePickerController()
  let files = UIDocumentPickerViewController(forExporting: [])
  let search = UISearchController(searchResultsController: UIViewController())
  let list = UITableViewController(style: .plain)
  let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())

  let column = UIViewController()
  let scene: UIWindowScene

  /// Starts a new simulation; root is a tab bar controller, a sheet and an alert stand over it.
  init() {
    Simulation.reset()
    scene = UIWindowScene()
    UIApplication.shared.connect(scene)
    window = UIWindow(windowScene: scene)
    navigation.viewControllers = [bottom, top]
    split.viewControllers = [primary, detail]
    columns.setViewController(column, for: .primary)
    columns.setViewController(UIViewController(), for: .secondary)
    pages.setViewControllers([page], direction: .forward, animated: false)
    host.addChild(guest)
    host.view.addSubview(guest.view)
    label.addGestureRecognizer(recognizer)
    for view in [label, field, button] + contents.all { guest.view.addSubview(view) }
    tabs.viewControllers = [navigation, split, columns, pages, host]
    sheet.modalPresentationStyle = .pageSheet
    window.isHidden = false
    ControllerTree.install(root: tabs, modals: [sheet, alert], in: window)
  }

  /// The presentation controller of one that is to be a popover.
  var popover: UIPopoverPresentationController? {
    fresh.modalPresentationStyle = .popover
    return fresh.popoverPresentationController
  }

  /// A segue from the top of the stack.
  func segue() -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: nil, source: top, destination: fresh) { [top] in _ = top.parent }
  }

  /// Whoever an unwind segue has started from, and what is known of the start.
  func unwind() -> UIStoryboardUnwindSegueSource {
    let stage = CalloutStage(wanting: "")
    unwinder = stage.unwind()
    // Whoever the segue has started from stands in it.
    unwinding = stage
    guard let source = stage.unwindSource else { preconditionFailure("nobody is asked") }
    CalloutStage.current = nil
    return source
  }

  private(set) var unwinder = UIViewController()
  private var unwinding: CalloutStage?

  /// Lets an animator take a push over, and does not let it end.
  func animate() -> any UIViewControllerContextTransitioning {
    navigation.delegate = animator
    _ = push()
    guard let context = animator.context else { preconditionFailure("nobody animates") }
    return context
  }

  private let animator = WaitingAnimator()

  /// Lets a push begin, and does not let it end.
  func push() -> any UIViewControllerTransitionCoordinator {
    ControllerTree.install(root: tabs, in: window)
    navigation.pushViewController(fresh, animated: true)
    Simulation.current.clock.advance()
    guard let coordinator = navigation.transitionCoordinator else { preconditionFailure("nothing is pushed") }
    return coordinator
  }
}

/// Takes down who is accessed.
@MainActor
final class AccessRecorder: StructureReadObserver {
  private(set) var used: [UIViewController] = []
  private(set) var named: [UIViewController] = []
  private(set) var hasReadShared = false

  func willUse(_ controller: UIViewController) { used.append(controller) }

  func willReadChildren(of container: UIViewController) { used.append(container) }

  func willName(_ presenter: UIViewController, presenting presented: UIViewController?) -> UIViewController {
    named.append(presenter)
    return presenter
  }

  func willReadShared() { hasReadShared = true }

  /// Whether nothing was tracked.
  var isEmpty: Bool { used.isEmpty && named.isEmpty && !hasReadShared }

  /// Whether a controller was accessed.
  func has(_ controller: UIViewController) -> Bool {
    (used + named).contains { $0 === controller }
  }

  /// Lets code of the app's run, whose accesses are taken down.
  func track(_ body: () -> Void) {
    let former = StructureReads.listen(.observer(self))
    defer { StructureReads.listen(former) }
    body()
  }
}

/// Takes a change of a stack over, and never ends it.
@MainActor
private final class WaitingAnimator: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { self.context = context }
}
