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
    /// The place is in a gap of a row.
    case beyond(RegionPlace, gap: Int)
  }

  func knowledge(of place: RegionPlace) -> Knowledge {
    var part = layers[place.layer]
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
    var (part, path) = (layers[place.layer], [Int]())
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
    return RegionPlace(layer: place.layer, path: path)
  }

  /// The region with another part in a place.
  func replacing(_ place: RegionPlace, by part: RegionPart) -> StackRegion {
    var result = self
    result.layers[place.layer] = layers[place.layer].replacing(place.path[...], by: part)
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
