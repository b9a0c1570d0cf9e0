import Foundation
import HeadlessUIKit

/// Asks the user whether the app may follow what is done in other apps.
///
/// The system asks with an alert, which the model does not show: the answer, which a check may set, comes in a later turn of the
/// virtual clock, on the main thread. Apple's comes on any.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// What the user allows.
  public enum AuthorizationStatus: UInt, Hashable, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// Nobody may, and the user cannot let anybody.
    case restricted = 1
    /// The user has said no.
    case denied = 2
    /// The user has said yes.
    case authorized = 3
  }

  // Read and changed on the main thread.
  private final class Decision: KeptByDevice, @unchecked Sendable {
    var answer = AuthorizationStatus.authorized
    var status = AuthorizationStatus.notDetermined

    var remembered: AnyHashable? { status == .notDetermined ? nil : Int(status.rawValue) }
  }

  private static let decision = OnePerLaunch { Decision() }

  /// What the user answers when asked; yes, from each reset of the simulation on.
  public static var answer: AuthorizationStatus {
    get { decision { $0.answer } }
    set { decision { $0.answer = newValue } }
  }

  /// What the user allows.
  open class var trackingAuthorizationStatus: AuthorizationStatus { decision { $0.status } }

  /// Asks the user, once, and only while the app is active, as Apple says: at other times nobody is asked, and nothing is decided.
  ///
  /// - Parameter completion: Is told in a later turn what the user allows.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    let isActive = MainThread.value { UIApplication.shared.applicationState == .active }
    MainTurn.schedule(after: 0) {
      let status = decision { decision in
        if decision.status == .notDetermined, isActive { decision.status = decision.answer }
        return decision.status
      }
      StructureReads.callOut("requestTrackingAuthorization") { completion(status) }
    }
  }

  /// Asks the user, once and only while the app is active, and waits.
  ///
  /// - Returns: What the user allows.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }
}
