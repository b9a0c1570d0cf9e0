package import Checking

/// The stacks that every second run of a campaign starts from: in them every screen stands in every sort of place.
///
/// Draws by rank never meet a small stack. One object serves all blocks of a campaign, because the stacks take time.
@MainActor
public final class FuzzBeginnings {
  private let space: StackSpace
  private var made: (seed: Seed, choices: [ChoiceSequence])?

  /// Prepares to draw the stacks, when they are asked for first.
  ///
  /// - Parameter app: The app of the campaign.
  public init(_ app: RoutedApp) { space = app.space }

  /// The choices that draw the stacks.
  package func choices(seed: Seed) -> [ChoiceSequence] {
    if let made, made.seed == seed { return made.choices }
    let choices = space.coveringStacks(seed: seed).map(space.choices(drawing:))
    made = (seed, choices)
    return choices
  }
}
