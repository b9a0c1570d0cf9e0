import CryptoKit
import Foundation
import RouteChecking
import Security
import Testing
import UIKit

extension SystemServices {
  /// What an app keeps safe, and how it shows that nobody has changed what it sends.
  @MainActor @Suite("Keychain") struct KeychainTests {
    init() { Simulation.reset() }

    private func password(_ more: [String: Any] = [:]) -> CFDictionary {
      [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann"]
        .merging(more) { $1 } as CFDictionary
    }

    private func read(_ more: [String: Any] = [:]) -> (OSStatus, AnyObject?) {
      var result: AnyObject?
      let status = SecItemCopyMatching(
        password([kSecReturnData as String: true].merging(more) { $1 }), &result)
      return (status, result)
    }

    @Test func `what was added is found, changed and taken away`() {
      #expect(read().0 == errSecItemNotFound)
      #expect(SecItemAdd(password([kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
      #expect(read().1 as? Data == Data("one".utf8))
      let change = [kSecValueData: Data("two".utf8)] as CFDictionary
      #expect(SecItemUpdate(password(), change) == errSecSuccess)
      #expect(read([kSecReturnData as String: kCFBooleanTrue!]).1 as? Data == Data("two".utf8))
      #expect(SecItemDelete(password()) == errSecSuccess)
      #expect(SecItemDelete(password()) == errSecItemNotFound)
      #expect(SecItemUpdate(password(), change) == errSecItemNotFound)
    }

    @Test func `an item is a duplicate if its primary keys are those of another`() {
      let shop: [String: Any] = [kSecAttrService as String: "shop"]
      #expect(SecItemAdd(password(), nil) == errSecSuccess)
      #expect(SecItemAdd(password([kSecAttrLabel as String: "other"]), nil) == errSecDuplicateItem)
      #expect(SecItemAdd(password(shop), nil) == errSecSuccess)
      // A search by what is no primary key finds nothing, and yet there is such an item.
      #expect(read([kSecAttrLabel as String: "other"]).0 == errSecItemNotFound)
      #expect(
        SecItemUpdate(password(shop), [kSecAttrService: "shop", kSecAttrAccount: "ann"] as CFDictionary)
          == errSecSuccess)
      #expect(SecItemAdd([kSecAttrAccount: "ann"] as CFDictionary, nil) == errSecParam)
      #expect(SecItemAdd(password([kSecValueData as String: "text"]), nil) == errSecParam)
    }

    @Test func `attributes come in a dictionary, and all items in an array`() {
      for service in ["shop", "bank"] {
        let more: [String: Any] = [
          kSecAttrService as String: service, kSecValueData as String: Data(service.utf8),
        ]
        #expect(SecItemAdd(password(more), nil) == errSecSuccess)
      }
      let both = read([kSecReturnAttributes as String: true]).1 as? [String: Any]
      #expect(both?[kSecAttrService as String] as? String == "shop")
      #expect(both?[kSecValueData as String] as? Data == Data("shop".utf8))
      let all = read([kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll]).1
      #expect(
        (all as? [[String: Any]])?.map { $0[kSecAttrService as String] as? String } == ["shop", "bank"])
      let data = read([kSecMatchLimit as String: kSecMatchLimitAll]).1 as? [Data]
      #expect(data?.count == 2)
      #expect(SecItemDelete(password()) == errSecSuccess)
      #expect(read().0 == errSecItemNotFound)
    }

    @Test func `items of the user's other devices are found only where they are asked for`() {
      let everywhere: [String: Any] = [kSecAttrSynchronizable as String: kCFBooleanTrue as Any]
      #expect(SecItemAdd(password(everywhere), nil) == errSecSuccess)
      #expect(read().0 == errSecItemNotFound)
      #expect(read(everywhere).0 == errSecSuccess)
      #expect(read([kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]).0 == errSecSuccess)
    }

    private final class Account: UIViewController {
      let isKnown: Bool

      init(isKnown: Bool) {
        self.isKnown = isKnown
        super.init(nibName: nil, bundle: nil)
        let delete = UIAction(title: "Delete") { [weak self] _ in
          self?.title = "Deleted"
          SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary)
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: delete)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "Again") { [weak self] _ in
            let result = SecItemCopyMatching([kSecClass: kSecClassGenericPassword] as CFDictionary, nil)
            self?.navigationController?.setViewControllers(
              [Account(isKnown: result == errSecSuccess)], animated: false)
          })
      }

      required init?(coder: NSCoder) { nil }
    }

    @Test func `each launch finds what the check has left in the keychain, and nothing of other launches`() {
      let app = App("safe") { window in
        // What an earlier launch has left behind.
        let status = SecItemAdd(password([kSecValueData as String: Data("left".utf8)]), nil)
        window.rootViewController = UINavigationController(
          rootViewController: Account(isKnown: status == errSecSuccess))
        return window
      }
      let report = check(
        app,
        sometimes: [
          Sometimes("known") { _, sight in (sight.top as? Account)?.isKnown == true },
          Sometimes("deleted") { _, sight in (sight.top as? Account)?.isKnown == false },
        ])
      #expect(report.findings.isEmpty)
    }

    @Test func `numbers that look random are the same after each launch`() {
      func nonce() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        return bytes
      }
      let first = nonce()
      #expect(first != nonce())
      Simulation.reset()
      #expect(first == nonce())
    }

    @Test func `a digest is that of FIPS 180-4`() {
      func text(_ data: Data) -> String {
        SHA256.hash(data: data).compactMap { String(format: "%02x", $0) }.joined()
      }
      #expect(text(Data()) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
      #expect(text(Data("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      #expect(
        text(Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
          == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
      #expect(SHA256.hash(data: Data("abc".utf8)).description.hasPrefix("SHA256 digest: ba7816bf"))
    }
  }
}
