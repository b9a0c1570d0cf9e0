/// A request as it is made in each order: what a run needs of its route, which would be copied at every use.
@MainActor
final class OverlappingRequest {
  /// What the request is called.
  let name: String

  /// What the user does, where it is a gesture and no code of the app's.
  let gesture: MomentGesture?

  /// What is to be on screen when the request says that it has arrived.
  let target: Target

  /// The code, where it is no gesture.
  let perform: @MainActor (RouteAttempt) -> Void

  init(_ route: Route) {
    name = route.name
    gesture = route.gesture
    target = route.expectation.target
    perform = route.perform
  }

  /// Whether the request is a gesture.
  var isGesture: Bool { gesture != nil }
}
