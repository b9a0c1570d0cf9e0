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
      guard let objects = scene.children.first(where: { $0.name == "objects" }),
        let controller = objects.children.first(where: \.isSceneController)
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
    result.definesPresentationContext = controller.attributes["definesPresentationContext"] == "YES"
    result.hidesBottomBarWhenPushed = controller.attributes["hidesBottomBarWhenPushed"] == "YES"
    result.presentationStyle = try controller.presentationStyle()
    if kind == .splitViewController, let word = controller.attributes["style"] {
      result.splitStyle = try UISplitViewController.Style(word: word, place: controller.place)
    }
    if kind == .reference {
      result.referenced = StoryboardDocument.Reference(
        storyboard: try controller.required("storyboardName"),
        identifier: controller.attributes["referencedIdentifier"])
    }
    try readSegues(into: &result)
    readViews(into: &result)
    return result
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
    controller.attributes["title"]
      ?? controller.children.first { $0.name == "navigationItem" }?.attributes["title"]
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
