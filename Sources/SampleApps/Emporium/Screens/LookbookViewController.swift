import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

/// A magazine: shows one page at a time, and keeps all of them.
final class LookbookViewController: ScreenViewController, ContainerViewController {
  override class var kind: EmporiumScreen { .lookbook }

  private(set) var shownPage: UIViewController?

  var containedViewControllers: [UIViewController] { children }

  var visibleViewControllers: [UIViewController] { shownPage.map { [$0] } ?? [] }

  override var contextIndex: Int? {
    switch shownPage {
    case let look as LookViewController: look.page.index
    case is AdviceViewController: LookbookPage.advice.index
    default: nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let shownPage { view.addSubview(shownPage.view) }
  }

  override func restore(_ screen: Screen) {
    let shown = LookbookPage.allCases[screen.context ?? 0]
    var pages: [UIViewController] = [LookViewController(.spring), LookViewController(.autumn)]
    if shown == .advice { pages.append(AdviceViewController()) }
    bind(pages)
    turn(to: pages[shown.index ?? 0])
  }

  /// Makes controllers the pages of the magazine.
  ///
  /// - Parameter pages: All pages, those that it has already included.
  func bind(_ pages: [UIViewController]) {
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if shownPage == nil { shownPage = pages.first }
  }

  /// Turns to a page.
  ///
  /// - Parameter page: A page of the magazine.
  func turn(to page: UIViewController) {
    guard page !== shownPage else { return }
    let old = shownPage
    shownPage = page
    guard isViewLoaded else { return }
    old?.view.removeFromSuperview()
    view.addSubview(page.view)
  }

  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard child.parent === self else { return completion(.failure(.cannotShow(child, in: self))) }
    turn(to: child)
    completion(.success)
  }
}

/// One of the magazine's own pages; it stands nowhere else.
final class LookViewController: UIViewController, ContextChecking {
  let page: LookbookPage

  init(_ page: LookbookPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: LookbookPage) -> Bool { page == context }
}
