extension RegionGrammar {
  /// The simplest stack of a region.
  func representative(of region: StackRegion) -> StackState {
    var layers = [StackState.Layer(representative(of: region.root))]
    if let open = region.layers {
      let (row, styles) = shortest(open, region.styles)
      for (part, style) in zip(row.known, styles).reversed() {
        layers.append(StackState.Layer(representative(of: part), style: style))
      }
    }
    return StackState(layers: layers)
  }

  /// The row of which the simplest list has no other children than those that are told apart.
  ///
  /// - Parameters:
  ///   - row: A row, which must not be empty.
  ///   - styles: Where the children are layers, how those that are told apart are presented.
  /// - Returns: The row, and the styles with those of the layers that it takes besides.
  private func shortest(_ row: RegionPart.Row, _ styles: [PresentationStyle] = []) -> (
    row: RegionPart.Row, styles: [PresentationStyle]
  ) {
    // Where nothing is required of more children, there are none in the simplest list.
    guard let gap = row.gaps.indices.first(where: { !row.gaps[$0].requirements.isEmpty }) else {
      return (row, styles)
    }
    guard case .row(let longer)? = extensions(of: row, inGap: gap).first else {
      preconditionFailure("a row of a region that is not empty has children")
    }
    var styles = styles
    if row.kind == .layers { styles.insert(space.styles[0], at: gap + 1) }
    return shortest(longer, styles)
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
    let children = shortest(row.isBound ? settled(row) : row).row.known.map { representative(of: $0) }
    guard row.kind == .tabs else {
      return .navigation(
        children.reversed().compactMap { if case .screen(let screen) = $0 { screen } else { nil } })
    }
    let selected = row.selected ?? 0
    var items = Array(children.dropFirst())
    items.insert(children[0], at: selected)
    return .tabs(items, selected: selected)
  }

  /// The regions that a space consists of before anything was asked: stacks without modal layers, and those with some,
  /// by how the topmost one is presented.
  ///
  /// For a certificate, which has no words for gaps: one for each number of layers, and how they are presented.
  var initialRegions: [StackRegion] {
    let bare = StackRegion(root: open(.root))
    guard space.modals > 0 else { return [bare] }
    let row = RegionPart.Row(.layers, showing: open(.modal), limit: space.modals - 1, marks: .none)
    let some = space.styles.map { StackRegion(root: bare.root, layers: row, styles: [$0]) }
    return [bare] + (isForCertificate ? some.flatMap { lists(of: $0) } : some)
  }

  /// The regions of each number of layers of a region.
  private func lists(of region: StackRegion) -> [StackRegion] {
    guard let row = region.layers, let gap = row.openGaps.first else { return [region] }
    return extensions(of: row, inGap: gap).flatMap { part -> [StackRegion] in
      guard case .row(let longer) = part else { return [] }
      return stylings(of: longer, after: region, gap: gap).flatMap { lists(of: $0) }
    }
  }

  /// A region with other layers: where one more is told apart, once for each way to present it.
  func stylings(of row: RegionPart.Row, after region: StackRegion, gap: Int) -> [StackRegion] {
    var result = region
    result.layers = row
    guard row.known.count > region.styles.count else { return [result] }
    return space.styles.map { style in
      var styled = result
      styled.styles.insert(style, at: gap + 1)
      return styled
    }
  }
}
