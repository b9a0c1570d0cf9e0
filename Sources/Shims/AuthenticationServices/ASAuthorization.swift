public import Foundation
import HeadlessUIKit

/// Who makes requests of a kind.
public protocol ASAuthorizationProvider: AnyObject {}

/// By what the user is signed in.
public protocol ASAuthorizationCredential: AnyObject {}

/// The user is signed in: by what, and by whose request.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What an app wants to know of the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name of the scope.
    public let rawValue: String

    /// Makes a scope.
    ///
    /// - Parameter rawValue: Its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the user.
    public static let fullName = Scope(rawValue: "full_name")
    /// An address for mail.
    public static let email = Scope(rawValue: "email")
  }

  /// What a request does.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name of the operation.
    public let rawValue: String

    /// Makes an operation.
    ///
    /// - Parameter rawValue: Its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whatever the system thinks best.
    public static let operationImplicit = OpenIDOperation(rawValue: "")
    /// It signs the user in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// It signs the user in anew.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// It signs the user out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// Whose request it was.
  public let provider: any ASAuthorizationProvider
  /// By what the user is signed in.
  public let credential: any ASAuthorizationCredential

  init(_ credential: any ASAuthorizationCredential, by provider: any ASAuthorizationProvider) {
    (self.credential, self.provider) = (credential, provider)
  }
}

/// Something that a controller asks the user for.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// Who has made the request.
  public let provider: any ASAuthorizationProvider

  fileprivate init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to somebody who knows the user.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What the credential repeats, so that the app knows its own request again.
  open var state: String?
  /// What the token repeats on a device; kept.
  open var nonce: String?
  /// What the request does; kept.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// Who is to sign in; kept, for there is one user.
  open var user: String?
}

/// A request for a password that the user has saved.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Whether the user is a person, as far as the system can tell.
public enum ASUserDetectionStatus: Int, Hashable, Sendable {
  /// The system cannot tell.
  case unsupported = 0
  /// It does not know.
  case unknown = 1
  /// It seems so.
  case likelyReal = 2
}

/// What an app is told of a user who has signed in with Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// By which the app knows the user again: the same in each launch.
  public let user: String
  /// What the request said.
  public let state: String?
  /// What the user lets the app know.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// What a server exchanges for tokens: a text that says so.
  public let authorizationCode: Data?
  /// What says who the user is: a text that no server would take.
  public let identityToken: Data?
  /// An address for mail, where it was asked for and the user signs in for the first time.
  public let email: String?
  /// The name of the user, where it was asked for and the user signs in for the first time; its parts are empty at later times.
  public let fullName: PersonNameComponents?
  /// Whether the user is a person.
  public let realUserStatus: ASUserDetectionStatus

  init(for request: ASAuthorizationAppleIDRequest, isFirst: Bool) {
    let scopes = isFirst ? request.requestedScopes ?? [] : []
    user = "000001.user.0001"
    (state, authorizedScopes) = (request.state, scopes)
    authorizationCode = Data("authorization code".utf8)
    identityToken = Data("identity token".utf8)
    email = scopes.contains(.email) ? "user@example.com" : nil
    var name = PersonNameComponents()
    if scopes.contains(.fullName) { (name.givenName, name.familyName) = ("Robin", "Example") }
    fullName = name
    realUserStatus = isFirst ? .likelyReal : .unsupported
  }
}

/// A name and a password that the user has saved.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String

  /// Makes a pair of them.
  ///
  /// - Parameters:
  ///   - user: The name.
  ///   - password: The password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Makes requests for a password that the user has saved.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// What the user has saved for the app; nothing, from each reset of the simulation on.
  public static var savedCredential: ASPasswordCredential? {
    get { MainThread.value { SignInServices.current.savedPassword } }
    set { MainThread.value { SignInServices.current.savedPassword = newValue } }
  }

  /// Makes a provider.
  public override init() {}

  /// Makes a request.
  ///
  /// - Returns: The request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// Makes requests to sign in with Apple, and knows whether the user has done it.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether a user is signed in with Apple.
  public enum CredentialState: Int, Hashable, Sendable {
    /// The user has taken it back.
    case revoked = 0
    /// The user is.
    case authorized = 1
    /// The user never was.
    case notFound = 2
    /// The app has gone over to another company.
    case transferred = 3
  }

  /// The name of the notification that the user has taken it back.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// Whether the user has signed in to the app with Apple: not before, from each reset of the simulation on.
  ///
  /// Signing in makes it `authorized`. A check sets it for what an earlier launch has left behind; after it was set to `revoked`, in a
  /// later turn, the notification is posted.
  public static var credentialState: CredentialState {
    get { MainThread.value { SignInServices.current.appleState } }
    set {
      MainThread.value { SignInServices.current.appleState = newValue }
      guard newValue == .revoked else { return }
      MainTurn.schedule(after: 0) {
        NotificationCenter.default.post(name: credentialRevokedNotification, object: nil)
      }
    }
  }

  /// Makes a provider.
  public override init() {}

  /// Makes a request.
  ///
  /// - Returns: The request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Says whether a user is signed in with Apple.
  ///
  /// - Parameters:
  ///   - userID: Who; not read, for there is one user.
  ///   - completion: Is told in a later turn, on the main thread; Apple's comes on any.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    MainTurn.schedule(after: 0) {
      let state = Self.credentialState
      StructureReads.callOut("getCredentialState") { completion(state, nil) }
    }
  }

  /// Says whether a user is signed in with Apple.
  ///
  /// - Parameter userID: Who; not read, for there is one user.
  /// - Returns: Whether.
  /// - Throws: Nothing on the model.
  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    await withCheckedContinuation { continuation in
      getCredentialState(forUserID: userID) { state, _ in continuation.resume(returning: state) }
    }
  }
}
