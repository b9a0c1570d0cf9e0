import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What a user sees as an empty screen, and what not.
@MainActor
@Suite struct BlankScreenTests {
  /// A screen that is opened, changed by nobody but itself, and is blank then or not.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isBlank: Bool
    /// Prepares the screen before it appears.
    var load: @MainActor @Sendable (UIViewController) -> Void = { _ in }
    /// Changes it a second after it has appeared.
    var change: @MainActor @Sendable (UIViewController) -> Void = { _ in }
  }

  private final class Screen: UIViewController {
    let row: Row

    init(_ row: Row) {
      self.row = row
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { row.load(self) }

    override func viewDidAppear(_ animated: Bool) {
      Simulation.current.clock.schedule(after: 1_000) { [weak self] in self.map { $0.row.change($0) } }
    }
  }

  @MainActor private static func label(_ screen: UIViewController, in view: UIView? = nil) {
    (view ?? screen.view).addSubview(UILabel())
  }

  @MainActor private static func color(_ screen: UIViewController) {
    let view = UIView()
    view.backgroundColor = .red
    screen.view.addSubview(view)
  }

  @MainActor private static func empty(_ screen: UIViewController) {
    screen.view.subviews.forEach { $0.removeFromSuperview() }
  }

  @MainActor private static func hide(_ screen: UIViewController) {
    screen.view.subviews.forEach { $0.isHidden = true }
  }

  @MainActor private static func add(_ child: UIViewController, to screen: UIViewController) {
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }

  /// Adds a child that has something to see.
  @MainActor private static func addFull(to screen: UIViewController) {
    let child = Target()
    label(child)
    add(child, to: screen)
  }

  /// Puts a white view before everything else.
  @MainActor private static func cover(_ screen: UIViewController, alpha: CGFloat = 1) -> UIView {
    let cover = UIView(frame: screen.view.bounds)
    cover.backgroundColor = .white
    cover.alpha = alpha
    screen.view.addSubview(cover)
    return cover
  }

  /// Adds a book with one page that has something to see.
  @MainActor private static func addBook(to screen: UIViewController) {
    let (book, page) = (UIPageViewController(), Target())
    label(page)
    book.setViewControllers([page], direction: .forward, animated: false)
    add(book, to: screen)
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "it never has anything", isBlank: false),
    Row(
      testDescription: "its views are taken out", isBlank: true, load: { label($0) }, change: { empty($0) }),
    Row(testDescription: "its views are hidden", isBlank: true, load: { label($0) }, change: { hide($0) }),
    Row(
      testDescription: "its views become transparent", isBlank: true, load: { label($0) },
      change: { $0.view.subviews.forEach { $0.alpha = 0 } }),
    Row(
      testDescription: "what is in its stack of views is hidden", isBlank: true,
      load: {
        let stack = UIStackView()
        stack.addArrangedSubview(UILabel())
        $0.view.addSubview(stack)
      }, change: { $0.view.subviews[0].subviews[0].isHidden = true }),
    Row(
      testDescription: "one view of two is hidden", isBlank: false,
      load: { for _ in 0..<2 { label($0) } }, change: { $0.view.subviews[0].isHidden = true }),
    Row(
      testDescription: "its views are exchanged", isBlank: false, load: { label($0) },
      change: {
        empty($0)
        label($0)
      }),
    Row(
      testDescription: "a colored view takes the place of others", isBlank: false, load: { label($0) },
      change: {
        empty($0)
        color($0)
      }),
    Row(
      testDescription: "its colored view is taken out", isBlank: true, load: { color($0) },
      change: { empty($0) }),
    Row(
      testDescription: "it shows something only later and hides it then", isBlank: false,
      change: {
        label($0)
        hide($0)
      }),
    Row(
      testDescription: "its views are hidden from the start", isBlank: false,
      load: {
        label($0)
        hide($0)
      }),
    Row(
      testDescription: "the view of its child is never added", isBlank: true,
      load: {
        $0.view.backgroundColor = .white
        let child = Target()
        $0.addChild(child)
        child.didMove(toParent: $0)
      }),
    Row(
      testDescription: "the view of its child is never added, and its own is never asked for", isBlank: true,
      load: { $0.addChild(Target()) }),
    Row(
      testDescription: "the view of its child is never added, and it has views of its own", isBlank: false,
      load: {
        label($0)
        $0.addChild(Target())
      }),
    Row(testDescription: "its child is on screen", isBlank: false, load: { add(Target(), to: $0) }),
    Row(
      testDescription: "the view of its child is taken out", isBlank: true, load: { add(Target(), to: $0) },
      change: { empty($0) }),
    Row(
      testDescription: "its child is emptied beside views of its own", isBlank: false,
      load: {
        let child = Target()
        label(child)
        label($0)
        add(child, to: $0)
      }, change: { empty($0.children[0]) }),
    Row(
      testDescription: "its child is emptied, and there is nothing else", isBlank: true,
      load: {
        let child = Target()
        label(child)
        add(child, to: $0)
      }, change: { empty($0.children[0]) }),
    Row(
      testDescription: "its child has no size", isBlank: true, load: { addFull(to: $0) },
      change: { $0.children[0].view.frame = .zero }),
    Row(
      testDescription: "its child has no height", isBlank: true, load: { addFull(to: $0) },
      change: { $0.children[0].view.frame.size.height = 0 }),
    Row(
      testDescription: "its child has no size for a while", isBlank: false, load: { addFull(to: $0) },
      change: {
        $0.children[0].view.frame = .zero
        $0.children[0].view.frame = $0.view.bounds
      }),
    Row(
      testDescription: "its child has no size beside views of its own", isBlank: false,
      load: {
        label($0)
        addFull(to: $0)
      }, change: { $0.children[0].view.frame = .zero }),
    Row(
      testDescription: "its child is as large as it is", isBlank: false, load: { addFull(to: $0) },
      change: { $0.children[0].view.frame = $0.view.bounds }),
    Row(
      testDescription: "its child is as large as a view that only layout would size", isBlank: false,
      load: {
        $0.view.addSubview(UIView())
        addFull(to: $0)
      }, change: { $0.children[0].view.frame = $0.view.subviews[0].frame }),
    Row(
      testDescription: "one of its two children is hidden", isBlank: false,
      load: { for _ in 0..<2 { addFull(to: $0) } }, change: { $0.children[0].view.isHidden = true }),
    Row(
      testDescription: "its child lies behind a white view", isBlank: true, load: { addFull(to: $0) },
      change: { _ = cover($0) }),
    Row(
      testDescription: "its child lies behind a view with a text", isBlank: false, load: { addFull(to: $0) },
      change: { cover($0).addSubview(UILabel()) }),
    Row(
      testDescription: "its child lies behind a view that lets it through", isBlank: false,
      load: { addFull(to: $0) }, change: { _ = cover($0, alpha: 0.5) }),
    Row(testDescription: "it has a page", isBlank: false, load: { addBook(to: $0) }),
    Row(
      testDescription: "its page is emptied", isBlank: true, load: { addBook(to: $0) },
      change: { empty($0.children[0].children[0]) }),
    Row(
      testDescription: "its page is emptied beside views of its own", isBlank: false,
      load: {
        label($0)
        addBook(to: $0)
      }, change: { empty($0.children[0].children[0]) }),
  ]

  /// What somebody does to a controller of no class of the app's before it is shown.
  struct Plain: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isBlank: Bool
    let prepare: @MainActor @Sendable (UIViewController) -> Void
  }

  nonisolated static let plains: [Plain] = [
    Plain(testDescription: "nothing", isBlank: true) { _ in },
    Plain(testDescription: "a view that only holds others", isBlank: true) { $0.view.addSubview(UIView()) },
    Plain(testDescription: "a text", isBlank: false) { label($0) },
    Plain(testDescription: "a color", isBlank: false) { $0.view.backgroundColor = .red },
    Plain(testDescription: "a view of another class", isBlank: false) { $0.view = UIImageView() },
    Plain(testDescription: "a title in the bar", isBlank: false) { $0.title = "Pay" },
    Plain(testDescription: "a child with something to see", isBlank: false) { addFull(to: $0) },
    Plain(testDescription: "a child that may draw", isBlank: false) { add(Target(), to: $0) },
  ]

  /// Tabs of which the user can choose only the first, if a sheet lies over the second one when it comes.
  private final class PayTabs: UITabBarController, UITabBarControllerDelegate {
    let covers: Bool

    init(_ pay: UIViewController, covers: Bool) {
      self.covers = covers
      super.init(nibName: nil, bundle: nil)
      let open: @MainActor (UIViewController) -> Void = { [weak self] _ in self?.openPay() }
      viewControllers = [Told([("Pay", open)]), UINavigationController(rootViewController: pay)]
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    private func openPay() {
      selectedIndex = 1
      if covers { present(Target(), animated: true) }
    }

    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      !covers || controller === tabs.viewControllers?.first
    }
  }

  @Test(arguments: plains, [false, true])
  func `a plain controller is blank if nobody has put anything into it, also once a sheet over it has gone`(
    plain: Plain, isCovered: Bool
  ) {
    let app = App("tabs") { window in
      let pay = UIViewController()
      plain.prepare(pay)
      let tabs = PayTabs(pay, covers: isCovered)
      window.rootViewController = tabs
      return tabs
    }
    let findings = JourneyReport.exploring(app, limits: JourneyLimits(moments: 0)).findings
    #expect(findings.map(\.sentence) == (plain.isBlank ? ["ViewController is blank"] : []))
    if isCovered { #expect(findings.allSatisfy { $0.journey.last == "swipe the sheet down" }) }
  }

  @Test(arguments: rows)
  func `a screen is blank without what it once had, and not before`(row: Row) {
    let app = stackApp {
      [("Open", { $0.navigationController?.pushViewController(Screen(row), animated: true) })]
    }
    let report = JourneyReport.exploring(app, limits: JourneyLimits(moments: 0))
    #expect(report.findings.contains { $0.property == .isNeverBlank } == row.isBlank, "\(report.shapeText)")
    #expect(report.findings.allSatisfy { $0.property == .isNeverBlank }, "\(report.text)")
  }
}
