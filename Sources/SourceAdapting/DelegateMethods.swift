/// The methods that UIKit's delegates and data sources may leave out; the model's have a default for each.
struct DelegateMethods {
  /// The names of an app's own closures, which it may call in the same way.
  private let closures: Set<String>

  init(_ files: [SourceOutline]) {
    let aliases = Set(files.flatMap(\.closureAliases))
    closures = Set(files.flatMap { $0.closures(aliases: aliases) })
  }

  /// Whether a name behind a dot is that of such a method, and of no closure of the app's.
  func contains(_ name: String) -> Bool {
    guard !closures.contains(name) else { return false }
    return Self.names.contains(name) || Self.subjects.contains { Self.isEvent(name, of: $0) }
  }

  /// Whether a name says what becomes of something, such as `scrollViewDidScroll`.
  private static func isEvent(_ name: String, of subject: String) -> Bool {
    name.hasPrefix(subject) && verbs.contains { name.dropFirst(subject.count).hasPrefix($0) }
  }

  private static let verbs = ["Did", "Will", "Should", "Was", "Supported", "Preferred"]

  /// What delegates are told about; each is the name of a method, and begins the names of others.
  private static let subjects: Set<String> = [
    "application", "collectionView", "colorPickerViewController", "documentPicker",
    "fontPickerViewController",
    "gestureRecognizer", "imagePickerController", "navigationBar", "navigationController",
    "pageViewController",
    "pickerView", "popoverPresentationController", "presentationController", "scene", "scrollView",
    "searchBar",
    "searchBarText", "sheetPresentationController", "splitViewController", "tabBar", "tabBarController",
    "tableView", "textField", "textView", "windowScene",
  ]

  private static let names: Set<String> = subjects.union([
    "adaptivePresentationStyle", "animationController", "calendarView", "contextMenuInteraction",
    "dateSelection", "didDismissSearchController", "didPresentSearchController", "dragInteraction",
    "dropInteraction", "indexTitles", "interactionController", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "multiDateSelection", "numberOfSections", "position",
    "prepareForPopoverPresentation", "presentSearchController", "presentationCount", "presentationIndex",
    "primaryViewController", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked", "sectionIndexTitles",
    "stateRestorationActivity", "targetDisplayModeForAction", "viewForZooming", "willDismissSearchController",
    "willPresentSearchController",
  ])
}

extension SourceOutline {
  /// The names that the file gives to types of closures.
  fileprivate var closureAliases: [String] {
    tokens.indices.filter { tokens[$0].isText("typealias") }.compactMap { place in
      let name = next(after: place)
      let equals = next(after: name)
      guard equals < tokens.count, tokens[equals].text == "=" else { return nil }
      return type(after: equals).contains("->") ? tokens[name].text : nil
    }
  }

  /// The names of variables and constants that are closures.
  fileprivate func closures(aliases: Set<String>) -> [String] {
    tokens.indices.filter { tokens[$0].isText("var") || tokens[$0].isText("let") }.compactMap { place in
      let name = next(after: place)
      let colon = next(after: name)
      guard colon < tokens.count, tokens[colon].text == ":" else { return nil }
      let type = type(after: colon)
      return type.contains("->") || aliases.contains(type.filter { !"?!()".contains($0) })
        ? tokens[name].text : nil
    }
  }

  /// The type that begins behind a token, up to what cannot be part of it.
  private func type(after start: Int) -> String {
    var (place, result) = (next(after: start), "")
    while place < tokens.count, !["=", "{", "}", ";"].contains(tokens[place].text) {
      let isOpen = tokens[place].text == "("
      let end = isOpen ? end(ofBracketAt: place) : place + 1
      result += tokens[place..<end].map(\.text).joined()
      guard end < tokens.count, tokens[end].lineCount == 0 else { break }
      place = next(after: end - 1)
    }
    return result
  }
}
