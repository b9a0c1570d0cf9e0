public import Checking

/// What is searched at random, and with which seed: all that decides what a run of a campaign does.
///
/// Runs are numbered. Run `i` depends on the plan and `i` alone, whoever makes it and when, so that many processes and
/// machines share a campaign by sharing its numbers. Some runs in a row are a block, all of the same route; one block of
/// each route is a round.
public struct FuzzPlan: Hashable, Sendable, Codable {
  /// The version of the form in which campaigns are kept.
  public static let currentFormat = 3

  /// How many runs a block has.
  public static let blockLength = 256

  /// The version of the form that the plan was written in.
  public private(set) var format = FuzzPlan.currentFormat

  /// The version of the tool, whose runs other versions may make in another way.
  public let toolVersion: String

  /// The app's name.
  public let app: String

  /// How many stacks the space has, as another space would give other runs; `nil` where the app is launched.
  public let states: Natural?

  /// The links that may come, where the app is launched; `nil` where routes are performed from stacks.
  public let links: [String]?

  /// The settings of the model that are not the app's own, each with its value.
  public let settings: [String]

  /// The names of the routes that take turns, at least one; where the app is launched, its name.
  public let routes: [String]

  /// The seed of all runs.
  public private(set) var seed: Seed

  /// What a command that shows a run again has to be told besides its token; it decides nothing about the runs.
  public private(set) var replayOptions: String

  /// Plans a campaign.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - routes: The routes that take turns, at least one.
  ///   - seed: The seed of all runs.
  ///   - toolVersion: The version of the tool.
  ///   - replayOptions: What a command that shows a run again has to be told besides its token.
  @MainActor
  public init(
    app: RoutedApp, routes: [Route], seed: Seed, toolVersion: String, replayOptions: String = ""
  ) {
    precondition(!routes.isEmpty, "a campaign needs a route")
    self.toolVersion = toolVersion
    self.app = app.name
    states = app.space.count
    links = nil
    settings = app.changedSettings
    self.routes = routes.map(\.name)
    self.seed = seed
    self.replayOptions = replayOptions
  }

  /// Plans a campaign that uses an app from launch.
  public init(
    launching app: String, links: [String], settings: [String], seed: Seed, toolVersion: String,
    replayOptions: String = ""
  ) {
    self.toolVersion = toolVersion
    self.app = app
    states = nil
    self.links = links
    self.settings = settings
    routes = [app]
    self.seed = seed
    self.replayOptions = replayOptions
  }

  /// The runs of a block.
  ///
  /// - Parameter number: The number of the block, from 0.
  /// - Returns: The runs.
  public func block(_ number: UInt64) -> FuzzBlock {
    FuzzBlock(
      route: routes[Int(number % UInt64(routes.count))], seed: seed,
      firstRun: number * UInt64(Self.blockLength), count: Self.blockLength)
  }

  /// The numbers of the blocks of a round.
  ///
  /// - Parameter round: The number of the round, from 0.
  /// - Returns: The numbers.
  public func blocks(ofRound round: UInt64) -> Range<UInt64> {
    round * UInt64(routes.count)..<(round + 1) * UInt64(routes.count)
  }

  /// The round that a block belongs to.
  ///
  /// - Parameter number: The number of the block.
  /// - Returns: The number of the round, from 0.
  public func round(ofBlock number: UInt64) -> UInt64 { number / UInt64(routes.count) }

  /// A plan with the seed of another one.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The plan.
  public func withSeed(of other: FuzzPlan) -> FuzzPlan {
    var plan = self
    plan.seed = other.seed
    return plan
  }
}
