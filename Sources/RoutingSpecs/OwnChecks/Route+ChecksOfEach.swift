public import HeadlessUIKit
import Routing

extension Route {
  /// Adds a check of each controller of a class by itself, wherever it stands.
  ///
  /// All controllers of the class that are there before are observed; those that are there when the hierarchy is at rest
  /// are judged, one after the other, and the first that fails is told. A check that looks at all screens at once divides
  /// the stacks by all of them, so that no large bound can be covered for it; this one says what the engine needs: that
  /// a screen which the route has not come by is as it was, and passes.
  ///
  ///     route.alsoChecking(
  ///       "keepsMessages", "No Home has another message than before.", ofEach: HomeViewController.self,
  ///       observing: { $0.message },
  ///       judging: { before, home in before == nil || before == home.message ? .holds : .fails("It is lost.") })
  ///
  /// - Parameters:
  ///   - name: The check's name; no two checks of a route may have the same.
  ///   - sentence: What the check demands, in one sentence.
  ///   - type: The class; controllers of subclasses count as well.
  ///   - observe: Takes down what is needed of one controller; looks at nothing around it.
  ///   - judge: Compares what was taken down with the controller afterwards, and looks at nothing else; it is given `nil`
  ///     where the controller has come with the route.
  /// - Returns: The route with the check.
  public func alsoChecking<Controller: UIViewController, Observation>(
    _ name: String, _ sentence: String, ofEach type: Controller.Type,
    observing observe: @escaping @MainActor (Controller) -> Observation,
    judging judge: @escaping @MainActor (Observation?, Controller) -> OwnCheck.Verdict
  ) -> Route {
    alsoChecking(
      name, sentence,
      observing: { before in
        StructureReads.unobserved {
          let seen = before.all(type).map { ($0.serial, observe($0)) }
          return Dictionary(uniqueKeysWithValues: seen)
        }
      },
      judging: { seen, after in
        StructureReads.unobserved {
          var verdict = OwnCheck.Verdict.notExercised
          for controller in after.all(type) {
            switch judge(seen[controller.serial], controller) {
            case .notExercised: continue
            case .holds: verdict = .holds
            case .fails(let sentence):
              // Another controller in its place might not have failed.
              OpenRegions.current?.willUse(controller)
              return .fails(sentence)
            }
          }
          return verdict
        }
      })
  }
}
