import Foundation
import Testing
import UIKit

/// A screen that traps when it is made from an archive, and has an initialiser of its own as well.
private final class Plain: UIViewController {
  let model: String

  init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    model = "none"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A navigation controller of the app's.
private final class Watched: UINavigationController {}

@MainActor private func make<Screen: UIViewController>(_ type: Screen.Type) -> Screen { Screen() }

@MainActor private func make<Stack: UINavigationController>(_ type: Stack.Type, of root: UIViewController)
  -> Stack
{
  type.init(rootViewController: root)
}

/// A view that notes by which frame it was made.
private final class Card: UIView {
  let made: CGRect

  override init(frame: CGRect) {
    made = frame
    super.init(frame: frame)
    addSubview(UILabel())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A cell that notes in which style it was asked for.
private final class Cell: UITableViewCell {
  let asked: CellStyle

  override init(style: CellStyle, reuseIdentifier: String?) {
    asked = style
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Header: UITableViewHeaderFooterView {}

@MainActor private func makeView<View: UIView>(_ type: View.Type) -> View { View() }

@MainActor private func makeView<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  View(frame: frame)
}

@MainActor private func makeCell<Row: UITableViewCell>(_ type: Row.Type) -> Row { Row() }

@MainActor private func makeCell<Row: UITableViewCell>(_ type: Row.Type, as name: String?) -> Row {
  Row(style: .value1, reuseIdentifier: name)
}

@MainActor private func makeHeader<View: UITableViewHeaderFooterView>(_ type: View.Type, as name: String)
  -> View
{
  View(reuseIdentifier: name)
}

@MainActor @Suite("Controllers and views that are made from their types")
struct MetatypeTests {
  @Test func `a controller is made by the initialiser for a nib that its class has`() {
    _ = Device()
    #expect(make(Plain.self).model == "none" && make(UIPageViewController.self).viewControllers == [])
    let type: UIViewController.Type = Plain.self
    let made = type.init(nibName: nil, bundle: nil)
    #expect((made as? Plain)?.model == "none" && Swift.type(of: type.init()) == Plain.self)
    #expect(type.init(nibName: "Screen", bundle: nil).nibName == "Screen" && type.init().nibName == nil)
  }

  @Test func `the class is the one that is known at run time, whatever the type says`() {
    _ = Device()
    let types: [UIViewController.Type] = [
      UICollectionViewController.self, UITableViewController.self, UIPageViewController.self, Watched.self,
      UITabBarController.self, UISplitViewController.self,
    ]
    for type in types { #expect(Swift.type(of: type.init()) == type) }
  }

  @Test func `a navigation controller is made by the initialiser for a root`() {
    _ = Device()
    let root = UIViewController()
    let type: UINavigationController.Type = Watched.self
    let stack = type.init(rootViewController: root)
    #expect(stack is Watched && stack.viewControllers == [root])
    let other = make(Watched.self, of: UIViewController())
    #expect(other.viewControllers.count == 1 && other.topViewController !== root)
  }

  @Test func `what is made goes when nobody keeps it`() {
    _ = Device()
    weak var gone: UIViewController?
    gone = make(Plain.self)
    #expect(gone == nil)
  }

  @Test func `a view is made by the initialiser for a frame that its class has`() {
    _ = Device()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let card = makeView(Card.self, frame: frame)
    #expect(card.made == frame && card.frame == frame && card.subviews.count == 1)
    #expect(makeView(Card.self).made == .zero && makeView(UIStackView.self).arrangedSubviews == [])
    let type: UIView.Type = Card.self
    #expect(type.init(frame: frame) is Card && type.init() is Card)
    weak var gone: UIView?
    gone = makeView(Card.self)
    #expect(gone == nil)
  }

  @Test
  func `a cell is made by the initialiser for a style that its class has, and a header by that for a name`() {
    _ = Device()
    let cell = makeCell(Cell.self, as: "a name that is longer than fifteen characters")
    #expect(cell.asked == .value1 && cell.reuseIdentifier == "a name that is longer than fifteen characters")
    #expect(makeCell(Cell.self).asked == .default && makeCell(Cell.self, as: nil).reuseIdentifier == nil)
    #expect(makeHeader(Header.self, as: "head").reuseIdentifier == "head")
  }
}
