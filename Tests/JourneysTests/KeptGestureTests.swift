import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

@Suite struct KeptGestureTests {
  private static let path = IndexPath(row: 3, section: 2)
  private static let other = IndexPath(row: 5, section: 4)

  /// One gesture of each case, with another value in each place, so that no two of them may be mistaken for one another.
  private static let one: [(gesture: UserGesture, kept: String)] = [
    (.startSwipeDown(layer: 7), #"["startSwipeDown",7]"#),
    (.finishSwipeDown, #"["finishSwipeDown"]"#),
    (.cancelSwipeDown, #"["cancelSwipeDown"]"#),
    (.dragSheet(toDetent: 1), #"["dragSheet",1]"#),
    (.tapOutside, #"["tapOutside"]"#),
    (.startEdgePop, #"["startEdgePop"]"#),
    (.finishEdgePop, #"["finishEdgePop"]"#),
    (.cancelEdgePop, #"["cancelEdgePop"]"#),
    (.tapBack, #"["tapBack"]"#),
    (.tapTab(2), #"["tapTab",2]"#),
    (.tapMoreRow(4), #"["tapMoreRow",4]"#),
    (.tapSidebar(6), #"["tapSidebar",6]"#),
    (.tapAction(8), #"["tapAction",8]"#),
    (.turnPage(forward: true), #"["turnPage",true]"#),
    (.tapControl(9), #"["tapControl",9]"#),
    (.tapSegment(1, control: 2), #"["tapSegment",1,2]"#),
    (.tapMenuItem(3, control: 4), #"["tapMenuItem",3,4]"#),
    (.adjust(up: false, control: 5), #"["adjust",false,5]"#),
    (.typeText("a \"b\"", control: 6), #"["typeText","a \"b\"",6]"#),
    (.replaceText("", control: 7), #"["replaceText","",7]"#),
    (.tapReturn, #"["tapReturn"]"#),
    (.tapClear(control: 8), #"["tapClear",8]"#),
    (.startMove(.counterclockwise, control: 9), #"["startMove","counterclockwise",9]"#),
    (.finishMove, #"["finishMove"]"#),
    (.cancelMove, #"["cancelMove"]"#),
    (.pressKey(1), #"["pressKey",1]"#),
    (.shake, #"["shake"]"#),
    (.tapRow(path, list: 1), #"["tapRow",{"indexes":[2,3]},1]"#),
    (.tapAccessory(path, list: 2), #"["tapAccessory",{"indexes":[2,3]},2]"#),
    (.swipeRow(path, toLeft: true, list: 3), #"["swipeRow",{"indexes":[2,3]},true,3]"#),
    (.tapSwipeAction(1, row: path, list: 4), #"["tapSwipeAction",1,{"indexes":[2,3]},4]"#),
    (.tapInsert(path, list: 5), #"["tapInsert",{"indexes":[2,3]},5]"#),
    (.dragRow(path, to: other, list: 6), #"["dragRow",{"indexes":[2,3]},{"indexes":[4,5]},6]"#),
    (.press(.view(1)), #"["press",["view",1]]"#),
    (.press(.row(path, list: 2)), #"["press",["row",{"indexes":[2,3]},2]]"#),
    (.tapContextMenuItem(3, of: .control(4)), #"["tapContextMenuItem",3,["control",4]]"#),
    (.tapPreview(of: .view(5)), #"["tapPreview",["view",5]]"#),
    (.tapBeside, #"["tapBeside"]"#),
    (.pullToRefresh(list: 6), #"["pullToRefresh",6]"#),
    (.leaveSystemScreen(finished: true), #"["leaveSystemScreen",true]"#),
    (.changeSizeClass(.regular), #"["changeSizeClass",2]"#),
  ]

  @Test(arguments: one.indices)
  func `each gesture is kept as a short list, and read as what it was`(_ index: Int) throws {
    let (gesture, kept) = Self.one[index]
    let data = try JSONEncoder().encode(gesture)
    #expect(String(decoding: data, as: UTF8.self) == kept)
    #expect(try JSONDecoder().decode(UserGesture.self, from: data) == gesture)
  }

  @Test(arguments: [
    #"["tapNothing"]"#, #"["tapTab"]"#, #"["tapTab","one"]"#, #"[]"#, #"{}"#, #"["press",["air",1]]"#,
  ])
  func `what is no gesture is refused`(_ text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(UserGesture.self, from: Data(text.utf8)) }
  }
}
