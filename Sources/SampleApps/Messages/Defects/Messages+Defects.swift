import HeadlessUIKit
import RoutingSpecs

extension Messages {
  /// What a check must find: each route has one mistake.
  static var defectiveRoutes: [Route] {
    [
      fromHome("detail-by-segue", "The good way by segue: UIKit presents where nothing can be pushed.") {
        $0.performSegue(withIdentifier: "Detail", sender: nil)
      },
      fromHome(
        "detail-by-code", "The way by code: does nothing where Home stands in no navigation controller."
      ) {
        $0.router?.routeToDetail(segue: nil)
      },
      fromHome("passed-late", "The message is passed when Detail has been presented: too late to be shown.") {
        $0.router?.presentDetailAndPassLate()
      },
      fromHome("not-passed", "The message is not passed.") {
        $0.router?.pushDetailWithoutData()
      },
      fromHome("misspelt-segue", "A segue whose identifier the router has no method for.") {
        $0.performSegue(withIdentifier: "Details", sender: nil)
      },
    ]
  }

  /// A segue that leads to a navigation controller around Detail, where the router expects Detail itself.
  ///
  /// A forced cast to a final class traps without a word; `fatalError` says what it was given.
  static var trappingRoutes: [Route] {
    [
      fromHome("unexpected-destination", "The router ends with an error of its own words.") {
        $0.performSegue(withIdentifier: "WrappedDetail", sender: nil)
      },
      fromHome("forced-cast", "The router casts the destination by force.") {
        $0.performSegue(withIdentifier: "ForcedDetail", sender: nil)
      },
    ]
  }
}
