// Whether the space has let the regions be divided as every larger space would. Where it has, the cover speaks for
// stacks of any size: the same regions, of which only the gaps hold more.
extension RegionGrammar {
  /// The kind of a row in a region whose bound matters to what can be asked of it next; `nil` where there is none.
  ///
  /// A row has room where one more child than its gaps must have may stand in them: whether a gap may hold anything,
  /// and whether somebody in it may match, is the same then in every larger space.
  func kindWithoutRoom(in region: StackRegion) -> RegionPart.Row.Kind? {
    let layers = space.modals == 0 ? .layers : region.layers.flatMap { kindWithoutRoom(in: .row($0)) }
    return layers ?? kindWithoutRoom(in: region.root)
  }

  private func kindWithoutRoom(in part: RegionPart) -> RegionPart.Row.Kind? {
    switch part {
    case .screen: return nil
    case .split(let primary, let secondary):
      return kindWithoutRoom(in: primary) ?? kindWithoutRoom(in: secondary)
    case .row(let row):
      return hasRoom(row) ? row.known.lazy.compactMap { self.kindWithoutRoom(in: $0) }.first : row.kind
    case .open(let open):
      let kinds = kinds(of: open)
      if kinds.contains(.navigation), depth <= open.requirements.count { return .navigation }
      return kinds.contains(.tabs) && tabs <= open.requirements.count ? .tabs : nil
    }
  }

  private func hasRoom(_ row: RegionPart.Row) -> Bool {
    // Where answers let it have fewer children than the space does, they do so in every space.
    row.known.count + row.limit < most(row.kind) || row.gaps.allSatisfy(\.isClosed)
      || row.limit > row.gaps.reduce(0) { $0 + $1.requirements.count }
  }

  /// The most children that the space lets a kind of row have.
  func most(_ kind: RegionPart.Row.Kind) -> Int {
    switch kind {
    case .navigation: depth
    case .tabs: tabs
    case .layers: space.modals
    }
  }
}
