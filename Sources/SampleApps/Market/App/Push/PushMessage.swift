import Foundation

/// What a push message says, and where it leads.
struct PushMessage: Equatable {
  let text: String
  let link: URL?

  /// Reads a message as it arrives.
  ///
  /// - Parameter userInfo: The contents, as the server has written them.
  init?(userInfo: [AnyHashable: Any]) {
    guard let aps = userInfo["aps"] as? [String: Any], let text = aps["alert"] as? String else { return nil }
    self.text = text
    link = (userInfo["link"] as? String).flatMap { URL(string: $0) }
  }
}
