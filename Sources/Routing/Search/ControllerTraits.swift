import HeadlessUIKit

/// How a search enters a controller.
enum ContainerKind: UInt8 {
  case none = 0
  case navigation = 1
  case tabBar = 2
  case other = 3
}

/// What routing needs to know about a controller's class.
struct ControllerTraits {
  /// How a search enters controllers of the class.
  let container: ContainerKind

  /// Whether the class adopts ``RoutingInterceptable``.
  let isInterceptable: Bool

  /// The traits of a controller's class.
  ///
  /// Asking whether an object adopts a protocol costs a quarter of a microsecond where the answer is no, which is
  /// the usual one. So the answer is worked out once for each class.
  @MainActor
  static func of(_ controller: UIViewController) -> ControllerTraits {
    let key = ObjectIdentifier(type(of: controller))
    if let known = cache.value(for: key) { return ControllerTraits(bits: known) }
    let traits = ControllerTraits(workingOut: controller)
    cache.insert(traits.bits, for: key)
    return traits
  }

  @MainActor private static let cache = ClassCache()

  @MainActor
  private init(workingOut controller: UIViewController) {
    container =
      switch controller {
      case is UINavigationController: .navigation
      case is UITabBarController: .tabBar
      case is any ContainerViewController: .other
      default: .none
      }
    isInterceptable = controller is any RoutingInterceptable
  }

  private init(bits: UInt8) {
    container = ContainerKind(rawValue: bits >> 1) ?? .none
    isInterceptable = bits & 1 == 1
  }

  private var bits: UInt8 { container.rawValue << 1 | (isInterceptable ? 1 : 0) }
}

/// A table from classes to a byte, faster than a dictionary because a class needs no good hash.
@MainActor
private final class ClassCache {
  private var keys: [ObjectIdentifier?] = Array(repeating: nil, count: 64)
  private var values: [UInt8] = Array(repeating: 0, count: 64)
  private var count = 0

  func value(for key: ObjectIdentifier) -> UInt8? {
    let slot = slot(of: key)
    return keys[slot] == nil ? nil : values[slot]
  }

  func insert(_ value: UInt8, for key: ObjectIdentifier) {
    if count * 2 >= keys.count { grow() }
    let slot = slot(of: key)
    if keys[slot] == nil { count += 1 }
    keys[slot] = key
    values[slot] = value
  }

  /// The slot that holds the key, or the empty one where it belongs: linear probing, at most half full.
  private func slot(of key: ObjectIdentifier) -> Int {
    let mask = keys.count - 1
    // The low bits of an address are always zero; the multiplication spreads the others.
    var slot = Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while let other = keys[slot], other != key { slot = (slot + 1) & mask }
    return slot
  }

  private func grow() {
    let old = zip(keys, values)
    keys = Array(repeating: nil, count: keys.count * 2)
    values = Array(repeating: 0, count: values.count * 2)
    count = 0
    for case (let key?, let value) in old { insert(value, for: key) }
  }
}
