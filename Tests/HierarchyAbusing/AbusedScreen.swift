import Foundation
import HeadlessUIKit

/// A screen that checks that its callbacks alternate (rule L9), and that may do anything in them.
@MainActor
class AbusedScreen: UIViewController {
  private weak var abuse: HierarchyAbuse?
  private var state = Appearance.disappeared

  /// How often each parent, by its serial number, was announced and has not come yet; 0 stands for none.
  private var announced: [Int: Int] = [:]

  init(in abuse: HierarchyAbuse) {
    self.abuse = abuse
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static let drag = Selector("drag", { (it: AbusedScreen) in it.abuse?.react() })

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "d", modifierFlags: .command, action: Self.drag)]
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { abuse?.react() }

  override func viewWillAppear(_ animated: Bool) {
    change(to: .appearing, from: [.disappeared, .disappearing])
  }

  override func viewDidAppear(_ animated: Bool) { change(to: .appeared, from: [.appearing]) }

  override func viewWillDisappear(_ animated: Bool) {
    change(to: .disappearing, from: [.appeared, .appearing])
  }

  override func viewDidDisappear(_ animated: Bool) { change(to: .disappeared, from: [.disappearing]) }

  override func willMove(toParent parent: UIViewController?) {
    announced[parent?.serial ?? 0, default: 0] += 1
    abuse?.note("  \(self) moves to \(parent?.description ?? "nobody")")
    abuse?.react()
  }

  override func didMove(toParent parent: UIViewController?) {
    if parent !== self.parent { abuse?.report("\(self) was told of another parent than it has") }
    // Whoever adds a child or takes one out by hand may forget either call; the system's containers never do.
    let wasAnnounced = takeAnnouncement(of: parent)
    let isSystems = parent.map { $0.containerClass != .none || $0 is UIPageViewController } ?? false
    if !wasAnnounced, isSystems {
      abuse?.report("\(self) moved to a parent that was not announced")
    }
    abuse?.note("  \(self) moved to \(parent?.description ?? "nobody")")
    abuse?.react()
  }

  /// Whether the parent was announced, or that it would be left, which was called off then (rule N24).
  private func takeAnnouncement(of parent: UIViewController?) -> Bool {
    for serial in [parent?.serial ?? 0, 0] {
      guard let count = announced[serial], count > 0 else { continue }
      announced[serial] = count - 1
      return true
    }
    return false
  }

  override func viewDidLoad() {
    view.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.drag))
    abuse?.react()
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { abuse?.choices.isLucky(3) ?? false }

  private func change(to new: Appearance, from allowed: [Appearance]) {
    if !allowed.contains(state) { abuse?.report("\(self) went from \(state) to \(new)") }
    state = new
    abuse?.note("  \(self) \(new)")
    abuse?.react()
  }
}

extension AbusedScreen: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction { _ in self?.abuse?.react() }])
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in self?.abuse?.react() }
  }
}

/// A screen that leaves its children's appearance to the app (rule C8).
final class AbusedContainer: AbusedScreen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension HierarchyAbuse {
  /// Takes down what is wrong, unless something was before.
  func report(_ text: String) {
    if problem == nil { problem = text }
  }

  /// Does something in a callback, now and then.
  func react() {
    guard depth < 3, problem == nil, !isOver, choices.isLucky(24) else { return }
    perform(choices.pick(from: AbuseOperation.inCallbacks))
  }
}
