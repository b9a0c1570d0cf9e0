/// Where a controller stands in a stack: the layer, and the way inwards as numbers in the order of a search.
struct RegionPlace: Hashable, Sendable {
  var layer: Int
  var path: [Int] = []

  func child(_ index: Int) -> RegionPlace { RegionPlace(layer: layer, path: path + [index]) }

  /// One of the places around this one: the layer's own has depth 0.
  fileprivate func container(atDepth depth: Int) -> RegionPlace {
    RegionPlace(layer: layer, path: Array(path[..<depth]))
  }
}

extension StackState {
  /// What stands in a place, which the stack must have.
  func content(at place: RegionPlace) -> StackState.Content {
    var content = layers[place.layer].content
    for index in place.path { content = content.searchOrderChild(index) }
    return content
  }
}

extension StackRegion {
  /// How far a region knows what stands in a place.
  enum Knowledge {
    /// As much as the part says.
    case part(RegionPart)
    /// The place is inside something that is open.
    case inside(RegionPlace)
    /// The place is in a gap of a row; without a place, in a gap between the layers.
    case beyond(RegionPlace?, gap: Int)
  }

  /// What is known of a layer of the stack that is run, by its number from the root.
  private enum LayerMember {
    case root
    case known(Int)
    case inGap(Int)
  }

  private func member(ofLayer layer: Int) -> LayerMember {
    guard layer > 0, let row = layers else { return .root }
    let member = row.member(at: row.count - layer)
    return member.known.map { .known($0) } ?? .inGap(member.gap)
  }

  /// What a layer is known to be; `nil` where it stands in a gap.
  func part(ofLayer layer: Int) -> RegionPart? {
    switch member(ofLayer: layer) {
    case .root: root
    case .known(let known): layers?.known[known]
    case .inGap: nil
    }
  }

  func knowledge(of place: RegionPlace) -> Knowledge {
    if case .inGap(let gap) = member(ofLayer: place.layer) { return .beyond(nil, gap: gap) }
    var part = part(ofLayer: place.layer) ?? root
    for (depth, index) in place.path.enumerated() {
      switch part {
      case .open: return .inside(place.container(atDepth: depth))
      case .screen: return .part(part)
      case .row(let row):
        let member = row.member(at: index)
        guard let known = member.known else {
          return .beyond(place.container(atDepth: depth), gap: member.gap)
        }
        part = row.known[known]
      case .split(let primary, let secondary): part = index == 0 ? primary : secondary
      }
    }
    return .part(part)
  }

  /// The place by the labels that known children keep, or `nil` where it is inside something that is open or in a gap.
  ///
  /// Places are those of one stack; these are the same for all stacks of the region, and of all into which it is divided.
  func label(of place: RegionPlace) -> RegionPlace? {
    guard var part = part(ofLayer: place.layer) else { return nil }
    var path: [Int] = []
    for index in place.path {
      switch part {
      case .open, .screen: return nil
      case .row(let row):
        guard let known = row.member(at: index).known else { return nil }
        path.append(row.labels[known])
        part = row.known[known]
      case .split(let primary, let secondary):
        path.append(index)
        part = index == 0 ? primary : secondary
      }
    }
    return RegionPlace(layer: label(ofLayer: place.layer), path: path)
  }

  private func label(ofLayer layer: Int) -> Int {
    if case .known(let known) = member(ofLayer: layer), let row = layers { return row.labels[known] + 1 }
    return 0
  }

  /// The number of a layer from the root in the stack with which the region is aligned.
  ///
  /// - Parameters:
  ///   - layer: The number of the layer in the stack with which another region is aligned; it is known there.
  ///   - other: The same region, aligned with that stack.
  /// - Returns: The number, 0 for the root.
  func number(ofLayer layer: Int, in other: StackRegion) -> Int {
    guard case .known(let known) = other.member(ofLayer: layer), let row = layers else { return 0 }
    return row.count - row.position(of: known)
  }

  /// The region with another part in a place.
  func replacing(_ place: RegionPlace, by part: RegionPart) -> StackRegion {
    var result = self
    if case .known(let known) = member(ofLayer: place.layer), let row = layers {
      result.layers?.known[known] = row.known[known].replacing(place.path[...], by: part)
    } else {
      result.root = root.replacing(place.path[...], by: part)
    }
    return result
  }
}

extension RegionPart {
  fileprivate func replacing(_ path: ArraySlice<Int>, by part: RegionPart) -> RegionPart {
    guard let index = path.first else { return part }
    switch self {
    case .open, .screen: preconditionFailure("the place is known")
    case .row(var row):
      guard let known = row.member(at: index).known else { preconditionFailure("the place is known") }
      row.known[known] = row.known[known].replacing(path.dropFirst(), by: part)
      return .row(row)
    case .split(let primary, let secondary):
      return index == 0
        ? .split(primary.replacing(path.dropFirst(), by: part), secondary)
        : .split(primary, secondary.replacing(path.dropFirst(), by: part))
    }
  }
}
