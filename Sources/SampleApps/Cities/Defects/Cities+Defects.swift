import RoutingSpecs

extension Cities {
  /// What a check must find: each route has one mistake.
  static func defectiveRoutes(of app: RunningApp) -> [Route] {
    [
      list("list-unretained", in: app, relaunchingAs: ForgetfulAppCoordinator.init),
      list("list-delivered-twice", in: app, relaunchingAs: InsistentAppCoordinator.init),
      listAndBack("list-cycle", in: app, relaunchingAs: ClingingAppCoordinator.init),
    ]
  }
}
