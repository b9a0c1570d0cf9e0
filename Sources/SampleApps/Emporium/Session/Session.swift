import HeadlessUIKit
import Routing

/// Who is using the shop: what an app keeps for as long as it runs.
@MainActor
final class Session {
  /// What a customer does who is asked to sign in.
  enum Customer {
    /// Has signed in before, and is not asked.
    case signedIn
    /// Signs in.
    case signsIn
    /// Closes the screen.
    case cancels
  }

  private(set) var isSignedIn: Bool

  /// The screens that were reached, for the shop's statistics.
  private(set) var visits: [EmporiumScreen] = []

  private let customer: Customer

  init(_ customer: Customer) {
    self.customer = customer
    isSignedIn = customer == .signedIn
  }

  /// Plays the customer: half a second after the login has come there is an answer.
  func loginDidAppear(_ login: LoginViewController) {
    Simulation.current.clock.schedule(after: 500) { [self, weak login] in
      isSignedIn = customer != .cancels
      login?.end(isSignedIn: isSignedIn)
    }
  }

  func noteVisit(to screen: EmporiumScreen) { visits.append(screen) }
}

/// Notes which screens a navigation has brought.
struct VisitTask<ViewController: ScreenViewController, Context>: PostRoutingTask {
  let session: Session

  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    session.noteVisit(to: ViewController.kind)
  }
}

/// Notes the screens of every navigation of a router.
struct VisitLog: PostRoutingTask {
  let session: Session

  func perform(on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]) {
    guard viewController === routingStack.last, let screen = viewController as? ScreenViewController else {
      return
    }
    session.noteVisit(to: type(of: screen).kind)
  }
}
