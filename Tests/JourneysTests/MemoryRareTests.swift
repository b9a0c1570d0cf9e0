import Foundation
import Testing

@testable import Journeys

/// What apps store that is neither a flag nor a number nor a list of them.
@MainActor
@Suite struct MemoryRareTests {
  private final class Thing {
    var flag = false
    init(_ flag: Bool = false) { self.flag = flag }
  }

  private enum Mute: CustomStringConvertible {
    case idle
    case busy
    var description: String { "mute" }
  }

  private enum MuteText: String, CustomStringConvertible {
    case first
    case second
    var description: String { "mute" }
  }

  private enum MuteThing: CustomStringConvertible {
    case none
    case gone
    case some(Thing)
    var description: String { "mute" }
  }

  private struct Weak<Value: AnyObject> { weak var value: Value? }

  private struct Unowned { unowned var value: Thing }

  private struct Maybe { var value: Any? }

  private struct Flags: OptionSet { let rawValue: Int }

  private enum Route: Hashable {
    case list
    case detail
  }

  private indirect enum Tree {
    case leaf(Bool)
    case node(Tree, Tree)
  }

  private struct Outer { var inner = Inner() }
  private struct Inner { var middle = Middle() }
  private final class Middle { var outer = LowOuter() }
  private struct LowOuter { var inner = LowInner() }
  private struct LowInner { var thing = Thing() }

  private struct One<Value> { var value: Value }

  /// Five objects below the one that is stored, in structs each.
  private static func deep(_ flag: Bool) -> Any {
    var value: Any = Thing(flag)
    for _ in 0..<3 { value = Stored([One(value: One(value: value))]) }
    return value
  }

  private static func outer(_ flag: Bool) -> Outer {
    let outer = Outer()
    outer.inner.middle.outer.inner.thing.flag = flag
    return outer
  }

  private static let address = "https://shop.example.com/products/"

  private static var texts: [Difference] {
    [
      Difference("the end of a long text", address + "1", address + "2"),
      Difference("the end of a long address", URL(string: address + "1"), URL(string: address + "2")),
      Difference("a quote in a text", ["x','y", "z"], ["x", "y','z"]),
      Difference("a mark before a quote", ["x\\','y", "z"], ["x\\", "y','z"]),
      Difference("a text of the compiler's", "a" as StaticString, "b"),
    ]
  }

  private static var values: [Difference] {
    [
      Difference("a case behind its description", Mute.idle, .busy),
      Difference("a case with a text behind its description", MuteText.first, .second),
      Difference("a case of an enum with objects", MuteThing.none, .gone),
      Difference("nothing in an optional in an optional", Bool??.none, .some(nil)),
      Difference("no text in an optional in an optional", String??.none, .some(nil)),
      Difference("no object in an optional in an optional", Thing??.none, .some(nil)),
      Difference("nothing of any type", Maybe(value: nil), Maybe(value: .some(Int?.none as Any))),
      Difference("flags behind each other", Flags(rawValue: 4), Flags(rawValue: 8)),
      Difference("a flag beside another", Flags(rawValue: 4), Flags(rawValue: 5)),
      Difference("what is deep in structs", outer(false), outer(true)),
      Difference("what is deep in lists", deep(false), deep(true)),
      Difference(
        "what is deep in an enum", Tree.node(.leaf(false), .node(.leaf(false), .leaf(false))),
        .node(.leaf(false), .node(.leaf(false), .leaf(true)))),
    ]
  }

  private static var systemValues: [Difference] {
    [
      Difference("a key of any type", [AnyHashable(Route.list)], [AnyHashable(Route.detail)]),
      Difference("a set of any type", ["a"] as Set<AnyHashable>, ["b"]),
      Difference("a dictionary of any type", ["a": 1] as [AnyHashable: Any], ["b": 1]),
      Difference("a range", 0..<1, 0..<2),
      Difference("a range of texts", "a"..."b", "a"..."c"),
      Difference("a closed range", 0...1, 0...2),
      Difference("a duration", Duration.seconds(1), .seconds(2)),
      Difference("half a second", Duration.seconds(1), .milliseconds(1_500)),
      Difference("pairs", ["a": 1] as KeyValuePairs, ["b": 1]),
      Difference("a vector", SIMD2<Int32>(0, 0), SIMD2<Int32>(1, 0)),
      Difference("a large vector", SIMD8<Double>(repeating: 0), SIMD8<Double>(repeating: 1)),
      Difference("a list of fixed length", [false, false] as InlineArray<2, Bool>, [false, true]),
      Difference("a longer list", ContiguousArray([false]), [true]),
    ]
  }

  /// Two objects, and references that do not keep them alive.
  private final class Loose {
    unowned var first: Thing?
    let (one, other) = (Thing(), Thing())
    var weak = Weak<Thing>()
    var list: [Weak<Thing>] = []
    var unowned: Unowned?

    init(_ change: (Loose) -> Void = { _ in }) { change(self) }
  }

  /// Several objects and which of them is meant.
  private final class Pool {
    let byName: [String: Thing]
    let inSet: Set<Named>
    var current: Thing?
    weak var shown: Thing?
    var named: Named?
    unowned var owner: Thing?
    var identity: ObjectIdentifier?
    let (first, second) = (Thing(), Thing())

    init(_ change: (Pool) -> Void = { _ in }) {
      byName = ["a": Thing(), "b": Thing()]
      inSet = [Named("a"), Named("b")]
      change(self)
    }

    func named(_ name: String) -> Named? { inSet.first { $0.name == name } }
  }

  private final class Named: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (first: Named, second: Named) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private static var references: [Difference] {
    let (one, other) = (Thing(), Thing())
    return [
      Difference("nothing weak in a struct", Loose(), Loose { $0.weak.value = $0.one }),
      Difference(
        "weak in a struct", Loose { $0.weak.value = $0.one }, Loose { $0.weak.value = $0.other }),
      Difference("weak in a list", Loose { $0.list = [Weak(value: $0.one)] }, Loose { $0.list = [Weak()] }),
      Difference(
        "unowned in a struct", Loose { $0.unowned = Unowned(value: $0.one) },
        Loose { $0.unowned = Unowned(value: $0.other) }),
      Difference(
        "unowned, of what comes later", Loose { $0.first = $0.one }, Loose { $0.first = $0.other }),
      Difference(
        "one of a dictionary", Pool { $0.current = $0.byName["a"] }, Pool { $0.current = $0.byName["b"] }
      ),
      Difference(
        "weak, of a dictionary", Pool { $0.shown = $0.byName["a"] }, Pool { $0.shown = $0.byName["b"] }),
      Difference("one of a set", Pool { $0.named = $0.named("a") }, Pool { $0.named = $0.named("b") }),
      Difference("which is unowned", Pool { $0.owner = $0.first }, Pool { $0.owner = $0.second }),
      Difference("the same object twice", ["a": one, "b": one], ["a": one, "b": other]),
      Difference(
        "the same object in two of a set", Set([Key(1, one), Key(2, one)]),
        Set([Key(1, one), Key(2, other)])),
      Difference(
        "which object an identity is of", (one, other, ObjectIdentifier(one)),
        (one, other, ObjectIdentifier(other))),
    ]
  }

  private struct Key: Hashable {
    let number: Int
    let thing: Thing
    init(_ number: Int, _ thing: Thing) { (self.number, self.thing) = (number, thing) }
    static func == (first: Key, second: Key) -> Bool { first.number == second.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test(arguments: 0..<4)
  func `what is rarely stored is told apart as well`(list: Int) {
    for difference in [Self.texts, Self.values, Self.systemValues, Self.references][list] {
      // Twice, because what is first read of a type must not differ from what is read later.
      for _ in 0..<2 {
        let texts = [difference.first, difference.second].map { Memory(of: $0, and: []).text }
        #expect(texts[0] != texts[1], "\(difference.name): \(texts)")
        #expect(Memory(of: difference.first, and: []).text == texts[0], "\(difference.name)")
      }
    }
  }

  private final class Dead {
    unowned var optional: Thing?
    unowned(unsafe) var unsafe: Thing?
    var list: [Unowned] = []
    var named: [String: Unowned] = [:]
    var any: Any = 1
    var either: Either = .none
    weak var weak: Thing?
    var flag = false

    init() {
      let thing = Thing()
      let reference = Unowned(value: thing)
      (optional, unsafe, list, named, any) = (thing, thing, [reference], ["a": reference], reference)
      either = .some(reference)
      weak = thing
    }
  }

  private enum Either {
    case none
    case some(Unowned)
  }

  private class Plain {
    unowned var gone: Thing?
    init() {
      let thing = Thing()
      gone = thing
    }
  }

  private final class Described: Plain, CustomReflectable {
    var flag = false
    var customMirror: Mirror { Mirror(self, children: ["flag": flag], displayStyle: .class) }
  }

  @Test func `an unowned reference to what has gone is never read`() {
    let dead = Dead()
    let text = Memory(of: dead, and: []).text
    dead.flag = true
    #expect(Memory(of: dead, and: []).text != text)
    #expect(Memory(of: Dead(), and: []).text == text)
    #expect(Memory(of: dead.named["a"] as Any, and: []).text == "{~0,}")
    #expect(Memory(of: Described(), and: []).text == "{0,}{~0,}")
  }

  private final class Session { var token = "t" }

  private final class Model: Hashable {
    let name: String
    let session: Session
    init(_ name: String, _ session: Session) { (self.name, self.session) = (name, session) }
    static func == (first: Model, second: Model) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func `what the elements of a set or a dictionary share is read the same in every launch`() {
    func texts(_ make: () -> Any) -> Set<String> {
      Set((0..<40).map { _ in Memory(of: make(), and: []).text })
    }
    let byName = texts {
      let session = Session()
      return Dictionary(uniqueKeysWithValues: ["a", "b", "c"].shuffled().map { ($0, Model($0, session)) })
    }
    #expect(byName.count == 1, "\(byName)")
    let inSet = texts {
      let session = Session()
      let models = ["a", "b", "c"].map { Model($0, session) }
      return (Set(models), models[1], session)
    }
    #expect(inSet.count == 1, "\(inSet)")
    let alike = texts {
      let session = Session()
      let models = (0..<3).map { _ in Model("a", session) }
      return (Set(models), models[1], session)
    }
    #expect(alike.count == 1, "\(alike)")
    let byNumber = texts {
      let session = Session()
      let models = Dictionary(uniqueKeysWithValues: (10..<13).map { ($0, Model("\($0)", session)) })
      return (models, models[11], session)
    }
    #expect(byNumber.count == 1, "\(byNumber)")
  }

  /// An object that refers to all others of its kind.
  private final class Node: Hashable {
    var others: Set<Node> = []
    static func == (first: Node, second: Node) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func `sets that hold each other take no longer than what they hold`() {
    let nodes = (0..<20).map { _ in Node() }
    for node in nodes { node.others = Set(nodes) }
    let texts = Set((0..<3).map { _ in Memory(of: Set(nodes), and: []).text })
    #expect(texts.count == 1)
    for node in nodes { node.others = [] }
  }

  @Test func `a value that contains itself is read to some depth`() {
    func tree(_ depth: Int) -> Tree { (0..<depth).reduce(.leaf(true)) { tree, _ in .node(tree, tree) } }
    #expect(Memory(of: tree(20), and: []).text == Memory(of: tree(21), and: []).text)
  }
}
