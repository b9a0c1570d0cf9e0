import Combine
import Testing
import UIKit

/// A screen that observes as screens do: the observation goes with it.
private final class Watcher: UIViewController {
  let list = UITableView()
  var offsets: [CGFloat] = []
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = list.observe(\.contentOffset, options: [.new, .old]) { [weak self] list, change in
      self?.offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1, list.contentOffset.y]
    }
  }
}

@MainActor @Suite("Key-value observing")
struct KeyValueObservingTests {
  private let window = UIWindow(frame: .zero)

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  @Test func `a change is told of at once, with the values before and after, and what stays the same is not`()
  {
    let screen = Watcher()
    screen.loadViewIfNeeded()
    screen.list.contentOffset = CGPoint(x: 0, y: 7)
    screen.list.contentSize = CGSize(width: 1, height: 100)
    screen.list.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    #expect(screen.offsets == [0, 7, 7])
  }

  @Test func `an observation ends when it is invalidated and when it is let go, and keeps nobody alive`() {
    var told = 0
    weak var gone: UIView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      gone = view
      observation = view.observe(\.isHidden) { _, _ in told += 1 }
      view.isHidden = true
      observation?.invalidate()
      view.isHidden = false
      #expect(told == 1)
      observation = view.observe(\.isHidden) { _, _ in told += 1 }
      observation = nil
      view.isHidden = true
      observation = view.observe(\.isHidden) { _, _ in told += 1 }
    }
    #expect(told == 1 && gone == nil && observation != nil)
  }

  @Test func `the user's taps on tabs are told of as code's selections are`() {
    Simulation.reset()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    show(tabs)
    var told: [String] = []
    let observations = [
      tabs.observe(\.selectedIndex, options: .new) { _, change in told.append("\(change.newValue ?? -1)") },
      tabs.observe(\.selectedViewController) { tabs, _ in told.append("\(tabs.selectedIndex)!") },
      tabs.observe(\.viewControllers) { tabs, _ in told.append("\(tabs.viewControllers?.count ?? 0) tabs") },
    ]
    #expect(window.perform(.tapTab(1)) && told == ["1", "1!"])
    tabs.selectedIndex = 2
    tabs.selectedIndex = 2
    #expect(told == ["1", "1!", "2", "2!"])
    tabs.viewControllers?.removeLast()
    #expect(told.dropFirst(4) == ["0", "0!", "2 tabs"] && observations.count == 3)
  }

  @Test func `a stack is told of when it changes, by code and by Back`() {
    Simulation.reset()
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    var counts: [Int] = []
    let observation = navigation.observe(\.viewControllers, options: [.old]) { navigation, change in
      counts += [change.oldValue?.count ?? 0, navigation.viewControllers.count]
    }
    navigation.pushViewController(UIViewController(), animated: true)
    Simulation.current.clock.settle()
    #expect(window.perform(.tapBack) && counts == [1, 2, 2, 1])
    Simulation.current.clock.settle()
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    Simulation.current.clock.settle()
    navigation.popToRootViewController(animated: false)
    #expect(counts.dropFirst(4) == [1, 2, 2, 1])
    observation.invalidate()
  }

  @Test func `the value at the beginning and the change before it comes are told of where that is asked for`()
  {
    let screen = UIViewController()
    screen.title = "a"
    var told: [String] = []
    let observation = screen.observe(\.title, options: [.initial, .prior, .new]) { _, change in
      told.append(change.isPrior ? "prior" : (change.newValue ?? nil) ?? "none")
    }
    screen.title = "b"
    #expect(told == ["a", "prior", "b"])
    let view = UIView()
    var sizes: [CGFloat] = []
    let other = view.observe(\.bounds) { view, _ in sizes.append(view.bounds.width) }
    view.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    view.center = .zero
    #expect(sizes == [5] && observation != other)
  }

  @Test func `a key path of which nobody is told is reported`() {
    Simulation.reset()
    let observation = UIView().observe(\.tag) { _, _ in }
    #expect(
      Simulation.current.faults == [
        .reported("observe: nobody is told of changes of this Int of a UIView")
      ])
    observation.invalidate()
  }

  /// An object of an app's own, as `adapt-sources` writes it.
  private final class Basket: NSObject {
    var count = 0 {
      willSet { KeyValueChanges.begin(self) }
      didSet { KeyValueChanges.end() }
    }
    var names: [String] = [] {
      willSet { KeyValueChanges.begin(self) }
      didSet {
        defer { KeyValueChanges.end() }
        count = names.count
      }
    }
  }

  @Test func `properties of an app's own objects are observed, also those that change others`() {
    Simulation.reset()
    let basket = Basket()
    var notes: [String] = []
    var observations = [
      basket.observe(\.count, options: [.old, .new]) {
        notes.append("\($1.oldValue ?? 9) \($1.newValue ?? 9) \($0.count)")
      },
      basket.observe(\.names) { basket, _ in notes.append(basket.names.joined()) },
    ]
    basket.names = ["a", "b"]
    basket.count = 2
    #expect(notes == ["0 2 2", "ab"])
    observations[0].invalidate()
    observations.removeLast()
    basket.names = []
    #expect(notes.count == 2)
    _ = Progress(totalUnitCount: 3).observe(\.fractionCompleted) { _, _ in }
    let isTold = Simulation.current.faults.contains { "\($0)".contains("Progress") }
    #expect(isTold)
  }

  @Test func `a publisher sends what a property is and becomes, as long as somebody subscribes`() {
    Simulation.reset()
    let view = UIScrollView()
    var offsets: [CGFloat] = []
    let subscription = view.publisher(for: \.contentOffset).map(\.y).sink { offsets.append($0) }
    view.contentOffset.y = 3
    view.contentOffset.y = 3
    #expect(offsets == [0, 3])
    subscription.cancel()
    view.contentOffset.y = 4
    #expect(offsets == [0, 3])
    var tags: [Int] = []
    _ = view.publisher(for: \.tag).sink { tags.append($0) }
    let isTold = Simulation.current.faults.contains { "\($0)".contains("nobody is told") }
    #expect(tags == [0] && isTold)
  }
}
