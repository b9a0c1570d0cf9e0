public import Checking
import HeadlessUIKit

/// Performs routes while one setting of the model has another value, to see which verdicts depend on it.
///
/// Where public evidence about UIKit is divided, the model has a setting. A verdict that is the same whichever value each
/// of them has does not depend on who is right. Covers are not made again: under each value the same stacks are run
/// by themselves, small ones and some with every screen in every sort of place, and the smallest stack of each
/// violation.
@MainActor
public struct SettingSweep {
  /// The settings of divided evidence with every other value than the app's, one at a time: `presentInFlight=wait`.
  public let changes: [String]

  /// The stacks that every route is performed from under each change, the smallest first.
  public let stacks: [StackState]

  /// Every stack of up to so many controllers is among them.
  public let controllers: Int

  private let members: Set<StackState>
  let app: RoutedApp
  let options: RouteExecution.Options

  /// The most stacks that are run because they are small.
  private static let mostSmall = 1_000

  /// Chooses the stacks; nothing runs yet.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - plan: How its routes are performed, and the seed of what is drawn.
  public init(of app: RoutedApp, plan: RouteCheck.Plan) {
    self.app = app
    options = plan.execution
    changes = app.settings.alternatives
    let chosen = CoveringStacks(app.space, strength: 1, mostSmall: Self.mostSmall, seed: plan.seed)
    stacks = app.space.sorted(chosen.stacks)
    members = Set(stacks)
    controllers = chosen.controllers
  }

  /// What is to be run of one route under one change.
  public struct Work: Hashable, Sendable, Codable {
    /// The setting with its other value.
    public let change: String

    /// The properties that hold under the app's own settings.
    let holding: RouteProperties

    /// The properties that are violated under the app's own settings.
    let violated: RouteProperties

    /// The smallest stacks that violate one, which are run besides.
    let witnesses: [StackState]

    /// How many of the stacks are passed over, because they have been run.
    public internal(set) var first = 0

    /// What those have shown.
    public internal(set) var known: [Sighting] = []

    /// Prepares the work for a route.
    ///
    /// - Parameters:
    ///   - change: The setting with its other value.
    ///   - result: What the route's check has shown under the app's own settings.
    @MainActor
    public init(_ change: String, after result: RouteResult) {
      self.change = change
      violated = result.violated
      var holding = RouteProperties()
      for cell in result.cells where cell.verdict == .holds { holding.insert(cell.property) }
      self.holding = holding
      witnesses = result.cells.compactMap { $0.groups.first?.witness }
    }
  }

  /// The smallest stack that violates a property.
  public struct Sighting: Hashable, Sendable, Codable {
    /// The property.
    public let property: RouteProperty
    /// The stack.
    public internal(set) var state: StackState
    /// Whether the run from it ended its process, or was stopped because it hung.
    var endsProcess = false
  }

  /// What a route has done under one change.
  public struct Record: Hashable, Sendable, Codable {
    /// The properties that were violated, each with the smallest stack.
    public internal(set) var sightings: [Sighting] = []
    /// Why not every stack was run; `nil` where every one was.
    public internal(set) var reason: StopReason?

    /// The record of work that was not finished.
    ///
    /// - Parameters:
    ///   - sightings: What is known.
    ///   - reason: Why no more is, or `nil` where nothing is missing.
    public init(_ sightings: [Sighting], endedBy reason: StopReason?) {
      self.sightings = sightings
      self.reason = reason
    }
  }

  /// The stacks of some work, the smallest first; none twice.
  ///
  /// - Parameter work: The work.
  /// - Returns: The stacks, whatever has been run of them.
  public func stacks(of work: Work) -> [StackState] {
    let others = work.witnesses.filter { !members.contains($0) }
    return others.isEmpty ? stacks : app.space.sorted(stacks + others)
  }
}

extension StackSpace {
  /// Stacks by their sizes, the smallest first and none twice.
  fileprivate func sorted(_ states: [StackState]) -> [StackState] {
    let sizes = Set(states).compactMap { state in (try? size(of: state)).map { ($0, state) } }
    return sizes.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
