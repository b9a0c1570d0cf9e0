import SwiftUI
import Testing

@MainActor
@Observable
final class SheetModel {
  struct Item: Identifiable, Hashable {
    let id: String
    var text = ""
  }

  var isShown = false
  var isCovered = false
  var item: Item?
  var isDirty = false
}

struct SheetView: View {
  @Bindable var model: SheetModel
  let note: @MainActor (String) -> Void

  var body: some View {
    VStack {
      Button("Sheet") { model.isShown = true }
      Button("Item") { model.item = SheetModel.Item(id: "a") }
      Button("Cover") { model.isCovered = true }
    }
    .onAppear { note("root +") }
    .onDisappear { note("root -") }
    .sheet(isPresented: $model.isShown, onDismiss: { note("sheet gone") }) {
      InnerView(name: "sheet", model: model, note: note)
    }
    .sheet(item: $model.item, onDismiss: { note("item gone") }) { item in
      InnerView(name: "item \(item.id)\(item.text)", model: model, note: note)
    }
    .fullScreenCover(isPresented: $model.isCovered, onDismiss: { note("cover gone") }) {
      InnerView(name: "cover", model: model, note: note)
    }
  }
}

struct InnerView: View {
  let name: String
  let model: SheetModel
  let note: @MainActor (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text(isPresented ? name : "nowhere")
      Button("Close") { dismiss() }
    }
    .interactiveDismissDisabled(model.isDirty)
    .presentationDetents([.medium])
    .onAppear { note("\(name) +") }
    .onDisappear { note("\(name) -") }
  }
}

@MainActor
@Suite struct PresentationTests {
  @MainActor
  struct Sheets {
    let phone = Phone()
    let model = SheetModel()

    init() { phone.show(SheetView(model: model) { [phone] in phone.notes.append($0) }) }

    var texts: [String] { phone.texts }
  }

  @Test func `a flag presents a sheet, and a swipe takes the flag back`() {
    let sheets = Sheets()
    let (phone, model) = (sheets.phone, sheets.model)
    phone.user("tap 'Sheet'")
    #expect(phone.outline == "SheetView > InnerView" && phone.texts == ["sheet"])
    let sheet = phone.window.rootViewController?.presentedViewController
    #expect(sheet?.modalPresentationStyle == .pageSheet)
    #expect(sheet?.sheetPresentationController?.detents == [.medium()])
    phone.swipeDown()
    #expect(phone.outline == "SheetView" && !model.isShown)
    #expect(phone.notes == ["root +", "sheet +", "sheet -", "sheet gone"])
    phone.user("tap 'Sheet'")
    #expect(phone.outline == "SheetView > InnerView" && phone.faults == [])
  }

  @Test func `a sheet that dismisses itself takes the flag back`() {
    let sheets = Sheets()
    sheets.phone.user("tap 'Sheet'")
    sheets.phone.user("tap 'Close'")
    #expect(sheets.phone.outline == "SheetView" && !sheets.model.isShown)
    #expect(sheets.phone.notes == ["root +", "sheet +", "sheet -", "sheet gone"])
  }

  @Test func `UIKit's own dismissal takes the flag back too`() {
    let sheets = Sheets()
    sheets.phone.user("tap 'Sheet'")
    sheets.phone.window.rootViewController?.dismiss(animated: true)
    sheets.phone.settle()
    #expect(!sheets.model.isShown)
    sheets.phone.user("tap 'Sheet'")
    #expect(sheets.phone.outline == "SheetView > InnerView")
  }

  @Test func `another item dismisses the sheet first, and then presents`() {
    let sheets = Sheets()
    let (phone, model) = (sheets.phone, sheets.model)
    phone.user("tap 'Item'")
    weak let first = phone.window.rootViewController?.presentedViewController
    model.item = SheetModel.Item(id: "b")
    phone.settle()
    #expect(phone.texts == ["item b"] && first == nil)
    #expect(phone.notes == ["root +", "item a +", "item a -", "item gone", "item b +"])
    model.item?.text = "!"
    phone.settle()
    #expect(phone.texts == ["item b!"] && phone.notes.count == 5)
  }

  @Test func `to dismiss one and present another in one turn takes one after the other`() {
    let sheets = Sheets()
    let (phone, model) = (sheets.phone, sheets.model)
    phone.user("tap 'Sheet'")
    model.isShown = false
    model.isCovered = true
    phone.settle()
    #expect(phone.texts == ["cover"] && phone.faults == [])
    #expect(phone.notes == ["root +", "sheet +", "sheet -", "sheet gone", "cover +", "root -"])
    phone.user("tap 'Close'")
    #expect(phone.notes.suffix(3) == ["root +", "cover -", "cover gone"])
  }

  @Test func `what an inner view has presented is dismissed before what an outer one asks for is presented`()
  {
    struct Outer: View {
      @Bindable var model: SheetModel

      var body: some View {
        NavigationStack {
          Text("root").alert("Sure?", isPresented: $model.isDirty) {}
        }
        .sheet(isPresented: $model.isShown) { Text("sheet") }
      }
    }
    let (phone, model) = (Phone(), SheetModel())
    phone.show(Outer(model: model))
    model.isDirty = true
    phone.settle()
    #expect(phone.outline == "Outer[Nav[Text]] > Alert")
    (model.isDirty, model.isShown) = (false, true)
    phone.settle()
    #expect(phone.outline == "Outer[Nav[Text]] > Text" && phone.faults == [])
    (model.isDirty, model.isShown) = (true, false)
    phone.settle()
    #expect(phone.outline == "Outer[Nav[Text]] > Alert" && phone.faults == [])
  }

  @Test func `a second sheet waits for the first, and SwiftUI says so`() {
    let sheets = Sheets()
    let (phone, model) = (sheets.phone, sheets.model)
    phone.user("tap 'Sheet'")
    model.item = SheetModel.Item(id: "a")
    phone.settle()
    #expect(phone.texts == ["sheet"])
    #expect(phone.faults.count == 1 && phone.faults[0].hasPrefix("Currently, only presenting a single sheet"))
    phone.swipeDown()
    #expect(phone.texts == ["item a"])
  }

  @Test func `a sheet that is taken back while it comes goes when it has come`() {
    let sheets = Sheets()
    let (phone, model) = (sheets.phone, sheets.model)
    for events in 1..<5 {
      model.isShown = true
      for _ in 0..<events { phone.simulation.clock.advance() }
      model.isShown = false
      phone.settle()
      #expect(phone.outline == "SheetView" && phone.faults == [], "after \(events) events")
    }
  }

  @Test func `a sheet that is wanted before there is a window comes when there is one`() {
    struct Early: View {
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    let phone = Phone()
    let controller = UIHostingController(rootView: Early())
    controller.loadViewIfNeeded()
    phone.settle()
    #expect(controller.presentedViewController == nil && phone.faults == [])
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    phone.settle()
    #expect(phone.texts == ["sheet"])
  }

  @Test func `a sheet that must not be swiped away stays`() {
    let sheets = Sheets()
    sheets.phone.user("tap 'Sheet'")
    sheets.model.isDirty = true
    sheets.phone.settle()
    sheets.phone.window.perform(.startSwipeDown(layer: 0))
    sheets.phone.window.perform(.finishSwipeDown)
    sheets.phone.settle()
    #expect(sheets.phone.outline == "SheetView > InnerView" && sheets.model.isShown)
  }

  @Test func `a flag that cannot be taken back presents once`() {
    struct Constant: View {
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    let phone = Phone()
    phone.show(Constant())
    #expect(phone.texts == ["sheet"])
    phone.swipeDown()
    #expect(phone.texts == ["root"])
  }

  @Test func `a screen of a stack presents over the whole stack`() {
    struct Deep: View {
      @State var isShown = false

      var body: some View {
        NavigationStack {
          NavigationLink("In") {
            Button("Sheet") { isShown = true }
              .sheet(isPresented: $isShown) { NavigationStack { Text("sheet") } }
          }
        }
      }
    }
    let phone = Phone()
    phone.show(Deep())
    phone.user("tap 'In'")
    phone.user("tap 'Sheet'")
    #expect(phone.outline == "Deep[Nav[NavigationLink, Button]] > NavigationStack[Nav[Text]]")
    phone.swipeDown()
    phone.user("tap 'Sheet'")
    #expect(phone.texts == ["sheet"] && phone.faults == [])
  }

  @Test func `what a screen presents goes with the screen`() {
    struct Owner: View {
      @Bindable var model: SheetModel

      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(isPresented: $model.isCovered) {
            Button("Sheet") { model.isShown = true }
              .sheet(isPresented: $model.isShown) { Text("sheet") }
          }
        }
        .alert("Then", isPresented: $model.isDirty) {}
      }
    }
    let (phone, model) = (Phone(), SheetModel())
    phone.show(Owner(model: model))
    model.isCovered = true
    model.isShown = true
    phone.settle()
    #expect(phone.outline == "Owner[Nav[Text, Button]] > Text")
    model.isCovered = false
    model.isDirty = true
    phone.settle()
    #expect(phone.outline == "Owner[Nav[Text]] > Alert" && phone.faults == [])
  }
}
