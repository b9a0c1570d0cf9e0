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
    /// The place is among the children of a row that are not known.
    case beyond(RegionPlace)
  }

  func knowledge(of place: RegionPlace) -> Knowledge {
    var part = layers[place.layer]
    for (depth, index) in place.path.enumerated() {
      switch part {
      case .open: return .inside(place.container(atDepth: depth))
      case .screen: return .part(part)
      case .row(let row):
        guard index < row.known.count else { return .beyond(place.container(atDepth: depth)) }
        part = row.known[index]
      case .split(let primary, let secondary): part = index == 0 ? primary : secondary
      }
    }
    return .part(part)
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
      row.known[index] = row.known[index].replacing(path.dropFirst(), by: part)
      return .row(row)
    case .split(let primary, let secondary):
      return index == 0
        ? .split(primary.replacing(path.dropFirst(), by: part), secondary)
        : .split(primary, secondary.replacing(path.dropFirst(), by: part))
    }
  }
}
