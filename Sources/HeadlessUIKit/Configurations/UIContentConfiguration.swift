/// What a cell, a header or a screen shows, in one value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the value.
  ///
  /// - Returns: A new view.
  func makeContentView() -> any UIView & UIContentView

  /// The value as it is in a state of whatever shows it.
  ///
  /// - Parameter state: The state.
  /// - Returns: The same value where the state makes no difference.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration, so that no new view is made for it.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: Whether it can.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the same type as what the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Views of the system's, of which no code of the app's learns anything by being made.
protocol SystemContent {}

/// How the contents of a cell or a header follow its configuration.
@MainActor
enum ShownContent {
  /// The view that shows a configuration: the one that is there if it can, else a new one.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, or `nil` for nothing.
  ///   - old: The view that is there.
  /// - Returns: The view.
  static func view(for configuration: (any UIContentConfiguration)?, after old: UIView) -> UIView {
    guard let configuration else { return old is any UIContentView ? UIView() : old }
    return StructureReads.callOut("makeContentView", unless: configuration is any SystemContent) {
      if let shown = old as? any UIView & UIContentView, shown.supports(configuration) {
        shown.configuration = configuration
        return shown
      }
      return configuration.makeContentView()
    }
  }
}

extension UIView {
  /// Shows a configuration in the place of what a cell or a header shows.
  ///
  /// - Parameters:
  ///   - old: What it shows.
  ///   - configuration: What it is to show.
  /// - Returns: The view that shows it.
  final func replaceContent(_ old: UIView, by configuration: (any UIContentConfiguration)?) -> UIView {
    let new = ShownContent.view(for: configuration, after: old)
    guard new !== old else { return old }
    old.takeOut()
    attachWithoutCallbacks(new)
    return new
  }
}
