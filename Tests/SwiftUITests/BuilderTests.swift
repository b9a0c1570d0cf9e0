import SwiftUI
import Testing
import UIKit

@MainActor
@Observable
private final class Choice {
  var number: Int?
  var isEditing = false
}

private struct Bars: View {
  let choice: Choice

  var body: some View {
    NavigationStack {
      Text("Text")
        .toolbar {
          if choice.isEditing { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        }
        .toolbar {
          if choice.isEditing { ToolbarItem { Button("Done") {} } } else { ToolbarItem { Button("Edit") {} } }
          switch choice.number {
          case nil: ToolbarItem { Button("Choose") {} }
          case 1: ToolbarItemGroup { Button("One") {} }
          default: Kept(choice: choice)
          }
        }
        .toolbar {
          if #available(iOS 17, *) { ToolbarItem { Button("New") {} } }
        }
        .toolbar { ForEach(0..<(choice.number ?? 0), id: \.self) { Button("Number \($0)") {} } }
    }
  }
}

private struct Kept: ToolbarContent {
  let choice: Choice

  var body: some ToolbarContent {
    if let number = choice.number {
      if number > 2 { ToolbarItem { Button("Many") {} } }
      ToolbarItem { Button("Few") {} }
    }
  }
}

private struct ScenesApp: SwiftUI.App {
  var body: some Scene {
    if #available(iOS 99, *) { WindowGroup { Text("first") } }
    WindowGroup { Text("second") }
    WindowGroup { Text("third") }
  }
}

private struct ChoosingApp: SwiftUI.App {
  let isOld = true

  var body: some Scene {
    if isOld { none }
    if #available(iOS 17, *) { WindowGroup { Text("new") } } else { WindowGroup { Text("old") } }
  }

  @SceneBuilder private var none: some Scene {
    if !isOld { WindowGroup { Text("other") } }
  }
}

@MainActor
@Suite struct BuilderTests {
  @Test func `what stands in a bar may depend on a condition`() {
    let phone = Phone()
    let choice = Choice()
    phone.show(Bars(choice: choice))
    #expect(phone.buttons == ["Choose", "Edit", "New"])
    choice.isEditing = true
    choice.number = 1
    phone.settle()
    #expect(phone.buttons == ["Cancel", "Done", "New", "Number 0", "One"])
    choice.number = 2
    phone.settle()
    #expect(phone.buttons == ["Cancel", "Done", "Few", "New", "Number 0", "Number 1"])
    choice.number = 3
    phone.settle()
    #expect(phone.buttons == ["Cancel", "Done", "Few", "Many", "New", "Number 0", "Number 1", "Number 2"])
  }

  @Test func `the first scene that is there is shown at launch`() {
    let phone = Phone()
    ScenesApp.launch(in: phone.window)
    phone.settle()
    // On Linux every version of iOS is available.
    #expect(phone.texts == ["first"])
    ChoosingApp.launch(in: phone.window)
    phone.settle()
    #expect(phone.texts == ["new"])
  }
}

extension Phone {
  /// The buttons in the bar, by their names.
  fileprivate var buttons: [String] {
    possible.filter { $0.hasSuffix("in the bar") }.compactMap { $0.split(separator: "'").dropFirst().first }
      .map(String.init).sorted()
  }
}
