/// A result that cannot be united with others.
public struct ShardError: Error, Hashable, Sendable {
  /// The position of the result.
  public var index: Int

  /// The position of the result that it does not fit.
  public var other: Int

  /// What does not fit.
  public var mismatch: Mismatch

  /// What two results do not have in common.
  public enum Mismatch: Hashable, Sendable {
    /// They are of two different checks: something is this here and that there.
    case facts(ShardFact, String, other: String)
    /// They tell different things about one route.
    case results(route: String)
    /// They are two different results of every route.
    case reports
  }
}

/// What all results have to agree on to be shards of one check.
public enum ShardFact: String, Hashable, Sendable, CaseIterable {
  /// The name of the app.
  case app
  /// The version of the tool.
  case version
  /// The settings of the model that are not the app's own.
  case settings
  /// How many states there are.
  case states
  /// The large bound and the small one.
  case bounds
  /// The seed of what is drawn at random.
  case seed
  /// The properties that are judged.
  case properties
  /// The names of the routes.
  case routes
  /// What the routes are to do, and where they are declared.
  case descriptions
  /// The options that decide what is run.
  case options
}

extension ShardError.Mismatch: CustomStringConvertible {
  /// What does not fit, as the end of a sentence that names the file.
  public var description: String {
    switch self {
    case .facts(.descriptions, _, _):
      "it describes the routes in another way than the other result, so that the app is not the same"
    case .facts(let fact, let here, let other):
      "it is of \(fact.words(here)), and the other result is of \(fact.words(other))"
    case .results(let route):
      "it says something else about `\(VisibleText.line(route))` than the other result: one of the two was stopped "
        + "early, or the route does not do the same each time. Leave one of them out"
    case .reports: "it is another result of every route than the other one. Leave one of them out"
    }
  }
}

extension ShardFact {
  /// What a result is of, as a reader sees it.
  fileprivate func words(_ value: String) -> String {
    let value = VisibleText.line(value, limit: 200)
    return switch self {
    case .app: "the app `\(value)`"
    case .version: "routecheck \(value)"
    case .settings: value.isEmpty ? "the app's own settings" : "the settings \(value)"
    case .states: "\(DecimalCount(value)?.counting("state") ?? value)"
    case .bounds: "the bounds \(value)"
    case .seed: value.isEmpty ? "no seed" : "seed \(value)"
    case .properties: "the properties \(value)"
    case .routes, .descriptions: "the routes \(value)"
    case .options: value.isEmpty ? "a check without options" : "a check with \(value)"
    }
  }
}
