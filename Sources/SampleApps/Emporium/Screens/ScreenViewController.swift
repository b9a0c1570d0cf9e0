import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

/// What all screens of the store have in common: each knows which screen it is.
class ScreenViewController: UIViewController {
  /// Which screen the class shows.
  class var kind: EmporiumScreen { preconditionFailure("\(self) does not say which screen it is") }

  /// Makes the screen as it is before it shows anything in particular.
  required convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the screen as factories do, which know no more than its class.
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the screen from an archive, which holds nothing.
  ///
  /// - Parameter coder: The archive.
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the screen shows, as an index of the catalogue's contexts.
  var contextIndex: Int? { nil }

  /// Whether the screen refuses to go at the moment.
  var isRefusing: Bool { false }

  /// The screen as it stands in the catalogue.
  final var screen: Screen {
    Screen(kind: Self.kind.rawValue, context: contextIndex, refusesDismissal: isRefusing)
  }

  /// Brings a new screen into the state that the catalogue describes.
  func restore(_ screen: Screen) {}
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The position among all cases.
  var index: Int? { Self.allCases.firstIndex(of: self) }
}
