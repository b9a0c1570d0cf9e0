import Checking
public import RoutingSpecs
public import Testing

/// A trait that says how much the checks in a test or suite run; an inner trait wins over an outer one.
public struct RouteTestTrait: TestTrait, SuiteTrait, TestScoping {
  let change: @Sendable (inout RouteTestOptions) -> Void

  /// Whether the tests inside a suite have the trait too, which they do.
  public var isRecursive: Bool { true }

  /// Runs a test with what the trait asks for.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of a parameterised test.
  ///   - function: The test's body.
  /// - Throws: What the body throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    var options = RouteTestOptions.ofTraits
    change(&options)
    try await RouteTestOptions.$ofTraits.withValue(options, operation: function)
  }
}

extension Trait where Self == RouteTestTrait {
  /// Changes the bound of the space that is covered.
  ///
  /// - Parameter text: What to change, such as `tabs=5,depth=6,modals=4,splits=no`.
  /// - Returns: The trait.
  public static func bound(_ text: String) -> Self { Self { $0.bound = text } }

  /// Changes the bound of the stacks that are run one by one.
  ///
  /// - Parameter text: What to change, in the form of `bound`.
  /// - Returns: The trait.
  public static func exhaust(_ text: String) -> Self { Self { $0.exhaust = text } }

  /// Says whether every stack of the bound is covered, if a route allows it; without this trait it is.
  ///
  /// - Parameter covers: Whether to cover; with `false`, stacks are drawn at random.
  /// - Returns: The trait.
  public static func covers(_ covers: Bool) -> Self { Self { $0.covers = covers } }

  /// Performs routes under another setting of UIKit's model, such as on another device.
  ///
  /// Without it the device is of regular width, an iPad; `horizontalSizeClass=compact` makes it a phone.
  ///
  /// - Parameter text: The setting with its value, such as `presentInFlight=wait`; give the trait again for another one.
  /// - Returns: The trait.
  public static func setting(_ text: String) -> Self { Self { $0.settings.append(text) } }

  /// Draws this many stacks at random.
  ///
  /// - Parameter count: How many, at least 0.
  /// - Returns: The trait.
  public static func samples(_ count: Int) -> Self { Self { $0.samples = count } }

  /// Tries every combination of screens in this many places at once when stacks are compared with a cover.
  ///
  /// - Parameter places: How many places, 1 or 2; with 2 a check takes longer and sees faults that need two screens.
  /// - Returns: The trait.
  public static func strength(_ places: Int) -> Self { Self { $0.strength = max(1, places) } }

  /// Records an issue if a property is only tested: code of the app's ran that RouteCheck cannot see into.
  ///
  /// - Returns: The trait.
  public static var requiringProof: Self { Self { $0.requiresProof = true } }

  /// Draws with a seed; equal seeds give equal results.
  ///
  /// - Parameter seed: Any number.
  /// - Returns: The trait.
  public static func seed(_ seed: UInt64) -> Self { Self { $0.seed = seed } }

  /// Ends the check of each route after a time; what was not covered by then makes it inconclusive.
  ///
  /// What was found by then is still told, which takes as long as some runs.
  ///
  /// - Parameter seconds: The seconds, at least 1.
  /// - Returns: The trait.
  public static func time(seconds: Int) -> Self { Self { $0.time = TimeBudget(seconds: seconds) } }

  /// Lets one run take this long before it counts as hanging.
  ///
  /// - Parameter seconds: The seconds, at least 1.
  /// - Returns: The trait.
  public static func hangBudget(seconds: Int) -> Self {
    Self { $0.hangBudget = TimeBudget(seconds: seconds) }
  }

  /// Judges only these properties.
  ///
  /// - Parameter properties: The properties.
  /// - Returns: The trait.
  public static func properties(_ properties: RouteProperty...) -> Self {
    Self { options in options.properties = RouteProperty.allCases.filter(properties.contains) }
  }

  /// Keeps failures in a folder.
  ///
  /// - Parameter folder: The path of the folder, or `none` to keep none.
  /// - Returns: The trait.
  public static func failures(in folder: String) -> Self { Self { $0.failures = folder } }
}
