/// A storyboard as data: its scenes and the segues between them.
///
/// It is read from the XML of a `.storyboard` file, checked once, and given to
/// `Simulation.storyboards`, where `UIStoryboard(name:bundle:)` finds it. Files are read by the caller.
public struct StoryboardDocument: Hashable, Sendable {
  /// The name by which code asks for the storyboard, such as `Main`.
  public var name: String

  /// The `id` of the scene that the storyboard starts with, if one is set (rule B2).
  public var initialScene: String?

  /// The scenes, in the order of the file.
  public var scenes: [Scene]

  /// The place of the document itself.
  public var place: SourcePlace

  /// Makes a storyboard from checked scenes.
  ///
  /// - Parameters:
  ///   - name: The name by which code asks for the storyboard.
  ///   - initialScene: The `id` of the scene that the storyboard starts with.
  ///   - scenes: The scenes.
  ///   - place: Where the storyboard comes from, for errors; its name by default.
  /// - Throws: `StoryboardError` where identifiers are ambiguous, lead nowhere, or scenes contain themselves.
  public init(
    name: String, initialScene: String? = nil, scenes: [Scene], place: SourcePlace? = nil
  ) throws(StoryboardError) {
    self.name = name
    self.initialScene = initialScene
    self.scenes = scenes
    self.place = place ?? SourcePlace(file: name)
    try validate()
  }

  /// The scene with an `id`.
  ///
  /// - Parameter id: The id, unique in the document.
  /// - Returns: The scene, or `nil`. O(scenes).
  public func scene(id: String) -> Scene? {
    scenes.first { $0.id == id }
  }

  /// The scene with a storyboard identifier.
  ///
  /// - Parameter identifier: What code passes to `instantiateViewController(withIdentifier:)`.
  /// - Returns: The scene, or `nil`. O(scenes).
  public func scene(identifier: String) -> Scene? {
    scenes.first { $0.identifier == identifier }
  }
}

extension StoryboardDocument {
  /// One view controller in a storyboard.
  public struct Scene: Hashable, Sendable {
    /// What kind of controller a scene makes where it names no class of its own.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A plain controller; also for tables, collections and other controllers without a container's role.
      case viewController
      /// A navigation controller with its root.
      case navigationController
      /// A tab bar controller with its tabs.
      case tabBarController
      /// A split view controller with its columns.
      case splitViewController
      /// A page view controller.
      case pageViewController
      /// A scene that stands in another storyboard.
      case reference
    }

    /// The id that segues lead to, unique in the document.
    public var id: String

    /// The identifier by which code makes the scene.
    public var identifier: String?

    /// What kind of controller it is.
    public var kind: Kind

    /// The name of the app's class, where it is not UIKit's.
    public var customClass: String?

    /// The module of the app's class, where the file names it.
    public var customModule: String?

    /// The title that containers show.
    public var title: String?

    /// The title of its tab, where the file says one.
    public var tabTitle: String?

    /// How the scene is presented, where it is not left to the system.
    public var presentationStyle: UIModalPresentationStyle?

    /// The name under which the system would keep the state of the scene, where the file says one.
    public var restorationIdentifier: String?

    /// Whether context presentations cover the scene (rule P5).
    public var definesPresentationContext = false

    /// Whether the tab bar hides when the scene is pushed.
    public var hidesBottomBarWhenPushed = false

    /// The columns of a split view; unspecified for the classic one.
    public var splitStyle = UISplitViewController.Style.unspecified

    /// What a container starts with, in order: relationship segues (rule B5).
    public var contents: [Link] = []

    /// The segues that start here.
    public var segues: [Segue] = []

    /// What the user sees, where the file says it.
    public var view: View?

    /// The buttons in the bar above, in the order of the file.
    public var barButtons: [BarButton] = []

    /// What is connected to the controller.
    public var connections = Connections()

    /// The recognisers of gestures, in the order of the file.
    public var recognizers: [Recognizer] = []

    /// The id by which actions mean whoever has their method first in the chain of responders.
    public var firstResponder: String?

    /// The ids of the rules of layout, to which outlets may lead.
    public var constraints: [String] = []

    /// For a reference: the scene of another storyboard that it stands for.
    public var referenced: Reference?

    /// Where the scene stands in the file.
    public var place: SourcePlace

    /// Makes a scene without contents and segues.
    ///
    /// - Parameters:
    ///   - id: The id that segues lead to.
    ///   - identifier: The identifier by which code makes the scene.
    ///   - kind: What kind of controller it is.
    ///   - customClass: The name of the app's class.
    ///   - place: Where the scene stands.
    public init(
      id: String, identifier: String? = nil, kind: Kind = .viewController, customClass: String? = nil,
      place: SourcePlace
    ) {
      self.id = id
      self.identifier = identifier
      self.kind = kind
      self.customClass = customClass
      self.place = place
    }
  }

  /// A relationship: one controller that a container starts with.
  public struct Link: Hashable, Sendable {
    /// The `id` of the scene that goes into the container.
    public var destination: String

    /// The column of a split view that the scene goes into, where the file names it.
    public var column: UISplitViewController.Column?

    /// Where the relationship stands in the file.
    public var place: SourcePlace

    /// Makes a relationship.
    ///
    /// - Parameters:
    ///   - destination: The `id` of the scene that goes into the container.
    ///   - place: Where the relationship stands.
    public init(destination: String, place: SourcePlace) {
      self.destination = destination
      self.place = place
    }
  }

  /// A scene of another storyboard.
  public struct Reference: Hashable, Sendable {
    /// The name of the other storyboard.
    public var storyboard: String

    /// The identifier of the scene there; `nil` is the initial scene.
    public var identifier: String?

    /// Names a scene of another storyboard.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the other storyboard.
    ///   - identifier: The identifier of the scene there.
    public init(storyboard: String, identifier: String? = nil) {
      self.storyboard = storyboard
      self.identifier = identifier
    }
  }
}
