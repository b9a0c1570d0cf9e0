import Foundation

/// The storyboards and nibs of the app under test, and the classes that they name.
///
/// Swift on Linux finds a class by its name only in the form `Module.Class`; register the classes that a
/// storyboard names, so that nothing depends on the module's name.
@MainActor
public final class StoryboardRegistry {
  /// Makes a segue of an app's own class.
  public typealias SegueFactory =
    @MainActor (_ identifier: String?, _ source: UIViewController, _ destination: UIViewController) ->
    UIStoryboardSegue

  /// A method that unwind segues may call, and the classes that have it (rule G10).
  private struct UnwindAction {
    var selector: Selector
    var perform: (UIViewController, UIStoryboardSegue) -> Bool
    var isImplemented: (UIViewController) -> Bool
  }

  private struct Contents {
    var documents: [StoryboardDocument] = []
    var classes: [(name: String, type: UIViewController.Type)] = []
    var segueFactories: [(name: String, make: SegueFactory)] = []
    var unwindActions: [UnwindAction] = []
    var interface = InterfaceRegistry()
    var nibs: [String: KnownNib] = [:]

    /// Tells contents apart: a new number after each change.
    var number = 0
  }

  private var record = SetUpRecord(Contents())

  private var changeCount = 0

  /// What the modules have registered together: from which contents on, and what came of it.
  private var registeredTogether: [String: (before: Int, after: Contents)] = [:]

  var readStoryboards = ReadFiles<StoryboardDocument>()
  var readNibs = ReadFiles<NibDocument>()

  init() {}

  /// Makes classes known under their own names.
  ///
  /// - Parameter types: The classes that storyboards name.
  public func register(_ types: UIViewController.Type...) {
    register(types.map { (String(describing: $0), $0) })
  }

  /// Makes a class known under a name.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that storyboards use for it; a class that had the name loses it.
  public func register(_ type: UIViewController.Type, as name: String) { register([(name, type)]) }

  private func change(_ change: (inout Contents) -> Void) {
    changeCount += 1
    record = record.changed { contents in
      change(&contents)
      contents.number = changeCount
    }
  }

  /// Registers what a module registers in the same way each time, as what `adapt-sources` writes does.
  ///
  /// An app does so in each launch. Where it has done so from the same contents before, what came of it is put back at once.
  ///
  /// - Parameters:
  ///   - module: The module, or a file of it.
  ///   - registering: Registers, and does nothing else.
  public func registerTogether(from module: String = #fileID, _ registering: () -> Void) {
    let before = record.contents.number
    if let known = registeredTogether[module], known.before == before {
      record = record.changed { $0 = known.after }
    } else {
      registering()
      registeredTogether[module] = (before, record.contents)
    }
  }

  private func register(_ classes: [(name: String, type: UIViewController.Type)]) {
    change { contents in
      for entry in classes {
        contents.classes.removeAll { $0.name == entry.name }
        contents.classes.append(entry)
      }
    }
  }

  /// Makes an app's own segue class known under a name.
  ///
  /// - Parameters:
  ///   - name: The name that storyboards use for it.
  ///   - make: Makes a segue, for instance `FadeSegue.init(identifier:source:destination:)`.
  public func registerSegue(_ name: String, make: @escaping SegueFactory) {
    change { contents in
      contents.segueFactories.removeAll { $0.name == name }
      contents.segueFactories.append((name, make))
    }
  }

  /// Makes known that a class has a method for unwind segues; Objective-C would find it by its selector.
  ///
  /// - Parameters:
  ///   - selector: The name in the storyboard, such as `unwindToHome:`.
  ///   - type: The class that has the method; its subclasses have it too.
  ///   - action: The method, such as `HomeViewController.unwindToHome`.
  public func registerUnwindAction<Controller: UIViewController>(
    _ selector: Selector, on type: Controller.Type,
    _ action: @escaping @MainActor (Controller) -> (UIStoryboardSegue) -> Void
  ) {
    let entry = UnwindAction(
      selector: selector,
      perform: { controller, segue in
        guard let controller = controller as? Controller else { return false }
        action(controller)(segue)
        return true
      },
      isImplemented: { $0 is Controller })
    change { $0.unwindActions.append(entry) }
  }

  /// Adds a storyboard; one of the same name is replaced.
  ///
  /// - Parameter document: The storyboard.
  /// - Throws: `StoryboardError` where a class is not known, a reference leads nowhere, or scenes of several
  ///   storyboards contain each other.
  public func register(_ document: StoryboardDocument) throws(StoryboardError) {
    for scene in document.scenes {
      if let name = scene.customClass, type(of: scene) == nil {
        throw StoryboardError(scene.place, .unknownClass(name, known: record.contents.classes.map(\.name)))
      }
      for segue in scene.segues where segue.kind == .custom {
        guard let name = segue.customClass, segueFactory(name) == nil else { continue }
        throw StoryboardError(
          segue.place, .unknownClass(name, known: record.contents.segueFactories.map(\.name)))
      }
    }
    let others = record.contents.documents.filter { $0.name != document.name }
    try StoryboardLinks(documents: others + [document]).validate()
    change { $0.documents = others + [document] }
  }

  /// What is known by name besides controllers.
  var interface: InterfaceRegistry {
    get { record.contents.interface }
    set { change { $0.interface = newValue } }
  }

  /// The nibs by their names.
  var nibs: [String: KnownNib] {
    get { record.contents.nibs }
    set { change { $0.nibs = newValue } }
  }

  /// Forgets all storyboards, nibs, classes, segues, outlets and actions.
  public func removeAll() { change { $0 = Contents() } }

  /// Notes what is registered by now.
  func noteSetUp() { if record.isChanged { record = record.noted } }

  /// Forgets what was registered since.
  func restoreSetUp() { if record.isChanged { record = record.restored } }

  /// The names of the storyboards, in the order in which they were added.
  public var names: [String] { record.contents.documents.map(\.name) }

  /// A storyboard.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The storyboard, or `nil`. O(storyboards).
  public func document(named name: String) -> StoryboardDocument? {
    record.contents.documents.first { $0.name == name }
  }

  // MARK: - Lookup by the segues

  /// The class of a scene: the app's own, or UIKit's for its kind.
  package func type(of scene: StoryboardDocument.Scene) -> UIViewController.Type? {
    guard let name = scene.customClass else { return scene.kind.standardClass }
    if let known = record.contents.classes.first(where: { $0.name == name }) { return known.type }
    let qualified = scene.customModule.map { "\($0).\(name)" } ?? name
    if let known = record.contents.classes.first(where: { $0.name == qualified }) { return known.type }
    return NSClassFromString(qualified) as? UIViewController.Type
  }

  func segueFactory(_ name: String) -> SegueFactory? {
    record.contents.segueFactories.first { $0.name == name }?.make
  }

  func implements(_ action: Selector, _ controller: UIViewController) -> Bool {
    record.contents.unwindActions.contains { $0.selector == action && $0.isImplemented(controller) }
  }

  /// Calls the method of the most recently registered class that the controller belongs to.
  ///
  /// - Returns: Whether there was one.
  func perform(_ action: Selector, on controller: UIViewController, with segue: UIStoryboardSegue) -> Bool {
    for entry in record.contents.unwindActions.reversed() where entry.selector == action {
      if StructureReads.callOut("unwindAction", { entry.perform(controller, segue) }) { return true }
    }
    return false
  }
}

extension StoryboardDocument.Scene.Kind {
  /// UIKit's class for a scene without one of its own; a reference has none.
  @MainActor var standardClass: UIViewController.Type? {
    switch self {
    case .viewController: UIViewController.self
    case .pageViewController: UIPageViewController.self
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .splitViewController: UISplitViewController.self
    case .reference: nil
    }
  }
}

/// The references between storyboards, seen as one graph.
struct StoryboardLinks {
  let documents: [StoryboardDocument]

  /// Looks for scenes that contain themselves through other storyboards, and for references that lead nowhere.
  ///
  /// A reference to a storyboard that is not registered yet is left to the moment when it is used.
  func validate() throws(StoryboardError) {
    var offsets: [String: Int] = [:]
    var scenes: [StoryboardDocument.Scene] = []
    for document in documents {
      offsets[document.name] = scenes.count
      scenes += document.scenes
    }
    var graph: [[Int]] = []
    for document in documents {
      for scene in document.scenes { graph.append(try edges(of: scene, in: document, offsets)) }
    }
    try ContainmentCycle.refuse(in: graph, of: scenes)
  }

  /// Which scenes a scene contains, each by its number among those of all storyboards.
  private func edges(
    of scene: StoryboardDocument.Scene, in document: StoryboardDocument, _ offsets: [String: Int]
  ) throws(StoryboardError) -> [Int] {
    let offset = offsets[document.name] ?? 0
    let own = scene.containedIDs.compactMap { document.index(ofScene: $0) }.map { $0 + offset }
    guard let target = try target(of: scene), let base = offsets[target.document.name] else { return own }
    return own + [base + target.index]
  }

  private func target(
    of scene: StoryboardDocument.Scene
  ) throws(StoryboardError) -> (document: StoryboardDocument, index: Int)? {
    guard let reference = scene.referenced,
      let document = documents.first(where: { $0.name == reference.storyboard })
    else { return nil }
    let found =
      reference.identifier.map { document.scene(identifier: $0) }
      ?? document.initialScene.flatMap { document.scene(id: $0) }
    guard let found, let index = document.index(ofScene: found.id) else {
      let known = document.scenes.compactMap(\.identifier)
      throw StoryboardError(scene.place, .unknownReference(reference, known: known))
    }
    return (document, index)
  }
}

extension StoryboardDocument {
  fileprivate func index(ofScene id: String) -> Int? {
    scenes.firstIndex { $0.id == id }
  }
}
