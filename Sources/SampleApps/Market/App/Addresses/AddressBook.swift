import Combine

/// Where the user lets things be brought.
@MainActor
final class AddressBook {
  /// All addresses, whenever they change.
  let addresses: CurrentValueSubject<[Address], Never>

  init(_ addresses: [Address]) { self.addresses = CurrentValueSubject(addresses) }

  func add(_ address: Address) {
    guard !addresses.value.contains(address) else { return }
    addresses.value.append(address)
  }

  func replace(_ old: Address, with new: Address) {
    addresses.value = addresses.value.map { $0 == old ? new : $0 }
  }

  func remove(at index: Int) { addresses.value.remove(at: index) }
}
