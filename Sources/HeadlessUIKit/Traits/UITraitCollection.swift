public import Foundation

/// The environment of a controller, a view, a window or a scene: how much room there is, on what device, how bright.
///
/// It never changes, and two with the same values are equal. A value that cannot be compared is equal to itself alone.
// Never changes once it is made; whether values of the app's own traits may cross threads is the app's business, as on iOS.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  /// Makes an environment of which nothing is said.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes an environment.
  ///
  /// - Parameter mutations: Sets the traits; all others are not said.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.values(of: TraitValues(), with: mutations))
  }

  /// Makes an environment of several: of those that say something of a trait, the last one counts.
  ///
  /// - Parameter traitCollections: The environments.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  private static func values(
    of start: TraitValues, with mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values: start)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? start
  }

  /// The value of a trait; its default where nobody has set one.
  ///
  /// - Parameter trait: The trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The same environment but for some traits.
  ///
  /// - Parameter mutations: Sets these traits.
  /// - Returns: The other environment.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.values(of: values, with: mutations))
  }

  /// The same environment but for one trait.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - value: Its value.
  /// - Returns: The other environment.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Whether all that another environment says is so in this one too.
  ///
  /// - Parameter trait: The other environment.
  /// - Returns: Whether it is.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains(allOf: $0.values) } ?? true
  }

  /// Whether colors may look otherwise than in another environment.
  ///
  /// - Parameter traitCollection: The other environment.
  /// - Returns: Whether a trait on which colors depend has another value.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let others = traitCollection?.values ?? TraitValues()
    return (values.traits + others.traits)
      .contains { $0.affectsColorAppearance && !values.agrees(with: others, on: $0) }
  }

  /// The same environment with what an object overrides.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    var merged = values
    merged.merge(overrides)
    return UITraitCollection(values: merged)
  }

  /// Whether another object is an environment with the same values.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether it is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.equals(other.values)
  }

  /// The same for equal environments.
  open override var hash: Int { values.traits.count }

  /// The traits of UIKit's on which colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits of UIKit's by which a picture is chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
    ]
  }
}

// MARK: - The current one

extension UITraitCollection {
  /// The environment by which colors are resolved: that of the device, unless `performAsCurrent(_:)` says otherwise.
  @MainActor public static var current: UITraitCollection {
    get { StructureReads.shared(Simulation.current.currentTraits ?? Simulation.current.traitCollection) }
    set { Simulation.current.currentTraits = newValue }
  }

  /// Does something while this environment is the current one.
  ///
  /// - Parameter actions: What is done.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let former = Simulation.current.currentTraits
    Simulation.current.currentTraits = self
    actions()
    Simulation.current.currentTraits = former
  }
}

/// What has an environment: the screen, scenes, windows, views, controllers and presentations.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The environment of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after the environment has changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIViewController: UITraitEnvironment {}

extension UIView: UITraitEnvironment {}

extension UIPresentationController: UITraitEnvironment {}

extension UIWindowScene: UITraitEnvironment {}

extension UIScreen: UITraitEnvironment {
  /// Never called: whoever wants to know of changes asks a view or a controller.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// An object whose environment depends on what is above it and on what it overrides itself.
@MainActor
protocol TraitHolder: UITraitEnvironment {
  /// What the object has to do with traits, if anything.
  var traitRecord: TraitRecord? { get set }

  /// The environment above the object.
  var inheritedTraits: UITraitCollection { get }

  /// Calls a closure for what inherits from the object directly.
  func forEachTraitHeir(_ body: (any TraitHolder) -> Void)
}

extension TraitHolder {
  /// The environment of the object, for the model's own use.
  var traitsInEffect: UITraitCollection {
    guard TraitUpdates.areOverridden else { return Simulation.current.traitCollection }
    guard let record = traitRecord else { return inheritedTraits }
    return inheritedTraits.overridden(by: record.fromParent?.values ?? TraitValues())
      .overridden(by: record.overrides)
  }

  /// What the object has to do with traits, allocated now if need be.
  var traitRecordInUse: TraitRecord {
    if let traitRecord { return traitRecord }
    let made = TraitRecord()
    traitRecord = made
    return made
  }

  /// What the object overrides, for the model's own use.
  var overridesInEffect: UITraitOverrides {
    get { UITraitOverrides(values: traitRecord?.overrides ?? TraitValues()) }
    set {
      guard traitRecord != nil || !newValue.values.isEmpty else { return }
      TraitUpdates.change(of: self) { traitRecordInUse.overrides = newValue.values }
    }
  }

  /// The style that the object overrides.
  var overriddenStyle: UIUserInterfaceStyle {
    get { overridesInEffect.userInterfaceStyle }
    set {
      if newValue == .unspecified {
        overridesInEffect.remove(UITraitUserInterfaceStyle.self)
      } else {
        overridesInEffect.userInterfaceStyle = newValue
      }
    }
  }
}
