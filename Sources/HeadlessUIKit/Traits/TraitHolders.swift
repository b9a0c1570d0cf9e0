extension UIViewController: TraitHolder {
  final var traitRecord: TraitRecord? {
    get { rare?.traitRecord }
    set { rareProperties.traitRecord = newValue }
  }

  // What stands in a view inherits from it, what is presented from the window and the presentation.
  final var inheritedTraits: UITraitCollection {
    if let view = viewStorage?.superviewStorage { return view.traitsInEffect }
    if let parentStorage { return parentStorage.traitsInEffect }
    let window = outermost.windowLink.target?.traitsInEffect ?? Simulation.current.traitCollection
    guard presentingStorage != nil, let record = rare?.presentationController?.traitRecord
    else { return window }
    return window.overridden(by: record.overrides)
  }

  final func forEachTraitHeir(_ body: (any TraitHolder) -> Void) {
    viewStorage.map(body)
    for child in childStorage where child.viewStorage?.superviewStorage == nil { body(child) }
  }

  /// How wide the device is for the controller.
  final var widthInEffect: UIUserInterfaceSizeClass {
    guard TraitUpdates.areOverridden else { return Simulation.look { $0.settings.horizontalSizeClass } }
    return traitsInEffect.horizontalSizeClass
  }

  /// What the controller overrides of the environment, for itself and for everything in it.
  public final var traitOverrides: UITraitOverrides {
    get { tracked(overridesInEffect) }
    set {
      noteUse()
      overridesInEffect = newValue
    }
  }

  /// How bright the interface is in the controller, whatever is said above it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { tracked(overriddenStyle) }
    set {
      noteUse()
      overriddenStyle = newValue
    }
  }

  /// Says what is so in the environment of a child, whatever is said above it.
  ///
  /// - Parameters:
  ///   - collection: What is so; `nil` for nothing in particular.
  ///   - childViewController: The child.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.noteUse()
    guard childViewController.parentStorage === self else { return }
    TraitUpdates.change(of: childViewController) {
      childViewController.traitRecordInUse.fromParent = collection
    }
  }

  /// What was said to be so in the environment of a child.
  ///
  /// - Parameter childViewController: The child.
  /// - Returns: What was said last.
  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.noteReading()
    return childViewController.parentStorage === self ? childViewController.traitRecord?.fromParent : nil
  }

  /// Tells whoever has to know of it that traits were overridden in this turn, without waiting for the turn's end.
  public final func updateTraitsIfNeeded() {
    noteUse()
    TraitUpdates.carryOut()
  }

  /// Tracks that the code reads the environment: where something is overridden, it depends on what is above.
  final func noteReadingTraits(_ call: StaticString = #function) {
    noteReading(call)
    guard StructureReads.areHeard, TraitUpdates.areOverridden else { return }
    var current = self
    while let above = current.parentStorage ?? current.noteNaming(current.presentingStorage, call) {
      noteHandingOut(above, call)
      current = above
    }
    StructureReads.trackSharedAccess(call)
  }
}

extension UIView: TraitHolder {
  final var inheritedTraits: UITraitCollection {
    if let controller { return controller.traitsInEffect }
    if let superviewStorage { return superviewStorage.traitsInEffect }
    if let scene = (self as? UIWindow)?.scene { return scene.traitsInEffect }
    return Simulation.current.traitCollection
  }

  final func forEachTraitHeir(_ body: (any TraitHolder) -> Void) {
    for view in subviewStorage { body(view.controller ?? view) }
    (self as? UIWindow)?.rootStorage?.forEachLayer { layer in
      let presentation = layer.presentingStorage == nil ? nil : layer.rare?.presentationController
      body(presentation ?? layer)
    }
  }

  /// The environment of the view.
  public final var traitCollection: UITraitCollection {
    trackTraits()
    return traitsInEffect
  }

  /// What the view overrides of the environment, for itself and for everything in it.
  public final var traitOverrides: UITraitOverrides {
    get {
      trackTraits()
      return overridesInEffect
    }
    set { overridesInEffect = newValue }
  }

  /// How bright the interface is in the view, whatever is said above it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      trackTraits()
      return overriddenStyle
    }
    set { overriddenStyle = newValue }
  }

  /// Tells whoever has to know of it that traits were overridden in this turn, without waiting for the turn's end.
  public final func updateTraitsIfNeeded() { TraitUpdates.carryOut() }

  private func trackTraits(_ call: StaticString = #function) {
    guard StructureReads.areHeard else { return }
    if let controller = accountable {
      controller.noteReadingTraits(call)
    } else {
      StructureReads.readShared(call)
    }
  }
}

extension UIPresentationController: TraitHolder {
  final var inheritedTraits: UITraitCollection {
    presented.outermost.windowLink.target?.traitsInEffect ?? Simulation.current.traitCollection
  }

  final func forEachTraitHeir(_ body: (any TraitHolder) -> Void) { subject.target.map(body) }

  /// The environment of what is presented.
  public final var traitCollection: UITraitCollection {
    subject.trackAccess()
    StructureReads.trackSharedAccess()
    return traitsInEffect
  }

  /// What the presentation overrides of the environment of what is presented.
  public final var traitOverrides: UITraitOverrides {
    get { subject.tracked(overridesInEffect) }
    set { overridesInEffect = newValue }
  }
}

extension UIWindowScene: TraitHolder {
  final var inheritedTraits: UITraitCollection { Simulation.current.traitCollection }

  final func forEachTraitHeir(_ body: (any TraitHolder) -> Void) {
    for window in windowsInEffect { body(window) }
  }

  /// The environment of the scene.
  public final var traitCollection: UITraitCollection { StructureReads.shared(traitsInEffect) }

  /// What the scene overrides of the environment of its windows.
  public final var traitOverrides: UITraitOverrides {
    get { StructureReads.shared(overridesInEffect) }
    set { overridesInEffect = newValue }
  }
}

/// Values of traits, each trait at most once, in the order in which they were first set.
struct TraitValues {
  private struct Entry {
    let trait: UITrait
    var value: Any
  }

  private var entries: [Entry] = []

  /// Whether no trait has a value.
  var isEmpty: Bool { entries.isEmpty }

  /// The traits that have a value.
  var traits: [UITrait] { entries.map(\.trait) }

  private func index(of trait: UITrait) -> Int? {
    entries.firstIndex { ObjectIdentifier($0.trait) == ObjectIdentifier(trait) }
  }

  /// Whether a trait has a value.
  func contains(_ trait: UITrait) -> Bool { index(of: trait) != nil }

  /// Takes a trait's value away.
  mutating func remove(_ trait: UITrait) {
    if let index = index(of: trait) { entries.remove(at: index) }
  }

  /// The value of a trait, or its default.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      for entry in entries where ObjectIdentifier(entry.trait) == ObjectIdentifier(trait) {
        if let value = entry.value as? T.Value { return value }
      }
      return trait.defaultValue
    }
    set { set(newValue, for: trait) }
  }

  private mutating func set(_ value: Any, for trait: UITrait) {
    if let index = index(of: trait) {
      entries[index].value = value
    } else {
      entries.append(Entry(trait: trait, value: value))
    }
  }

  /// Takes over all values of others.
  mutating func merge(_ others: TraitValues) {
    for entry in others.entries { set(entry.value, for: entry.trait) }
  }

  /// Whether a trait has the same value in both, its default where it has none.
  func agrees(with others: TraitValues, on trait: UITrait) -> Bool {
    guard contains(trait) || others.contains(trait) else { return true }
    return Self.agree(self, others, on: trait)
  }

  private static func agree<T: UITraitDefinition>(
    _ first: TraitValues, _ second: TraitValues, on trait: T.Type
  ) -> Bool {
    isSame(first[trait], second[trait])
  }

  /// Values that cannot be compared differ, unless they are one object.
  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    if first is any Equatable { return isEqual(first, second) }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }

  /// Whether both have the same traits with the same values.
  func equals(_ others: TraitValues) -> Bool {
    entries.count == others.entries.count && contains(allOf: others)
  }

  /// Whether all values of others are here too.
  func contains(allOf others: TraitValues) -> Bool {
    others.entries.allSatisfy { contains($0.trait) && agrees(with: others, on: $0.trait) }
  }
}
