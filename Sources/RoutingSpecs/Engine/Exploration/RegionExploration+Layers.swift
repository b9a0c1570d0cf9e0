import Routing

// Layers are a row like others, which stands in no place and of which each has a style.
extension RegionExploration {
  /// Goes on with the layers that the representative has, and leaves the others for later.
  func decideLayers(_ gap: Int, by question: RegionQuestion) {
    let choices = arithmetic.parts(question, grammar).flatMap { part -> [StackRegion] in
      guard case .row(let row) = part else { return [] }
      return grammar.stylings(of: row, after: region, gap: gap)
    }
    goOn(
      with: choices, isPossible: { choices[$0].layers.map { grammar.isPossible(.row($0)) } ?? false },
      holders: { state in
        choices.indices.filter { index in
          choices[index].layers.map { grammar.contains(state, in: $0, styles: choices[index].styles) }
            ?? false
        }
      }, aligned: { grammar.aligned(choices[$0], with: state) })
  }

  /// Whether there may be layers that are not told apart.
  var hasOpenLayers: Bool { region.layers.map { !$0.openGaps.isEmpty } ?? false }

  /// Decides how many layers there are and how they are presented, and leaves open what they are.
  func settleLayers() {
    while fault == nil, let row = region.layers, let gap = row.openGaps.first {
      decideLayers(gap, by: .nextChild(row, gap))
    }
  }

  /// Decides something about the layers between one that is told apart and the next one under it, if there may be any.
  func settleLayers(under layer: Int, by question: (RegionPart.Row, Int) -> RegionQuestion) {
    guard fault == nil, let row = region.layers, let gap = gap(underLayer: layer) else { return }
    decideLayers(gap, by: question(row, gap))
  }

  /// The gap between a layer, which may stand in it, and the next one under it that is told apart; `nil` where there is none
  /// that may hold any.
  func gap(underLayer layer: Int) -> Int? {
    guard layer > 0, let row = region.layers else { return nil }
    let gap = row.member(at: row.count - layer).gap
    return row.mayHold(gap) ? gap : nil
  }

  /// Asks the layers in a gap whether somebody in them matches.
  ///
  /// - Parameters:
  ///   - marks: The question.
  ///   - gap: The gap.
  ///   - needsMatch: Whether it matters which layer it is.
  ///   - order: Which of them is come by first.
  /// - Returns: Whether somebody matches, and it does not matter who; otherwise it is made known.
  func meets(_ marks: RegionMarks, inLayerGap gap: Int, needsMatch: Bool, _ order: OpenRegions.LayerOrder)
    -> Bool
  {
    guard needsMatch, order != .downwards else {
      return meets(marks, inGap: gap, at: nil, needsMatch: needsMatch)
    }
    guard let row = region.layers, ask(marks, ofGap: gap, in: row, at: nil), let asked = region.layers else {
      return false
    }
    decideLayers(gap, by: order == .upwards ? .lastMatch(marks, asked, gap) : .lastChild(asked, gap))
    return false
  }

  /// The number of the next layer under one that is told apart, or `nil` under the root.
  private func nextLayer(under layer: Int) -> Int? {
    guard layer > 0, let row = region.layers else { return nil }
    let known = row.member(at: row.count - layer).gap + 1
    return known < row.known.count ? row.count - row.position(of: known) : 0
  }

  /// The first match in the layers under one, from above.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - end: The last layer that is looked at, from above.
  ///   - needsMatch: Whether it matters which layer it is in.
  ///   - question: What is asked of layers in gaps.
  ///   - visit: Looks at a layer that is told apart.
  /// - Returns: What `visit` found, or the layer over the gap in which the match stays; `nil` if there is none.
  func firstInLayers(
    under layer: Int, downTo end: Int = 0, needsMatch: Bool,
    question: (Int) -> (marks: RegionMarks, isUnsure: Bool), visit: (RegionPlace) -> RegionPlace?
  ) -> RegionPlace? {
    var layer = layer
    while fault == nil {
      if let gap = gap(underLayer: layer) {
        let (marks, isUnsure) = question(layer)
        if meets(marks, inLayerGap: gap, needsMatch: needsMatch || isUnsure, .downwards) {
          return RegionPlace(layer: layer)
        }
      }
      guard let next = nextLayer(under: layer), next >= end else { return nil }
      if let match = visit(RegionPlace(layer: next)) { return match }
      layer = next
    }
    return nil
  }

  /// The layers over one that are told apart, from below.
  func knownLayers(over layer: Int) -> [Int] {
    guard let row = region.layers else { return [] }
    return row.known.indices.reversed().map { row.count - row.position(of: $0) }.filter { $0 > layer }
  }
}
