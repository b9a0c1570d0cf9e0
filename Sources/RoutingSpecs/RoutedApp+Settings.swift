public import HeadlessUIKit

extension RoutedApp {
  /// The same app, whose routes are performed under other settings of the model of UIKit.
  ///
  /// - Parameter changes: The settings that change, each with its value, such as `presentInFlight=wait`; what is not
  ///   named stays as it is.
  /// - Returns: The app.
  /// - Throws: `ModelSettingError` for the first change that is none.
  public func under(_ changes: [String]) throws(ModelSettingError) -> RoutedApp {
    var app = self
    for change in changes { try app.settings.change(change) }
    return app
  }

  /// The same app, whose routes are performed under other settings of the model of UIKit.
  ///
  ///     try app.under("presentInFlight=wait", "horizontalSizeClass=compact")
  ///
  /// - Parameter changes: The settings that change, each with its value; what is not named stays as it is.
  /// - Returns: The app.
  /// - Throws: `ModelSettingError` for the first change that is none.
  public func under(_ changes: String...) throws(ModelSettingError) -> RoutedApp { try under(changes) }

  /// The settings that are not the app's own, each with its value.
  public var changedSettings: [String] { settings.differences(from: ownSettings) }
}
