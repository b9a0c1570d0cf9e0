public import Foundation
public import HeadlessUIKit

/// What a view that stands for a controller or a view of UIKit's is told.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// Who is told what happens in the controller.
  public let coordinator: Representable.Coordinator

  /// What the views around it hand down.
  public let environment: EnvironmentValues

  /// How the change that led here is animated.
  public var transaction: Transaction { Transaction.current }
}

/// A view that stands for a controller of UIKit's.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's class.
  associatedtype UIViewControllerType: UIViewController
  /// Who is told what happens in the controller.
  associatedtype Coordinator = Void
  /// What the view is told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Has the controller show what the view says now.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the one who is told what happens in the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Never evaluated.
  public var body: Never { fatalError("a controller of UIKit's has no body") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody is told.
  public func makeCoordinator() {}
}

/// What a view that stands for a view of UIKit's is told.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Who is told what happens in the view.
  public let coordinator: Representable.Coordinator

  /// What the views around it hand down.
  public let environment: EnvironmentValues

  /// How the change that led here is animated.
  public var transaction: Transaction { Transaction.current }
}

/// A view that stands for a view of UIKit's.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The view's class.
  associatedtype UIViewType: UIView
  /// Who is told what happens in the view.
  associatedtype Coordinator = Void
  /// What the view is told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Has the view show what is said now.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the one who is told what happens in the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Never evaluated.
  public var body: Never { fatalError("a view of UIKit's has no body") }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody is told.
  public func makeCoordinator() {}
}

/// A controller of UIKit's among the views.
@MainActor
private final class RepresentedController<Representable: UIViewControllerRepresentable>: ChildContainer {
  let coordinator: Representable.Coordinator
  private var made: Representable.UIViewControllerType?

  var controller: UIViewController { made ?? UIViewController() }

  let shownScreen: Screen? = nil

  init(_ representable: Representable) { coordinator = representable.makeCoordinator() }

  func follow(_ representable: Representable, _ environment: EnvironmentValues) {
    let context = Representable.Context(coordinator: coordinator, environment: environment)
    let controller = made ?? representable.makeUIViewController(context: context)
    made = controller
    representable.updateUIViewController(controller, context: context)
  }

  func commit() {}
}

/// A view of UIKit's among the views.
@MainActor
private final class RepresentedView<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  var view: Representable.UIViewType?

  init(_ representable: Representable) { coordinator = representable.makeCoordinator() }
}

extension ViewContext {
  func renderController<Representable: UIViewControllerRepresentable>(of representable: Representable) {
    if DynamicProperties.install(of: representable, in: self) { content.statefulNodes.append(node) }
    let represented = node.keep { RepresentedController(representable) }
    represented.follow(representable, environment)
    content.containers.append(represented)
  }

  func renderView<Representable: UIViewRepresentable>(of representable: Representable) {
    if DynamicProperties.install(of: representable, in: self) { content.statefulNodes.append(node) }
    let represented = node.keep { RepresentedView(representable) }
    let told = Representable.Context(coordinator: represented.coordinator, environment: environment)
    let view = represented.view ?? representable.makeUIView(context: told)
    represented.view = view
    representable.updateUIView(view, context: told)
    content.elements.append(view)
  }
}

/// How much room a view is offered; nothing is laid out, so nobody is asked what it makes of it.
public struct ProposedViewSize: Hashable, Sendable {
  /// How wide the room is, if it is known.
  public var width: CGFloat?
  /// How high the room is, if it is known.
  public var height: CGFloat?

  /// Offers room.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Offers room.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much room as the view wants.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much room as can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size, with others where none is known.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
