import Foundation
import HeadlessUIKit
import Testing

private final class PlainProfileController: ProfileViewController {}

/// Says itself which nib is its own.
private final class NamedController: UIViewController {
  override var nibName: String? { "Shared" }
}

private final class NibTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Controllers whose view comes from a nib.
@MainActor
@Suite struct NibControllerTests {
  @Test func `the nib that was named is loaded with the view, and connected before viewDidLoad`() throws {
    let stage = try NibStage("ProfileView")
    let screen = PlainProfileController(nibName: "ProfileView", bundle: .main)
    #expect(screen.nameLabel == nil && !screen.isViewLoaded)
    stage.show(screen)
    #expect(screen.wasConnected && screen.view.subviews.count == 4)
    #expect(screen.height?.constant == 0)
    #expect(screen.buttons.map(\.currentTitle) == ["Save", "Close"])
    #expect(stage.faults.isEmpty && Journal.entries.isEmpty)
  }

  @Test(arguments: [
    (["ProfileView", "ProfileViewController"], "ProfileView"),
    (["ProfileViewController", "Profile"], "ProfileViewController"), (["Profile"], nil),
  ])
  func `without a name it is that of the class without its last word, or else that of the class`(
    nibs: [String], expected: String?
  ) throws {
    let stage = try NibStage()
    for name in nibs {
      try NibStage.register(
        name, "<label id=\"l\" text=\"\(name)\"/>",
        outlets: "<outlet property=\"view\" destination=\"l\" id=\"o\"/>")
    }
    let screen = ProfileViewController()
    #expect((screen.view as? UILabel)?.text == expected && stage.faults.isEmpty)
    #expect((PlainProfileController().view as? UILabel) == nil)
  }

  @Test func `a class finds nibs of its own module only, and misses one only where it has others`()
    throws
  {
    let stage = try NibStage()
    let xml = "<document><objects><switch id=\"s\"/></objects></document>"
    for name in ["ProfileView", "ProfileViewController"] {
      Simulation.storyboards.register(
        try NibDocument(xml: Data(xml.utf8), file: "\(name).xib"), from: "OtherApp/Setup.swift")
    }
    #expect(!(ProfileViewController().view is UISwitch) && stage.faults.isEmpty)
    #expect(ProfileViewController(nibName: "Elsewhere", bundle: nil).view != nil && stage.faults.isEmpty)
    try NibStage.register("Ours", "<switch id=\"s\"/>")
    _ = ProfileViewController(nibName: "Elsewhere", bundle: nil).view
    #expect(stage.faults == [.unknownNib("Elsewhere")])
  }

  @Test func `a class that says the name of its nib itself is loaded from that one`() throws {
    let stage = try NibStage()
    for name in ["Shared", "NamedView"] {
      try NibStage.register(
        name, "<label id=\"l\" text=\"\(name)\"/>",
        outlets: "<outlet property=\"view\" destination=\"l\" id=\"o\"/>")
    }
    #expect((NamedController().view as? UILabel)?.text == "Shared" && stage.faults.isEmpty)
  }

  @Test func `a class that makes its view itself loads no nib`() throws {
    let stage = try NibStage()
    try NibStage.register("OwnView", "<switch id=\"s\"/>")
    #expect(OwnViewController().view is UILabel && stage.faults.isEmpty)
  }

  @Test func `what the user touches calls methods of the owner and of whoever comes first`() throws {
    let stage = try NibStage("ProfileView")
    let screen = ProfileViewController()
    stage.show(screen)
    let possible = stage.window.everythingPossible().filter(\.isOnContent)
    #expect(
      possible.map(\.words) == ["tap 'Save'", "tap 'Close'", "tap 'the UIView'"], "\(possible.map(\.words))")
    for gesture in possible { stage.window.perform(gesture.gesture) }
    #expect(
      Journal.entries == [
        "ProfileViewController saves by Save", "ProfileViewController closes",
        "ProfileViewController enlarges",
      ])
  }

  @Test func `a nib in which nothing is the view raises UIKit's exception, and the view is empty`() throws {
    let stage = try NibStage()
    try NibStage.register("ProfileView", "<label id=\"l\"/>")
    let screen = ProfileViewController()
    #expect(screen.view.subviews.isEmpty)
    #expect(stage.faults == [.nibWithoutView("ProfileView")])
    #expect(
      stage.faults[0].message
        == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"ProfileView\" nib but the view outlet was not set."
    )
  }

  @Test func `an unknown name raises UIKit's exception where the app has handed nibs over`() throws {
    let stage = try NibStage()
    _ = ProfileViewController(nibName: "Gone", bundle: nil).view
    #expect(stage.faults.isEmpty)
    try NibStage.register("Other", "<view id=\"v\"/>")
    _ = ProfileViewController(nibName: "Gone", bundle: nil).view
    #expect(stage.faults == [.unknownNib("Gone")])
  }

  @Test func `the table of a nib asks its controller unless it was connected otherwise`() throws {
    let stage = try NibStage()
    try NibStage.register(
      "NibTableController", "<tableView id=\"t\"/>",
      outlets: "<outlet property=\"view\" destination=\"t\" id=\"o\"/>")
    let screen = NibTableController(nibName: "NibTableController", bundle: nil)
    stage.show(screen)
    #expect(screen.tableView === screen.view && screen.tableView.numberOfRows(inSection: 0) == 3)
    #expect(stage.faults.isEmpty)
  }

  @Test func `a scene without a view of its own looks for the nib of its class`() throws {
    let stage = try NibStage("ProfileView")
    let scene = StoryboardDocument.Scene(
      id: "s", customClass: "ProfileViewController", place: SourcePlace(file: "Main"))
    Simulation.storyboards.register(ProfileViewController.self)
    try Simulation.storyboards.register(StoryboardDocument(name: "Main", initialScene: "s", scenes: [scene]))
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let screen = try #require(made as? ProfileViewController)
    screen.loadViewIfNeeded()
    #expect(screen.wasConnected && stage.faults.isEmpty)
  }
}
