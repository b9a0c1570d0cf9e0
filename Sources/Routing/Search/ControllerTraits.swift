import HeadlessUIKit

/// How a search enters a controller.
enum ContainerKind: UInt8 {
  case none = 0
  case navigation = 1
  case tabBar = 2
  case split = 3
  case other = 4
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
      case is UISplitViewController: .split
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
///
/// It never grows: beyond half its size classes are not kept, which costs them time but nothing else.
@MainActor
private final class ClassCache {
  private let capacity = 4096
  private let keys: UnsafeMutablePointer<UInt>
  private let values: UnsafeMutablePointer<UInt8>
  private var count = 0

  // The tables live as long as the process: there is one cache, in a static constant.
  init() {
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: 0, count: capacity)
    values = .allocate(capacity: capacity)
    values.initialize(repeating: 0, count: capacity)
  }

  func value(for key: ObjectIdentifier) -> UInt8? {
    let slot = slot(of: UInt(bitPattern: key))
    return keys[slot] == 0 ? nil : values[slot]
  }

  func insert(_ value: UInt8, for key: ObjectIdentifier) {
    guard count < capacity / 2 else { return }
    let slot = slot(of: UInt(bitPattern: key))
    if keys[slot] == 0 { count += 1 }
    keys[slot] = UInt(bitPattern: key)
    values[slot] = value
  }

  /// The slot that holds the key, or the empty one where it belongs: linear probing.
  private func slot(of key: UInt) -> Int {
    let mask = capacity - 1
    // The low bits of an address are always zero; the multiplication spreads the others.
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }
}
