extension RegionGrammar {
  /// The simplest stack of a region.
  func representative(of region: StackRegion) -> StackState {
    StackState(
      layers: zip(region.layers, region.styles).map { StackState.Layer(representative(of: $0), style: $1) })
  }

  /// The simplest content of a part, which must not be empty.
  func representative(of part: RegionPart) -> StackState.Content {
    switch part {
    case .screen(let number): return .screen(variants[number])
    case .split(let primary, let secondary):
      return .split(primary: representative(of: primary), secondary: representative(of: secondary))
    case .row(let row): return representative(of: row)
    case .open(let open): return representative(of: open)
    }
  }

  private func representative(of open: RegionPart.OpenPart) -> StackState.Content {
    if let known = counts.simplest[open] { return known }
    guard let simplest = refinements(of: open).first else {
      preconditionFailure("a part of a region that is not empty has a content")
    }
    let result = representative(of: simplest)
    if counts.simplest.count == RegionCounts.mostParts { counts.simplest.removeAll(keepingCapacity: true) }
    counts.simplest[open] = result
    return result
  }

  private func representative(of row: RegionPart.Row) -> StackState.Content {
    // Where nothing is required of more children, there are none in the simplest content.
    if let gap = row.gaps.indices.first(where: { !row.gaps[$0].requirements.isEmpty }) {
      guard let shortest = extensions(of: row, inGap: gap).first else {
        preconditionFailure("a row of a region that is not empty has children")
      }
      return representative(of: shortest)
    }
    let children = row.known.map { representative(of: $0) }
    guard row.kind == .tabs else {
      return .navigation(
        children.reversed().compactMap { if case .screen(let screen) = $0 { screen } else { nil } })
    }
    let selected = row.selected ?? 0
    var items = Array(children.dropFirst())
    items.insert(children[0], at: selected)
    return .tabs(items, selected: selected)
  }

  /// The regions that a space consists of before anything was asked: one for each number of layers and their styles.
  var initialRegions: [StackRegion] {
    var result = [StackRegion(layers: [open(.root)], styles: [.automatic])]
    var longest = result
    for _ in 0..<space.modals {
      longest = longest.flatMap { region in
        space.styles.map { style in
          StackRegion(layers: region.layers + [open(.modal)], styles: region.styles + [style])
        }
      }
      result += longest
    }
    return result
  }
}
