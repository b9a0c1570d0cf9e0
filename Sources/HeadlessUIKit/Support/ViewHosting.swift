/// A controller that shows views which keep state of their own, where reflection does not find it.
@MainActor
package protocol ViewHosting: UIViewController {
  /// What the controller is called in drawings: the view that it shows; `nil` for a class of the app's own.
  static var viewName: String? { get }

  /// What the views keep, in an order that depends on the views alone.
  var viewState: [Any] { get }
}
