public import HeadlessUIKit

/// An app that says what its scenes are.
///
/// It does not run by itself here: a check launches it in a window.
@preconcurrency @MainActor
public protocol App {
  /// What the scenes are.
  associatedtype Body: Scene

  /// What the scenes are.
  @SceneBuilder var body: Body { get }

  /// Makes the app, as the system does.
  init()
}

extension App {
  /// Does nothing: there is no system that an app could run on.
  public static func main() {}

  /// Makes the app and shows its first group of windows in a window, as the system does when the app is launched; its
  /// `UIApplicationDelegateAdaptor` is told of the launch before.
  ///
  /// - Parameter window: The window.
  /// - Returns: The controller that hosts the app's views; it takes links.
  @discardableResult
  public static func launch(in window: UIWindow) -> UIHostingController<some View> {
    let app = Self()
    for child in Mirror(reflecting: app).children { (child.value as? any DelegateAdaptor)?.launch() }
    let controller = UIHostingController(rootView: AppView(app: app))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller
  }
}

/// A part of an app with windows of its own.
@preconcurrency @MainActor
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Makes the scenes of an app.
@preconcurrency @MainActor
@resultBuilder
public enum SceneBuilder {
  /// Takes one scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes several scenes, of which the first with windows is shown when the app is launched.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return _Scenes(scenes: scenes)
  }

  /// Takes a scene that only some systems have.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  /// Takes what one version of the system has.
  public static func buildEither(first: some Scene) -> _Scenes { _Scenes(scenes: [first]) }

  /// Takes what the other versions have.
  public static func buildEither(second: some Scene) -> _Scenes { _Scenes(scenes: [second]) }

  /// Takes a scene that only some systems have.
  public static func buildLimitedAvailability(_ content: some Scene) -> _Scenes { _Scenes(scenes: [content]) }
}

/// A scene that is made of others, of which any may be missing.
@MainActor
private protocol SceneSequence {
  var scenes: [any Scene] { get }
}

/// Several scenes as one.
public struct _Scenes: Scene, SceneSequence {
  fileprivate let scenes: [any Scene]

  /// Never evaluated.
  public var body: Never { fatalError("a scene of the system has no body") }
}

extension Optional: Scene, SceneSequence where Wrapped: Scene {
  fileprivate var scenes: [any Scene] { map { [$0] } ?? [] }

  /// Never evaluated.
  public var body: Never { fatalError("a scene of the system has no body") }
}

/// Windows that show the same views.
public struct WindowGroup: Scene {
  let content: any View

  /// Makes a group of windows.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  /// Never evaluated.
  public var body: Never { fatalError("a scene of the system has no body") }
}

/// The views of an app, with the state that the app itself keeps.
struct AppView<Main: App>: PrimitiveView, RenderedView {
  let app: Main

  func render(in context: ViewContext) {
    if DynamicProperties.install(of: app, in: context) {
      context.content.statefulNodes.append(context.node)
    }
    if let view = views(of: app.body) { context.render(view) }
  }

  private func views(of scene: some Scene) -> (any View)? {
    if let group = scene as? WindowGroup { return group.content }
    if let sequence = scene as? any SceneSequence {
      for part in sequence.scenes {
        if let found = views(of: part) { return found }
      }
      return nil
    }
    return scene is Never ? nil : views(of: scene.body)
  }
}

extension AppView: NamedView {
  static var name: String { String(describing: Main.self) }
}

/// What has a delegate of the whole app.
@MainActor
private protocol DelegateAdaptor {
  func launch()
}

/// The delegate of an app of SwiftUI's views, which is told of what UIKit tells one.
///
/// Without Objective-C nobody can make an object of a class that is a value, so a closure does; `adapt-sources` writes it.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  /// The delegate, which lasts as long as the app.
  public let wrappedValue: DelegateType

  /// Makes the delegate.
  ///
  /// - Parameters:
  ///   - delegateType: Its class.
  ///   - make: Makes it.
  public init(_ delegateType: DelegateType.Type = DelegateType.self, making make: () -> DelegateType) {
    wrappedValue = make()
  }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  fileprivate func launch() {
    UIApplication.shared.delegate = wrappedValue
    _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}
