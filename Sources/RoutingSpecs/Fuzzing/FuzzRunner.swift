public import Checking

/// Whoever makes the runs of a campaign: this process or others.
///
/// A runner serves one search: what it has told it does not tell again.
@MainActor
public protocol FuzzRunner {
  /// Why no more runs can be made.
  associatedtype Failure: Error

  /// Makes the runs of blocks, of several at once where it can, until there are no more.
  ///
  /// - Parameters:
  ///   - next: Gives the next block; after `nil` it is not asked again.
  ///   - take: Is given each block whose runs were made, with what it has shown that this runner
  ///     had not told before; of a block that is left before its end the part that was begun.
  /// - Throws: Where no more runs can be made.
  func run(_ next: () -> FuzzBlock?, take: (FuzzBlock, [FuzzBlock.News]) -> Void) throws(Failure)

  /// Makes what a run has shown as small as it can be; asked between blocks.
  func witness(of sighting: FuzzBlock.Sighting, in block: FuzzBlock) throws(Failure) -> FuzzWitness

  /// Whether the witness of a finding still shows it; asked between blocks, where it is no whole run.
  func shows(_ finding: FuzzFinding) throws(Failure) -> Bool
}

/// What shows a violation.
public struct FuzzWitness: Hashable, Sendable {
  /// The stack in the one-line notation, or the journey.
  public let notation: String

  /// What leads to the run.
  public let payload: ReplayToken.Payload

  /// Whether it was seen to show the violation; otherwise it stands for the whole run.
  public let isConfirmed: Bool

  /// Names what shows a violation.
  public init(notation: String, payload: ReplayToken.Payload, isConfirmed: Bool) {
    self.notation = notation
    self.payload = payload
    self.isConfirmed = isConfirmed
  }
}

/// What the runs of a block are made of: one route from the stacks of its app, or an app from launch.
@MainActor
package protocol FuzzTarget {
  /// Performs one run, which depends on its number and on what the source answers alone, and tells what it has shown.
  func perform<Source: SteeredSource>(_ run: UInt64, drawing source: inout Source, tell: (FuzzShown) -> Void)
}

/// Something that a run has shown.
package enum FuzzShown {
  /// A property does not hold; with how the run ended, and with its choices.
  case violation(property: String, signature: String, choices: ChoiceSequence)
  /// One way in which the run behaved.
  case behaviour(Fingerprint)
}
