// Whether the space has let the regions be divided as every larger space would. Where it has, the cover speaks for
// stacks of any size: the regions of a larger space are the same, of which only the gaps hold more.
extension RegionGrammar {
  /// The kind of a row whose bound matters to what can be asked of a region next; `nil` where there is none.
  ///
  /// A row has room where one more child than its gaps must have may stand in them: whether a gap may hold anything,
  /// and whether somebody in it may match, is the same then in every larger space. Something of a length that was asked
  /// about must have room, too.
  func kindWithoutRoom(in region: StackRegion) -> RegionPart.Row.Kind? {
    if let kind = [.navigation, .tabs].first(where: { !has($0, roomFor: 0) }) { return kind }
    return region.layers.flatMap { kindWithoutRoom(in: .row($0)) } ?? kindWithoutRoom(in: region.root)
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
      let required = room(for: open.requirements, without: open.marks)
      if kinds.contains(.navigation), !has(.navigation, roomFor: required) { return .navigation }
      return kinds.contains(.tabs) && !has(.tabs, roomFor: required) ? .tabs : nil
    }
  }

  private func hasRoom(_ row: RegionPart.Row) -> Bool {
    // Where answers let it have fewer children than the space does, they do so in every space.
    row.known.count + row.limit < most(row.kind) || row.gaps.allSatisfy(\.isClosed)
      || row.limit
        > row.gaps.reduce(room(for: row.requirements, without: row.marks)) {
          $0 + room(for: $1.requirements, without: $1.marks)
        }
  }

  /// The most children that a container needs to fit some answers: one for each thing that somebody in it must match, and
  /// those that the ways of rules ask for besides.
  private func room(for requirements: [RegionMarks], without marks: RegionMarks) -> Int {
    let asked = requirements.reduce(marks) { $0 | $1 }
    let bits = asked.own | asked.visible | asked.all
    let byKind = rules.map { rules in
      rules.reduce(0) { $1.bit & bits == 0 ? $0 : $0 + $1.rule.mostRequired }
    }
    return requirements.count + (byKind.max() ?? 0)
  }

  /// Whether a container may be longer than any length that was asked about, and have so many children besides.
  private func has(_ kind: RegionPart.Row.Kind, roomFor children: Int) -> Bool {
    let most = most(kind)
    return most == 0 || most > (comparedLengths[kind] ?? 0) + children
  }

  /// The most children that the space lets a kind of row have.
  private func most(_ kind: RegionPart.Row.Kind) -> Int {
    switch kind {
    case .navigation: depth
    case .tabs: tabs
    case .layers: space.modals
    }
  }

  /// Notes that it was asked whether there are more children than a number.
  func noteComparison(with count: Int, of kind: RegionPart.Row.Kind) {
    comparedLengths[kind] = max(comparedLengths[kind] ?? 0, count)
  }
}

extension SizeBound {
  init(_ kind: RegionPart.Row.Kind) {
    self =
      switch kind {
      case .navigation: .depth
      case .tabs: .tabs
      case .layers: .modals
      }
  }
}
