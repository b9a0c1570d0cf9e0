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
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    var pages: UIPageViewController? = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical)
    pages?.setViewControllers([first], direction: .forward, animated: false)
    let stack = UINavigationController(rootViewController: first)
    #expect(pages?.viewControllers == [] && pages?.children == [] && first.parent === stack)
    pages?.setViewControllers([second], direction: .reverse, animated: false)
    pages = nil
    #expect(second.parent == nil && ControllerLedger.aliveCount == 1)
  }

  @Test func `a turn that nobody sees is over at once`() {
    _ = Stage()
    show(first)
    show(second, animated: true)
    #expect(Array(journal.suffix(2)) == ["A.didMove(nil)", "B.didMove"] || journal.last == "turn.done(true)")
    #expect(journal.filter { $0 == "turn.done(true)" }.count == 2 && first.parent == nil)
  }

  @Test func `a page that goes has no parent any more when it hears that it disappeared`() {
    show(first)
    let stage = Stage(container)
    var parents: [UIViewController?] = []
    first.onEvent = { [unowned first] event in
      if event.hasSuffix("Disappear") { parents.append(first.parent) }
    }
    show(second, animated: true)
    stage.settle()
    #expect(parents == [container, nil] && stage.isInOrder)
  }

  @Test func `the user turns from the last of the pages that lie open, and not while they turn`() {
    let pages = ["A", "B", "C", "D", "E", "F"].map { Screen($0) }
    let book = Book(pages)
    (container.dataSource, container.delegate) = (book, book)
    container.setViewControllers(Array(pages[2...3]), direction: .forward, animated: false)
    let stage = Stage(container)
    #expect(stage.user(.turnPage(forward: true)) && !stage.user(.turnPage(forward: true)))
    stage.settle()
    #expect(container.viewControllers == [pages[4]] && journal.contains("book.didFinish(2, true)"))
    container.setViewControllers(Array(pages[2...3]), direction: .reverse, animated: false)
    #expect(stage.user(.turnPage(forward: false)))
    stage.settle()
    #expect(container.viewControllers == [pages[1]] && stage.isInOrder)
  }

  @Test func `a child that is no page stays when the pages are replaced`() {
    let extra = Screen("extra")
    show(first)
    container.addChild(extra)
    show(second)
    #expect(container.children == [second, extra] && container.viewControllers == [second])
  }

  @Test func `a page that is taken away goes off screen, and is no page any more`() {
    show(first)
    let stage = Stage(container)
    first.removeFromParent()
    #expect(journal == ["A.willDisappear", "A.didDisappear", "A.didMove(nil)"])
    #expect(container.viewControllers == [] && stage.isInOrder)
  }

  @Test func `a turn is over when the container goes`() {
    show(first)
    let stage = Stage(container)
    show(second, animated: true)
    stage.window.rootViewController = UIViewController()
    #expect(first.parent == nil && journal.contains("turn.done(true)"))
    let told = appearances(journal)
    #expect(told.filter { $0.hasPrefix("A") } == ["A.willDisappear", "A.didDisappear"])
    #expect(told.filter { $0.hasPrefix("B") }.suffix(2) == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func `a page that was leaving has no parent when its book is dropped`() {
    var book: UIPageViewController? = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let stage = Stage(book)
    book?.setViewControllers([first], direction: .forward, animated: false)
    stage.settle()
    book?.setViewControllers([second], direction: .forward, animated: true)
    #expect(first.parent === book)
    ControllerTree.clear(stage.window)
    book = nil
    #expect(first.parent == nil && second.parent == nil)
  }

  @Test func `a page is blank when it has lost what it had, unless there is something to see around it`() {
    let label = UILabel()
    first.view.addSubview(label)
    show(first)
    let stage = Stage(container)
    #expect(stage.window.blankController == nil)
    label.isHidden = true
    #expect(stage.window.blankController === first)
    container.view.addSubview(UILabel())
    #expect(stage.window.blankController == nil)
  }

  @Test func `pages that fingers do not get to are not turned`() {
    let book = Book([first, second])
    container.dataSource = book
    show(first)
    let stage = Stage(container)
    container.view.isUserInteractionEnabled = false
    #expect(stage.window.possibleGestures == [] && !stage.user(.turnPage(forward: true)))
    container.view.isUserInteractionEnabled = true
    #expect(stage.window.possibleGestures == [.turnPage(forward: true), .turnPage(forward: false)])
    #expect(stage.user(.turnPage(forward: true)))
  }
}
