/// What makes two failures the same: the route, the property, and how the route ends.
public struct FailureKind: Hashable, Sendable {
  /// The name of the route.
  public let route: String

  /// The property that is violated.
  public let property: RouteProperty

  /// How the route ends.
  public let signature: FailureSignature

  init(route: String, _ group: ViolationGroup) {
    self.route = route
    property = group.property
    signature = group.signature
  }
}
