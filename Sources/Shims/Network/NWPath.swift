/// A way on which the device reaches the network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of ways.
  public enum InterfaceType: Hashable, Sendable {
    /// Another one.
    case other
    /// Wireless, at home or at work.
    case wifi
    /// By telephone.
    case cellular
    /// By wire.
    case wiredEthernet
    /// Within the device.
    case loopback
  }

  /// Which kind of way it is.
  public let type: InterfaceType
  /// What the system calls it.
  public let name: String
  /// Its number.
  public var index: Int { 1 }
  /// What the system calls it.
  public var debugDescription: String { name }
}

/// Whether and how the device reaches the network.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether it does.
  public enum Status: Hashable, Sendable {
    /// It does.
    case satisfied
    /// It does not.
    case unsatisfied
    /// It does once somebody connects.
    case requiresConnection
  }

  /// Why it does not.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nobody knows.
    case notAvailable
    /// The user has switched telephone data off.
    case cellularDenied
    /// The user has switched wireless networks off.
    case wifiDenied
    /// The user has switched the local network off.
    case localNetworkDenied
    /// There is no private network, which is asked for.
    case vpnInactive
  }

  /// Whether the device reaches the network.
  public let status: Status
  /// On which ways.
  public let availableInterfaces: [NWInterface]

  /// Why the device does not reach it.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether data cost money: on no way but the telephone's.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// Whether the user wants to save data; never.
  public var isConstrained: Bool { false }
  /// Whether there are addresses of the fourth version: where there is a way.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether there are addresses of the sixth version: where there is a way.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Whether names are found: where there is a way.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the path is there, and how.
  public var debugDescription: String {
    ([String(describing: status)] + availableInterfaces.map(\.name)).joined(separator: ", ")
  }

  /// Whether the device reaches the network on a kind of way.
  ///
  /// - Parameter type: The kind.
  /// - Returns: Whether it does.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The path of a device that is reached on one way, or not at all.
  init(on type: NWInterface.InterfaceType?) {
    status = type == nil ? .unsatisfied : .satisfied
    availableInterfaces = [type].compactMap { type in
      type.map { NWInterface(type: $0, name: $0 == .cellular ? "pdp_ip0" : "en0") }
    }
  }
}
