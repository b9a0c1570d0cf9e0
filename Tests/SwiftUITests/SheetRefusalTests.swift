import HeadlessUIKit
import SwiftUI
import Testing

@MainActor
@Suite struct SheetRefusalTests {
  @Test(arguments: [true, false])
  func `a sheet stays wherever in it that is said, as long as it is said of what is seen`(isStrict: Bool) {
    let (phone, model) = (Phone(), SheetModel())
    phone.show(Strict(model: model, isTabbed: !isStrict))
    phone.user("tap 'Sheet'")
    let sheet = phone.window.rootViewController?.presentedViewController
    #expect(sheet?.isModalInPresentation == false)
    #expect(sheet?.sheetPresentationController?.detents == [.medium()])
    phone.user(isStrict ? "tap 'Strict'" : "tap tab 1")
    #expect(sheet?.isModalInPresentation == true)
    model.isDirty = true
    phone.settle()
    #expect(sheet?.isModalInPresentation == false)
    model.isDirty = false
    phone.settle()
    #expect(sheet?.isModalInPresentation == true)
    phone.user(isStrict ? "tap Back" : "tap tab 0")
    #expect(sheet?.isModalInPresentation == false)
    phone.swipeDown()
    #expect(!model.isShown)
  }

  @Test func `a sheet that UIKit presents obeys its views, and the code that has said so before them`() {
    let (phone, model) = (Phone(), SheetModel())
    let presenter = phone.show(Text("root"))
    let sheet = UIHostingController(rootView: StrictPage(model: model))
    presenter.present(sheet, animated: true)
    phone.settle()
    #expect(sheet.isModalInPresentation)
    model.isDirty = true
    phone.settle()
    #expect(!sheet.isModalInPresentation)
    sheet.isModalInPresentation = true
    model.isCovered = true
    phone.settle()
    #expect(sheet.isModalInPresentation)
  }
}

/// A sheet of which a part must not be swiped away: a screen on its stack, or a tab.
private struct Strict: View {
  @Bindable var model: SheetModel
  let isTabbed: Bool

  var body: some View {
    Button("Sheet") { model.isShown = true }
      .sheet(isPresented: $model.isShown) {
        if isTabbed { tabs } else { stack }
      }
  }

  private var stack: some View {
    NavigationStack {
      NavigationLink("Strict") { StrictPage(model: model) }.presentationDetents([.medium])
    }
  }

  private var tabs: some View {
    TabView {
      Text("lax").presentationDetents([.medium]).tabItem { Text("Lax") }
      StrictPage(model: model).tabItem { Text("Strict") }
    }
  }
}

private struct StrictPage: View {
  let model: SheetModel

  var body: some View {
    Text(model.isCovered ? "covered" : "strict").interactiveDismissDisabled(!model.isDirty)
  }
}
