extension Route {
  /// The properties of the route that are judged, those together that are covered together.
  ///
  /// What a team checks besides reads stacks on its own account: it would divide the regions of everything else, and
  /// is covered apart, unless nothing else is judged.
  ///
  /// - Parameter properties: The properties that are to be judged; those that the route is exempt from are left out.
  /// - Returns: One set, or two of which the second one is `passesOwnChecks` alone.
  public func shares(of properties: RouteProperties) -> [RouteProperties] {
    let own = RouteProperties(.passesOwnChecks)
    let judged = properties.subtracting(expectation.exemptions)
    guard !ownChecks.isEmpty, judged.contains(.passesOwnChecks), judged != own else { return [judged] }
    return [judged.subtracting(own), own]
  }
}
