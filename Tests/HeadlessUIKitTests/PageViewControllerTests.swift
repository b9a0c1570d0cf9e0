import HeadlessUIKit
import Testing

@MainActor @Suite("Page view controller")
struct PageViewControllerTests {
  /// A book whose pages are asked for one by one, and which writes down what it is told.
  final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]

    init(_ pages: [UIViewController]) { self.pages = pages }

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance)
      else { return nil }
      return pages[index + distance]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { record("book", "willTransition") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { record("book", "didFinish(\(previousViewControllers.count), \(completed))") }
  }

  private let first = Screen("A")
  private let second = Screen("B")
  private let container = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func show(_ page: UIViewController, animated: Bool = false) {
    container.setViewControllers([page], direction: .forward, animated: animated) {
      record("turn", "done(\($0))")
    }
  }

  @Test func `pages that are set before the container is on screen are its children, and load nothing`() {
    journal = []
    show(first)
    #expect(takeJournal() == ["A.willMove", "A.didMove", "turn.done(true)"])
    #expect(container.viewControllers == [first] && container.children == [first])
    #expect(first.parent === container && !first.isViewLoaded)
  }

  @Test func `a page comes and goes with its container`() {
    show(first)
    let stage = Stage()
    stage.window.rootViewController = container
    stage.settle()
    #expect(takeJournal() == ["A.didLoad", "A.willAppear", "A.didAppear"])
    stage.window.rootViewController = nil
    #expect(takeJournal() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test(arguments: [false, true])
  func `a turn brings the new page before the old one goes, and completes after the last callback`(
    animated: Bool
  ) {
    show(first)
    let stage = Stage(container)
    show(second, animated: animated)
    #expect(container.viewControllers == [second] && container.children == [second])
    let start = ["A.willMove(nil)", "B.willMove", "B.didLoad", "B.willAppear", "A.willDisappear"]
    let end = ["A.didDisappear", "B.didAppear", "A.didMove(nil)", "B.didMove", "turn.done(true)"]
    if animated {
      #expect(takeJournal() == start && !stage.isIdle)
      stage.settle()
      #expect(takeJournal() == end)
    } else {
      #expect(takeJournal() == start + end && stage.isIdle)
    }
    #expect(first.parent == nil && second.parent === container && stage.isInOrder)
  }

  @Test func `a turn within a turn ends the first one at once`() {
    show(first)
    let stage = Stage(container)
    show(second, animated: true)
    journal = []
    show(first, animated: true)
    stage.settle()
    #expect(journal.count { $0 == "turn.done(true)" } == 2)
    #expect(container.viewControllers == [first] && second.parent == nil && stage.isInOrder)
    #expect(appearances(only(["A"], in: journal)) == ["A.didDisappear", "A.willAppear", "A.didAppear"])
  }

  @Test func `a child that was no page appears when it becomes one`() {
    show(first)
    let stage = Stage(container)
    container.addChild(second)
    second.didMove(toParent: container)
    journal = []
    show(second)
    #expect(appearances(only(["B"], in: journal)) == ["B.willAppear", "B.didAppear"])
    #expect(container.children == [second] && stage.isInOrder)
  }

  @Test func `the user turns pages that the data source has, and the delegate is told before and after`() {
    let book = Book([first, second])
    container.dataSource = book
    container.delegate = book
    show(first)
    let stage = Stage(container)
    #expect(!stage.user(.turnPage(forward: false)) && journal == [])
    #expect(stage.user(.turnPage(forward: true)))
    #expect(takeJournal().first == "book.willTransition")
    // A page that is being turned cannot be turned.
    #expect(!stage.user(.turnPage(forward: true)))
    stage.settle()
    #expect(takeJournal().last == "book.didFinish(1, true)")
    #expect(container.viewControllers == [second] && !stage.user(.turnPage(forward: true)))
  }

  @Test func `a page that goes elsewhere leaves the book, and a book that is dropped frees its pages`() {
    let live = liveControllers
    var pages: UIPageViewController? = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical)
    pages?.setViewControllers([first], direction: .forward, animated: false)
    let stack = UINavigationController(rootViewController: first)
    #expect(pages?.viewControllers == [] && pages?.children == [] && first.parent === stack)
    pages?.setViewControllers([second], direction: .reverse, animated: false)
    pages = nil
    #expect(second.parent == nil && liveControllers == live + 1)
  }
}
