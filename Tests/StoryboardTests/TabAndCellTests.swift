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
}
