extension StoryboardDocument {
  /// Checks what every storyboard must keep, so that making its scenes cannot fail or loop.
  ///
  /// O(scenes + segues), apart from the search for near names where something is wrong.
  func validate() throws(StoryboardError) {
    try validateIdentifiers()
    let ids = scenes.map(\.id)
    let known = Set(ids)
    if let initialScene, !known.contains(initialScene) {
      throw StoryboardError(place, .unknownDestination(initialScene, known: ids))
    }
    for scene in scenes {
      try validateContents(of: scene)
      for link in scene.contents where !known.contains(link.destination) {
        throw StoryboardError(link.place, .unknownDestination(link.destination, known: ids))
      }
      for segue in scene.segues where segue.kind != .unwind && !known.contains(segue.destination) {
        throw StoryboardError(segue.place, .unknownDestination(segue.destination, known: ids))
      }
    }
    try validateContainment()
  }

  private func validateIdentifiers() throws(StoryboardError) {
    var ids: [String: SourcePlace] = [:]
    var identifiers: [String: SourcePlace] = [:]
    for scene in scenes {
      if let first = ids.updateValue(scene.place, forKey: scene.id) {
        throw StoryboardError(scene.place, .duplicateIdentifier(scene.id, first: first))
      }
      if let identifier = scene.identifier,
        let first = identifiers.updateValue(scene.place, forKey: identifier)
      {
        throw StoryboardError(scene.place, .duplicateIdentifier(identifier, first: first))
      }
      try validateSegues(of: scene)
    }
  }

  private func validateSegues(of scene: Scene) throws(StoryboardError) {
    var names: [String: SourcePlace] = [:]
    for segue in scene.segues {
      if segue.kind == .unwind, segue.unwindAction == nil {
        throw StoryboardError(segue.place, .missing("unwindAction"))
      }
      if segue.kind == .custom, segue.customClass == nil {
        throw StoryboardError(segue.place, .missing("customClass"))
      }
      guard let identifier = segue.identifier else { continue }
      if let first = names.updateValue(segue.place, forKey: identifier) {
        throw StoryboardError(segue.place, .duplicateSegue(identifier, first: first))
      }
    }
  }

  private func validateContents(of scene: Scene) throws(StoryboardError) {
    let most =
      switch scene.kind {
      case .navigationController: 1
      case .splitViewController: scene.splitStyle.columns.count
      case .tabBarController: Int.max
      case .viewController, .pageViewController, .reference: 0
      }
    guard scene.contents.count > most else { return }
    throw StoryboardError(
      scene.contents[most].place, .unexpectedContents(kind: scene.kind, count: scene.contents.count))
  }

  private func validateContainment() throws(StoryboardError) {
    var indices: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() { indices[scene.id] = index }
    let graph = scenes.map { scene in scene.containedIDs.compactMap { indices[$0] } }
    guard let cycle = ContainmentCycle.first(in: graph) else { return }
    throw StoryboardError(scenes[cycle[0]].place, .cycle(cycle.map { scenes[$0].id }))
  }
}

extension StoryboardDocument.Scene {
  /// The scenes that are made together with this one or when its view loads.
  var containedIDs: [String] {
    contents.map(\.destination) + segues.filter { $0.kind == .embed }.map(\.destination)
  }
}

extension UISplitViewController.Style {
  /// The columns that a storyboard may fill, in the order of a list without names.
  var columns: [UISplitViewController.Column] {
    switch self {
    case .unspecified: [.primary, .secondary]
    case .doubleColumn: [.primary, .secondary, .compact]
    case .tripleColumn: [.primary, .supplementary, .secondary, .compact]
    }
  }
}

/// Looks for scenes that contain themselves: making one would never end.
enum ContainmentCycle {
  private enum Mark {
    case new
    case open
    case done
  }

  /// The first cycle of a graph, its first node repeated at the end, or `nil`.
  ///
  /// O(nodes + edges), no recursion.
  static func first(in graph: [[Int]]) -> [Int]? {
    var marks = [Mark](repeating: .new, count: graph.count)
    var path: [(node: Int, edge: Int)] = []
    for start in graph.indices where marks[start] == .new {
      path.append((start, 0))
      marks[start] = .open
      while let (node, edge) = path.last {
        guard edge < graph[node].count else {
          marks[node] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].edge += 1
        let next = graph[node][edge]
        switch marks[next] {
        case .new:
          marks[next] = .open
          path.append((next, 0))
        case .open:
          let nodes = path.map(\.node)
          guard let index = nodes.firstIndex(of: next) else { continue }
          return Array(nodes[index...]) + [next]
        case .done: continue
        }
      }
    }
    return nil
  }
}
