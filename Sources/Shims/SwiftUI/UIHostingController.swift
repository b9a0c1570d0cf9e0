public import Foundation
public import HeadlessUIKit

/// A view controller whose view is made of SwiftUI's.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content

  /// Makes a controller for a view.
  ///
  /// - Parameter rootView: The view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller for a view from a storyboard.
  ///
  /// - Parameters:
  ///   - coder: The archive.
  ///   - rootView: The view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Traps, because an archive has no SwiftUI view.
  ///
  /// Subclasses call `init(coder:rootView:)` instead.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) must be overridden with a call of init(coder:rootView:)")
  }

  /// Evaluates the body of the view once, as SwiftUI does before the view comes on screen.
  open override func loadView() {
    super.loadView()
    evaluate(rootView)
  }
}

/// Evaluates a view's body and the bodies of what it is made of.
@MainActor
private func evaluate(_ view: some View) {
  for part in view.parts { evaluate(part) }
}

extension View {
  /// What the view is made of.
  fileprivate var parts: [any View] {
    switch self {
    case let view as TupleView: view.views
    case let view as AnyView: [view.content]
    case let view as VStack: [view.content]
    case let view as HStack: [view.content]
    case let view as Group: [view.content]
    case let view as List: [view.content]
    case let view as ForEach: view.views
    case let view as Button: [view.label]
    case is any PrimitiveView: []
    default: [body]
    }
  }
}

extension UIHostingController {
  /// The user taps the first button with a title.
  ///
  /// - Parameter title: The title.
  /// - Returns: Whether there is such a button.
  @discardableResult
  public final func tapButton(_ title: String) -> Bool {
    tap(title, in: rootView)
  }

  private func tap(_ title: String, in view: some View) -> Bool {
    if let button = view as? Button, let label = button.label as? Text, label.content == title {
      button.action()
      return true
    }
    for part in view.parts where tap(title, in: part) { return true }
    return false
  }
}
