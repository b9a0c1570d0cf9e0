import Foundation
import HeadlessUIKit
import Testing

@Suite struct StoryboardReadingTests {
  @Test func `the scenes of an XML storyboard arrive with kinds, classes and identifiers`() throws {
    let document = try StoryboardFixtures.document("Orders.storyboard")
    #expect(document.name == "Orders")
    #expect(document.initialScene == "ord-tb-001")
    #expect(
      document.scenes.map(\.kind) == [
        .tabBarController, .navigationController, .viewController, .viewController, .viewController,
        .viewController, .splitViewController, .reference,
      ])
    let list = try #require(document.scene(identifier: "OrderList"))
    #expect(list.customClass == "OrderList" && list.customModule == "Orders")
    #expect(list.title == "Orders")
    #expect(list.definesPresentationContext && !list.hidesBottomBarWhenPushed)
    #expect(list.place == SourcePlace(file: "Orders.storyboard", line: 32))
    #expect(document.scene(identifier: "Order")?.hidesBottomBarWhenPushed == true)
    #expect(document.scene(identifier: "NewOrder")?.presentationStyle == .formSheet)
    #expect(
      document.scenes.last?.referenced == .init(storyboard: "Help", identifier: "Questions"))
  }

  @Test func `the segues of controls, cells and the controller itself belong to its scene`() throws {
    let document = try StoryboardFixtures.document("Orders.storyboard")
    let list = try #require(document.scene(identifier: "OrderList"))
    #expect(list.segues.map(\.identifier) == ["showOrder", "newOrder", "filter"])
    #expect(list.segues.map(\.kind) == [.show, .present, .popover])
    #expect(list.segues.map(\.animates) == [true, false, true])
    #expect(list.segues[1].presentationStyle == .fullScreen)
    let embed = try #require(document.scene(identifier: "Order")?.segues.first)
    #expect(embed.kind == .embed && embed.destination == "ord-vc-003")
    let unwind = try #require(document.scene(identifier: "NewOrder")?.segues.first)
    #expect(unwind.kind == .unwind && unwind.unwindAction == "unwindToOrders:")
  }

  @Test func `columns stand in their own order, whatever the order in the file`() throws {
    let document = try StoryboardFixtures.document("Orders.storyboard")
    #expect(document.scenes[0].contents.map(\.destination) == ["ord-nv-001", "ord-sp-001"])
    #expect(document.scenes[6].contents.map(\.destination) == ["ord-nv-001", "ord-vc-003"])
  }

  @Test func `a split view's style and columns are read by name`() throws {
    let text = """
      <document><scenes><scene><objects><splitViewController id="s" style="doubleColumn" \
      sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="compactViewController" destination="c" id="1"/>
      <segue kind="relationship" relationship="masterViewController" destination="a" id="2"/>
      </connections></splitViewController></objects></scene>
      <scene><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewController id="c" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let document = try StoryboardDocument(xml: Data(text.utf8), file: "Split.storyboard")
    #expect(document.scenes[0].splitStyle == .doubleColumn)
    #expect(document.scenes[0].contents.map(\.destination) == ["a", "c"])
    #expect(document.scenes[0].contents.map(\.column) == [.primary, .compact])
  }
}
