import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What an app may store, and the same with one difference.
struct Difference {
  let name: String
  let first: AnyObject
  let second: AnyObject

  init<Value>(_ name: String, _ first: Value, _ second: Value) {
    (self.name, self.first, self.second) = (name, Stored(first), Stored(second))
  }
}

/// An object that stores one value.
final class Stored<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor
@Suite struct MemoryTests {
  enum Phase {
    case idle
    case loading(Int)
  }

  final class Model {
    var flag = false
    var count = 0
    var name = ""
    var chosen: Int?
    var phase = Phase.idle
    var items: [Int] = []
    var known: Set<Int> = []
    var date = Date(timeIntervalSince1970: 0)
    var action: () -> Void = {}
    var other: Model?
    var screen: UIViewController?
    lazy var late = 1
  }

  private func text(_ change: (Model) -> Void) -> String {
    let model = Model()
    change(model)
    return Memory(of: model, and: []).text
  }

  @Test func `every kind of thing that an app stores makes a difference, alone`() {
    let changes: [(Model) -> Void] = [
      { _ in }, { $0.flag = true }, { $0.count = 1 }, { $0.count = 2 }, { $0.count = 3 }, { $0.count = -1 },
      { $0.name = "a" }, { $0.chosen = 0 }, { $0.phase = .loading(1) }, { $0.phase = .loading(2) },
      { $0.items = [1] }, { $0.items = [1, 2] }, { $0.items = [2, 1] }, { $0.items = [0, 0, 0, 0, 0] },
      { $0.known = [1] }, { $0.other = Model() }, { $0.screen = Target() }, { _ = $0.late },
    ]
    let texts = changes.map(text)
    #expect(Set(texts).count == texts.count, "\(texts)")
  }

  @Test func `what UIKit remembers of a controller makes a difference, alone`() {
    let changes: [(UINavigationController) -> Void] = [
      { _ in }, { $0.isNavigationBarHidden = true },
      { $0.interactivePopGestureRecognizer?.isEnabled = false }, { $0.isModalInPresentation = true },
    ]
    let marks = changes.map { change in
      let stack = UINavigationController(rootViewController: UIViewController())
      change(stack)
      return ControllerTree.marks(of: [stack])
    }
    #expect(Set(marks).count == marks.count, "\(marks)")
  }

  @Test func `a badge is a text that the user sees, on its tab, and under what covers it`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: Target())]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let changes: [() -> Void] = [
      {}, { tabs.viewControllers?[0].tabBarItem.badgeValue = "1" },
      { tabs.viewControllers?[0].tabBarItem.badgeValue = "2" },
      { tabs.viewControllers?[1].tabBarItem.badgeValue = "2" },
      { tabs.viewControllers?[0].tabBarItem.badgeValue = nil },
      { tabs.present(UIViewController(), animated: false) },
      { tabs.viewControllers?[1].tabBarItem.badgeValue = "3" },
    ]
    let texts = changes.map { change in
      change()
      return window.shownTexts
    }
    #expect(
      texts == [
        [], ["1 on tab 0"], ["2 on tab 0"], ["2 on tab 0", "2 on tab 1"], ["2 on tab 1"], ["2 on tab 1"],
        ["3 on tab 1"],
      ])
    let placed = try #require(window.placedTexts.first)
    #expect(
      NamedValues.name(ofTextIn: placed.shower, on: placed.owner) == "the text of a UITabBar on Nav")
  }

  @MainActor
  private final class Form {
    let isOn = UISwitch()
    let kind = UISegmentedControl(items: ["a", "b"])
    let count = UIStepper()
    let volume = UISlider()
    let send = UIButton()
    let hint = UIView()
  }

  @Test func `what the controls are set to that an app keeps makes a difference, alone`() {
    let changes: [(Form) -> Void] = [
      { _ in }, { $0.isOn.isOn = true }, { $0.kind.selectedSegmentIndex = 1 }, { $0.count.value = 2 },
      { $0.volume.value = 0.5 }, { $0.send.isEnabled = false }, { $0.send.isSelected = true },
      { $0.send.isHidden = true }, { $0.hint.isHidden = true },
    ]
    let texts = changes.map { change in
      let form = Form()
      change(form)
      return Memory(of: form, and: []).text
    }
    #expect(Set(texts).count == texts.count, "\(texts)")
  }

  @Test func `what has no bound or no order makes none`() {
    #expect(text { $0.count = 3 } == text { $0.count = 4_000 })
    #expect(text { $0.items = Array(0..<5) } == text { $0.items = Array(0..<50) })
    #expect(text { $0.date = Date(timeIntervalSince1970: 7) } == text { _ in })
    #expect(text { $0.action = { _ = 1 } } == text { _ in })
    #expect(text { $0.known = [0, 1, 2] } == text { $0.known = [2, 1, 0] })
  }

  private final class Banner: UIView { var isDismissed = false }

  private static func with<Object>(_ object: Object, _ change: (Object) -> Void) -> Object {
    change(object)
    return object
  }

  private static var differences: [Difference] {
    let (one, other) = (Model(), Model())
    let (left, right) = (UIButton(), UIButton())
    return [
      Difference("an address", URL(string: "app://one"), URL(string: "app://two")),
      Difference("a place in a list", IndexPath(indexes: [0, 1]), IndexPath(indexes: [0, 2])),
      Difference("a piece of text", "one"[...], "two"[...]),
      Difference("a share", 0.0, 0.5),
      Difference("a type behind a protocol", OddPhase() as any Sendable, EvenPhase() as any Sendable),
      Difference("a class", UIViewController.self as UIViewController.Type, Target.self),
      Difference("a class that inherits", UIView(), UIImageView() as UIView),
      Difference("which of two objects", (one, other, one), (one, other, other)),
      Difference(
        "which of two buttons", [left, right, left],
        [left, right, right]),
      Difference(
        "the sixth of six flags", Array(repeating: false, count: 6),
        [false, false, false, false, false, true]),
      Difference("an element of a large set", Set(["a", "b", "c", "d", "e"]), ["a", "b", "c", "d", "f"]),
      Difference(
        "a value of a large dictionary", ["a": 0, "b": 0, "c": 0, "d": 0, "e": 0],
        ["a": 0, "b": 0, "c": 0, "d": 0, "e": 1]),
      Difference("what a view of the app's stores", Banner(), with(Banner()) { $0.isDismissed = true }),
      Difference("a view that is hidden", UIImageView(), with(UIImageView()) { $0.isHidden = true }),
    ]
  }

  private struct OddPhase: Sendable {}
  private struct EvenPhase: Sendable {}

  @Test func `what differs in one thing only is told apart`() {
    for difference in Self.differences {
      // Twice, because the first object of a class teaches how the others are read.
      for _ in 0..<2 {
        let texts = [difference.first, difference.second].map { Memory(of: $0, and: []).text }
        #expect(texts[0] != texts[1], "\(difference.name): \(texts)")
        #expect(Memory(of: difference.first, and: []).text == texts[0], "\(difference.name)")
      }
    }
  }

  /// An object that is told from others by its address alone, as a subscription is.
  private final class Token: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (first: Token, second: Token) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Keeper {
    var tokens: Set<Token> = []
    var buttons: [String: UIButton] = [:]
    var last: Token?
    var shown: UIButton?
  }

  @Test func `the order of a set and of a dictionary, which is chance, makes no difference`() {
    var kept: [Keeper] = []
    for _ in 0..<40 {
      let keeper = Keeper()
      let (tokens, buttons) = (["a", "b", "c"].map(Token.init), (0..<3).map { _ in UIButton() })
      keeper.tokens = Set(tokens)
      keeper.buttons = Dictionary(uniqueKeysWithValues: zip(["x", "y", "z"].shuffled(), buttons))
      (keeper.last, keeper.shown) = (tokens[1], keeper.buttons["y"])
      kept.append(keeper)
    }
    let texts = Set(kept.map { Memory(of: $0, and: []).text })
    #expect(texts.count == 1, "\(texts)")
  }

  @Test func `objects that hold each other are read once`() {
    let (first, second) = (Model(), Model())
    first.other = second
    second.other = first
    let memory = Memory(of: first, and: [])
    #expect(memory.reached == [ObjectIdentifier(first), ObjectIdentifier(second)])
    (first.other, second.other) = (nil, nil)
  }

  @Test func `a controller in the window is told by its place`() {
    let (first, second) = (Target(), Target())
    let model = Model()
    model.screen = first
    let before = Memory(of: model, and: [first, second]).text
    model.screen = second
    #expect(Memory(of: model, and: [first, second]).text != before)
    #expect(Memory(of: model, and: [second, first]).text == before)
  }

  struct Pair {
    var first = "a"
    var second: Int? = 2
  }

  class Base {
    var inherited = true
  }

  @MainActor protocol Named: AnyObject {
    var name: String { get }
  }

  final class Holder: Base, Named {
    let name = "holder"
    weak var model: Model?
    weak var named: (any Named)?
    unowned let owner: Model
    var done: (() -> Void)?
    var note: String?
    var anything: Any = 1
    var pair = Pair()
    var kinds: [Phase] = [.idle]
    var next: Holder?
    init(owner: Model) { self.owner = owner }
  }

  // The first time a mirror is asked, later what lies in the object is read.
  @Test(arguments: 1...3)
  func `what a field holds is read the same every time`(time: Int) {
    let (owner, model) = (Model(), Model())
    let holder = Holder(owner: owner)
    func text() -> String { Memory(of: holder, and: []).text }
    let inOwner = "{0,0,'',-,.idle,[],[],·,·,-,-,-,}"
    let start = "{'holder',-,-,~0,-,-,1,{'a',2,},[.idle],-,}{1,}"
    #expect(text() == start)
    holder.model = owner
    #expect(text() == "{'holder',\(inOwner),-,*1,-,-,1,{'a',2,},[.idle],-,}{1,}")
    holder.model = model
    model.name = String(repeating: "é", count: 40)
    let inModel = "{0,0,'\(String(repeating: "é", count: 32))…2h3jkgt3f6z19',-,.idle,[],[],·,·,-,-,-,}"
    holder.named = holder
    holder.done = {}
    holder.note = "n"
    holder.anything = owner
    holder.pair.second = nil
    holder.kinds = [.loading(1), .loading(9)]
    holder.next = Holder(owner: model)
    holder.inherited = false
    let inNext = "{'holder',-,-,*1,-,-,1,{'a',2,},[.idle],-,}{1,}"
    #expect(
      text()
        == "{'holder',\(inModel),*0,~0,·,'n',Model:#0\(inOwner),{'a',-,},[.loading(1),.loading(many)],\(inNext),}{0,}"
    )
    holder.model = nil
    holder.named = nil
    holder.next = nil
    holder.anything = [1, 2]
    #expect(
      text() == "{'holder',-,-,~0,·,'n',[1,2],{'a',-,},[.loading(1),.loading(many)],-,}{0,}")
  }

  struct Size {
    var (width, height) = (0, 0)
  }

  final class Frame {
    var size = Size()
    unowned let screen: UIViewController
    init(_ screen: UIViewController) { self.screen = screen }
  }

  @Test func `two numbers side by side, and an unowned screen by its place, are told apart`() {
    let (first, second) = (Target(), Target())
    let frame = Frame(second)
    func text(_ screens: [UIViewController]) -> String { Memory(of: frame, and: screens).text }
    #expect(text([first, second]).hasPrefix("{{0,0,},@1,}"))
    frame.size.height = 1
    #expect(text([second, first]).hasPrefix("{{0,1,},@0,}"))
    frame.size.height = 2
    #expect(text([first]).hasPrefix("{{0,2,},~0,}"))
  }

  @Test func `an unowned reference is not followed, because what it refers to may have gone`() {
    var owner: Model? = Model()
    let holder = owner.map { Holder(owner: $0) }
    func text() -> String { Memory(of: (owner, holder), and: []).text }
    let inOwner = "{0,0,'',-,.idle,[],[],·,·,-,-,-,}"
    #expect(text() == "{\(inOwner),{'holder',-,-,*0,-,-,1,{'a',2,},[.idle],-,}{1,},}")
    owner = nil
    #expect(text() == "{-,{'holder',-,-,~0,-,-,1,{'a',2,},[.idle],-,}{1,},}")
  }

  @Test func `what describes itself is read as it does`() {
    final class Described: CustomReflectable {
      var count = 1
      var customMirror: Mirror { Mirror(self, children: ["shown": count * 2], displayStyle: .class) }
    }
    let described = Described()
    #expect(Memory(of: described, and: []).text == "{2,}")
    described.count = 0
    #expect(Memory(of: described, and: []).text == "{0,}")
  }
}
