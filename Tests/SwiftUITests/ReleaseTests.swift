import HeadlessUIKit
@testable import Journeys
import SwiftUI
import Testing

/// What a flow shows, and how a user comes to its innermost screen.
enum FlowContent: String, CaseIterable {
  case path, ownPath, flag, link, oldStack, tabs, sheet, alert, search, split, files, share

  var steps: [String] {
    switch self {
    case .path: ["tap 'Next'", "tap 'Next'"]
    case .ownPath, .oldStack: ["tap 'Link'", "tap 'Link'"]
    case .flag, .link, .tabs: ["tap 'Link'"]
    case .sheet: ["tap 'Show'", "tap 'Hide'"]
    case .alert: ["tap 'Show'", "tap button 0 in the alert"]
    case .search: ["type 'text' into 'Search'", "tap 'Apples'"]
    case .split: ["tap 'Row 1'"]
    case .files: ["tap 'Show'", "cancel on the system's screen"]
    case .share: ["tap 'Share…'", "finish on the system's screen"]
    }
  }
}

@MainActor
@Observable
final class FlowModel {
  var path: [Int] = []
  var isShown = false
  var text = ""
  var row: Int?
}

struct FlowView: View {
  let content: FlowContent
  @Bindable var model: FlowModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    switch content {
    case .path:
      NavigationStack(path: $model.path) {
        FlowStep(model: model, close: close)
          .navigationDestination(for: Int.self) { _ in FlowStep(model: model, close: close) }
      }
    case .ownPath:
      NavigationStack {
        VStack { NavigationLink("Link", value: 1) }
          .navigationDestination(for: Int.self) { number in
            FlowStep(model: model, close: close)
            NavigationLink("Link", value: number + 1)
          }
      }
    case .flag:
      NavigationStack {
        Button("Link") { model.isShown = true }
          .navigationDestination(isPresented: $model.isShown) { FlowStep(model: model, close: close) }
      }
    case .link:
      NavigationStack { NavigationLink("Link") { FlowStep(model: model, close: close) } }
    case .oldStack:
      NavigationView {
        NavigationLink("Link") {
          FlowStep(model: model, close: close)
          NavigationLink("Link") { FlowStep(model: model, close: close) }
        }
      }
    case .tabs:
      TabView {
        NavigationStack { NavigationLink("Link") { FlowStep(model: model, close: close) } }
          .tabItem { Text("One") }
        FlowStep(model: model, close: close).tabItem { Text("Two") }
      }
    case .sheet:
      NavigationStack {
        FlowStep(model: model, close: close).sheet(isPresented: $model.isShown) {
          NavigationStack { FlowStep(model: model, close: close) }
        }
      }
    case .alert:
      NavigationStack {
        FlowStep(model: model, close: close)
          .alert("Sure?", isPresented: $model.isShown) { Button("Hide") { model.path = [] } }
      }
    case .search:
      NavigationStack {
        FlowStep(model: model, close: close).searchable(text: $model.text)
          .searchSuggestions { Text("Apples").searchCompletion("apples") }
      }
    case .split:
      NavigationSplitView {
        List([1], id: \.self, selection: $model.row) { Text("Row \($0)") }
      } detail: {
        FlowStep(model: model, close: close)
      }
    case .files:
      NavigationStack {
        FlowStep(model: model, close: close)
          .fileImporter(isPresented: $model.isShown, allowedContentTypes: [.pdf]) { _ in close() }
      }
    case .share:
      NavigationStack {
        FlowStep(model: model, close: close)
        ShareLink(item: "Text")
      }
    }
  }

  private func close() { dismiss() }
}

/// A screen whose closures keep hold of all that they are given.
struct FlowStep: View {
  @Bindable var model: FlowModel
  let close: @MainActor () -> Void
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Stepper("Count", value: $count)
      Button("Next") { model.path.append(count) }
      Button("Show") { model.isShown = true }
      Button("Hide") { dismiss() }
    }
    .toolbar { Button("Close") { close() } }
    .onAppear { count += model.path.count }
  }
}

/// What SwiftUI's views bring along is gone when they are.
@MainActor
@Suite struct ReleaseTests {
  enum Way: CaseIterable {
    case view, controller, swipe
  }

  /// A flow in a sheet over a controller of UIKit's, up to its innermost screen.
  private func flow(_ content: FlowContent, on phone: Phone) -> () -> FlowModel? {
    let model = FlowModel()
    let flow = UIHostingController(rootView: FlowView(content: content, model: model))
    phone.window.rootViewController?.present(flow, animated: true)
    phone.settle()
    for step in content.steps { phone.user(step) }
    return { [weak model] in model }
  }

  private var alive: [String] { ControllerLedger.aliveControllers().map { Outline.name(of: $0) } }

  @Test(arguments: FlowContent.allCases, Way.allCases)
  func `nothing of a flow is alive when it has been taken away`(content: FlowContent, way: Way) {
    let phone = Phone()
    phone.window.rootViewController = UIViewController()
    phone.window.makeKeyAndVisible()
    phone.settle()
    ControllerLedger.open(findsControllers: true)
    defer { ControllerLedger.close() }
    let model = flow(content, on: phone)
    #expect(alive.count > 2 && model() != nil)
    switch way {
    case .view: phone.user("tap 'Close' in the bar")
    case .controller: phone.window.rootViewController?.dismiss(animated: true)
    case .swipe: phone.swipeDown()
    }
    phone.settle()
    #expect(alive == [])
    #expect(model() == nil && phone.faults == [])
  }

  @Test func `a stack that a condition takes away goes with its screens`() {
    struct Sometimes: View {
      @State var isShown = true

      var body: some View {
        if isShown { NavigationStack { Button("Away") { isShown = false } } }
      }
    }
    ControllerLedger.open(findsControllers: true)
    defer { ControllerLedger.close() }
    let phone = Phone()
    phone.show(Sometimes())
    phone.user("tap 'Away'")
    #expect(alive == ["Sometimes"])
  }
}
