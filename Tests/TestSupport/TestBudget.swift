import Foundation
public import Testing

/// How much the tests may cost.
///
/// `swift test` is for before each commit and takes what finds faults cheaply. With `ROUTECHECK_TEST_BUDGET=long`, which
/// continuous integration runs besides, the same tests take all of their cases.
public enum TestBudget {
  /// Whether there is time for volume.
  public static let isLong = ["long", "soak"].contains(name)

  /// Whether there is time for hours of it.
  public static let isSoak = name == "soak"

  /// Why a test is skipped that is nothing without volume.
  public static let reason: Comment = "takes long; ROUTECHECK_TEST_BUDGET=long runs it"

  private static let name = ProcessInfo.processInfo.environment["ROUTECHECK_TEST_BUDGET"]

  /// All of some cases, or as many of them as there is time for, spread evenly from the first to the last.
  ///
  /// - Parameters:
  ///   - all: The cases.
  ///   - count: How many there is time for without the long budget, at least 2.
  /// - Returns: The cases, in their order.
  public static func some<Case>(_ all: [Case], _ count: Int) -> [Case] {
    guard !isLong, all.count > count else { return all }
    return (0..<count).map { all[$0 * (all.count - 1) / (count - 1)] }
  }

  /// How often something is tried.
  ///
  /// - Parameters:
  ///   - long: With the long budget.
  ///   - short: Without it.
  /// - Returns: One of the two.
  public static func times(_ long: Int, short: Int) -> Int { isLong ? long : short }
}
