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
