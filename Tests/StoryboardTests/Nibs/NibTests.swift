import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Nibs that code loads itself.
@MainActor
@Suite struct NibTests {
  @Test func `each loading makes the top-level objects anew, in the order of the file`() throws {
    let stage = try NibStage("ProfileView")
    let nib = UINib(nibName: "ProfileView", bundle: nil)
    let owner = ProfileViewController()
    let first = nib.instantiate(withOwner: owner)
    let second = nib.instantiate(withOwner: owner, options: nil)
    #expect(first.count == 2 && first[0] is UIView && first[1] is UITapGestureRecognizer)
    #expect(first[0] as? UIView != second[0] as? UIView)
    #expect(owner.view == second[0] as? UIView && owner.nameLabel?.text == "Nobody")
    #expect(owner.nameLabel?.tag == 3)
    #expect(stage.faults.isEmpty)
  }

  @Test func `an owner is not told that it is awake, and views are, when all is connected`() throws {
    let stage = try NibStage()
    try NibStage.register(
      "Awake",
      """
      <view id="a" tag="1" customClass="AwakeView"><subviews><view id="b" tag="2" customClass="AwakeView"/></subviews></view>
      <view id="c" tag="3" customClass="AwakeView"/>
      """)
    let made = UINib(nibName: "Awake", bundle: nil).instantiate(withOwner: ProfileViewController())
    #expect(made.count == 2 && stage.faults.isEmpty)
    #expect(Journal.entries.sorted() == ["1 awakes in 0", "2 awakes in 1", "3 awakes in 0"])
  }

  @Test func `without an owner its outlets go nowhere, and its actions to the chain of responders`() throws {
    let stage = try NibStage("ProfileView")
    let made = UINib(nibName: "ProfileView", bundle: nil).instantiate(withOwner: nil)
    let screen = OwnViewController()
    screen.view.addSubview(try #require(made.first as? UIView))
    stage.show(screen)
    #expect(screen.nameLabel == nil && stage.faults.isEmpty)
    stage.window.perform(.tapControl(0))
    #expect(Journal.entries == ["OwnViewController saves by Save"])
  }

  @Test func `other objects are handed over by the identifiers of their placeholders`() throws {
    let stage = try NibStage()
    try NibStage.register(
      "Other",
      """
      <placeholder placeholderIdentifier="profile" id="p"><connections>
        <outlet property="nameLabel" destination="l" id="o"/></connections></placeholder>
      <label id="l" text="Ada"/>
      <button id="b"><state key="normal" title="Save"/><connections>
        <action selector="save:" destination="p" eventType="touchUpInside" id="a"/></connections></button>
      """)
    let screen = ProfileViewController()
    let made = UINib(nibName: "Other", bundle: nil).instantiate(
      withOwner: nil, options: [.externalObjects: ["profile": screen]])
    #expect(made.count == 2 && screen.nameLabel == made[0] as? UILabel)
    (made[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(Journal.entries == ["ProfileViewController saves by Save"] && stage.faults.isEmpty)
  }

  @Test func `an unknown nib raises UIKit's exception, when it is loaded and not before`() throws {
    let stage = try NibStage()
    let nib = UINib(nibName: "Gone", bundle: nil)
    #expect(stage.faults.isEmpty)
    #expect(nib.instantiate(withOwner: nil).isEmpty)
    #expect(stage.faults == [.unknownNib("Gone")])
    #expect(stage.faults.allSatisfy { $0.isException })
    #expect(
      stage.faults.map(\.message) == [
        "Could not load NIB in bundle: 'NSBundle (loaded)' with name 'Gone'"
      ])
  }

  @Test func `an outlet that the owner does not have raises UIKit's exception`() throws {
    let stage = try NibStage()
    try NibStage.register(
      "Wrong", "<label id=\"l\"/>", outlets: "<outlet property=\"gone\" destination=\"l\" id=\"o\"/>")
    _ = UINib(nibName: "Wrong", bundle: nil).instantiate(withOwner: ProfileViewController())
    #expect(stage.faults == [.unknownOutlet("gone", of: "ProfileViewController")])
    #expect(stage.faults[0].message.contains("not key value coding-compliant for the key gone."))
  }

  @Test func `what an app hands over as text is a nib where the file is one`() throws {
    let stage = try NibStage()
    for _ in 1...2 {
      Simulation.storyboards.registerOrTrap(
        xml: "<document><objects><label id=\"l\" text=\"Hello\"/></objects></document>", file: "en/Hello.xib")
    }
    let made = UINib(nibName: "Hello", bundle: .main).instantiate(withOwner: nil)
    #expect((made.first as? UILabel)?.text == "Hello" && stage.faults.isEmpty)
    #expect(Simulation.storyboards.nib(named: "Hello")?.place.file == "en/Hello.xib")
    #expect(Simulation.storyboards.names.isEmpty)
  }

  @Test(arguments: [
    ("<document/>", StoryboardError.Problem.missing("objects")),
    ("<plist/>", .notAStoryboard(root: "plist")),
    ("<document><objects><placeholder id=\"-1\"/></objects></document>", .missing("placeholderIdentifier")),
    ("<document><objects><placeholder placeholderIdentifier=\"x\"/></objects></document>", .missing("id")),
  ])
  func `a file that is no nib is refused with its place`(xml: String, problem: StoryboardError.Problem) {
    #expect(throws: StoryboardError(SourcePlace(file: "Bad.xib", line: 1), problem)) {
      try NibDocument(xml: Data(xml.utf8), file: "Bad.xib")
    }
  }

  @Test func `controllers and objects of the app's own beside the views are not made`() throws {
    let stage = try NibStage()
    try NibStage.register(
      "Beside",
      "<customObject id=\"c\"/><navigationController id=\"n\"/><barButtonItem id=\"b\"/><label id=\"l\"/>")
    let made = UINib(nibName: "Beside", bundle: nil).instantiate(withOwner: nil)
    #expect(made.count == 1 && made[0] is UILabel && stage.faults.isEmpty)
  }

  /// A file cut off anywhere, and a file in which one word is missing, is refused or makes a nib that works.
  @Test func `a damaged file is refused or can be loaded`() throws {
    let text = try String(decoding: Repository.fixture("Nibs/ProfileView.xib"), as: UTF8.self)
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var (refused, accepted) = (0, 0)
    for index in words.indices {
      _ = try NibStage()
      let damaged = (words[..<index] + words[(index + 1)...]).joined(separator: " ")
      do {
        Simulation.storyboards.register(try NibDocument(xml: Data(damaged.utf8), file: "Cut.xib"))
        #expect(UINib(nibName: "Cut", bundle: nil).instantiate(withOwner: ProfileViewController()).count <= 3)
        accepted += 1
      } catch {
        refused += 1
      }
    }
    #expect(refused > 10 && accepted > 50, "\(refused), \(accepted)")
  }
}
