import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A screen whose segues lead to what it makes itself, as `@IBSegueAction` says.
private class MakingController: PlainController {
  var makesNothing = false
  var coder: NSCoder?

  func makeNumbered(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    self.coder = coder
    let whom = sender.map { "\($0)" } ?? "nobody"
    Journal.note(self, "makes \(identifier ?? "-") for \(whom)")
    return makesNothing ? nil : NumberedController(coder: coder, number: 7)
  }
}

/// Has the method of the class above it, unless another one is made known for this one.
private final class RemakingController: MakingController {}

/// A screen that is complete only with a number, and says whether its parts were connected in time.
private final class NumberedController: UIViewController {
  let number: Int
  weak var label: UILabel?
  var labelWhenLoaded: String?

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  override func awakeFromNib() { Journal.note(self, "woke with \(number)") }

  override func viewDidLoad() { labelWhenLoaded = label?.text }
}

/// Segues whose destination the source makes itself.
@MainActor @Suite("Segue actions")
struct SegueActionTests {
  private static let action = #"destinationCreationSelector="makeNumbered:sender:identifier:""#

  private static let numbered = """
    <scene><objects><viewController id="N" storyboardIdentifier="N" customClass="NumberedController" title="Numbers"
      modalPresentationStyle="formSheet" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <label id="l" text="Number"/></subviews></view>
      <connections><outlet property="label" destination="l" id="o"/></connections></viewController></objects></scene>
    """

  private static func source(_ type: String = "MakingController") -> String {
    StoryboardXML.scene(
      "A", attributes: "customClass=\"\(type)\"",
      segues: [
        "identifier=\"go\" kind=\"present\" destination=\"N\" \(action)",
        "identifier=\"in\" kind=\"embed\" destination=\"N\" \(action)",
        "identifier=\"far\" kind=\"present\" destination=\"R\" \(action)",
        "identifier=\"plain\" kind=\"present\" destination=\"N\"",
      ])
  }

  private func register() {
    let registry = Simulation.storyboards
    registry.register(MakingController.self, RemakingController.self, NumberedController.self)
    registry.registerOutlet("label", on: NumberedController.self) {
      (it: NumberedController, part: UILabel) in it.label = part
    }
    registry.registerSegueAction("makeNumbered:sender:identifier:", on: MakingController.self) {
      $0.makeNumbered($1, sender: $2, identifier: $3)
    }
  }

  /// Shows the screen that makes its destinations, and what it has embedded is there.
  private func show(
    _ type: String = "MakingController", registering: (() -> Void)? = nil
  ) throws -> (stage: Stage, source: MakingController) {
    let stage = try Stage()
    (registering ?? register)()
    let far = StoryboardXML.document([Self.numbered])
    try Simulation.storyboards.register(StoryboardDocument(xml: far, file: "far.storyboard"))
    let xml = StoryboardXML.document([
      Self.source(type), Self.numbered, StoryboardXML.reference("R", to: "far", scene: "N"),
    ])
    try Simulation.storyboards.register(StoryboardDocument(xml: xml, file: "making.storyboard"))
    let made = UIStoryboard(name: "making", bundle: nil).instantiateViewController(withIdentifier: "A")
    stage.window.rootViewController = made
    stage.window.makeKeyAndVisible()
    stage.settle()
    return (stage, try #require(made as? MakingController))
  }

  /// What the screen presents when it has performed a segue.
  private func perform(
    _ segue: String, on source: MakingController, of stage: Stage
  ) throws -> NumberedController {
    Journal.entries = []
    source.performSegue(withIdentifier: segue, sender: "me")
    stage.settle()
    return try #require(source.presentedViewController as? NumberedController)
  }

  @Test func `the name of the method is read, where a segue has one`() throws {
    let xml = StoryboardXML.document([Self.source(), Self.numbered, StoryboardXML.scene("R")])
    let document = try StoryboardDocument(xml: xml, file: "making.storyboard")
    let name = "makeNumbered:sender:identifier:"
    #expect(document.scene(id: "A")?.segues.map(\.creationAction) == [name, name, name, nil])
  }

  @Test func `the source makes the destination, told the sender and the segue, before it prepares`() throws {
    let (stage, source) = try show()
    let made = try perform("go", on: source, of: stage)
    #expect(made.number == 7 && source.coder != nil)
    #expect(
      Journal.entries == [
        "MakingController makes go for me", "NumberedController woke with 7",
        "MakingController prepare go (not loaded)",
      ])
    #expect(stage.faults == [])
  }

  @Test func `what the source has made is a scene of the storyboard like any other`() throws {
    let (stage, source) = try show()
    let made = try perform("go", on: source, of: stage)
    #expect(made.labelWhenLoaded == "Number" && made.label?.superview === made.view)
    #expect(made.title == "Numbers" && made.modalPresentationStyle == .formSheet)
    #expect(made.storyboard?.name == "making")
  }

  @Test func `where the source makes nothing, the storyboard makes the destination`() throws {
    let (stage, source) = try show()
    source.makesNothing = true
    let made = try perform("go", on: source, of: stage)
    #expect(made.number == 0 && made.labelWhenLoaded == "Number")
    #expect(Journal.entries.first == "MakingController makes go for me")
    #expect(stage.faults == [])
  }

  @Test func `a segue without a method leaves the destination to the storyboard`() throws {
    let (stage, source) = try show()
    let made = try perform("plain", on: source, of: stage)
    #expect(made.number == 0 && !Journal.entries.contains { $0.contains("makes") })
  }

  @Test func `what is embedded is made by the source too, and nobody is the sender`() throws {
    let (stage, source) = try show()
    let child = try #require(source.children.first as? NumberedController)
    #expect(child.number == 7 && child.labelWhenLoaded == "Number")
    #expect(child.view.isDescendant(of: source.view))
    #expect(Journal.entries.contains("MakingController makes in for nobody"))
    #expect(stage.faults == [])
  }

  @Test func `the source makes what a reference to another storyboard stands for`() throws {
    let (stage, source) = try show()
    let made = try perform("far", on: source, of: stage)
    #expect(made.number == 7 && made.storyboard?.name == "far" && made.labelWhenLoaded == "Number")
  }

  @Test func `a segue that is refused makes nothing`() throws {
    let (stage, source) = try show()
    source.mayPerform = false
    Journal.entries = []
    #expect(!SegueControl.touch("go", on: source))
    stage.settle()
    #expect(Journal.entries == ["MakingController shouldPerform go"])
  }

  @Test func `a subclass has the method, or its own of that name`() throws {
    let (stage, inheriting) = try show("RemakingController")
    #expect(try perform("go", on: inheriting, of: stage).number == 7)
    let (other, overriding) = try show("RemakingController") {
      Simulation.storyboards.registerSegueAction(
        "makeNumbered:sender:identifier:", on: RemakingController.self
      ) { _, coder, _, _ in NumberedController(coder: coder, number: 8) }
      register()
    }
    #expect(try perform("go", on: overriding, of: other).number == 8)
  }

  @Test func `a method that the source does not have is UIKit's exception`() throws {
    let (stage, source) = try show {
      let registry = Simulation.storyboards
      registry.register(MakingController.self, NumberedController.self)
      registry.registerSegueAction("makeNumbered:sender:identifier:", on: NumberedController.self) {
        _, coder, _, _ in NumberedController(coder: coder, number: 9)
      }
    }
    let unknown = Fault.unknownAction("makeNumbered:sender:identifier:", of: "MakingController")
    #expect(stage.faults == [unknown] && unknown.isException)
    #expect(try perform("go", on: source, of: stage).number == 0)
    #expect(stage.faults == [unknown, unknown])
  }

  @Test func `what is registered together is put back by the next launch`() throws {
    let simulation = Simulation.reset()
    let storyboards = Simulation.storyboards
    storyboards.removeAll()
    defer { storyboards.removeAll() }
    var calls = 0
    simulation.beginPerforming()
    for _ in 1...3 {
      storyboards.registerTogether {
        calls += 1
        register()
      }
      let xml = StoryboardXML.document([Self.source(), Self.numbered, StoryboardXML.scene("R")])
      try storyboards.register(StoryboardDocument(xml: xml, file: "making.storyboard"))
      let made = UIStoryboard(name: "making", bundle: nil).instantiateViewController(withIdentifier: "A")
      made.loadViewIfNeeded()
      #expect((made.children.first as? NumberedController)?.number == 7)
      simulation.endRun()
    }
    #expect(calls == 1)
  }
}
