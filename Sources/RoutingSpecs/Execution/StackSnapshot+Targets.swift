extension StackSnapshot {
  /// The index of the first entry of a target that stands where the target must stand, visible in the topmost layer.
  func index(of target: Target) -> Int? { entries.indices.first { shows(target, at: $0) } }

  /// Whether an entry is a target that stands where the target must stand, visible in the topmost layer.
  func shows(_ target: Target, at index: Int) -> Bool {
    let entry = entries[index]
    return entry.layer == Int16(layerCount - 1) && entry.isVisible && matches(index, target.subject)
      && stands(index, at: target.place)
  }

  /// Whether an entry is what a target looks for, wherever it stands.
  func matches(_ index: Int, _ subject: Target.Subject) -> Bool {
    let entry = entries[index]
    switch subject {
    case .screen(let kind, let context):
      return entry.kind == .screen && Int(entry.screen) == kind
        && (context == nil || context == Int(entry.context))
    case .container(let kind, let screens):
      guard entry.kind == Kind(kind) else { return false }
      return screens.allSatisfy { screen in
        entries.indices.contains {
          entries[$0].kind == .screen && Int(entries[$0].screen) == screen && isInside($0, index)
        }
      }
    }
  }

  private func stands(_ index: Int, at place: Target.Place) -> Bool {
    switch place {
    case .topmostLayer: true
    case .windowRoot: index == 0
    case .presentedLayer: entries[index].layer > 0
    }
  }
}

extension StackSnapshot.Kind {
  init(_ kind: ContentKind) {
    switch kind {
    case .screen: self = .screen
    case .navigation: self = .navigation
    case .tabs: self = .tabs
    case .split: self = .split
    }
  }
}
