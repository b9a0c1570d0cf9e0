import Foundation

/// A screen that checks that its callbacks alternate (rule L9), and that may do anything in them.
@MainActor
final class AbusedScreen: UIViewController {
  private weak var abuse: HierarchyAbuse?
  private var state = Appearance.disappeared

  init(in abuse: HierarchyAbuse) {
    self.abuse = abuse
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    change(to: .appearing, from: [.disappeared, .disappearing])
  }

  override func viewDidAppear(_ animated: Bool) { change(to: .appeared, from: [.appearing]) }

  override func viewWillDisappear(_ animated: Bool) {
    change(to: .disappearing, from: [.appeared, .appearing])
  }

  override func viewDidDisappear(_ animated: Bool) { change(to: .disappeared, from: [.disappearing]) }

  override func didMove(toParent parent: UIViewController?) {
    if parent !== self.parent { abuse?.report("\(self) was told of another parent than it has") }
    abuse?.react()
  }

  override func viewDidLoad() { abuse?.react() }

  private func change(to new: Appearance, from allowed: [Appearance]) {
    if !allowed.contains(state) { abuse?.report("\(self) went from \(state) to \(new)") }
    state = new
    abuse?.react()
  }
}

extension HierarchyAbuse {
  /// Takes down what is wrong, unless something was before.
  func report(_ text: String) {
    if problem == nil { problem = text }
  }

  /// Does something in a callback, now and then.
  func react() {
    guard depth < 2, problem == nil, random.isLucky(24) else { return }
    perform(AbuseOperation.drawForCallback(from: &random))
  }
}
