/// Whether the app may know where the device is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// It may not, and the user cannot let it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// It may at all times.
  case authorizedAlways = 3
  /// It may while it is used.
  case authorizedWhenInUse = 4

  /// Whether the app is told where the device is.
  var allows: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// How exactly the app may know it.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
  /// As exactly as the device does.
  case fullAccuracy = 0
  /// Roughly.
  case reducedAccuracy = 1
}

/// Why the user moves; kept, without effect.
public enum CLActivityType: Int, Hashable, Sendable {
  /// For another reason.
  case other = 1
  /// By car.
  case automotiveNavigation = 2
  /// For exercise.
  case fitness = 3
  /// By boat or train.
  case otherNavigation = 4
  /// Through the air.
  case airborne = 5
}

/// How the device is held; kept, without effect.
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6
}

/// Under which name errors of this module stand.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why nobody knows where something is.
public struct CLError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known now.
    case locationUnknown = 0
    /// The user has said no.
    case denied = 1
    /// There is no network.
    case network = 2
    /// The direction is not known.
    case headingFailure = 3
    /// Regions are not watched as the user has said no.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// An address was not found.
    case geocodeFoundNoResult = 8
    /// An address was found in part.
    case geocodeFoundPartialResult = 9
    /// The search was called off.
    case geocodeCanceled = 10
    /// The user was not asked.
    case promptDeclined = 18
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// It is not known now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has said no.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// An address was not found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The search was called off.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// Whether a reason is that of an error, so that `catch CLError.denied` finds it.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - error: The error.
  /// - Returns: Whether it is.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
