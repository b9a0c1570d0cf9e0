import HeadlessUIKit
import Routing
import RoutingSpecs
import RoutingTesting
import Testing

final class InboxViewController: UIViewController {}
final class MessageViewController: UIViewController {}

struct Binding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    screen.kind == 0 ? InboxViewController() : MessageViewController()
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case is InboxViewController: Screen(kind: 0)
    case is MessageViewController: Screen(kind: 1)
    default: nil
    }
  }
}
