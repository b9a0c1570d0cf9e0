import HeadlessUIKit

/// Adds an item to the keychain.
///
/// The keychain of a device is empty at first: a check adds what earlier launches have left behind where it prepares the device.
/// Certificates and identities are not modelled.
///
/// - Parameters:
///   - attributes: The class of the item, its data and what it is found by.
///   - result: Takes what the attributes ask for.
/// - Returns: Whether all went well, or why not: `errSecDuplicateItem` where there is an item with the same primary keys,
///   `errSecParam` where there is no class or the data is none.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  use(KeychainQuery(attributes), result) { $0.add($1) }
}

/// Looks for items in the keychain.
///
/// - Parameters:
///   - query: The class of the items, what they are found by, and what is wanted of how many.
///   - result: Takes what was found: the data, the attributes, or both in a dictionary; an array of them where more than one is wanted.
/// - Returns: Whether something was found, or why not: `errSecItemNotFound`, `errSecParam`.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { use(KeychainQuery(query), result) { $0.copyMatching($1) } }

/// Changes items in the keychain.
///
/// - Parameters:
///   - query: Which items.
///   - attributesToUpdate: What becomes of their attributes and their data.
/// - Returns: Whether all went well, or why not: `errSecItemNotFound`, `errSecDuplicateItem`, `errSecParam`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  nonisolated(unsafe) let changes = KeychainQuery(attributesToUpdate)
  return use(KeychainQuery(query), nil) { Keychain.Answer($0.update($1, to: changes)) }
}

/// Takes items from the keychain: all that are found.
///
/// - Parameter query: Which items.
/// - Returns: Whether there were any, or why not: `errSecItemNotFound`, `errSecParam`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  use(KeychainQuery(query), nil) { Keychain.Answer($0.delete($1)) }
}

private func use(
  _ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?,
  _ body: @MainActor (Keychain, KeychainQuery) -> Keychain.Answer
) -> OSStatus {
  nonisolated(unsafe) let query = query
  nonisolated(unsafe) var answer = Keychain.Answer(errSecParam)
  MainThread.perform { answer = body(.current, query) }
  if let found = answer.found { result?.pointee = found as AnyObject }
  return answer.status
}
