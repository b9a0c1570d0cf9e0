import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A broken storyboard and what is said about it.
struct BrokenStoryboard: CustomTestStringConvertible, Sendable {
  let id: String
  let file: String
  let text: String
  let message: String

  var testDescription: String { id }

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

  static func container(_ id: String, _ kind: String, _ relationship: String, _ contents: [String]) -> String
  {
    let segues = contents.map {
      "<segue kind=\"relationship\" relationship=\"\(relationship)\" destination=\"\($0)\"/>"
    }
    return "<\(kind) id=\"\(id)\" sceneMemberID=\"viewController\">\(segues.joined())</\(kind)>"
  }

  static let all: [BrokenStoryboard] = [
    BrokenStoryboard(
      id: "cut off", file: "B.storyboard", text: "<document>\n<scenes>\n<scene>",
      message: "B.storyboard:3: this is not well-formed XML (parser error 5). "
        + "Repair the text at this place, or export the file again"),
    BrokenStoryboard(
      id: "other document", file: "B.storyboard", text: "<archive/>",
      message: "B.storyboard:1: the outermost element is <archive>, not <document>. "
        + "Pass a .storyboard file of iOS"),
    BrokenStoryboard(
      id: "document type", file: "B.storyboard", text: "\n<!DOCTYPE d [<!ENTITY a \"b\">]><document/>",
      message: "B.storyboard:2: this is not well-formed XML (parser error 59). "
        + "Repair the text at this place, or export the file again"),
    BrokenStoryboard(
      id: "instruction without data", file: "B.storyboard",
      text: "<?xml version=\"1.0\"?>\n<?a b?>\n<?a ?><?route?>\n<document/>",
      message: "B.storyboard:3: this is not well-formed XML (parser error 45). "
        + "Repair the text at this place, or export the file again"),
    BrokenStoryboard(
      id: "instruction in another encoding", file: "B.storyboard",
      text: "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n+ADw-?route?+AD4-<document/>",
      message: "B.storyboard:1: this is not well-formed XML (parser error 29). "
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
    .xml(
      "two segues of one name",
      [
        controller(
          "a",
          "<segue identifier=\"s\" kind=\"show\" destination=\"a\"/>\n<segue identifier=\"s\" kind=\"show\" destination=\"a\"/>"
        )
      ],
      "3: the scene has a segue \"s\" at B.storyboard:2 already. Rename one of the two"),
    .xml(
      "containing itself",
      [
        container("a", "tabBarController", "viewControllers", ["b"]),
        container("b", "navigationController", "rootViewController", ["a"]),
      ],
      "2: scenes contain themselves: a → b → a. "
        + "Break the chain at one relationship, embed segue or reference"),
    .xml(
      "two roots",
      [container("a", "navigationController", "rootViewController", ["b", "b"]), controller("b")],
      "2: a navigationController cannot start with 2 controllers. Give it at most one root"),
    BrokenStoryboard(
      id: "start nowhere", file: "B.storyboard",
      text:
        "<document initialViewController=\"z\"><scenes><scene><objects>\(controller("alpha"))</objects></scene></scenes></document>",
      message: "B.storyboard:1: no scene has the id \"z\". Known: \"alpha\""),
    BrokenStoryboard(
      id: "scene without id", file: "B.storyboard",
      text:
        "<document><scenes><scene><objects><viewController sceneMemberID=\"viewController\"/></objects></scene></scenes></document>",
      message: "B.storyboard:1: \"id\" is missing. Add \"id\""),
  ]
}

@Suite struct BrokenStoryboardTests {
  @Test(arguments: BrokenStoryboard.all)
  func `a broken storyboard names place and remedy`(broken: BrokenStoryboard) {
    do {
      _ = try StoryboardDocument(xml: Data(broken.text.utf8), file: broken.file)
      Issue.record("read without an error")
    } catch {
      #expect(error.description == broken.message)
    }
  }

  @Test(arguments: ["<document>", "<scene sceneMemberID=\"viewController\">"])
  func `nesting without end is refused`(opening: String) {
    for depth in [1, 300, 100_000] {
      let text = String(repeating: opening, count: depth)
      #expect(throws: StoryboardError.self) {
        try StoryboardDocument(xml: Data(text.utf8), file: "deep")
      }
    }
  }

  @MainActor
  @Test func `an unknown class is named with the nearest one that is registered`() throws {
    Simulation.storyboards.removeAll()
    Simulation.storyboards.register(UIViewController.self, as: "HomeController")
    let scene = StoryboardXML.scene("A", attributes: #"customClass="HomeContoller""#)
    let document = try StoryboardDocument(xml: StoryboardXML.document([scene]), file: "b.storyboard")
    let error = #expect(throws: StoryboardError.self) {
      try Simulation.storyboards.register(document)
    }
    #expect(
      error?.description
        == "b.storyboard:2: there is no class \"HomeContoller\". Did you mean \"HomeController\"?")
    #expect(Simulation.storyboards.names == [])
  }

  @MainActor
  @Test func `what a module registers together is put back by the next launch`() throws {
    let simulation = Simulation.reset()
    let storyboards = Simulation.storyboards
    storyboards.removeAll()
    defer { storyboards.removeAll() }
    var calls = 0
    func launch() throws -> [String] {
      storyboards.registerTogether {
        calls += 1
        storyboards.register(UIViewController.self, as: "Home")
        storyboards.registerView(UILabel.self, as: "Headline")
      }
      let scene = StoryboardXML.scene("A", attributes: #"customClass="Home""#)
      try storyboards.register(
        StoryboardDocument(xml: StoryboardXML.document([scene]), file: "a.storyboard"))
      return storyboards.names
    }
    simulation.beginPerforming()
    for _ in 1...3 {
      #expect(try launch() == ["a"])
      simulation.endRun()
      #expect(storyboards.names == [])
    }
    #expect(calls == 1)
    storyboards.register(UIViewController.self, as: "Other")
    #expect(try launch() == ["a"] && calls == 2)
  }

  @MainActor
  @Test func `a class of the process is found by its module and name`() throws {
    Simulation.storyboards.removeAll()
    let scene = StoryboardXML.scene(
      "A", attributes: #"customClass="ListController" customModule="StoryboardTests""#)
    try Simulation.storyboards.register(
      StoryboardDocument(xml: StoryboardXML.document([scene]), file: "b.storyboard"))
    let made = UIStoryboard(name: "b", bundle: nil).instantiateViewController(withIdentifier: "A")
    #expect(made is ListController)
  }

  @MainActor
  @Test func `storyboards that contain each other are refused`() throws {
    Simulation.storyboards.removeAll()
    func document(_ name: String, to other: String) throws -> StoryboardDocument {
      let scenes = [StoryboardXML.navigation("N", to: "R"), StoryboardXML.reference("R", to: other)]
      return try StoryboardDocument(
        xml: StoryboardXML.document(startingWith: "N", scenes), file: "\(name).storyboard")
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
    let reference = StoryboardXML.reference("R", to: "Wing", scene: "Roam")
    let document = try StoryboardDocument(xml: StoryboardXML.document([reference]), file: "b.storyboard")
    let error = #expect(throws: StoryboardError.self) {
      try Simulation.storyboards.register(document)
    }
    #expect(
      error?.description
        == "b.storyboard:2: storyboard \"Wing\" has no scene \"Roam\". Did you mean \"Room\"?")
  }
}
