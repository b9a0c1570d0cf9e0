import Checking
import RoutingSpecs

extension RoutedApp {
  /// Whether the small bound leaves nothing out, so that nothing is left to be drawn at random.
  var isExhaustedBySmallBound: Bool { space.bounds == exhaustiveSpace.bounds }

  /// The app with other bounds as texts; without one it keeps its own, the small one as far as the large one allows.
  func bounded(byLarge large: String?, small: String?) throws -> RoutedApp {
    guard large != nil || small != nil else { return try countable() }
    do {
      return try bounded(
        large: try large.map { try space.bounds.changed(by: $0, option: "--bound") },
        small: try small.map { try exhaustiveSpace.bounds.changed(by: $0, option: "--exhaust") }
      ).countable()
    } catch let error as StackSpaceError {
      let remedy = if case .notWithin = error { " Raise --bound or lower --exhaust." } else { "" }
      throw CommandError.badBound("\(error)\(remedy)")
    }
  }

  /// The app, if its states have not more digits than a report can hold.
  private func countable() throws -> RoutedApp {
    guard space.count <= Self.mostStates else {
      throw CommandError.tooManyStates(app: name, bound: space.bounds.words, digits: Self.mostDigits)
    }
    return self
  }

  private static var mostDigits: Int { 9_999 }

  /// How many states a bound has at the most.
  static var mostStates: Natural { Natural(10).power(mostDigits) - 1 }
}

extension RoutedApp {
  /// The app under other settings of the model; throws for what is none, or where two give one setting different
  /// values.
  func set(_ changes: [String]) throws -> RoutedApp {
    for (index, change) in changes.enumerated() {
      let name = change.prefix { $0 != "=" }
      guard let other = changes[..<index].first(where: { $0.prefix { $0 != "=" } == name }) else { continue }
      throw CommandError.contradictoryOptions("--setting \(other)", "--setting \(change)")
    }
    do {
      return try under(changes)
    } catch {
      throw CommandError.badSetting(error)
    }
  }
}

extension StackSpace.Bounds {
  /// The bound with what the value of an option changes about it.
  fileprivate func changed(by text: String, option: String) throws -> StackSpace.Bounds {
    do {
      return try changed(by: text)
    } catch {
      throw CommandError.badValue(text, option: option, allowed: BoundTextError.allowed)
    }
  }
}
