public import Foundation
import HeadlessUIKit

/// Is told what has come of a controller's requests.
///
/// What a class leaves out does nothing.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// The user is signed in.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - authorization: By what.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)

  /// The user is not signed in.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - error: Why not.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Nothing happens.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  /// Nothing happens.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says in which window the system asks.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Gives the window, when the requests are made.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Signs the user in with Apple, or with a password that the user has saved.
///
/// The system asks with a sheet that is no part of the app's hierarchy, and that the model does not show: the answer, which a check
/// may set, comes in a later turn on the main thread.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// How requests are made.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    /// The options.
    public let rawValue: UInt

    /// Makes options.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user is not asked where nothing is saved on the device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Why the user does not sign in; `nil`, from each reset of the simulation on, where the user does.
  public static var answer: ASAuthorizationError.Code? {
    get { MainThread.value { SignInServices.current.answer } }
    set { MainThread.value { SignInServices.current.answer = newValue } }
  }

  // Read and changed on the main thread; the number of the requests that are under way.
  private final var running: Int?
  private final var lastRun = 0
  /// Is told as the delegate is.
  final var observer: ((Result<ASAuthorization, any Error>) -> Void)?

  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Is told what has come of it, and is not kept alive.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says in which window the system asks, and is not kept alive; the model does without.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Makes a controller.
  ///
  /// - Parameter authorizationRequests: What it asks for.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks the user; the controller is kept alive until the delegate is told.
  ///
  /// With a request for a password nobody is asked to sign up: where no password is saved and the user has never signed in to the app
  /// with Apple, the delegate is told that it was cancelled.
  open func performRequests() { performRequests(options: []) }

  /// Asks the user; the controller is kept alive until the delegate is told.
  ///
  /// - Parameter options: How.
  open func performRequests(options: RequestOptions) {
    MainThread.perform {
      if let provider = presentationContextProvider {
        _ = StructureReads.callOut("presentationAnchor") { provider.presentationAnchor(for: self) }
      }
      schedule { self.result(options) }
    }
  }

  /// Tells in a later turn what has come of the requests, unless others are made or they are given up before.
  @MainActor
  private func schedule(_ result: @escaping @MainActor @Sendable () -> Result<ASAuthorization, any Error>) {
    lastRun += 1
    let run = lastRun
    running = run
    MainTurn.schedule(after: 0) { if self.running == run { self.finish(with: result()) } }
  }

  /// Offers what is saved above the keyboard; the user takes nothing of it.
  open func performAutoFillAssistedRequests() {}

  /// Gives the requests up; where some are under way, the delegate is told that they were cancelled.
  open func cancel() {
    MainThread.perform {
      if running != nil { schedule { .failure(ASAuthorizationError(.canceled)) } }
    }
  }

  @MainActor
  private func result(_ options: RequestOptions) -> Result<ASAuthorization, any Error> {
    let services = SignInServices.current
    if let answer = services.answer { return .failure(ASAuthorizationError(answer)) }
    let password = authorizationRequests.first { $0 is ASAuthorizationPasswordRequest }
    if let password, let saved = services.savedPassword {
      return .success(ASAuthorization(saved, by: password.provider))
    }
    let isKnown = services.appleState == .authorized
    let mayAsk = password == nil && !options.contains(.preferImmediatelyAvailableCredentials)
    guard isKnown || mayAsk,
      let request = authorizationRequests.lazy.compactMap({ $0 as? ASAuthorizationAppleIDRequest }).first
    else { return .failure(ASAuthorizationError(.canceled)) }
    services.appleState = .authorized
    let credential = ASAuthorizationAppleIDCredential(for: request, isFirst: !isKnown)
    return .success(ASAuthorization(credential, by: request.provider))
  }

  @MainActor
  private func finish(with result: Result<ASAuthorization, any Error>) {
    running = nil
    observer.map { observer in StructureReads.callOut("onCompletion") { observer(result) } }
    guard let delegate else { return }
    StructureReads.callOut("authorizationController") {
      switch result {
      case .success(let authorization):
        delegate.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
      case .failure(let error):
        delegate.authorizationController(controller: self, didCompleteWithError: error)
      }
    }
  }
}
