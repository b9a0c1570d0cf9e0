public import AppTrackingTransparency
public import Foundation

/// Knows by which number advertisers tell the device from others.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let only = ASIdentifierManager()

  override init() {}

  /// The only one.
  ///
  /// - Returns: It.
  open class func shared() -> ASIdentifierManager { only }

  /// The number, the same in each launch; only zeros, unless the user lets the app follow what is done in other apps.
  open var advertisingIdentifier: UUID {
    let last: UInt8 = isAdvertisingTrackingEnabled ? 1 : 0
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last))
  }

  /// Whether the user lets the app follow what is done in other apps.
  open var isAdvertisingTrackingEnabled: Bool { ATTrackingManager.trackingAuthorizationStatus == .authorized }
}
