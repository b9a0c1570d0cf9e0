import HeadlessUIKit

extension Exploration {
  /// What was on screen and disabled, and could not be touched on the same screen in any state, each in a few words.
  var neverEnabled: [String] {
    let (scenes, disabled) = disabledTouches
    return disabled.compactMap { control, top in
      let name = control.drop { $0 != "'" }
      let isEnabled = scenes[top, default: []].contains { $0.contains(name) }
      return isEnabled ? nil : "\(control) on \(top) was never enabled"
    }
  }

  /// What could be done on each screen, and what was disabled there, in the order in which it was met.
  private var disabledTouches: (possible: [String: Set<String>], disabled: [(control: String, top: String)]) {
    let book = excursion.book
    var possible: [String: Set<String>] = [:]
    var disabled: [(control: String, top: String)] = []
    var (scenes, known): (Set<Int32>, Set<String>) = ([], [])
    for number in graph.indices {
      let place = graph.place(of: number)
      guard scenes.insert(book.scene(at: place)).inserted else { continue }
      let top = book.top(at: place)
      possible[top, default: []].formUnion(book.actions(at: place).map(\.words))
      for control in book.disabled(at: place) where known.insert("\(control) on \(top)").inserted {
        disabled.append((control, top))
      }
    }
    return (possible, disabled)
  }
}

extension Exploration {
  /// The buttons that did nothing wherever they were tapped, each in a few words; only what was tried everywhere is told.
  var neverAnswering: [String] {
    guard graph.count > 0 else { return [] }
    let (silent, answering) = (silentButtons, answeringButtons)
    defer { excursion.end() }
    let counts = device.counts
    defer { device.counts = counts }
    return silent.filter { !answering.contains($0.words) && doesNothing($0.action, at: $0.number) }
      .map { "\($0.words) never did anything" }
  }

  private typealias Button = (words: String, action: UserAction, number: Int)

  /// The buttons that left some state as it was, in the order in which they were met.
  private var silentButtons: [Button] {
    var (known, result): (Set<String>, [Button]) = ([], [])
    forEachButton { number, action, words, target in
      if target() == number, known.insert(words()).inserted { result.append((words(), action, number)) }
    }
    return result
  }

  /// The buttons that led elsewhere from some state, or were not tried there, or with which something was wrong.
  private var answeringButtons: Set<String> {
    var result: Set<String> = []
    forEachButton { number, _, words, target in
      if target() != number { result.insert(words()) }
    }
    return result
  }

  /// Looks at each button in each state, with its words on its screen and where it leads.
  private func forEachButton(
    _ body: (_ number: Int, _ action: UserAction, _ words: () -> String, _ target: () -> Int?) -> Void
  ) {
    let book = excursion.book
    // Many states share a scene, and what is on screen in it.
    var buttons: [Int32: [(index: Int, action: UserAction)]] = [:]
    for number in graph.indices {
      let place = graph.place(of: number)
      let scene = book.scene(at: place)
      if buttons[scene] == nil {
        buttons[scene] = book.actions(at: place).enumerated().filter(\.element.isButton)
          .map { ($0.offset, $0.element) }
      }
      for (index, action) in buttons[scene, default: []] {
        body(
          number, action, { "\(action.words) on \(self.graph.top(of: number))" },
          { self.graph.edge(of: index, from: number)?.target })
      }
    }
  }

  /// Whether nothing at all comes of an action: nothing happens meanwhile, and UIKit is asked for nothing.
  private func doesNothing(_ action: UserAction, at number: Int) -> Bool {
    let step = JourneyStep(action: action)
    let isQuiet = launch(asFarAs: number) { usage in
      guard usage.begin(step) else { return false }
      while usage.isInTurn, usage.advance(1) {}
      return usage.isAtRest
    }
    guard isQuiet, changesNothing(action, at: number) else { return false }
    return device.moments(of: graph.journey(to: number) + [step]).last?.isQuiet ?? false
  }
}
