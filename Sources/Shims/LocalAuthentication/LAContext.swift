public import Foundation
import HeadlessUIKit

/// How the user is recognized.
public enum LAPolicy: Int, Hashable, Sendable {
  /// With a finger or the face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// With a finger, the face or the code of the device.
  case deviceOwnerAuthentication = 2
}

/// By what the device knows its user.
public enum LABiometryType: Int, Hashable, Sendable {
  /// By nothing.
  case none = 0
  /// By a finger.
  case touchID = 1
  /// By the face.
  case faceID = 2
  /// By the eyes.
  case opticID = 4
}

/// Under which name errors of this module stand.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the user was not recognized.
public struct LAError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The user could not show it.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user wants to type something instead.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device cannot tell.
    case biometryNotAvailable = -6
    /// The device knows no finger and no face.
    case biometryNotEnrolled = -7
    /// It was tried too often.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context was ended before.
    case invalidContext = -10
    /// The user would have to be asked, which is not allowed.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { LAErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The device cannot tell.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The device knows no finger and no face.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// It was tried too often.
  public static var biometryLockout: Code { .biometryLockout }
  /// The user could not show it.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user wants to type something instead.
  public static var userFallback: Code { .userFallback }
  /// The system has cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The app has cancelled.
  public static var appCancel: Code { .appCancel }
}

extension LAError.Code {
  /// Whether a reason is that of an error, so that `catch LAError.userCancel` finds it.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - error: The error.
  /// - Returns: Whether it is.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}

/// Has the device recognize the user by the face.
///
/// The user does it in a later turn of the virtual clock, on the main thread; Apple's answer comes on any. That the user does not, or
/// cannot, is up to a check: `LAContext.answer`.
open class LAContext: NSObject, @unchecked Sendable {
  /// Why the user is not recognized; `nil`, from each reset of the simulation on, where the user is.
  public static var answer: LAError.Code? {
    get { user { $0.refuses } }
    set { user { $0.refuses = newValue } }
  }

  // Read and changed on the main thread.
  private final class User: KeptByDevice, @unchecked Sendable {
    var refuses: LAError.Code?
    var remembered: AnyHashable? { nil }
  }
  private static let user = OnePerLaunch { User() }

  // Read and changed on the main thread.
  private final var isInvalid = false

  /// What the button says that cancels; kept.
  open var localizedCancelTitle: String?
  /// What the button says by which the user types something instead; kept.
  open var localizedFallbackTitle: String?
  /// Why the user is asked; kept.
  open var localizedReason = ""
  /// Whether the user must not be asked.
  open var interactionNotAllowed = false
  /// For how long the user need not be asked again after the device was opened; kept, the user always is asked.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Makes a context.
  public override init() {}

  /// By what the device knows its user: the face, unless a check says that it cannot.
  open var biometryType: LABiometryType { Self.answer == .biometryNotAvailable ? .none : .faceID }

  /// Which fingers or faces the device knows; always the same.
  open var evaluatedPolicyDomainState: Data? { Data([1]) }

  /// Says whether the user can be asked.
  ///
  /// - Parameters:
  ///   - policy: How the user is recognized.
  ///   - error: Takes the reason why not.
  /// - Returns: Whether this can be done; not where a check says that the device cannot tell, knows no face or has no code.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard let reason = obstacle(to: policy) else { return true }
    error?.pointee = LAError(reason) as NSError
    return false
  }

  /// Has the device recognize the user.
  ///
  /// - Parameters:
  ///   - policy: How.
  ///   - localizedReason: Why the user is asked.
  ///   - reply: Is told in a later turn whether the user was recognized, and why not.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    MainTurn.schedule(after: 0) { [self] in
      let reason =
        isInvalid ? .invalidContext : interactionNotAllowed ? .notInteractive : refusal(of: policy)
      StructureReads.callOut("evaluatePolicy") { reply(reason == nil, reason.map { LAError($0) }) }
    }
  }

  /// Has the device recognize the user, and waits for it.
  ///
  /// - Parameters:
  ///   - policy: How.
  ///   - localizedReason: Why the user is asked.
  /// - Returns: `true`.
  /// - Throws: `LAError`, where the user is not recognized.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: true) }
      }
    }
  }

  /// Ends the context: who is asked by it from now on has cancelled.
  open func invalidate() { MainThread.value { isInvalid = true } }

  /// Why the user cannot be asked.
  private func obstacle(to policy: LAPolicy) -> LAError.Code? {
    switch Self.answer {
    case .passcodeNotSet: .passcodeNotSet
    case let reason? where policy == .deviceOwnerAuthenticationWithBiometrics && Self.isOfDevice(reason):
      reason
    default: nil
    }
  }

  private func refusal(of policy: LAPolicy) -> LAError.Code? {
    guard let answer = Self.answer else { return nil }
    // Who has no face to show types the code of the device.
    return policy == .deviceOwnerAuthentication && Self.isOfDevice(answer) ? nil : answer
  }

  private static func isOfDevice(_ reason: LAError.Code) -> Bool {
    [.biometryNotAvailable, .biometryNotEnrolled, .biometryLockout].contains(reason)
  }
}
