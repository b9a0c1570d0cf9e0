import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

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

  @Test func `what has no bound or no order makes none`() {
    #expect(text { $0.count = 3 } == text { $0.count = 4_000 })
    #expect(text { $0.items = Array(0..<5) } == text { $0.items = Array(0..<50) })
    #expect(text { $0.date = Date(timeIntervalSince1970: 7) } == text { _ in })
    #expect(text { $0.action = { _ = 1 } } == text { _ in })
    #expect(text { $0.known = [0, 1, 2] } == text { $0.known = [2, 1, 0] })
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
}
