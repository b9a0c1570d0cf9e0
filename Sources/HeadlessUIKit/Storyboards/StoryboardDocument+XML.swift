public import Foundation

extension StoryboardDocument {
  /// Reads the XML of a `.storyboard` file.
  ///
  /// - Parameters:
  ///   - xml: The contents of the file.
  ///   - file: Its name; without folder and extension it is the storyboard's name.
  /// - Throws: `StoryboardError` with the line of what is wrong.
  public init(xml: Data, file: String) throws(StoryboardError) {
    let root = try XMLElementTree.parse(xml, file: file)
    guard root.name == "document" else { throw StoryboardError(root.place, .notAStoryboard(root: root.name)) }
    var scenes: [Scene] = []
    for scene in root.elements(named: "scene") {
      guard let controller = scene.child("objects")?.children.first(where: \.isSceneController)
      else { continue }
      scenes.append(try XMLScene(scene: scene, controller: controller).read())
    }
    try self.init(
      name: Self.name(ofFile: file), initialScene: root.attributes["initialViewController"], scenes: scenes,
      place: root.place)
  }

  /// The name of a storyboard file without folder and extension.
  static func name(ofFile file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.split(separator: ".").first.map(String.init) ?? last
  }
}

extension XMLElementTree {
  /// Whether the element is the scene's controller or a reference to one.
  fileprivate var isSceneController: Bool {
    attributes["sceneMemberID"] == "viewController" || name == "viewControllerPlaceholder"
  }
}

/// Reads one `<scene>`.
private struct XMLScene {
  typealias Scene = StoryboardDocument.Scene
  typealias Segue = StoryboardDocument.Segue

  let scene: XMLElementTree
  let controller: XMLElementTree

  func read() throws(StoryboardError) -> Scene {
    var result = Scene(
      id: try controller.required("id"), identifier: controller.attributes["storyboardIdentifier"],
      kind: kind, customClass: controller.attributes["customClass"], place: controller.place)
    result.customModule = controller.attributes["customModule"]
    result.title = title
    result.tabTitle = controller.child("tabBarItem")?.attributes["title"]
    result.restorationIdentifier =
      controller.says("useStoryboardIdentifierAsRestorationIdentifier")
      ? result.identifier : controller.attributes["restorationIdentifier"]
    try readPresentation(into: &result)
    try readKind(into: &result)
    try readSegues(into: &result)
    readViews(into: &result)
    return result
  }

  private func readPresentation(into result: inout Scene) throws(StoryboardError) {
    result.definesPresentationContext = controller.says("definesPresentationContext")
    result.hidesBottomBarWhenPushed = controller.says("hidesBottomBarWhenPushed")
    result.presentationStyle = try controller.presentationStyle()
  }

  /// Reads what only scenes of one kind have.
  private func readKind(into result: inout Scene) throws(StoryboardError) {
    if kind == .splitViewController, let word = controller.attributes["style"] {
      result.splitStyle = try UISplitViewController.Style(word: word, place: controller.place)
    }
    if kind == .reference {
      result.referenced = StoryboardDocument.Reference(
        storyboard: try controller.required("storyboardName"),
        identifier: controller.attributes["referencedIdentifier"])
    }
  }

  private func readViews(into result: inout Scene) {
    result.view = controller.children.first { $0.attributes["key"] == "view" }.map(XMLSceneViews.view)
    result.barButtons = controller.child("navigationItem").map(XMLSceneViews.barButtons) ?? []
    result.connections = XMLSceneViews.connections(of: controller)
    let objects = scene.child("objects")?.children ?? []
    result.recognizers = objects.compactMap(XMLSceneViews.recognizer)
    result.firstResponder =
      objects.first { $0.attributes["placeholderIdentifier"] == NibDocument.Placeholder.firstResponder }?
      .attributes["id"]
    result.constraints = controller.elements(named: "constraint").compactMap { $0.attributes["id"] }
  }

  private var kind: Scene.Kind {
    controller.name == "viewControllerPlaceholder"
      ? .reference : Scene.Kind(rawValue: controller.name) ?? .viewController
  }

  /// The title of the controller, or else what its navigation item says.
  private var title: String? {
    controller.attributes["title"] ?? controller.child("navigationItem")?.attributes["title"]
  }

  private func readSegues(into result: inout Scene) throws(StoryboardError) {
    for element in scene.elements(named: "segue") {
      let kind = try element.required("kind")
      if kind == "relationship" {
        result.contents.append(try readLink(element))
      } else {
        result.segues.append(try readSegue(element, kind: kind))
      }
    }
    let order = UISplitViewController.Style.tripleColumn.columns
    guard result.contents.contains(where: { $0.column != nil }) else { return }
    result.contents = order.flatMap { column in result.contents.filter { $0.column == column } }
  }

  private func readLink(_ element: XMLElementTree) throws(StoryboardError) -> StoryboardDocument.Link {
    let word = try element.required("relationship")
    guard let relationship = Relationship(rawValue: word) else {
      let allowed = Relationship.allCases.map(\.rawValue)
      throw StoryboardError(
        element.place, .unknownWord(word, for: "relationship between controllers", allowed: allowed))
    }
    var link = StoryboardDocument.Link(destination: try element.required("destination"), place: element.place)
    link.column = relationship.column
    return link
  }

  private func readSegue(_ element: XMLElementTree, kind word: String) throws(StoryboardError) -> Segue {
    let kind = try Segue.Kind(word: word, place: element.place)
    var segue = Segue(
      id: element.attributes["id"] ?? "", identifier: element.attributes["identifier"], kind: kind,
      destination: kind == .unwind ? "" : try element.required("destination"), place: element.place)
    segue.customClass = element.attributes["customClass"]
    segue.unwindAction = element.attributes["unwindAction"]
    segue.creationAction = element.attributes["destinationCreationSelector"]
    segue.animates = element.attributes["animates"] != "NO"
    segue.presentationStyle = try element.presentationStyle()
    return segue
  }
}

/// The words for relationships in a `.storyboard` file, and the columns that they fill.
private enum Relationship: String, CaseIterable {
  case rootViewController
  case viewControllers
  case masterViewController
  case supplementaryViewController
  case detailViewController
  case compactViewController

  var column: UISplitViewController.Column? {
    switch self {
    case .rootViewController, .viewControllers: nil
    case .masterViewController: .primary
    case .supplementaryViewController: .supplementary
    case .detailViewController: .secondary
    case .compactViewController: .compact
    }
  }
}

extension XMLElementTree {
  /// The presentation style that the element names, if it names one.
  fileprivate func presentationStyle() throws(StoryboardError) -> UIModalPresentationStyle? {
    guard let word = attributes["modalPresentationStyle"] else { return nil }
    return try UIModalPresentationStyle(word: word, place: place)
  }
}

/// Reads the views of a scene, and what is connected to them.
struct XMLSceneViews {
  typealias View = StoryboardDocument.View

  /// The view that an element stands for.
  ///
  /// - Parameter element: The element; one of which the model knows no class is a plain view.
  /// - Returns: The view, with all that is in it.
  static func view(_ element: XMLElementTree) -> View {
    var view = emptyView(element)
    view.segments = element.child("segments")?.children.map { $0.attributes["title"] ?? "" } ?? []
    view.children = children(of: element)
    view.prototypes = (element.child("prototypes") ?? element.child("cells"))?.children.map(Self.view) ?? []
    view.staticSections = element.child("sections")?.children.map(section) ?? []
    view.items = items(of: element)
    view.connections = connections(of: element)
    return view
  }

  /// The view without what is in it.
  private static func emptyView(_ element: XMLElementTree) -> View {
    var view = View(
      id: element.attributes["id"] ?? "", kind: View.Kind(rawValue: element.name) ?? .view,
      place: element.place)
    (view.customClass, view.customModule) = StoryboardDocument.View.ownClass(of: element)
    view.isHidden = element.says("hidden")
    view.isEnabled = element.attributes["enabled"] != "NO"
    view.isOn = element.says("on")
    view.tag = element.attributes["tag"].flatMap { Int($0) } ?? 0
    view.reuseIdentifier = element.attributes["reuseIdentifier"]
    view.cellLabels = ["textLabel", "detailTextLabel"].compactMap { element.attributes[$0] }
    view.placeholder = element.attributes["placeholder"]
    view.text = text(of: element)
    view.accessibilityIdentifier = element.child("accessibility")?.attributes["identifier"]
    return view
  }

  private static func text(of element: XMLElementTree) -> String? {
    if let text = element.attributes["text"] { return text }
    let state = element.children.first { $0.name == "state" && $0.attributes["key"] == "normal" }
    let title = state?.attributes["title"] ?? element.child("buttonConfiguration")?.attributes["title"]
    return title ?? element.attributes["title"] ?? element.child("string")?.text
  }

  /// What stands in a view, and in the view for the contents of a cell.
  private static func children(of element: XMLElementTree) -> [View] {
    let own = element.child("subviews")?.children.map(view) ?? []
    let content = element.child("tableViewCellContentView") ?? element.content
    return own + (content?.child("subviews")?.children.map(view) ?? [])
  }

  private static func section(_ element: XMLElementTree) -> StoryboardDocument.Section {
    StoryboardDocument.Section(
      header: element.attributes["headerTitle"], cells: element.child("cells")?.children.map(view) ?? [])
  }

  /// The buttons of a navigation item.
  static func barButtons(_ item: XMLElementTree) -> [StoryboardDocument.BarButton] {
    item.descendants.filter { $0.name == "barButtonItem" }.compactMap { element in
      let side = element.attributes["key"] ?? item.sideOfItems(around: element)
      guard let side, side != "backBarButtonItem" else { return nil }
      return barButton(element, isRight: side.hasPrefix("right"))
    }
  }

  /// The button that an element stands for.
  static func barButton(_ element: XMLElementTree, isRight: Bool) -> StoryboardDocument.BarButton {
    var button = StoryboardDocument.BarButton(
      id: element.attributes["id"] ?? "", isRight: isRight,
      title: element.attributes["title"] ?? element.attributes["systemItem"])
    button.isEnabled = element.attributes["enabled"] != "NO"
    button.connections = connections(of: element)
    return button
  }

  /// What an element's connections say.
  static func connections(of element: XMLElementTree) -> StoryboardDocument.Connections {
    let all = element.child("connections")?.children ?? []
    var result = StoryboardDocument.Connections()
    result.outlets = all.compactMap(outlet)
    result.actions = all.compactMap(action)
    result.segues = all.filter { $0.name == "segue" && $0.attributes["kind"] != "relationship" }
      .compactMap { $0.attributes["id"] }
    return result
  }

  private static func outlet(_ connection: XMLElementTree) -> StoryboardDocument.Outlet? {
    guard ["outlet", "outletCollection"].contains(connection.name),
      let property = connection.attributes["property"]
    else { return nil }
    var outlet = StoryboardDocument.Outlet(
      property: property, destination: connection.attributes["destination"] ?? "", place: connection.place)
    outlet.isCollection = connection.name == "outletCollection"
    return outlet
  }

  private static func action(_ connection: XMLElementTree) -> StoryboardDocument.Action? {
    guard connection.name == "action", let selector = connection.attributes["selector"] else { return nil }
    return StoryboardDocument.Action(
      selector: selector, destination: connection.attributes["destination"] ?? "-1",
      event: UIControl.Event(word: connection.attributes["eventType"]))
  }
}

extension XMLElementTree {
  /// The first element of a name that stands directly in this one.
  func child(_ name: String) -> XMLElementTree? { children.first { $0.name == name } }

  /// Whether an attribute says yes.
  func says(_ key: String) -> Bool { attributes[key] == "YES" }

  /// The view for the contents of a collection's cell.
  fileprivate var content: XMLElementTree? {
    children.first { $0.attributes["key"] == "contentView" }
  }

  /// All elements inside this one, each before those inside it.
  var descendants: [XMLElementTree] { children.flatMap { [$0] + $0.descendants } }

  /// Whether a list of buttons is that at the left or at the right.
  fileprivate func sideOfItems(around element: XMLElementTree) -> String? {
    children.first { $0.children.contains { $0 === element } }?.attributes["key"]
  }
}
