public import Foundation

extension NibDocument {
  /// Reads the XML of a `.xib` file.
  ///
  /// Controllers and objects of the app's own classes that stand in it beside the views are not made.
  ///
  /// - Parameters:
  ///   - xml: The contents of the file.
  ///   - file: Its name; without folder and extension it is the nib's name.
  /// - Throws: `StoryboardError` with the line of what is wrong.
  public init(xml: Data, file: String) throws(StoryboardError) {
    let root = try XMLElementTree.parse(xml, file: file)
    guard root.name == "document" else { throw StoryboardError(root.place, .notAStoryboard(root: root.name)) }
    guard let objects = root.child("objects") else { throw StoryboardError(root.place, .missing("objects")) }
    self.init(
      name: StoryboardDocument.name(ofFile: file), objects: objects.children.compactMap(Object.init),
      place: root.place)
    for element in objects.children where element.name == "placeholder" {
      placeholders.append(
        Placeholder(
          id: try element.required("id"), identifier: try element.required("placeholderIdentifier"),
          connections: XMLSceneViews.connections(of: element)))
    }
    constraints = objects.elements(named: "constraint").compactMap { $0.attributes["id"] }
  }
}

extension NibDocument.Object {
  /// What an element beside others in a nib makes, if it is a view or a recogniser.
  fileprivate init?(_ element: XMLElementTree) {
    if let recognizer = XMLSceneViews.recognizer(element) {
      self = .recognizer(recognizer)
    } else if Self.others.contains(element.name) || element.name.hasSuffix("Controller") {
      return nil
    } else {
      self = .view(XMLSceneViews.view(element))
    }
  }

  /// Elements of a nib that are neither views nor controllers.
  private static let others: Set<String> = [
    "placeholder", "customObject", "barButtonItem", "navigationItem", "tabBarItem",
    "viewControllerPlaceholder",
  ]
}
