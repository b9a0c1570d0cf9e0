public import Foundation
import HeadlessUIKit

/// Whether the app may see the user's pictures.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// It may not, and the user cannot let it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// It may.
  case authorized = 3
  /// It may see those that the user has picked.
  case limited = 4
}

/// What the app wants to do with them.
public enum PHAccessLevel: Int, Hashable, Sendable {
  /// Add some.
  case addOnly = 1
  /// See them, too.
  case readWrite = 2
}

/// Why something cannot be done with pictures.
public struct PHPhotosError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The user has said no.
    case accessUserDenied = 3311
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// What is known of the pictures: one for each device.
final class PictureServices: KeptByDevice, @unchecked Sendable {
  // Read and changed on the main thread.
  var status: [PHAccessLevel: PHAuthorizationStatus] = [:]
  var answer = PHAuthorizationStatus.authorized
  var count = 1
  var added: [PHAsset] = []

  var remembered: AnyHashable? {
    guard !status.isEmpty || !added.isEmpty else { return nil }
    return status.map { "\($0.rawValue) \($1.rawValue)" }.sorted() + ["\(added.count)"]
  }

  static let current = OnePerLaunch { PictureServices() }
}

/// The user's pictures.
///
/// The user is asked by an alert of the system's, which the model does not show: the answer, which a check may set, comes in a later turn on
/// the main thread. Apple's comes on any.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()

  /// What the user answers when asked; agrees, from each reset of the simulation on.
  public static var answer: PHAuthorizationStatus {
    get { PictureServices.current { $0.answer } }
    set { PictureServices.current { $0.answer = newValue } }
  }

  /// How many pictures the user has; one, from each reset of the simulation on.
  public static var pictureCount: Int {
    get { PictureServices.current { $0.count } }
    set { PictureServices.current { $0.count = newValue } }
  }

  override init() {}

  /// The only one.
  ///
  /// - Returns: It.
  open class func shared() -> PHPhotoLibrary { only }

  /// Says what the user allows.
  ///
  /// - Parameter accessLevel: What the app wants to do.
  /// - Returns: Whether it may.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PictureServices.current { $0.status[accessLevel] ?? .notDetermined }
  }

  /// Says whether the app may see the pictures.
  ///
  /// - Returns: Whether it may.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    seenAsWhole(authorizationStatus(for: .readWrite))
  }

  /// An app that knows nothing of some pictures is told that it may see them.
  private static func seenAsWhole(_ status: PHAuthorizationStatus) -> PHAuthorizationStatus {
    status == .limited ? .authorized : status
  }

  /// Asks the user, once.
  ///
  /// - Parameters:
  ///   - accessLevel: What the app wants to do.
  ///   - handler: Is told in a later turn what the user allows.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    MainTurn.schedule(after: 0) {
      let status = PictureServices.current { services in
        let known = services.status[accessLevel] ?? services.answer
        // Who may add pictures need not see any.
        services.status[accessLevel] = accessLevel == .addOnly && known == .limited ? .authorized : known
        return services.status[accessLevel] ?? known
      }
      StructureReads.callOut("requestAuthorization") { handler(status) }
    }
  }

  /// Asks the user whether the app may see the pictures, once.
  ///
  /// - Parameter handler: Is told in a later turn what the user allows.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite) { handler(seenAsWhole($0)) }
  }

  /// Asks the user, once, and waits.
  ///
  /// - Parameter accessLevel: What the app wants to do.
  /// - Returns: What the user allows.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  /// Changes pictures: what the closure asks for is done in a later turn.
  ///
  /// - Parameters:
  ///   - changeBlock: Asks for changes.
  ///   - completionHandler: Is told whether they were made, and why not: the user does not allow it.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    MainTurn.schedule(after: 0) {
      let allows = [PHAccessLevel.addOnly, .readWrite].contains {
        [.authorized, .limited].contains(Self.authorizationStatus(for: $0))
      }
      if allows { StructureReads.callOut("performChanges") { changeBlock() } }
      guard let completionHandler else { return }
      StructureReads.callOut("performChanges") {
        completionHandler(allows, allows ? nil : PHPhotosError(.accessUserDenied))
      }
    }
  }

  /// Changes pictures, and waits.
  ///
  /// - Parameter changeBlock: Asks for changes.
  /// - Throws: `PHPhotosError`, where the user does not allow it.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}
