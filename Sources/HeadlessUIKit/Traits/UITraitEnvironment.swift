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
