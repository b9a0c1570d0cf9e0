import Foundation
public import HeadlessUIKit

// What is kept of a gesture is a list: the name of its case, then what the case holds. The compiler would make the coding by
// itself, but a type with all its conformances for each case: a fourteenth of everything that it makes of HeadlessUIKit.
extension UserGesture: Codable {
  /// Writes the name and what comes with it.
  public func encode(to encoder: any Encoder) throws {
    var list = GestureWriter(container: encoder.unkeyedContainer())
    switch self {
    case .startSwipeDown(let layer): try list.add("startSwipeDown", layer)
    case .finishSwipeDown: try list.add("finishSwipeDown")
    case .cancelSwipeDown: try list.add("cancelSwipeDown")
    case .dragSheet(let detent): try list.add("dragSheet", detent)
    case .tapOutside: try list.add("tapOutside")
    case .startEdgePop: try list.add("startEdgePop")
    case .finishEdgePop: try list.add("finishEdgePop")
    case .cancelEdgePop: try list.add("cancelEdgePop")
    case .tapBack: try list.add("tapBack")
    case .tapTab(let index): try list.add("tapTab", index)
    case .tapMoreRow(let index): try list.add("tapMoreRow", index)
    case .tapSidebar(let index): try list.add("tapSidebar", index)
    case .tapAction(let index): try list.add("tapAction", index)
    case .turnPage(let forward): try list.add("turnPage", forward)
    case .tapControl(let index): try list.add("tapControl", index)
    case .tapSegment(let index, let control): try list.add("tapSegment", index, control)
    case .tapMenuItem(let index, let control): try list.add("tapMenuItem", index, control)
    case .adjust(let up, let control): try list.add("adjust", up, control)
    case .typeText(let text, let control): try list.add("typeText", text, control)
    case .replaceText(let text, let control): try list.add("replaceText", text, control)
    case .tapReturn: try list.add("tapReturn")
    case .tapClear(let control): try list.add("tapClear", control)
    case .startMove(let movement, let control): try list.add("startMove", movement, control)
    case .finishMove: try list.add("finishMove")
    case .cancelMove: try list.add("cancelMove")
    case .pressKey(let index): try list.add("pressKey", index)
    case .shake: try list.add("shake")
    case .tapRow(let path, let place): try list.add("tapRow", path, place)
    case .tapAccessory(let path, let place): try list.add("tapAccessory", path, place)
    case .swipeRow(let path, let toLeft, let place): try list.add("swipeRow", path, toLeft, place)
    case .tapSwipeAction(let index, let path, let place): try list.add("tapSwipeAction", index, path, place)
    case .tapInsert(let path, let place): try list.add("tapInsert", path, place)
    case .dragRow(let path, let other, let place): try list.add("dragRow", path, other, place)
    case .press(let place): try list.add("press", place)
    case .tapContextMenuItem(let index, let place): try list.add("tapContextMenuItem", index, place)
    case .tapPreview(let place): try list.add("tapPreview", place)
    case .tapBeside: try list.add("tapBeside")
    case .pullToRefresh(let place): try list.add("pullToRefresh", place)
    case .leaveSystemScreen(let finished): try list.add("leaveSystemScreen", finished)
    case .changeSizeClass(let sizeClass): try list.add("changeSizeClass", sizeClass)
    }
  }

  /// Reads what was written.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self =
      switch try list.decode(String.self) {
      case "startSwipeDown": .startSwipeDown(layer: try list.next())
      case "finishSwipeDown": .finishSwipeDown
      case "cancelSwipeDown": .cancelSwipeDown
      case "dragSheet": .dragSheet(toDetent: try list.next())
      case "tapOutside": .tapOutside
      case "startEdgePop": .startEdgePop
      case "finishEdgePop": .finishEdgePop
      case "cancelEdgePop": .cancelEdgePop
      case "tapBack": .tapBack
      case "tapTab": .tapTab(try list.next())
      case "tapMoreRow": .tapMoreRow(try list.next())
      case "tapSidebar": .tapSidebar(try list.next())
      case "tapAction": .tapAction(try list.next())
      case "turnPage": .turnPage(forward: try list.next())
      case "tapControl": .tapControl(try list.next())
      case "tapSegment": .tapSegment(try list.next(), control: try list.next())
      case "tapMenuItem": .tapMenuItem(try list.next(), control: try list.next())
      case "adjust": .adjust(up: try list.next(), control: try list.next())
      case "typeText": .typeText(try list.next(), control: try list.next())
      case "replaceText": .replaceText(try list.next(), control: try list.next())
      case "tapReturn": .tapReturn
      case "tapClear": .tapClear(control: try list.next())
      case "startMove": .startMove(try list.next(), control: try list.next())
      case "finishMove": .finishMove
      case "cancelMove": .cancelMove
      case "pressKey": .pressKey(try list.next())
      case "shake": .shake
      case "tapRow": .tapRow(try list.next(), list: try list.next())
      case "tapAccessory": .tapAccessory(try list.next(), list: try list.next())
      case "swipeRow": .swipeRow(try list.next(), toLeft: try list.next(), list: try list.next())
      case "tapSwipeAction": .tapSwipeAction(try list.next(), row: try list.next(), list: try list.next())
      case "tapInsert": .tapInsert(try list.next(), list: try list.next())
      case "dragRow": .dragRow(try list.next(), to: try list.next(), list: try list.next())
      case "press": .press(try list.next())
      case "tapContextMenuItem": .tapContextMenuItem(try list.next(), of: try list.next())
      case "tapPreview": .tapPreview(of: try list.next())
      case "tapBeside": .tapBeside
      case "pullToRefresh": .pullToRefresh(list: try list.next())
      case "leaveSystemScreen": .leaveSystemScreen(finished: try list.next())
      case "changeSizeClass": .changeSizeClass(try list.next())
      case let name:
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "no gesture is called `\(name)`")
      }
  }
}

/// Writes the name of a gesture and what it holds.
private struct GestureWriter {
  var container: any UnkeyedEncodingContainer

  mutating func add(_ name: String, _ values: any Encodable...) throws {
    try container.encode(name)
    for value in values { try container.encode(value) }
  }
}

extension UnkeyedDecodingContainer {
  /// What stands next, of the type that is asked for.
  fileprivate mutating func next<Value: Decodable>() throws -> Value { try decode(Value.self) }
}

// A place is kept in the same way.
extension UserGesture.PressPlace: Codable {
  /// Writes the name and what comes with it.
  public func encode(to encoder: any Encoder) throws {
    var list = GestureWriter(container: encoder.unkeyedContainer())
    switch self {
    case .view(let index): try list.add("view", index)
    case .row(let path, let place): try list.add("row", path, place)
    case .control(let index): try list.add("control", index)
    }
  }

  /// Reads what was written.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self =
      switch try list.decode(String.self) {
      case "view": .view(try list.next())
      case "row": .row(try list.next(), list: try list.next())
      case "control": .control(try list.next())
      case let name:
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "no place is called `\(name)`")
      }
  }
}
