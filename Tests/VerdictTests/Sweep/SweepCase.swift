import HeadlessUIKit
import RoutingSpecs
import Testing

/// An app in which one screen raises a flag in one sort of places alone, and a route that meets the flag.
struct SweepCase: Sendable, CustomTestStringConvertible {
  /// When the flag is raised.
  enum Moment: String, Sendable, CaseIterable {
    /// When the screen has appeared.
    case appearance = "viewDidAppear"
    /// When its view is loaded.
    case loading = "viewDidLoad"
    /// When somebody asks for it; the screen has signed on when it was made.
    case registration = "init"
  }

  let place: SortOfPlace
  let moment: Moment
  let code: Attack.Code

  var testDescription: String { "\(place), \(moment.rawValue), \(code.rawValue)" }

  /// Every sort of places; the shown ones by each callback, all of them by what has signed on.
  static let all: [SweepCase] = SortOfPlace.all.flatMap { place in
    Moment.allCases.filter { $0 == .registration || place.isShown }.flatMap { moment in
      [.steps, .plain].map { SweepCase(place: place, moment: moment, code: $0) }
    }
  }

  /// As an attack, of which nothing but the check is run.
  var attack: Attack {
    Attack(testDescription, .callbacks, code) { [self] in
      let way: Way = code == .steps ? .interceptor : .newRoot
      return AttackedApp([.screen { makeScreen() }], way.route { isRaised })
    }
  }

  @MainActor private var isRaised: Bool {
    switch moment {
    case .appearance, .loading: Session.shared.isLocked
    case .registration: Registry.shared.alive.contains { SortOfPlace(of: $0) == place }
    }
  }

  @MainActor private func makeScreen() -> FlaggingScreen {
    let screen = FlaggingScreen()
    screen.place = place
    screen.moment = moment
    if moment == .registration { Registry.shared.add(screen) }
    return screen
  }
}

/// Raises a flag when UIKit calls it in one sort of places.
private final class FlaggingScreen: UIViewController {
  var place: SortOfPlace?
  var moment = SweepCase.Moment.appearance

  override func viewDidLoad() {
    super.viewDidLoad()
    if moment == .loading { raise() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if moment == .appearance { raise() }
  }

  private func raise() {
    if place?.isSameSoFar(as: SortOfPlace(of: self)) == true { Session.shared.isLocked = true }
  }
}
