import Foundation
import HeadlessUIKit
import Testing

/// A broken storyboard and what is said about it.
struct BrokenStoryboard: CustomTestStringConvertible, Sendable {
  let id: String
  let file: String
  let text: String
  let message: String

  var testDescription: String { id }

  /// A JSON storyboard.
  static func json(_ id: String, _ text: String, _ message: String) -> BrokenStoryboard {
    BrokenStoryboard(id: id, file: "b.json", text: text, message: "b.json: \(message)")
  }

  /// An XML storyboard with the given scenes, one a line from line 2 on.
  static func xml(_ id: String, _ objects: [String], _ message: String) -> BrokenStoryboard {
    let scenes = objects.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return BrokenStoryboard(
      id: id, file: "B.storyboard", text: "<document><scenes>\n\(scenes)\n</scenes></document>",
      message: "B.storyboard:\(message)")
  }

  static func controller(_ id: String, _ segue: String = "", extra: String = "") -> String {
    "<viewController id=\"\(id)\" sceneMemberID=\"viewController\" \(extra)>\(segue)</viewController>"
  }

  static let xmlCases: [BrokenStoryboard] = [
    BrokenStoryboard(
      id: "cut off", file: "B.storyboard", text: "<document>\n<scenes>\n<scene>",
      message: "B.storyboard:3: this is not well-formed XML (parser error 5). "
        + "Repair the text at this place, or export the file again"),
    BrokenStoryboard(
      id: "other document", file: "B.storyboard", text: "<archive/>",
      message: "B.storyboard:1: the outermost element is <archive>, not <document>. "
        + "Pass a .storyboard file of iOS, or JSON"),
    BrokenStoryboard(
      id: "document type", file: "B.storyboard", text: "\n<!DOCTYPE d [<!ENTITY a \"b\">]><document/>",
      message: "B.storyboard:2: this is not well-formed XML (parser error 59). "
        + "Repair the text at this place, or export the file again"),
    .xml(
      "unknown kind", [controller("a", "<segue kind=\"shwo\" destination=\"a\"/>")],
      "2: \"shwo\" is no kind of segue. Did you mean \"show\"?"),
    .xml(
      "no destination", [controller("a", "<segue kind=\"show\"/>")],
      "2: \"destination\" is missing. Add \"destination\""),
    .xml(
      "unknown destination",
      [controller("home"), controller("b", "<segue kind=\"show\" destination=\"hone\"/>")],
      "3: no scene has the id \"hone\". Did you mean \"home\"?"),
    .xml(
      "duplicate id", [controller("a"), controller("b"), controller("a")],
      "4: the identifier \"a\" is taken at B.storyboard:2. Rename one of the two"),
    .xml(
      "duplicate identifier",
      [
        controller("a", extra: "storyboardIdentifier=\"X\""),
        controller("b", extra: "storyboardIdentifier=\"X\""),
      ],
      "3: the identifier \"X\" is taken at B.storyboard:2. Rename one of the two"),
    .xml(
      "embedding itself",
      [
        controller("a", "<segue kind=\"embed\" destination=\"b\"/>"),
        controller("b", "<segue kind=\"embed\" destination=\"a\"/>"),
      ],
      "2: scenes contain themselves: a → b → a. "
        + "Break the chain at one relationship, embed segue or reference"),
    .xml(
      "unwind without method", [controller("a", "<segue kind=\"unwind\" destination=\"e\"/>")],
      "2: \"unwindAction\" is missing. Add \"unwindAction\""),
    .xml(
      "unknown relationship",
      [controller("a", "<segue kind=\"relationship\" relationship=\"rootController\" destination=\"a\"/>")],
      "2: \"rootController\" is no relationship between controllers. Did you mean \"rootViewController\"?"),
    .xml(
      "contents without container",
      [controller("a", "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"a\"/>")],
      "2: a viewController cannot start with 1 controllers. "
        + "Make it a navigation, tab bar or split view controller"),
    .xml(
      "unknown style", [controller("a", extra: "modalPresentationStyle=\"pagesheet2\"")],
      "2: \"pagesheet2\" is no modal presentation style. Did you mean \"pageSheet\"?"),
  ]

  static let jsonCases: [BrokenStoryboard] = [
    .json(
      "no JSON", "{", "this is not well-formed JSON. Repair the text at this place, or export the file again"),
    .json("no scenes", "{}", "\"scenes\" is missing. Add \"scenes\""),
    .json("scenes of the wrong type", "{\"scenes\": 1}", "scenes: the value is not a list. Write a list"),
    .json(
      "misspelt key", "{\"scenes\": [{\"identifer\": \"A\"}]}",
      "scenes[0]: there is no key \"identifer\" here. Did you mean \"identifier\"?"),
    .json(
      "nameless scene", "{\"scenes\": [{\"title\": \"A\"}]}",
      "scenes[0]: \"identifier\" is missing. Add \"identifier\""),
    .json(
      "wrong type", "{\"scenes\": [{\"identifier\": 3}]}",
      "scenes[0].identifier: the value is not a text. Write a text"),
    .json(
      "unknown scene kind", "{\"scenes\": [{\"identifier\": \"A\", \"kind\": \"tabController\"}]}",
      "scenes[0].kind: \"tabController\" is no kind of scene. Did you mean \"tabBarController\"?"),
    .json(
      "no destination", "{\"scenes\": [{\"identifier\": \"A\", \"segues\": [{\"kind\": \"show\"}]}]}",
      "scenes[0].segues[0]: \"to\" is missing. Add \"to\""),
    .json(
      "two segues of one name",
      """
      {"scenes": [{"identifier": "A", "segues": [{"identifier": "s", "kind": "show", "to": "A"},
      {"identifier": "s", "kind": "show", "to": "A"}]}]}
      """,
      "scenes[0].segues[1]: the scene has a segue \"s\" at b.json: scenes[0].segues[0] already. "
        + "Rename one of the two"),
    .json(
      "start nowhere", "{\"initial\": \"Z\", \"scenes\": [{\"identifier\": \"Alpha\"}]}",
      "initial: no scene has the id \"Z\". Known: \"Alpha\""),
    .json(
      "containing itself",
      """
      {"scenes": [{"identifier": "A", "kind": "tabBarController", "contents": ["B"]},
      {"identifier": "B", "kind": "navigationController", "contents": ["A"]}]}
      """,
      "scenes[0]: scenes contain themselves: A → B → A. "
        + "Break the chain at one relationship, embed segue or reference"),
    .json(
      "two roots",
      "{\"scenes\": [{\"identifier\": \"A\", \"kind\": \"navigationController\", \"contents\": [\"B\", \"B\"]}, "
        + "{\"identifier\": \"B\"}]}",
      "scenes[0].contents[1]: a navigationController cannot start with 2 controllers. Give it at most one root"
    ),
  ]
}

@Suite struct BrokenStoryboardTests {
  @Test(arguments: BrokenStoryboard.xmlCases + BrokenStoryboard.jsonCases)
  func `a broken storyboard names place and remedy`(broken: BrokenStoryboard) {
    do {
      _ = try StoryboardDocument(data: Data(broken.text.utf8), file: broken.file)
      Issue.record("read without an error")
    } catch {
      #expect(error.description == broken.message)
    }
  }

  @Test(arguments: ["<document>", "{\"scenes\":", "[", "<scene sceneMemberID=\"viewController\">"])
  func `nesting without end is refused`(opening: String) {
    for depth in [1, 300, 100_000] {
      let text = String(repeating: opening, count: depth)
      #expect(throws: StoryboardError.self) {
        try StoryboardDocument(data: Data(text.utf8), file: "deep")
      }
    }
  }

  @MainActor
  @Test func `an unknown class is named with the nearest one that is registered`() throws {
    Simulation.storyboards.removeAll()
    Simulation.storyboards.register(UIViewController.self, as: "HomeController")
    let text = "{\"scenes\": [{\"identifier\": \"A\", \"class\": \"HomeContoller\"}]}"
    let document = try StoryboardDocument(data: Data(text.utf8), file: "b.json")
    let error = #expect(throws: StoryboardError.self) {
      try Simulation.storyboards.register(document)
    }
    #expect(
      error?.description
        == "b.json: scenes[0]: there is no class \"HomeContoller\". Did you mean \"HomeController\"?")
    #expect(Simulation.storyboards.names == [])
  }

  @MainActor
  @Test func `a class of the process is found by its module and name`() throws {
    Simulation.storyboards.removeAll()
    let text = """
      {"scenes": [{"identifier": "A", "class": "ListController", "module": "StoryboardTests"}]}
      """
    try Simulation.storyboards.register(StoryboardDocument(data: Data(text.utf8), file: "b.json"))
    let made = UIStoryboard(name: "b", bundle: nil).instantiateViewController(withIdentifier: "A")
    #expect(made is ListController)
  }

  @MainActor
  @Test func `storyboards that contain each other are refused`() throws {
    Simulation.storyboards.removeAll()
    func document(_ name: String, to other: String) throws -> StoryboardDocument {
      let text = """
        {"initial": "N", "scenes": [{"identifier": "N", "kind": "navigationController", "contents": ["R"]},
        {"identifier": "R", "kind": "reference", "storyboard": "\(other)"}]}
        """
      return try StoryboardDocument(json: Data(text.utf8), file: "\(name).json")
    }
    try Simulation.storyboards.register(document("one", to: "two"))
    let two = try document("two", to: "one")
    let error = #expect(throws: StoryboardError.self) { try Simulation.storyboards.register(two) }
    #expect(error?.problem == .cycle(["N", "R", "N", "R", "N"]))
    #expect(Simulation.storyboards.names == ["one"])
  }

  @MainActor
  @Test func `a reference to a scene that the other storyboard has not is refused`() throws {
    Simulation.storyboards.removeAll()
    Simulation.storyboards.register(UIViewController.self, as: "DetailController")
    try Simulation.storyboards.register(StoryboardFixtures.document("Wing.storyboard"))
    let text = """
      {"scenes": [{"id": "R", "kind": "reference", "storyboard": "Wing", "scene": "Roam"}]}
      """
    let document = try StoryboardDocument(json: Data(text.utf8), file: "b.json")
    let error = #expect(throws: StoryboardError.self) {
      try Simulation.storyboards.register(document)
    }
    #expect(
      error?.description
        == "b.json: scenes[0]: storyboard \"Wing\" has no scene \"Roam\". Did you mean \"Room\"?")
  }
}
