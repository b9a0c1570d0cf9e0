import RoutingSpecs

extension SenseCheck {
  /// Checks that interchangeable screens are screens of the app, stand in one group, and occur in the same ways.
  mutating func checkInterchangeable() {
    var known: [String: JSONPlace] = [:]
    for (group, names) in app.interchangeable.enumerated() {
      let list = JSONPlace()["interchangeable"][group]
      for (index, name) in names.enumerated() {
        let place = list[index]
        guard let kind = screens[name] else {
          report(.unknownWord(name, .screen, allowed: app.screens.map(\.name)), at: place)
          continue
        }
        if let first = known[name] {
          report(.repeated(name, first: first), at: place)
          continue
        }
        known[name] = place
        guard let first = names.first.flatMap({ screens[$0] }) else { continue }
        let difference = app.screens[first].difference(from: app.screens[kind])
        guard let difference else { continue }
        contradiction(
          .unlikeScreens(first: app.screens[first].name, second: name, difference), at: place)
      }
    }
  }
}

extension AppFile.Screen {
  /// The first thing in which another screen may occur otherwise than this one, or `nil`.
  fileprivate func difference(from other: AppFile.Screen) -> InterchangeableScreensError.Difference? {
    ScreenEntry(self).difference(from: ScreenEntry(other))
  }
}
