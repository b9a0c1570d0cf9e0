extension SenseCheck {
  mutating func check(_ expectation: AppFile.Expectation, at place: JSONPlace) {
    check(expectation.reaches, at: place["reaches"])
    for (index, decline) in expectation.declines.enumerated() {
      check(decline.when, at: place["declines"][index]["when"])
    }
    for (index, type) in expectation.through.enumerated() {
      if case .screen(let name) = type { knownClass(name, at: place["through"][index]) }
    }
  }

  private mutating func check(_ target: AppFile.Target, at place: JSONPlace) {
    checkClass(target.type, context: target.context, at: place)
    if case .screen(let name) = target.type, !target.screens.isEmpty {
      contradiction(.childrenOfScreen(name), at: place["with"])
    }
    for (index, name) in target.screens.enumerated() {
      knownScreen(name, .screen, at: place["with"][index])
    }
  }
}
