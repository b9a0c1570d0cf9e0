import UIKit

/// A screen that works with the session.
@MainActor
protocol SessionHolder: AnyObject {
  var session: Session { get set }
}

extension UIViewController {
  /// Hands the session to a screen, or to the screens in a container.
  func hand(over session: Session) {
    (self as? SessionHolder)?.session = session
    for child in children { child.hand(over: session) }
  }
}
