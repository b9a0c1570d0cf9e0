import Foundation
import HeadlessUIKit
public import RoutingSpecs

extension RoutedApp {
  /// The same app with more screens, which no route knows, at one bound.
  ///
  /// - Parameters:
  ///   - others: How many more screens there are, at least 0; they are called Other1, Other2 and so on, and come last.
  ///   - bounds: The bound, of the small space and of the large one.
  /// - Returns: The app.
  /// - Throws: What the catalogue or the space is refused for.
  public func widened(by others: Int, bounds: StackSpace.Bounds) throws -> RoutedApp {
    let entries = (0..<others).map { ScreenEntry(name: "Other\($0 + 1)") }
    let wide = try ScreenCatalogue(catalogue.screens + entries)
    let space = try StackSpace(catalogue: wide, bounds: bounds)
    return try RoutedApp(
      name: "\(name)+\(others)", summary: summary, space: space, exhaustiveSpace: space,
      binding: WideBinding(narrow: binding, count: catalogue.screens.count), routes: routes)
  }
}

/// An app's own binding, and plain controllers for the other screens.
private struct WideBinding: ScreenBinding {
  let narrow: any ScreenBinding
  let count: Int

  func makeController(for screen: Screen) -> UIViewController {
    screen.kind < count ? narrow.makeController(for: screen) : OtherViewController(screen.kind)
  }

  func startOver() { narrow.startOver() }

  func screen(of controller: UIViewController) -> Screen? {
    if let other = controller as? OtherViewController { return Screen(kind: other.kind) }
    return narrow.screen(of: controller)
  }
}

private final class OtherViewController: UIViewController {
  let kind: Int

  init(_ kind: Int) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
