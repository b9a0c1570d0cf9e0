import HeadlessUIKit
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Places views in rows.
private struct Rows: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height + spacing })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews { view.place(at: bounds.origin, anchor: .topLeading, proposal: proposal) }
  }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct FocusedField: View {
  @FocusState.Binding var field: Int?
  var body: some View {
    TextField("Name", text: .constant("")).focused($field, equals: 1)
    Button("Focus \(field ?? 0)") { field = 1 }
  }
}

@MainActor
@Suite struct MoreViewTests {
  @Test func `what an app lays out and draws itself is seen, and what is inside can be touched`() {
    struct Drawn: View {
      @State private var count = 0

      var body: some View {
        Rows(spacing: 4) {
          Button("Add \(count)") { count += 1 }
            .draggable("text")
            .dropDestination(for: String.self) { _, _ in false }
          Canvas { context, size in
            context.translateBy(x: 1, y: 1)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.draw(Text("A"), at: .zero)
          }
        }
        .onDrop(of: [.image], isTargeted: nil) { _ in false }
      }
    }
    let phone = Phone()
    phone.show(Drawn())
    phone.user("tap 'Add 0'")
    #expect(phone.possible == ["tap 'Add 1'"] && ImageRenderer(content: Drawn()).uiImage != nil)
  }

  @Test func `a place that a view tells is known to the view in front`() {
    struct Marked: View {
      @State private var isMarked = false

      var body: some View {
        Button("Mark") { isMarked = true }
          .anchorPreference(key: Bounds.self, value: .bounds) { isMarked ? [$0] : [] }
          .overlayPreferenceValue(Bounds.self) { bounds in
            GeometryReader { proxy in
              ForEach(bounds.indices, id: \.self) { Text("\(Int(proxy[bounds[$0]].width))") }
            }
          }
      }
    }
    let phone = Phone()
    phone.show(Marked())
    #expect(phone.texts == [])
    phone.user("tap 'Mark'")
    #expect(phone.texts == ["390"])
  }

  @Test func `tabs of sections, tabs for a search and tabs with views as titles are in one bar`() throws {
    struct Tabs: View {
      @State private var selection = "a"

      var body: some View {
        TabView(selection: $selection) {
          Tab("First", image: "a", value: "a") { Text("first") }
          TabSection("More") {
            Tab(value: "b") {
              Text("second")
            } label: {
              Label("Second", systemImage: "b")
            }
            Tab("Third", systemImage: "c", value: "c") { Button("To the search") { selection = "d" } }
          }
          Tab(value: "d", role: .search) { Text("search") }
        }
      }
    }
    let phone = Phone()
    phone.show(Tabs())
    let tabs = try #require(phone.window.rootViewController?.children.first as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["First", "Second", "Third", "Search"])
    #expect(phone.window.perform(.tapTab(2)))
    phone.settle()
    phone.user("tap 'To the search'")
    #expect(tabs.selectedIndex == 3)
  }

  @Test func `a suggestion is put into the field of a search`() {
    struct Searching: View {
      @State private var text = ""
      @State private var scope = 0

      var body: some View {
        Text("for \(text)")
          .searchable(text: $text)
          .searchSuggestions { Text("Apples").searchCompletion("apples") }
          .searchScopes($scope, activation: .onTextEntry) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
      }
    }
    let phone = Phone()
    phone.show(Searching())
    phone.user("tap 'Apples'")
    #expect(phone.texts.contains("for apples"))
  }

  @Test func `a view inside says which field has the keyboard`() {
    struct Outer: View {
      @FocusState private var field: Int?
      var body: some View { FocusedField(field: $field).defaultFocus($field, 1) }
    }
    let phone = Phone()
    phone.show(Outer())
    phone.user("tap 'Focus 0'")
    #expect(phone.possible.contains("tap 'Focus 1'"))
  }

  @Test func `whoever ends a search finds its field empty`() {
    struct Found: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        if isSearching { Button("Done") { dismissSearch() } } else { Text("All") }
      }
    }
    struct Searching: View {
      @State private var text = ""
      var body: some View { Found().searchable(text: $text) }
    }
    let phone = Phone()
    phone.show(Searching())
    #expect(phone.texts == ["All"])
    phone.user("type 'text' into 'Search'")
    phone.user("tap 'Done'")
    #expect(phone.texts == ["All"])
  }

  @Test func `a tap on a row does what is to be done first, and the row's buttons do the rest`() {
    struct Rows: View {
      @State private var selection: Int?
      @State private var opened = 0
      @State private var deleted = 0

      var body: some View {
        Text("opened \(opened), deleted \(deleted)")
        List([1, 2], id: \.self, selection: $selection) { Text("Row \($0)") }
          .contextMenu(forSelectionType: Int.self) { rows in
            Button("Delete \(rows.first ?? 0)") { deleted = rows.first ?? 0 }
          } primaryAction: { rows in
            opened = rows.first ?? 0
          }
      }
    }
    let phone = Phone()
    phone.show(Rows())
    phone.user("tap 'Row 2'")
    phone.user("tap 'Delete 1'")
    #expect(phone.texts.contains("opened 2, deleted 1"))
  }
}
