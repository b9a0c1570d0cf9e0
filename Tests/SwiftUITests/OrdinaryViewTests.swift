import Foundation
import SwiftUI
import Testing
import UIKit

/// What ordinary apps write, beside what leads from screen to screen.
@MainActor
@Suite struct OrdinaryViewTests {
  private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `taps and long touches are gestures that the user makes, and nothing is dragged`() {
    struct Touches: View {
      let note: @MainActor (String) -> Void
      @GestureState private var drag = CGSize.zero

      var body: some View {
        Text("One").gesture(TapGesture().onEnded { note("tap") })
        Text("Two").simultaneousGesture(
          LongPressGesture(minimumDuration: 1).onChanged { _ in note("begin") }.onEnded { _ in note("end") })
        Text("Three").highPriorityGesture(
          DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in state = value.translation }
            .onEnded { _ in note("drag") })
        Text("Four").gesture(TapGesture().onEnded { note("no") }, including: .subviews)
        Text("Five").gesture(DragGesture().exclusively(before: TapGesture()).onEnded { _ in note("either") })
        Text("Six").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in note("both") })
        Text("Seven").onTapGesture { (place: CGPoint) in note("\(place.x)") }
      }
    }

    let phone = Phone()
    phone.show(Touches { [phone] in phone.notes.append($0) })
    #expect(phone.possible == ["tap 'One'", "tap 'hold Two'", "tap 'Five'", "tap 'Seven'"])
    for words in phone.possible { phone.user(words) }
    #expect(phone.notes == ["tap", "begin", "end", "either", "195.0"])
  }

  @Test func `a gesture of an app is made as what it is made of`() {
    struct Twice: Gesture {
      let action: @MainActor () -> Void
      var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
      typealias Value = Void
    }

    let phone = Phone()
    phone.show(Text("One").gesture(Twice { [phone] in phone.notes.append("twice") }))
    phone.user("tap 'One'")
    #expect(phone.notes == ["twice"])
  }

  @Test func `preferences of all views inside are put together, and told when they change`() {
    struct Sums: View {
      let note: @MainActor (Int) -> Void
      @State private var count = 0

      var body: some View {
        VStack {
          Button("More") { count += 1 }.preference(key: Total.self, value: count)
          Text("Ten").preference(key: Total.self, value: 10)
        }
        .onPreferenceChange(Total.self) { note($0) }
      }
    }

    let phone = Phone()
    phone.show(Sums { [phone] in phone.notes.append("\($0)") })
    #expect(phone.notes == ["10"])
    phone.user("tap 'More'")
    #expect(phone.notes == ["10", "11"])
  }

  @Test func `views are unfolded as a binding says, and a touch of the title writes it`() {
    struct Folder: View {
      @State private var isExpanded = false

      var body: some View {
        DisclosureGroup("Title", isExpanded: $isExpanded) { Button("Inside") {} }
      }
    }

    let phone = Phone()
    phone.show(Folder())
    #expect(phone.possible == ["tap 'Title'"])
    phone.user("tap 'Title'")
    #expect(phone.possible == ["tap 'Title'", "tap 'Inside'"])
  }

  @Test func `a link is followed while a value is its tag, and Back takes the value away`() {
    struct Links: View {
      @State private var selection: Int?

      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("One", destination: Text("first"), tag: 1, selection: $selection)
            Button("Two by code") { selection = 2 }
            NavigationLink(destination: Text("second"), tag: 2, selection: $selection) { Text("Two") }
              .isDetailLink(false)
            Text(selection.map { "at \($0)" } ?? "nowhere")
          }
        }
      }
    }

    let phone = Phone()
    phone.show(Links())
    phone.user("tap 'Two by code'")
    #expect(phone.navigation?.viewControllers.count == 2 && phone.texts.contains("second"))
    phone.swipeBack()
    #expect(phone.navigation?.viewControllers.count == 1 && phone.texts.contains("nowhere"))
    phone.user("tap 'One'")
    #expect(phone.texts.contains("first"))
  }

  @Test func `an action sheet has its buttons`() {
    struct Sheet: View {
      let note: @MainActor (String) -> Void
      @State private var isShown = false

      var body: some View {
        Button("Ask") { isShown = true }.actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Delete?"), buttons: [.destructive(Text("Delete")) { note("deleted") }, .cancel()])
        }
      }
    }

    let phone = Phone()
    phone.show(Sheet { [phone] in phone.notes.append($0) })
    phone.user("tap 'Ask'")
    #expect(phone.outline.hasSuffix("> Alert"))
    phone.user("tap button 0 in the alert")
    #expect(phone.notes == ["deleted"] && !phone.outline.hasSuffix("> Alert"))
  }

  @Test func `a bar has an item while a condition holds`() {
    struct Bar: View {
      @State private var isEditing = false

      var body: some View {
        NavigationStack {
          Button("Edit") { isEditing = true }
            .toolbar {
              if isEditing { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
      }
    }

    let phone = Phone()
    phone.show(Bar())
    let item = phone.navigation?.topViewController?.navigationItem
    #expect(item?.leftBarButtonItems ?? [] == [] && item?.rightBarButtonItems?.count == 1)
    phone.user("tap 'Edit'")
    #expect(item?.leftBarButtonItems?.count == 1 && item?.rightBarButtonItems?.count == 1)
  }

  @Test func `of views that may not fit the first is there, and a choice of what is searched can be touched`()
  {
    struct Choice: View {
      @State private var scope = 1
      @State private var text = ""

      var body: some View {
        ViewThatFits {
          Button("Wide") {}
          Button("Narrow") {}
        }
        .searchable(text: $text, prompt: "Find")
        .searchScopes($scope) {
          Text("All").tag(1)
          Text("New").tag(2)
        }
      }
    }

    let phone = Phone()
    phone.show(Choice())
    #expect(phone.possible.contains("tap 'Wide'") && !phone.possible.contains("tap 'Narrow'"))
    #expect(phone.possible.contains { $0.contains("New") })
  }

  @Test func `paths know their pieces, and shapes their outlines`() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addRect(rect)
          path.closeSubpath()
        }
      }
    }

    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(Corner().path(in: rect).boundingRect == rect)
    #expect(Path().isEmpty && Path().currentPoint == nil && Path(rect) == Path(rect))
    #expect(Circle().path(in: rect).boundingRect.midY == 40)
    #expect(Angle(degrees: 180).radians == .pi && Angle.zero < .degrees(1))
    let phone = Phone()
    phone.show(Corner().fill(Color.red).frame(width: 3))
    #expect(phone.possible == [])
  }

  @Test func `fields of values show them, and take over what can be read`() throws {
    struct Numbers: View {
      @State private var count = 3
      @State private var name = ""
      let note: @MainActor (String) -> Void

      var body: some View {
        TextField("Count", value: $count, format: .number)
        Text("count \(count)")
        TextField(
          "Name", text: $name, onEditingChanged: { note($0 ? "begin" : "end") }, onCommit: { note("done") })
      }
    }

    let phone = Phone()
    phone.show(Numbers { [phone] in phone.notes.append($0) })
    let fields = try #require(phone.window.rootViewController?.view).fields
    #expect(fields.map(\.text) == ["3", ""])
    fields[0].text = "12"
    fields[0].sendActions(for: .editingChanged)
    phone.settle()
    #expect(phone.texts.contains("count 12"))
    fields[0].text = "many"
    fields[0].sendActions(for: .editingChanged)
    phone.settle()
    #expect(phone.texts.contains("count 12"))
    for event in [UIControl.Event.editingDidBegin, .editingDidEndOnExit, .editingDidEnd] {
      fields[1].sendActions(for: event)
    }
    #expect(phone.notes == ["begin", "done", "end"])
  }

  @Test func `what only draws compiles and leaves the view as it is`() {
    struct Card: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      @AccessibilityFocusState private var isRead: Bool
      let image = UIImage()

      var body: some View {
        VStack(alignment: .leading) {
          Image(uiImage: image).resizable().aspectRatio(contentMode: .fit).mask { Circle() }
          (Text("a").kerning(1) + Text("b").underline()).font(Font(UIFont.systemFont(ofSize: 12)))
            .truncationMode(.tail).lineLimit(1...3).textSelection(.enabled)
          Text(AttributedString("c")).accessibilityFocused($isRead).accessibilityRemoveTraits(.isButton)
          Text(Date(timeIntervalSince1970: 0), style: .date).environment(\.sizeCategory, .extraLarge)
          Label("d", systemImage: "star").labelStyle(Plain())
        }
        .clipShape(.rect(cornerRadius: 8)).compositingGroup().rotationEffect(.degrees(3), anchor: .top)
        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, style: StrokeStyle(dash: [2])))
        .background(
          LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
        )
        .transition(.asymmetric(insertion: .scale(scale: 2), removal: .move(edge: .top).animation(.default)))
        .animation(.interactiveSpring().repeatCount(2), value: size)
        .scrollBounceBehavior(.basedOnSize).previewLayout(.sizeThatFits).colorScheme(.dark)
      }

      struct Plain: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title.padding() }
      }
    }

    let phone = Phone()
    phone.show(Card())
    #expect(Array(phone.texts.prefix(2)) == ["ab", "c"] && phone.texts.last == "d" && phone.possible == [])
  }
}

extension UIView {
  /// The text fields in the view.
  fileprivate var fields: [UITextField] {
    ((self as? UITextField).map { [$0] } ?? []) + subviews.flatMap(\.fields)
  }
}
