extension AppFile {
  /// The two sizes of stacks for which an app is checked.
  public struct Bounds: Hashable, Sendable {
    /// The size that the verdict is about.
    public var `default`: Bound
    /// A smaller size, of which every state is run.
    public var exhaustive: Bound
  }

  /// How large a stack may be.
  public struct Bound: Hashable, Sendable {
    /// The most items of a tab bar controller; 0 if there are no tab bar controllers.
    public var tabs: Int
    /// The most screens in a navigation controller; 0 if there are no navigation controllers.
    public var depth: Int
    /// The most modal presentations above the root.
    public var modals: Int
    /// Whether split view controllers occur.
    public var splits: Bool
    /// The presentation styles of the modals, at least one.
    public var styles: [PresentationStyle] = [.automatic]
  }

  /// How a view controller is presented, by the names of UIKit.
  public enum PresentationStyle: String, CaseIterable, Sendable {
    /// What the system chooses, a page sheet for most controllers.
    case automatic
    /// A sheet that leaves the presenter visible at its edge.
    case pageSheet
    /// A smaller, centred sheet.
    case formSheet
    /// Over everything; the presenter's view leaves the window.
    case fullScreen
    /// Over everything; the presenter's view stays.
    case overFullScreen
    /// Over the nearest controller that defines a presentation context.
    case currentContext
    /// Over the nearest such controller; its view stays.
    case overCurrentContext
    /// As a transitioning delegate decides.
    case custom
  }
}
