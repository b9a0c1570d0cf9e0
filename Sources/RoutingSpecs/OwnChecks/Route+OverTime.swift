public import Watching

extension Route {
  /// Adds a check of how each run of the route goes, at rest and with something else in the middle of it.
  ///
  /// The run begins with the stack that the route is performed from and ends when nothing is left to happen; the route is
  /// performed once in it. In a pair of `inMoments()` both requests belong to one run, and what both say of
  /// their runs must be kept in every order of events; what is not kept where the second request comes at rest is no fault
  /// of the moment. A run in which no premise mattered does not put the check to the test.
  ///
  /// - Parameter overTime: How each run is to go; no check of the route may have the same name.
  /// - Returns: The route with the check.
  public func alsoChecking(_ overTime: OverTime) -> Route {
    adding(OwnCheck(overTime))
  }

  /// The checks of overlapping requests that look at each moment; what both have is looked at once.
  func overTime(with other: Route) -> [OwnCheck] {
    let own = ownChecks.filter { $0.overTime != nil }
    guard other.name != name, !requests.contains(where: { $0.name == other.name }) else { return own }
    return own
      + other.ownChecks.compactMap { check in
        guard let overTime = check.overTime else { return nil }
        guard own.contains(where: { $0.name == check.name }) else { return check }
        return OwnCheck(OverTime("\(check.name) of \(other.name)", overTime.formula))
      }
  }
}
