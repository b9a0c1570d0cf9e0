import Foundation
import HeadlessUIKit

/// What a function of the keychain was asked, sorted by what the keys are for.
struct KeychainQuery {
  /// The class of the items.
  let itemClass: String?
  /// What the items are found by, or what they are to have.
  var attributes: [String: Any] = [:]
  /// The data.
  let data: Any?
  /// What names one item.
  let reference: Any?
  /// What is wanted of the items.
  let wanted: Set<String>
  /// How many are wanted.
  let limit: Any?

  init(_ dictionary: [AnyHashable: Any]) {
    var named: [String: Any] = [:]
    for case (let key as String, let value) in dictionary { named[key] = value }
    itemClass = named[kSecClass] as? String
    data = named[kSecValueData]
    reference = named[kSecValuePersistentRef]
    limit = named[kSecMatchLimit]
    wanted = Set(named.filter { $0.key.hasPrefix("r_") && Self.isYes($0.value) }.keys)
    // The others say how something is looked for or returned, not what it is.
    attributes = named.filter { $0.key != kSecClass && !Self.metaPrefixes.contains(String($0.key.prefix(2))) }
  }

  private static let metaPrefixes: Set = ["r_", "m_", "v_", "u_"]

  static func isYes(_ value: Any?) -> Bool { value as? Bool ?? ((value as? Int) == 1) }
}

/// The items that are kept safe: one keychain for each device.
@MainActor
final class Keychain: KeptByDevice {
  /// What a function answers.
  struct Answer {
    let status: OSStatus
    var found: Any?

    init(_ status: OSStatus, _ found: Any? = nil) { (self.status, self.found) = (status, found) }
  }

  /// An item.
  private struct Item {
    let number: Int
    let itemClass: String
    var attributes: [String: Any]
    var data: Data?

    /// What tells it from another: everything but when it was made and changed.
    var told: [String] {
      let dates = [kSecAttrCreationDate, kSecAttrModificationDate]
      let said = attributes.filter { !dates.contains($0.key) }.map { "\($0.key) \(Self.text($0.value))" }
      return [itemClass] + said.sorted() + (data.map { [Self.text($0)] } ?? [])
    }

    /// Data that is a text as that text, so that it counts as texts do.
    private static func text(_ value: Any) -> String {
      guard let data = value as? Data else { return "\(value)" }
      return String(data: data, encoding: .utf8) ?? data.base64EncodedString()
    }
  }

  private var items: [Item] = []
  private var lastNumber = 0
  private var random = firstRandom
  private static let firstRandom: UInt64 = 0x5ec0_0d15

  /// The keychain of the device.
  static var current: Keychain { launched.current }
  private static let launched = OnePerLaunch { Keychain() }

  var remembered: AnyHashable? { items.isEmpty ? nil : items.map(\.told) }

  func beginLaunch() { random = Self.firstRandom }

  /// Numbers that look random.
  func randomBytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: random >> 33)
    }
  }

  // MARK: The four functions

  func add(_ query: KeychainQuery) -> Answer {
    guard let itemClass = query.itemClass, query.data == nil || query.data is Data else {
      return Answer(errSecParam)
    }
    guard let keys = Self.primaryKeys[itemClass] else { return Answer(errSecUnimplemented) }
    let item = Item(
      number: lastNumber + 1, itemClass: itemClass, attributes: Self.completed(query.attributes),
      data: query.data as? Data)
    guard !items.contains(where: { Self.isSame($0, item, by: keys) }) else {
      return Answer(errSecDuplicateItem)
    }
    lastNumber += 1
    items.append(item)
    return Answer(errSecSuccess, Self.wanted(query.wanted, of: item))
  }

  /// What an item has of which nothing is said.
  private static func completed(_ attributes: [String: Any]) -> [String: Any] {
    var all: [String: Any] = [kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]
    all.merge(attributes) { $1 }
    all[kSecAttrCreationDate] = MainTurn.date
    all[kSecAttrModificationDate] = MainTurn.date
    all[kSecAttrSynchronizable] = KeychainQuery.isYes(attributes[kSecAttrSynchronizable])
    return all
  }

  func copyMatching(_ query: KeychainQuery) -> Answer {
    guard query.itemClass != nil || query.reference != nil else { return Answer(errSecParam) }
    let found = indices(of: query).map { items[$0] }
    guard !found.isEmpty else { return Answer(errSecItemNotFound) }
    guard !query.wanted.isEmpty else { return Answer(errSecSuccess) }
    let isMany = (query.limit as? String) == kSecMatchLimitAll || (query.limit as? Int ?? 1) > 1
    guard isMany else { return Answer(errSecSuccess, Self.wanted(query.wanted, of: found[0])) }
    let most = query.limit as? Int ?? found.count
    let values = found.prefix(most).compactMap { Self.wanted(query.wanted, of: $0) }
    return Answer(errSecSuccess, values)
  }

  func update(_ query: KeychainQuery, to changes: KeychainQuery) -> OSStatus {
    guard query.itemClass != nil || query.reference != nil, changes.itemClass == nil,
      changes.data == nil || changes.data is Data
    else { return errSecParam }
    let places = indices(of: query)
    guard !places.isEmpty else { return errSecItemNotFound }
    var changed = items
    for place in places {
      changed[place].attributes.merge(changes.attributes) { $1 }
      changed[place].attributes[kSecAttrModificationDate] = MainTurn.date
      if let data = changes.data as? Data { changed[place].data = data }
      guard !Self.hasTwin(changed[place], in: changed) else { return errSecDuplicateItem }
    }
    items = changed
    return errSecSuccess
  }

  func delete(_ query: KeychainQuery) -> OSStatus {
    guard query.itemClass != nil || query.reference != nil else { return errSecParam }
    let places = Set(indices(of: query))
    guard !places.isEmpty else { return errSecItemNotFound }
    items = items.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    return errSecSuccess
  }

  // MARK: Which items

  private func indices(of query: KeychainQuery) -> [Int] {
    items.indices.filter { place in
      let item = items[place]
      if let reference = query.reference { return Self.isEqual(reference, Self.reference(of: item)) }
      // Nothing is said of items on other devices: then these are not looked for.
      let asked = [kSecAttrSynchronizable: false].merging(query.attributes) { $1 }
      return item.itemClass == query.itemClass
        && asked.allSatisfy { key, value in
          (key == kSecAttrSynchronizable && (value as? String) == kSecAttrSynchronizableAny)
            || Self.isEqual(value, item.attributes[key])
        }
    }
  }

  private static func hasTwin(_ item: Item, in items: [Item]) -> Bool {
    let keys = primaryKeys[item.itemClass] ?? []
    return items.contains { $0.number != item.number && isSame($0, item, by: keys) }
  }

  private static func isSame(_ first: Item, _ second: Item, by keys: [String]) -> Bool {
    first.itemClass == second.itemClass
      && (keys + [kSecAttrAccessGroup, kSecAttrSynchronizable]).allSatisfy {
        isEqual(first.attributes[$0], second.attributes[$0])
      }
  }

  /// By which attributes items of a class are told apart (`errSecDuplicateItem` lists them).
  private static let primaryKeys: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
      kSecAttrPort, kSecAttrPath,
    ],
    kSecClassKey: [
      kSecAttrKeyClass, kSecAttrKeyType, kSecAttrApplicationLabel, kSecAttrApplicationTag,
      kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize,
    ],
  ]

  private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? Bool { return first == KeychainQuery.isYes(second) }
    return (first as? AnyHashable) == (second as? AnyHashable)
  }

  // MARK: What is returned

  private static func wanted(_ wanted: Set<String>, of item: Item) -> Any? {
    var all: [String: Any] = [:]
    if wanted.contains(kSecReturnAttributes) {
      all = item.attributes
      all[kSecClass] = item.itemClass
    }
    if wanted.contains(kSecReturnData) { all[kSecValueData] = item.data }
    if wanted.contains(kSecReturnPersistentRef) { all[kSecValuePersistentRef] = reference(of: item) }
    if wanted == [kSecReturnData] { return item.data }
    if wanted == [kSecReturnPersistentRef] { return reference(of: item) }
    return all.isEmpty ? nil : all
  }

  private static func reference(of item: Item) -> Data { Data("item \(item.number)".utf8) }
}
