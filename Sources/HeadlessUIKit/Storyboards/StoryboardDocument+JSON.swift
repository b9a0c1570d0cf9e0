public import Foundation

extension StoryboardDocument {
  /// Reads a storyboard that is written as JSON.
  ///
  /// - Parameters:
  ///   - json: The contents of the file.
  ///   - file: Its name, for errors; without folder and extension it is the storyboard's name where none is given.
  /// - Throws: `StoryboardError` with the path to what is wrong.
  public init(json: Data, file: String) throws(StoryboardError) {
    let place = SourcePlace(file: file)
    let document = try JSONStoryboard.decode(json, place: place)
    let scenes = document.scenes.enumerated()
    var read: [Scene] = []
    for (index, scene) in scenes {
      read.append(try scene.value.scene(at: place.appending("scenes").appending("[\(index)]")))
    }
    try self.init(
      name: document.name ?? Self.name(ofFile: file), initialScene: document.initial, scenes: read,
      place: document.initial == nil ? place : place.appending("initial"))
  }

  /// Reads a storyboard in whichever of the two formats it is written.
  ///
  /// - Parameters:
  ///   - data: The contents of the file: JSON where the first character is a brace, else XML.
  ///   - file: Its name.
  /// - Throws: `StoryboardError` with the line or path of what is wrong.
  public init(data: Data, file: String) throws(StoryboardError) {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    if data.first(where: { !blanks.contains($0) }) == UInt8(ascii: "{") {
      try self.init(json: data, file: file)
    } else {
      try self.init(xml: data, file: file)
    }
  }
}

/// The shape of a storyboard in JSON.
private struct JSONStoryboard: Decodable, StrictlyKeyed {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, initial, scenes
  }

  var name: String?
  var initial: String?
  var scenes: [Strict<JSONScene>]

  static func decode(_ json: Data, place: SourcePlace) throws(StoryboardError) -> JSONStoryboard {
    do {
      return try JSONDecoder().decode(Strict<JSONStoryboard>.self, from: json).value
    } catch let unknown as UnknownKeyError {
      throw StoryboardError(
        place.appending(unknown.path), .unknownKey(unknown.key, allowed: unknown.allowed))
    } catch let error as DecodingError {
      throw StoryboardError(error, in: place)
    } catch {
      throw StoryboardError(place, .malformedJSON)
    }
  }
}

private struct JSONScene: Decodable, StrictlyKeyed {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, identifier, kind, `class`, module, title, presentationStyle, definesPresentationContext
    case hidesBottomBarWhenPushed, contents, segues, storyboard, scene, style
  }

  var id: String?
  var identifier: String?
  var kind: String?
  var `class`: String?
  var module: String?
  var title: String?
  var presentationStyle: String?
  var definesPresentationContext: Bool?
  var hidesBottomBarWhenPushed: Bool?
  var contents: [String]?
  var segues: [Strict<JSONSegue>]?
  var storyboard: String?
  var scene: String?
  var style: String?

  func scene(at place: SourcePlace) throws(StoryboardError) -> StoryboardDocument.Scene {
    guard let id = id ?? identifier else { throw StoryboardError(place, .missing("identifier")) }
    var result = StoryboardDocument.Scene(
      id: id, identifier: identifier, kind: try sceneKind(at: place), customClass: `class`, place: place)
    result.customModule = module
    result.title = title
    result.definesPresentationContext = definesPresentationContext ?? false
    result.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed ?? false
    if let presentationStyle {
      result.presentationStyle = try UIModalPresentationStyle(
        word: presentationStyle, place: place.appending("presentationStyle"))
    }
    if let style {
      result.splitStyle = try UISplitViewController.Style(word: style, place: place.appending("style"))
    }
    result.contents = (contents ?? []).enumerated().map { index, destination in
      .init(destination: destination, place: place.appending("contents").appending("[\(index)]"))
    }
    for (index, segue) in (segues ?? []).enumerated() {
      result.segues.append(try segue.value.segue(at: place.appending("segues").appending("[\(index)]")))
    }
    if result.kind == .reference { result.referenced = try reference(at: place) }
    return result
  }

  private func reference(at place: SourcePlace) throws(StoryboardError) -> StoryboardDocument.Reference {
    guard let storyboard else { throw StoryboardError(place, .missing("storyboard")) }
    return StoryboardDocument.Reference(storyboard: storyboard, identifier: scene)
  }

  private func sceneKind(at place: SourcePlace) throws(StoryboardError) -> StoryboardDocument.Scene.Kind {
    guard let word = kind else { return .viewController }
    guard let found = StoryboardDocument.Scene.Kind(rawValue: word) else {
      let allowed = StoryboardDocument.Scene.Kind.allCases.map(\.rawValue)
      throw StoryboardError(
        place.appending("kind"), .unknownWord(word, for: "kind of scene", allowed: allowed))
    }
    return found
  }
}

private struct JSONSegue: Decodable, StrictlyKeyed {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case id, identifier, kind, to, `class`, action, presentationStyle, animates
  }

  var id: String?
  var identifier: String?
  var kind: String
  var to: String?
  var `class`: String?
  var action: String?
  var presentationStyle: String?
  var animates: Bool?

  func segue(at place: SourcePlace) throws(StoryboardError) -> StoryboardDocument.Segue {
    let kind = try StoryboardDocument.Segue.Kind(word: kind, place: place.appending("kind"))
    guard kind == .unwind || to != nil else { throw StoryboardError(place, .missing("to")) }
    var segue = StoryboardDocument.Segue(
      id: id ?? "", identifier: identifier, kind: kind, destination: to ?? "", place: place)
    segue.customClass = `class`
    segue.unwindAction = action
    segue.animates = animates ?? true
    if let presentationStyle {
      segue.presentationStyle = try UIModalPresentationStyle(
        word: presentationStyle, place: place.appending("presentationStyle"))
    }
    return segue
  }
}
