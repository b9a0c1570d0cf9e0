import SwiftUI
import Testing

@MainActor
@Suite struct AlertTests {
  struct Asking: View {
    let note: @MainActor (String) -> Void
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var broken: String?

    var body: some View {
      VStack {
        Button("Alert") { isAlertShown = true }
        Button("Dialog") { isDialogShown = true }
        Button("About") { broken = "disk" }
      }
      .alert("Sure?", isPresented: $isAlertShown) {
        Button("Yes", role: .destructive) { note("yes") }
        Button("No", role: .cancel) { note("no") }
      } message: {
        Text("It cannot be undone.")
      }
      .confirmationDialog(Text("Which?"), isPresented: $isDialogShown) {
        Button("This") { note("this") }
      }
      .alert("Broken", isPresented: .constant(broken != nil), presenting: broken) { part in
        Button("Mend \(part)") {
          note("mend")
          broken = nil
        }
      }
    }
  }

  @Test func `an alert has the buttons of the views, and each takes the flag back`() throws {
    let phone = Phone()
    phone.show(Asking { [phone] in phone.notes.append($0) })
    for (index, word) in ["yes", "no"].enumerated() {
      phone.user("tap 'Alert'")
      let alert = try #require(phone.window.rootViewController?.presentedViewController as? UIAlertController)
      #expect(alert.title == "Sure?" && alert.message == "It cannot be undone.")
      #expect(alert.actions.map(\.title) == ["Yes", "No"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
      #expect(phone.window.perform(.tapAction(index)))
      phone.settle()
      #expect(phone.notes.last == word && phone.outline == "Asking")
    }
  }

  @Test func `a list of choices has Cancel of itself, and an alert about data has the data`() throws {
    let phone = Phone()
    phone.show(Asking { [phone] in phone.notes.append($0) })
    phone.user("tap 'Dialog'")
    let dialog = try #require(phone.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(
      dialog.title == "Which?" && dialog.actions.map(\.title) == ["This", "Cancel"]
        && dialog.preferredStyle == .actionSheet)
    #expect(phone.window.perform(.tapAction(1)))
    phone.settle()
    phone.user("tap 'About'")
    let alert = try #require(phone.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Mend disk"])
    #expect(phone.window.perform(.tapAction(0)))
    phone.settle()
    #expect(phone.notes == ["mend"] && phone.outline == "Asking")
  }

  @Test func `a popover goes when the user taps outside`() {
    struct Hint: View {
      @State var isShown = false

      var body: some View {
        Button("Hint") { isShown = true }.popover(isPresented: $isShown) { Text("hint") }
      }
    }
    let phone = Phone(width: .regular)
    phone.show(Hint())
    phone.user("tap 'Hint'")
    #expect(phone.texts == ["hint"] && phone.faults == [])
    #expect(phone.window.perform(.tapOutside))
    phone.settle()
    phone.user("tap 'Hint'")
    #expect(phone.texts == ["hint"])
  }

  @Test func `an alert as one value has its buttons`() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }
    struct Old: View {
      @State var isShown = false
      @State var answer = "none"

      var body: some View {
        Button("Ask") { isShown = true }
          .buttonStyle(Loud())
          .navigationTitle(answer)
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Sure?"), message: Text("Really?"),
              primaryButton: .destructive(Text("Yes")) { answer = "yes" }, secondaryButton: .cancel())
          }
      }
    }
    let phone = Phone()
    let controller = phone.show(Old())
    phone.user("tap 'Ask'")
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.message == "Really?" && alert.actions.map(\.title) == ["Yes", "Cancel"])
    #expect(phone.window.perform(.tapAction(0)))
    phone.settle()
    #expect(controller.navigationItem.title == "yes" && controller.presentedViewController == nil)
  }

  @Test func `a list of choices is a popover where the device is wide`() {
    let phone = Phone(width: .regular)
    phone.show(Asking { [phone] in phone.notes.append($0) })
    phone.user("tap 'Dialog'")
    #expect(phone.outline == "Asking > Alert" && phone.faults == [])
    #expect(phone.window.perform(.tapOutside))
    phone.settle()
    phone.user("tap 'Dialog'")
    #expect(phone.outline == "Asking > Alert")
  }
}
