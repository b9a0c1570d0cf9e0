package import Checking

/// What the runs of a block are made of: one route from the stacks of its app, or an app from launch.
@MainActor
package protocol FuzzTarget {
  /// Performs one run, which depends on its number and on what the source answers alone.
  ///
  /// - Parameters:
  ///   - run: The number of the run.
  ///   - source: Answers what the run leaves open.
  ///   - tell: Is told what the run has shown.
  func perform<Source: SteeredSource>(_ run: UInt64, drawing source: inout Source, tell: (FuzzShown) -> Void)
}

/// Something that a run has shown.
package enum FuzzShown {
  /// A property does not hold; with how the run ended, and with its choices.
  case violation(property: String, signature: String, choices: ChoiceSequence)
  /// One way in which the run behaved.
  case behaviour(Fingerprint)
}
