import HeadlessUIKit

extension WKWebView: ConnectedByScenes {
  /// Takes the delegates that a storyboard connects.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - part: What is connected.
  /// - Returns: Whether it is a delegate.
  package final func connect(_ property: String, to part: Any) -> Bool {
    switch property {
    case "navigationDelegate": navigationDelegate = part as? any WKNavigationDelegate
    case "UIDelegate", "uiDelegate": uiDelegate = part as? any WKUIDelegate
    default: return false
    }
    return true
  }
}
