public import Foundation
import HeadlessUIKit

/// What can be seen or heard.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether the app may see or hear.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// It may not, and the user cannot let it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// It may.
  case authorized = 3
}

/// What is known of cameras and microphones: one for each device.
final class CaptureServices: KeptByDevice, @unchecked Sendable {
  // Read and changed on the main thread.
  var status: [AVMediaType: AVAuthorizationStatus] = [:]
  var grants = true
  var hasCamera = true
  var session = AVAudioSession()
  var devices: [AVCaptureDevice] = []

  var remembered: AnyHashable? {
    status.isEmpty ? nil : status.map { "\($0.rawValue) \($1.rawValue)" }.sorted()
  }

  func beginLaunch() { (session, devices) = (AVAudioSession(), []) }

  static let current = OnePerLaunch { CaptureServices() }

  /// Asks the user, once; the answer comes in a later turn.
  static func ask(_ type: AVMediaType, _ name: StaticString, _ handler: @escaping @Sendable (Bool) -> Void) {
    MainTurn.schedule(after: 0) {
      let isGranted = current { services in
        let status = services.status[type] ?? (services.grants ? .authorized : .denied)
        services.status[type] = status
        return status == .authorized
      }
      StructureReads.callOut(name) { handler(isGranted) }
    }
  }
}

/// A camera or a microphone.
///
/// The user is asked by an alert of the system's, which the model does not show: the answer comes in a later turn on the main thread.
/// Apple's comes on any. What the user says, and whether there is a camera, is up to a check.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Whether the user agrees when asked; `true`, from each reset of the simulation on.
  public static var isAccessGranted: Bool {
    get { CaptureServices.current { $0.grants } }
    set { CaptureServices.current { $0.grants = newValue } }
  }

  /// Whether the device has cameras and a microphone; it has, from each reset of the simulation on.
  public static var isThere: Bool {
    get { CaptureServices.current { $0.hasCamera } }
    set { CaptureServices.current { $0.hasCamera = newValue } }
  }

  /// Where a camera is.
  public enum Position: Int, Hashable, Sendable {
    /// Anywhere.
    case unspecified = 0
    /// On the back.
    case back = 1
    /// On the front.
    case front = 2
  }

  /// What a camera is.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// Two in one.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
  }

  /// Whether there is light; kept.
  public enum TorchMode: Int, Hashable, Sendable {
    /// There is none.
    case off = 0
    /// There is.
    case on = 1
    /// As it is needed.
    case auto = 2
  }

  private let mediaType: AVMediaType
  /// Where it is.
  public final let position: Position
  /// Whether there is light; kept.
  open var torchMode = TorchMode.off
  /// Whether it can give light.
  open var hasTorch: Bool { mediaType == .video && position != .front }

  fileprivate final func isDevice(_ mediaType: AVMediaType, _ position: Position) -> Bool {
    self.mediaType == mediaType && self.position == position
  }

  init(_ mediaType: AVMediaType, _ position: Position) {
    (self.mediaType, self.position) = (mediaType, position)
  }

  /// Says what the user allows.
  ///
  /// - Parameter mediaType: What the app wants to see or hear.
  /// - Returns: Whether it may.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CaptureServices.current { $0.status[mediaType] ?? .notDetermined }
  }

  /// Asks the user, once.
  ///
  /// - Parameters:
  ///   - mediaType: What the app wants to see or hear.
  ///   - handler: Is told in a later turn whether it may.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { CaptureServices.ask(mediaType, "requestAccess", handler) }

  /// Asks the user, once, and waits.
  ///
  /// - Parameter mediaType: What the app wants to see or hear.
  /// - Returns: Whether it may.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  /// Gives the usual device.
  ///
  /// - Parameter mediaType: What it sees or hears.
  /// - Returns: The device; `nil` where a check says that there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    device(mediaType, .back)
  }

  /// Gives a device.
  ///
  /// - Parameters:
  ///   - deviceType: What it is; without effect.
  ///   - mediaType: What it sees or hears.
  ///   - position: Where it is.
  /// - Returns: The device; `nil` where a check says that there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { device(mediaType ?? .video, position) }

  /// The same device each time, so that what code sets of it stays set for the launch.
  private static func device(_ mediaType: AVMediaType, _ position: Position) -> AVCaptureDevice? {
    guard isThere else { return nil }
    return CaptureServices.current { services in
      if let known = services.devices.first(where: { $0.isDevice(mediaType, position) }) { return known }
      let device = AVCaptureDevice(mediaType, position)
      services.devices.append(device)
      return device
    }
  }

  /// Lets the app change how the device works.
  ///
  /// - Throws: Nothing on the model.
  open func lockForConfiguration() throws {}

  /// The app has changed how the device works.
  open func unlockForConfiguration() {}
}
