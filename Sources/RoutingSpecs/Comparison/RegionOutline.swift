/// Where everything stands when a run is over, as far as it is said of all stacks of a region at once.
///
/// What is inside a part that nobody has looked at has no place of its own: it is only counted, how much of it has
/// stayed. Two stacks of a region must leave equal outlines, or something mattered that was not asked.
struct RegionOutline: Sendable {
  /// Where a controller comes from.
  private indirect enum Origin: Hashable {
    case place(RegionPlace)
    /// Brought in by the run, as the one with this number in its container, or among the layers.
    ///
    /// Not in all of the stack: which container comes first there may be what nobody has asked.
    case new(Int, in: Origin?)
  }

  /// One controller as the run has left it.
  private struct Standing: Hashable {
    var container: Origin?
    var layer: Int16
    var isVisible: Bool
    /// What the controller is, where that is decided.
    var kind: StackSnapshot.Kind?
    var screen: Int16
    var context: Int16
  }

  /// How much has stayed of what nobody has looked at.
  private enum Stay {
    case all, some, nothing
  }

  private var standings: [Origin: Standing] = [:]
  /// By what is undecided; nothing where there was nothing.
  private var stays: [Undecided: Stay] = [:]

  /// The outline of a run from a stack of a region that is aligned with it, as far as it was divided in the end.
  @MainActor
  init(_ region: StackRegion, _ placed: PlacedControllers, after: StackSnapshot) {
    var left: [Undecided: (made: Int, stayed: Int)] = [:]
    for node in placed.nodes {
      if let around = region.undecidedPart(around: node.place) { left[around, default: (0, 0)].made += 1 }
    }
    var origins: [Origin?] = []
    var built: [Origin?: Int] = [:]
    // Layers that nobody has told apart are not counted.
    var (layer, lastLayer): (Int16, Int16) = (-1, -1)
    for entry in after.entries {
      let place = placed.place(of: entry.serial)
      let parent = entry.parent >= 0 ? Int(entry.parent) : nil
      let container = parent.flatMap { origins[$0] }
      if entry.layer != lastLayer {
        lastLayer = entry.layer
        if !(place.map { region.isBetweenLayers($0) } ?? false) { layer += 1 }
      }
      if let place, let around = region.undecidedPart(around: place) {
        left[around, default: (0, 0)].stayed += 1
        origins.append(nil)
        continue
      }
      // Whether there is More goes by how many tabs there are, which nobody may have asked.
      if entry.kind == .more {
        origins.append(nil)
        continue
      }
      // What is inside a screen, or in what nobody has looked at, is its own affair.
      if let parent, container == nil || after.entries[parent].kind == .screen, place == nil {
        origins.append(nil)
        continue
      }
      let isDecided = place.map { region.isDecided($0) } ?? true
      let isScreen = entry.kind == .screen && isDecided
      let label = place.flatMap { region.label(of: $0) }
      let origin = label.map { Origin.place($0) } ?? .new(built[container, default: 0], in: container)
      if label == nil { built[container, default: 0] += 1 }
      origins.append(origin)
      standings[origin] = Standing(
        container: container, layer: layer, isVisible: entry.isVisible,
        kind: isDecided ? entry.kind : nil, screen: isScreen ? entry.screen : -1,
        context: isScreen ? entry.context : -1)
    }
    stays = left.mapValues { $0.stayed == 0 ? .nothing : $0.stayed == $0.made ? .all : .some }
  }

  /// A number that is equal for runs which have left the same; within one process only.
  var key: Int { standings.hashValue }

  /// Whether two runs have left the same, as far as both say something.
  func agrees(with other: RegionOutline) -> Bool {
    standings == other.standings
      && stays.allSatisfy { place, stay in other.stays[place].map { $0 == stay } ?? true }
  }
}

/// A part of a region inside which nothing has a place of its own.
private struct Undecided: Hashable {
  /// The place of the part, or of the row that has a gap, by its labels; `nil` for the layers.
  var place: RegionPlace?
  /// Which gap it is, by the label of the child before it.
  var gap: Int?
}

extension StackRegion {
  /// The part, or the gap, inside which a place is undecided.
  fileprivate func undecidedPart(around place: RegionPlace) -> Undecided? {
    switch knowledge(of: place) {
    case .part: return nil
    case .inside(let container): return Undecided(place: label(of: container))
    case .beyond(let container?, let gap):
      guard case .part(.row(let row)) = knowledge(of: container) else { return nil }
      return Undecided(place: label(of: container), gap: row.labels[gap])
    case .beyond(nil, let gap): return Undecided(gap: layers?.labels[gap])
    }
  }

  /// Whether a place is in a layer that nobody has told apart.
  fileprivate func isBetweenLayers(_ place: RegionPlace) -> Bool {
    if case .beyond(nil, _) = knowledge(of: place) { return true }
    return false
  }

  /// Whether it is known what stands in a place.
  fileprivate func isDecided(_ place: RegionPlace) -> Bool {
    if case .part(.open(let open)) = knowledge(of: place) { return open.isContainer }
    return true
  }
}
