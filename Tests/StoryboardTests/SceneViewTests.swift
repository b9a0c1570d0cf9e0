import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A screen as Interface Builder connects it.
private class FormController: UIViewController {
  weak var title1: UILabel?
  var buttons: [UIButton] = []
  var height: NSLayoutConstraint?
  weak var edit: UIBarButtonItem?
  var isConnected = false

  override func viewDidLoad() { isConnected = title1 != nil }

  func save(_ sender: UIButton) { Journal.note(self, "saves by \(sender.currentTitle ?? "")") }
  func toggle(_ sender: UISwitch) { Journal.note(self, "turns \(sender.isOn ? "on" : "off")") }
  func edit(_ sender: UIBarButtonItem) { Journal.note(self, "edits") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Journal.note(
      self, "prepares \(segue.identifier ?? "") for \(sender.map { "\(type(of: $0))" } ?? "nobody")")
  }
}

private final class BadgeView: UIView {
  var label: UILabel?
}

private final class RowCell: UITableViewCell {
  var name: UILabel?
}

private final class RowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.name?.text = "row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Journal.note(self, "selects \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Journal.note(self, "prepares for \((sender as? RowCell)?.name?.text ?? "nobody")")
  }
}

private final class SettingsController: UITableViewController {
  var sound: UISwitch?
}

/// Views of scenes: made, filled, connected and touched.
@MainActor @Suite("Views of scenes")
struct SceneViewTests {
  private static let form = """
    <scene><objects><viewController id="F" storyboardIdentifier="F" customClass="FormController"
      sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <label id="l" text="Name" tag="7"/>
      <button id="b1"><state key="normal" title="Save"/><connections>
        <action selector="save:" destination="F" eventType="touchUpInside" id="a1"/></connections></button>
      <stackView id="st"><subviews><button id="b2"><state key="normal" title="Next"/><connections>
        <segue destination="D" kind="show" identifier="next" id="s1"/></connections></button></subviews></stackView>
      <switch id="sw" on="YES"><connections>
        <action selector="toggle:" destination="F" eventType="valueChanged" id="a2"/></connections></switch>
      <textField id="t" placeholder="Your name" hidden="YES"/>
      <segmentedControl id="sg"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      <view id="bv" customClass="BadgeView"><subviews><label id="bl" text="3"/></subviews><connections>
        <outlet property="label" destination="bl" id="o5"/></connections></view>
      <textView id="tv" hidden="YES"/>
      </subviews><constraints><constraint firstAttribute="height" id="h" constant="3"/></constraints></view>
      <navigationItem key="navigationItem" title="Form" id="n">
        <barButtonItem key="rightBarButtonItem" title="Edit" id="e"><connections>
          <action selector="edit:" destination="F" id="a3"/></connections></barButtonItem></navigationItem>
      <connections><outlet property="title1" destination="l" id="o1"/>
        <outletCollection property="buttons" destination="b1" id="o2"/>
        <outletCollection property="buttons" destination="b2" id="o3"/>
        <outlet property="height" destination="h" id="o4"/><outlet property="edit" destination="e" id="o6"/>
        <outlet property="view" destination="v" id="o7"/>EXTRA</connections></viewController></objects></scene>
    """
  private static let detail = StoryboardXML.scene("D")

  /// Shows a scene in a navigation controller.
  private func show<Controller: UIViewController>(
    _ scene: String, _ type: Controller.Type, register: () -> Void = {}
  ) throws -> (stage: Stage, controller: Controller) {
    let stage = try Stage()
    let registry = Simulation.storyboards
    registry.register(FormController.self, RowsController.self, SettingsController.self)
    registry.registerView(BadgeView.self, RowCell.self)
    register()
    try registry.register(
      StoryboardDocument(xml: StoryboardXML.document([scene, Self.detail]), file: "views.storyboard"))
    let id = type == FormController.self ? "F" : "R"
    let made = UIStoryboard(name: "views", bundle: nil).instantiateViewController(withIdentifier: id)
    stage.window.rootViewController = UINavigationController(rootViewController: made)
    stage.window.makeKeyAndVisible()
    stage.settle()
    Journal.entries = []
    return (stage, try #require(made as? Controller))
  }

  private func registerForm() {
    let registry = Simulation.storyboards
    registry.registerOutlet("title1", on: FormController.self) { (it: FormController, part: UILabel) in
      it.title1 = part
    }
    registry.registerOutlet("buttons", on: FormController.self) { (it: FormController, part: [UIButton]) in
      it.buttons = part
    }
    registry.registerOutlet("height", on: FormController.self) {
      (it: FormController, part: NSLayoutConstraint) in
      it.height = part
    }
    registry.registerOutlet("edit", on: FormController.self) { (it: FormController, part: UIBarButtonItem) in
      it.edit = part
    }
    registry.registerOutlet("label", on: BadgeView.self) { (it: BadgeView, part: UILabel) in it.label = part }
    _ = Selector("save:", { (it: FormController, a) in it.save(a) })
    _ = Selector("toggle:", { (it: FormController, a) in it.toggle(a) })
    _ = Selector("edit:", { (it: FormController, a) in it.edit(a) })
  }

  private func showForm(_ extra: String = "") throws -> (stage: Stage, controller: FormController) {
    try show(Self.form.replacing("EXTRA", with: extra), FormController.self, register: registerForm)
  }

  @Test
  func
    `outlets are connected before viewDidLoad, to views, to collections of them, to rules and to buttons of bars`()
    throws
  {
    let (_, form) = try showForm()
    #expect(form.isConnected && form.title1?.text == "Name" && form.title1?.tag == 7)
    #expect(form.buttons.map(\.currentTitle) == ["Save", "Next"])
    #expect(form.height?.constant == 0)
    #expect(form.edit?.title == "Edit" && form.navigationItem.rightBarButtonItem === form.edit)
  }

  @Test func `views are what the file says`() throws {
    let (_, form) = try showForm()
    let views = form.view.subviews
    #expect(views.count == 8 && form.title == "Form")
    #expect((views[2] as? UIStackView)?.arrangedSubviews.first === form.buttons.last)
    #expect((views[3] as? UISwitch)?.isOn == true)
    #expect((views[4] as? UITextField)?.placeholder == "Your name" && views[4].isHidden)
    #expect((views[5] as? UISegmentedControl)?.titleForSegment(at: 1) == "B")
    #expect((views[6] as? BadgeView)?.label?.text == "3")
    #expect((views[4] as? UITextField)?.text == "" && (views[7] as? UITextView)?.text == "")
  }

  @Test func `what the user touches calls methods and performs segues`() throws {
    let (stage, form) = try showForm()
    let words = stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
    #expect(
      words == [
        "tap 'Edit' in the bar", "tap 'Save'", "tap 'Next'", "turn 'UISwitch' off", "choose 'A'",
        "choose 'B'",
      ])
    for number in [0, 1, 3] { stage.window.perform(.tapControl(number)) }
    #expect(
      Journal.entries == ["FormController edits", "FormController saves by Save", "FormController turns off"])
    Journal.entries = []
    stage.window.perform(.tapControl(2))
    stage.settle()
    #expect(Journal.entries == ["FormController prepares next for UIButton"])
    #expect(form.navigationController?.viewControllers.count == 2)
  }

  @Test func `recognisers and the first responder of a scene are connected`() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      <swipeGestureRecognizer direction="left" id="sw1"><connections>
        <action selector="save:" destination="F" id="a8"/></connections></swipeGestureRecognizer></objects>
      """
    let scene = Self.form
      .replacing(
        "<label id=\"l\"",
        with: """
          <button id="b0"><state key="normal" title="Any"/><connections>
            <action selector="save:" destination="fr" eventType="touchUpInside" id="a9"/></connections></button>
          <view id="pad"><connections><outletCollection property="gestureRecognizers" destination="sw1" id="o8"/>
            </connections></view><label id="l"
          """
      )
      .replacing("</objects>", with: objects).replacing("EXTRA", with: "")
    let (stage, form) = try show(scene, FormController.self, register: registerForm)
    let swipe = form.view.subviews[1].gestureRecognizers?.first as? UISwipeGestureRecognizer
    #expect(swipe?.direction == .left)
    stage.window.perform(.tapControl(1))
    #expect(Journal.entries == ["FormController saves by Any"] && stage.faults.isEmpty)
  }

  @Test func `an outlet that the class does not have raises UIKit's exception`() throws {
    let (stage, form) = try showForm("<outlet property=\"gone\" destination=\"l\" id=\"o9\"/>")
    #expect(stage.faults == [.unknownOutlet("gone", of: "FormController")])
    #expect(form.isConnected)
  }

  @Test func `where nobody says which outlets a class has, none is missed`() throws {
    let (stage, form) = try show(Self.form.replacing("EXTRA", with: ""), FormController.self)
    #expect(stage.faults.isEmpty && form.title1 == nil && !form.isConnected)
  }

  @Test
  func `cells are made of prototypes, each with its outlets, and a tap performs the segue before it is told`()
    throws
  {
    let scene = """
      <scene><objects><tableViewController id="R" storyboardIdentifier="R" customClass="RowsController"
        sceneMemberID="viewController"><tableView key="view" id="v"><prototypes>
        <tableViewCell reuseIdentifier="row" id="c" customClass="RowCell"><tableViewCellContentView key="contentView" id="cc">
        <subviews><label id="l" text="empty"/></subviews></tableViewCellContentView>
        <connections><outlet property="name" destination="l" id="o1"/>
          <segue destination="D" kind="show" id="s1"/></connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="R" id="o2"/></connections></tableView>
        </tableViewController></objects></scene>
      """
    let (stage, rows) = try show(scene, RowsController.self) {
      Simulation.storyboards.registerOutlet("name", on: RowCell.self) { (it: RowCell, part: UILabel) in
        it.name = part
      }
    }
    let cells = rows.tableView.visibleCells
    #expect(cells.compactMap { ($0 as? RowCell)?.name?.text } == ["row 0", "row 1"])
    #expect(cells.allSatisfy { $0.reuseIdentifier == "row" })
    stage.window.perform(.tapRow(IndexPath(row: 1, section: 0), list: 0))
    stage.settle()
    #expect(
      Journal.entries.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        == ["prepares for row 1", "selects 1"])
    #expect(rows.navigationController?.viewControllers.count == 2)
  }

  @Test func `a table with always the same rows shows them, and what is in them can be touched`() throws {
    let scene = """
      <scene><objects><tableViewController id="R" storyboardIdentifier="R" customClass="SettingsController"
        sceneMemberID="viewController"><tableView key="view" dataMode="static" id="v"><sections>
        <tableViewSection headerTitle="Sound" id="se"><cells>
          <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="cc"><subviews><switch id="sw" on="YES"/>
          </subviews></tableViewCellContentView></tableViewCell>
          <tableViewCell id="c2"><connections><segue destination="D" kind="show" id="s1"/></connections></tableViewCell>
        </cells></tableViewSection></sections></tableView>
        <connections><outlet property="sound" destination="sw" id="o1"/></connections>
        </tableViewController></objects></scene>
      """
    let (stage, settings) = try show(scene, SettingsController.self) {
      Simulation.storyboards.registerOutlet("sound", on: SettingsController.self) {
        (it: SettingsController, part: UISwitch) in it.sound = part
      }
    }
    #expect(settings.tableView.numberOfRows(inSection: 0) == 2 && settings.sound?.isOn == true)
    #expect(settings.tableView(settings.tableView, titleForHeaderInSection: 0) == "Sound")
    stage.window.perform(.tapRow(IndexPath(row: 1, section: 0), list: 0))
    stage.settle()
    #expect(settings.navigationController?.viewControllers.count == 2)
  }
}
