import HeadlessUIKit
import Testing

@MainActor @Suite("The order of views")
struct ViewOrderTests {
  /// A view with four inside it, and the word that their numbers make.
  private final class Row: UIView {
    var word: String { subviews.map { "\($0.tag)" }.joined() }

    static func make() -> Row {
      let row = Row()
      for tag in 1...4 {
        let view = UIView()
        view.tag = tag
        row.addSubview(view)
      }
      return row
    }

    subscript(tag: Int) -> UIView { viewWithTag(tag) ?? UIView() }
  }

  private struct Change: Sendable {
    let name: String
    let word: String
    let act: @MainActor @Sendable (Row) -> Void
  }

  private static let changes: [Change] = [
    Change(name: "front", word: "1342") { $0.bringSubviewToFront($0[2]) },
    Change(name: "back", word: "3124") { $0.sendSubviewToBack($0[3]) },
    Change(name: "a foreign one to the front", word: "1234") { $0.bringSubviewToFront(UIView()) },
    Change(name: "a foreign one to the back", word: "1234") { $0.sendSubviewToBack(UIView()) },
    Change(name: "exchange", word: "4231") { $0.exchangeSubview(at: 0, withSubviewAt: 3) },
    Change(name: "exchange beyond the end", word: "1234") { $0.exchangeSubview(at: 0, withSubviewAt: 4) },
    Change(name: "exchange before the beginning", word: "1234") {
      $0.exchangeSubview(at: -1, withSubviewAt: 1)
    },
    Change(name: "a later one below", word: "1423") { $0.insertSubview($0[4], belowSubview: $0[2]) },
    Change(name: "an earlier one below", word: "2134") { $0.insertSubview($0[1], belowSubview: $0[3]) },
    Change(name: "a later one above", word: "1243") { $0.insertSubview($0[4], aboveSubview: $0[2]) },
    Change(name: "an earlier one above", word: "2314") { $0.insertSubview($0[1], aboveSubview: $0[3]) },
    Change(name: "a new one below", word: "01234") { $0.insertSubview(UIView(), belowSubview: $0[1]) },
    Change(name: "a new one above", word: "12034") { $0.insertSubview(UIView(), aboveSubview: $0[2]) },
    Change(name: "above a foreign one", word: "12340") { $0.insertSubview(UIView(), aboveSubview: UIView()) },
  ]

  @Test func `each change of the order gives the order that it names`() {
    for change in Self.changes {
      let row = Row.make()
      change.act(row)
      #expect(row.word == change.word, "\(change.name)")
    }
  }

  @Test func `a view put below what a container shows is behind what the app has put there`() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    let (front, back) = (UIView(), UIView())
    navigation.view.addSubview(front)
    let shown: UIView? = navigation.topViewController?.view
    navigation.view.insertSubview(back, belowSubview: shown ?? UIView())
    #expect(navigation.view.subviews == [shown, back, front])
  }

  @Test func `a number is looked for in the view itself and then branch by branch`() {
    let (top, first, second, deep) = (UIView(), UIView(), UIView(), UIView())
    top.addSubview(first)
    top.addSubview(second)
    first.addSubview(deep)
    (second.tag, deep.tag) = (7, 7)
    #expect(top.viewWithTag(7) === deep && second.viewWithTag(7) === second)
    #expect(top.viewWithTag(0) === top && top.viewWithTag(8) == nil)
  }

  @Test func `a child whose view changes its place in the order neither appears nor disappears`() {
    final class Child: UIViewController {
      var calls = 0
      override func viewWillAppear(_ animated: Bool) { calls += 1 }
      override func viewWillDisappear(_ animated: Bool) { calls += 1 }
    }
    let stage = Stage()
    let (parent, child) = (UIViewController(), Child())
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.addSubview(UIView())
    let before = child.calls
    parent.view.bringSubviewToFront(child.view)
    parent.view.sendSubviewToBack(child.view)
    #expect(child.calls == before && parent.view.subviews.first === child.view)
  }
}
