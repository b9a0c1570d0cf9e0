import HeadlessUIKit
import Routing
import RoutingSpecs
import RoutingTesting
import Testing

final class InboxViewController: UIViewController {}
final class MessageViewController: UIViewController {}
