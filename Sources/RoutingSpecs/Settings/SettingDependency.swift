import Checking

/// A verdict that is another one where a setting of the model has another value.
public struct SettingDependency: Hashable, Sendable {
  /// The property that the verdict is about.
  public let property: RouteProperty

  /// The setting with its other value.
  public let change: String

  /// Whether the property is violated under it, and holds under the app's own settings; else it is the other way round,
  /// as far as the stacks tell that were run.
  public let isViolatedThen: Bool

  /// The smallest stack that was found to violate the property, under one value or the other.
  public let state: StackState
}

extension RouteResult {
  /// The verdicts that are others where a setting has another value.
  ///
  /// A property that is violated under the app's own settings depends on a change where no stack that was run violates it
  /// any more, its own smallest stack among them.
  ///
  /// - Parameter records: What the route has done under each change.
  /// - Returns: The dependencies, by property and then in the order of the changes.
  public func dependencies(
    in records: [(change: String, record: SettingSweep.Record)]
  ) -> [SettingDependency] {
    cells.flatMap { cell in
      records.compactMap { change, record in
        let sighting = record.sightings.first { $0.property == cell.property }
        if cell.verdict == .holds {
          return sighting.map {
            SettingDependency(
              property: cell.property, change: change, isViolatedThen: true, state: $0.state)
          }
        }
        guard let group = cell.groups.first, sighting == nil, record.reason == nil else { return nil }
        return SettingDependency(
          property: cell.property, change: change, isViolatedThen: false, state: group.witness)
      }
    }
  }
}
