import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What a storyboard says of the places in a tab bar, and of cells of UIKit's own styles.
@MainActor @Suite struct TabAndCellTests {
  private func make(_ scene: String) throws -> UIViewController {
    _ = try Stage()
    try Simulation.storyboards.register(
      StoryboardDocument(xml: StoryboardXML.document([scene]), file: "parts.storyboard"))
    return UIStoryboard(name: "parts", bundle: nil).instantiateViewController(withIdentifier: "S")
  }

  @Test func `a scene's place in a tab bar has the title of the file`() throws {
    let made = try make(
      """
      <scene><objects><viewController id="S" storyboardIdentifier="S" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Shop" id="i"/><navigationItem key="navigationItem" title="Products" id="n"/>
      </viewController></objects></scene>
      """)
    #expect(made.tabBarItem.title == "Shop" && made.navigationItem.title == "Products")
  }

  @Test func `the labels of a cell are those that the file has made, and no others`() throws {
    let made = try make(
      """
      <scene><objects><tableViewController id="S" storyboardIdentifier="S" sceneMemberID="viewController">
      <tableView key="view" id="v"><prototypes><tableViewCell reuseIdentifier="row" textLabel="a" detailTextLabel="b"
      style="IBUITableViewCellStyleValue1" id="c"><tableViewCellContentView key="contentView" id="cc"><subviews>
      <label text="Title" id="a"/><label text="Detail" id="b"/></subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController></objects></scene>
      """)
    let table = try #require(made.view as? UITableView)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
    cell.textLabel?.text = "Order 7"
    #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Order 7", "Detail"])
  }

  /// A screen with bars of its own.
  private final class BarScreen: UIViewController, UINavigationBarDelegate, UITabBarDelegate {
    weak var bar: UINavigationBar?
    func close(_ sender: UIBarButtonItem) { Journal.note(self, "closes by \(sender.title ?? "")") }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      Journal.note(self, "selects \(item.title ?? "") \(item.tag)")
    }
  }

  @Test func `bars of a scene's own have the items of the file, which are connected`() throws {
    let stage = try Stage()
    let registry = Simulation.storyboards
    registry.register(BarScreen.self)
    registry.registerOutlet("bar", on: BarScreen.self) { (it: BarScreen, part: UINavigationBar) in
      it.bar = part
    }
    _ = Selector("close:", { (it: BarScreen, a) in it.close(a) })
    let scene = """
      <scene><objects><viewController id="S" storyboardIdentifier="S" customClass="BarScreen"
      sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <navigationBar id="n"><items><navigationItem title="Song" id="i">
      <barButtonItem key="leftBarButtonItem" title="Cancel" id="l"><connections>
      <action selector="close:" destination="S" id="a"/></connections></barButtonItem>
      <rightBarButtonItems key="rightBarButtonItems"><barButtonItem systemItem="add" id="r"><connections>
      <segue destination="D" kind="presentation" id="s"/></connections></barButtonItem></rightBarButtonItems>
      </navigationItem></items><connections><outlet property="delegate" destination="S" id="o"/></connections>
      </navigationBar>
      <tabBar id="t"><items><tabBarItem systemItem="topRated" id="t1"/><tabBarItem title="Off" enabled="NO" id="t2"/>
      <tabBarItem title="Home" tag="3" id="t3"/></items><connections>
      <outlet property="delegate" destination="S" id="p"/></connections></tabBar>
      <toolbar id="b"><items><barButtonItem title="Reply" id="b1"><connections>
      <action selector="close:" destination="S" id="c"/></connections></barButtonItem></items></toolbar>
      </subviews></view><connections><outlet property="bar" destination="n" id="q"/></connections>
      </viewController></objects></scene>
      """
    try registry.register(
      StoryboardDocument(
        xml: StoryboardXML.document([scene, StoryboardXML.scene("D")]), file: "parts.storyboard"))
    let made = UIStoryboard(name: "parts", bundle: nil).instantiateViewController(withIdentifier: "S")
    let screen = try #require(made as? BarScreen)
    stage.window.rootViewController = screen
    stage.window.makeKeyAndVisible()
    stage.settle()
    Journal.entries = []
    #expect(screen.bar?.topItem?.title == "Song" && screen.bar?.delegate === screen)
    let gestures = stage.window.everythingPossible()
    #expect(
      gestures.map(\.words) == [
        "tap 'Cancel' in the bar", "tap 'add' in the bar", "tap 'Top Rated' in the tab bar",
        "tap 'Home' in the tab bar", "tap 'Reply' in the bar",
      ])
    for gesture in gestures where gesture.words != "tap 'add' in the bar" {
      stage.window.perform(gesture.gesture)
    }
    #expect(
      Journal.entries
        == ["closes by Cancel", "selects Top Rated 0", "selects Home 3", "closes by Reply"].map {
          "BarScreen \($0)"
        })
    stage.window.perform(.tapControl(1))
    stage.settle()
    #expect(screen.presentedViewController != nil)
  }
}
