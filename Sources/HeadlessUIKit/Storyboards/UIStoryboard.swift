public import Foundation

/// A storyboard by name: makes controllers of its scenes.
///
/// What stands in it was registered with `Simulation.storyboards`; the bundle is not looked at.
@preconcurrency @MainActor
open class UIStoryboard: SingleObject {
  /// The name of the storyboard.
  public final let name: String

  private let document: StoryboardDocument?

  /// Finds a storyboard; one that nobody registered is a fault, and has no scenes (rules B3, B3').
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard.
  ///   - storyboardBundleOrNil: The bundle that it is in; without effect.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    document = Simulation.storyboards.document(named: name)
    if document == nil { Simulation.current.raise(.unknownStoryboard(name)) }
  }

  /// Makes the scene that the storyboard starts with (rules B2, B4).
  ///
  /// - Returns: A new controller, its view not loaded; `nil` where no scene is the initial one.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.flatMap { make($0) }
  }

  /// Makes the scene that the storyboard starts with, through an initialiser of its own.
  ///
  /// - Parameter creator: Makes the controller from the archive; `nil` from it leaves that to `init(coder:)`.
  /// - Returns: A new controller; `nil` where no scene is the initial one or it has another class.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    initialScene.flatMap { make($0, creator: creator) as? ViewController }
  }

  /// Makes a scene (rules B1, B4); each call makes a new controller.
  ///
  /// - Parameter identifier: The scene's storyboard identifier; an unknown one is a fault.
  /// - Returns: A new controller, its view not loaded; a plain one after a fault that is only recorded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scene(identifier).flatMap { make($0) } ?? UIViewController()
  }

  /// Makes a scene of a known class (rules B1, B4).
  ///
  /// Traps, as iOS does, where the scene has another class.
  ///
  /// - Parameters:
  ///   - identifier: The scene's storyboard identifier; an unknown one is a fault.
  ///   - creator: Makes the controller from the archive; `nil` from it leaves that to `init(coder:)`.
  /// - Returns: A new controller, its view not loaded.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = scene(identifier).flatMap { make($0, creator: creator) } ?? ViewController(coder: NSCoder())
    guard let controller = made as? ViewController else {
      let found = made.map { ControllerReference($0).description } ?? "nothing"
      fatalError("Storyboard \(name): scene '\(identifier)' made \(found), not \(ViewController.self)")
    }
    return controller
  }

  private var initialScene: StoryboardDocument.Scene? {
    guard let id = document?.initialScene else { return nil }
    return document?.scene(id: id)
  }

  private func scene(_ identifier: String) -> StoryboardDocument.Scene? {
    // Of a storyboard that does not exist that has been said already, and nothing comes after an exception.
    guard let document else { return nil }
    if let scene = document.scene(identifier: identifier) { return scene }
    Simulation.current.raise(.unknownScene(identifier, storyboard: name))
    return nil
  }
}

// MARK: - Making scenes

extension UIStoryboard {
  /// Makes the scene that a segue or a relationship of this storyboard leads to.
  ///
  /// - Parameters:
  ///   - id: The scene's id.
  ///   - creator: Makes the controller from the archive; `nil` from it leaves that to `init(coder:)`.
  /// - Returns: A new controller; `nil` where a reference leads nowhere.
  final func makeScene(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    document?.scene(id: id).flatMap { make($0, creator: creator) }
  }

  private func make(
    _ scene: StoryboardDocument.Scene, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    if let reference = scene.referenced { return follow(reference, creator: creator) }
    let coder = SceneCoder(splitStyle: scene.splitStyle)
    let controller =
      creator.flatMap { creator in StructureReads.callOut("creator") { creator(coder) } }
      ?? Simulation.storyboards.type(of: scene)?.init(coder: coder) ?? UIViewController()
    let origin = SceneOrigin(storyboard: self, scene: scene)
    controller.rareProperties.origin = origin
    configure(controller, as: scene)
    origin.fillBar(of: controller)
    fill(controller, as: scene)
    StructureReads.callBack("awakeFromNib", on: controller) { controller.awakeFromNib() }
    return controller
  }

  /// Makes what a reference leads to; where that does not exist, nothing is made in its place (rule B3').
  private func follow(
    _ reference: StoryboardDocument.Reference, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let other = UIStoryboard(name: reference.storyboard, bundle: nil)
    let scene = reference.identifier.map { other.scene($0) } ?? other.initialScene
    return scene.flatMap { other.make($0, creator: creator) }
  }

  private func configure(_ controller: UIViewController, as scene: StoryboardDocument.Scene) {
    if let title = scene.title { controller.title = title }
    if let name = scene.restorationIdentifier { controller.restorationIdentifier = name }
    if let title = scene.tabTitle { controller.tabBarItem.title = title }
    if let style = scene.presentationStyle { controller.modalPresentationStyle = style }
    if scene.definesPresentationContext { controller.definesPresentationContext = true }
    if scene.hidesBottomBarWhenPushed { controller.hidesBottomBarWhenPushed = true }
  }

  /// Carries out the relationships (rule B5).
  private func fill(_ container: UIViewController, as scene: StoryboardDocument.Scene) {
    guard !scene.contents.isEmpty else { return }
    let contents = scene.contents.compactMap { makeScene(id: $0.destination) }
    switch container {
    case let navigation as UINavigationController: navigation.setViewControllers(contents, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(contents, animated: false)
    case let split as UISplitViewController where split.kind == .unspecified:
      split.viewControllers = contents
    case let split as UISplitViewController:
      for (index, controller) in contents.enumerated() {
        split.setViewController(controller, for: scene.contents[index].column ?? split.kind.columns[index])
      }
    default: break
    }
  }
}

/// The archive that a scene is made from: it tells what must be known before the controller is complete.
final class SceneCoder: NSCoder {
  let splitStyle: UISplitViewController.Style

  init(splitStyle: UISplitViewController.Style) { self.splitStyle = splitStyle }
}

/// Where a controller was made: its storyboard and its scene there.
@MainActor
struct SceneOrigin {
  let storyboard: UIStoryboard
  let scene: StoryboardDocument.Scene
  /// The rules of layout, which nothing else keeps.
  let constraints: [String: NSLayoutConstraint]

  init(storyboard: UIStoryboard, scene: StoryboardDocument.Scene) {
    self.storyboard = storyboard
    self.scene = scene
    let made = scene.constraints.map { ($0, NSLayoutConstraint()) }
    constraints = Dictionary(made) { first, _ in first }
  }

  /// Makes the view of the scene and connects what is in it; one without a view looks for a nib.
  func loadView(of controller: UIViewController) {
    guard let view = scene.view else { return controller.loadViewFromNib() }
    let objects = (constraints as [String: AnyObject]).merging(barButtons(of: controller)) { $1 }
    let views = SceneViews(of: controller, in: scene, objects: objects)
    let made = views.make(view)
    for recognizer in scene.recognizers { _ = views.make(recognizer) }
    controller.view = made
    if let table = made as? UITableView, let owner = controller as? UITableViewController {
      table.dataSource = owner
      table.delegate = owner
    }
    views.add(scene.connections, of: controller)
    views.connect()
  }

  /// The scene's buttons at one side of the bar.
  private func buttons(atRight: Bool) -> [StoryboardDocument.BarButton] {
    scene.barButtons.filter { $0.isRight == atRight }
  }

  /// The buttons that stand in the bar, by their ids.
  private func barButtons(of controller: UIViewController) -> [String: AnyObject] {
    guard !scene.barButtons.isEmpty else { return [:] }
    let item = controller.navigationItem
    let (left, right) = (item.leftBarButtonItemsStorage ?? [], item.rightBarButtonItemsStorage ?? [])
    let pairs = Array(zip(buttons(atRight: false), left)) + Array(zip(buttons(atRight: true), right))
    return Dictionary(pairs.map { ($0.id, $1) }) { $1 }
  }

  /// Puts the scene's buttons into the bar.
  func fillBar(of controller: UIViewController) {
    guard !scene.barButtons.isEmpty else { return }
    let views = SceneViews(of: controller, in: scene)
    let (left, right) = (buttons(atRight: false).map(views.make), buttons(atRight: true).map(views.make))
    if !left.isEmpty { controller.navigationItem.leftBarButtonItems = left }
    if !right.isEmpty { controller.navigationItem.rightBarButtonItems = right }
  }

  /// The segue with an identifier, or else with an id.
  func segue(_ name: String) -> StoryboardDocument.Segue? {
    scene.segues.first { $0.identifier == name } ?? scene.segues.first { !$0.id.isEmpty && $0.id == name }
  }
}
