import SwiftUI
import Testing

/// What lies over other views keeps fingers off them.
@MainActor
@Suite struct CoveringTests {
  private struct Busy: View {
    @State private var isBusy = false

    var body: some View {
      ZStack {
        Button("Save") { isBusy = true }
        if isBusy {
          Color.black.opacity(0.4).ignoresSafeArea()
          ProgressView()
          Button("Cancel") { isBusy = false }
        }
      }
    }
  }

  @Test func `a color in front of other views keeps fingers off them as long as it is there`() {
    let phone = Phone()
    phone.show(Busy())
    phone.user("tap 'Save'")
    #expect(phone.possible == ["tap 'Cancel'"])
    phone.user("tap 'Cancel'")
    #expect(phone.possible == ["tap 'Save'"])
  }

  @Test func `an overlay covers a stack with its bar`() {
    struct Sheet: View {
      @State private var isBusy = false

      var body: some View {
        NavigationStack {
          Button("Save") { isBusy = true }
            .toolbar { ToolbarItem { Button("More") {} } }
        }
        .overlay {
          if isBusy {
            ZStack {
              Color.black.opacity(0.4).ignoresSafeArea(); ProgressView()
            }
          }
        }
      }
    }
    let phone = Phone()
    phone.show(Sheet())
    #expect(phone.possible.count == 2)
    phone.user("tap 'Save'")
    #expect(phone.possible.isEmpty)
  }

  private let save = Button("Save") {}

  private func possible(_ view: some View) -> [String] {
    let phone = Phone()
    phone.show(view)
    return phone.possible
  }

  /// What can be touched of a button behind another view, in a stack and under an overlay.
  private func possible(behind view: some View) -> [[String]] {
    let stack = ZStack {
      save
      view
    }
    return [possible(stack), possible(save.overlay(view))]
  }

  private var wheel: some View { ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity) }

  @Test func `what fills the room covers, however that is said`() {
    let covers: [any View] = [
      Color.red, Color.red.ignoresSafeArea(), Rectangle().fill(.ultraThinMaterial),
      RoundedRectangle(cornerRadius: 8),
      Color.clear.contentShape(Rectangle()), LinearGradient(colors: [], startPoint: .top, endPoint: .bottom),
      wheel.background(.thinMaterial), wheel.background { Color.black.opacity(0.4) },
      Color.red.overlay { ProgressView() }, AnyView(Color.red), Color.red.frame(minHeight: 8).opacity(0.5),
      Group { Color.red },
      GeometryReader { _ in Color.red.accessibilityHidden(true) },
    ]
    for view in covers {
      func check(_ view: some View) {
        #expect(possible(behind: view) == [[], []], "\(type(of: view))")
      }
      check(view)
    }
    #expect(possible(behind: Color.black.onTapGesture {}) == [["tap ''"], ["tap ''"]])
  }

  @Test func `what is small, moved, empty or lets fingers through covers nothing`() {
    let open: [any View] = [
      Color.red.allowsHitTesting(false), Color.red.disabled(true), Color.red.hidden(), Color.clear,
      Color.red.opacity(0), Rectangle().opacity(0), Rectangle().fill(Color.clear), Color.red.frame(height: 1),
      Color.red.offset(x: 300), Rectangle().aspectRatio(1, contentMode: .fit), Rectangle().fixedSize(),
      RoundedRectangle(cornerRadius: 8).stroke(.gray), Rectangle().strokeBorder(lineWidth: 2),
      Circle().frame(width: 8), Text("3").background(Color.red), ProgressView(), Spacer(), wheel,
      VStack { Color.red }, Text("Wait").frame(maxWidth: .infinity, maxHeight: .infinity),
    ]
    for view in open {
      func check(_ view: some View) {
        #expect(possible(behind: view) == [["tap 'Save'"], ["tap 'Save'"]], "\(type(of: view))")
      }
      check(view)
    }
  }

  @Test func `what is behind or beside covers nothing`() {
    let stack = ZStack {
      Color.red.ignoresSafeArea()
      VStack {
        Color.red
        save
        ZStack { Color.red }
      }
    }
    let raised = ZStack {
      save.zIndex(1)
      Color.red
    }
    let wide = save.frame(maxWidth: .infinity, maxHeight: .infinity)
    let open: [any View] = [
      stack, raised, save.background(Color.red), save.background { Color.red }, wide.background(Color.red),
    ]
    for view in open {
      func check(_ view: some View) { #expect(possible(view) == ["tap 'Save'"], "\(type(of: view))") }
      check(view)
    }
  }
}
