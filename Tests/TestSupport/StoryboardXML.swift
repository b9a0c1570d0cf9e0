public import Foundation

/// The XML of storyboards that tests write in place.
public enum StoryboardXML {
  /// The file of a storyboard.
  ///
  /// - Parameters:
  ///   - initial: The id of the scene that it starts with.
  ///   - scenes: The scenes, one a line from line 2 on.
  /// - Returns: The contents of the file.
  public static func document(startingWith initial: String? = nil, _ scenes: [String]) -> Data {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return Data("<document\(start)><scenes>\n\(scenes.joined(separator: "\n"))\n</scenes></document>".utf8)
  }

  /// A scene with one controller, whose storyboard identifier is its id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - kind: The kind of controller.
  ///   - attributes: Further attributes of the controller.
  ///   - connections: The attributes of its segues, relationships among them.
  /// - Returns: The scene in one line.
  public static func scene(
    _ id: String, _ kind: String = "viewController", attributes: String = "",
    segues connections: [String] = []
  ) -> String {
    let segues = connections.map { "<segue \($0)/>" }.joined()
    return
      "<scene><objects><\(kind) id=\"\(id)\" storyboardIdentifier=\"\(id)\" sceneMemberID=\"viewController\" "
      + "\(attributes)>\(segues)</\(kind)></objects></scene>"
  }

  /// A navigation controller that starts with a scene.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - root: The id of the scene.
  ///   - attributes: Further attributes of the controller.
  /// - Returns: The scene in one line.
  public static func navigation(_ id: String, to root: String, attributes: String = "") -> String {
    scene(
      id, "navigationController", attributes: attributes,
      segues: ["kind=\"relationship\" relationship=\"rootViewController\" destination=\"\(root)\""])
  }

  /// A scene that stands for one of another storyboard.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - storyboard: The other storyboard.
  ///   - identifier: The scene's identifier there; its first scene where nothing is said.
  /// - Returns: The scene in one line.
  public static func reference(_ id: String, to storyboard: String, scene identifier: String? = nil) -> String
  {
    let scene = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
    return
      "<scene><objects><viewControllerPlaceholder id=\"\(id)\" storyboardName=\"\(storyboard)\"\(scene)/>"
      + "</objects></scene>"
  }
}
