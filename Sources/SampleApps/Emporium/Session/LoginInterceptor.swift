import HeadlessUIKit
import Routing

/// Lets only customers through who have signed in; asks them to where they have not.
struct LoginInterceptor<Context>: RoutingInterceptor {
  let session: Session

  /// Why a navigation was stopped.
  enum Refusal: Error {
    /// The customer closed the login.
    case cancelled
  }

  func perform(with context: Context, completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard !session.isSignedIn else { return completion(.success) }
    DefaultRouter().navigate(to: login(then: completion)) { result in
      if case .failure = result { completion(result) }
    }
  }

  /// A login of its own, over whatever the customer sees.
  private func login(
    then completion: @escaping @MainActor (RoutingResult) -> Void
  ) -> DestinationStep<LoginViewController, Any?> {
    StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory<LoginViewController, Any?> { _ in
        makeLogin(then: completion)
      }
    )
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally(presentationStyle: .formSheet))
    .from(GeneralStep.current())
    .assemble()
  }

  private func makeLogin(
    then completion: @escaping @MainActor (RoutingResult) -> Void
  ) -> LoginViewController {
    let login = LoginViewController()
    login.session = session
    login.onEnd = { [weak login] isSignedIn in
      let result = isSignedIn ? RoutingResult.success : .failure(.interceptorFailed(Refusal.cancelled))
      guard let login, login.viewIfLoaded?.window != nil else { return completion(result) }
      // Whoever asks for the presenter has a checker tell apart who that is.
      login.dismiss(animated: true) { completion(result) }
    }
    return login
  }
}
