import SwiftUI
import Testing

/// What the user does with the rows of a list besides tapping what is in them.
@MainActor
@Suite struct ListGestureTests {
  private struct Rows: View {
    @State private var names = ["x", "y", "z"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `rows are dragged one place down, all but the last`() {
    let phone = Phone()
    phone.show(Rows())
    #expect(phone.possible.filter { $0.contains("Drag") } == ["tap 'Drag down x'", "tap 'Drag down y'"])
    phone.user("tap 'Drag down x'")
    #expect(phone.texts == ["y", "x", "z"])
    phone.user("tap 'Delete y'")
    #expect(phone.texts == ["x", "z"])
  }

  private struct Mails: View {
    let note: @MainActor (String) -> Void
    @State private var count = 0

    var body: some View {
      NavigationStack { List { Text("Mails \(count)") } }
        .refreshable { await note("loaded") }
    }
  }

  @Test func `a list is pulled down to load it anew, and turns until it is loaded`() throws {
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let phone = Phone()
    phone.show(Mails { [phone] in phone.notes.append($0) })
    #expect(phone.possible == ["pull the list down"])
    #expect(phone.window.perform(.pullToRefresh(list: 0)))
    #expect(phone.notes.isEmpty && phone.possible.isEmpty)
    phone.settle()
    #expect(phone.notes == ["loaded"] && phone.possible == ["pull the list down"])
    phone.show(List { Text("Mail") })
    #expect(phone.possible.isEmpty)
    phone.show(ScrollView { Text("Mail") }.refreshable { [phone] in await phone.note() })
    phone.user("pull the list down")
    #expect(phone.notes == ["loaded", "note"])
  }

  private struct One: View {
    @State private var selection: String?

    var body: some View {
      Text("Selected \(selection ?? "none")")
      List(selection: $selection) {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).swipeActions { Button("Flag") {} }
        }
        Text("c").tag("third")
        Button("Own") {}.tag("fourth")
      }
    }
  }

  @Test func `a tap selects a row that does nothing itself, by its tag or its id`() {
    let phone = Phone()
    phone.show(One())
    #expect(
      phone.possible == [
        "tap 'Flag'", "tap 'Select a'", "tap 'Flag'", "tap 'Select b'", "tap 'Select c'", "tap 'Own'",
      ])
    phone.user("tap 'Select b'")
    #expect(phone.texts.contains("Selected b") && !phone.possible.contains("tap 'Select b'"))
    phone.user("tap 'Select c'")
    #expect(phone.texts.contains("Selected third") && phone.possible.contains("tap 'Select b'"))
  }

  @Test func `a tap on a row selects what a stack then shows`() {
    struct Picking: View {
      @State private var selection: Int?

      var body: some View {
        NavigationStack {
          List([1, 2], id: \.self, selection: $selection) { Text("Row \($0)") }
            .navigationDestination(item: $selection) { Text("Detail \($0)") }
        }
      }
    }
    let phone = Phone()
    phone.show(Picking())
    phone.user("tap 'Select Row 2'")
    #expect(phone.navigation?.viewControllers.count == 2)
    phone.user("tap Back")
    #expect(phone.possible == ["tap 'Select Row 1'", "tap 'Select Row 2'"])
  }

  @Test func `several rows are selected while the list is edited, whatever they do otherwise`() {
    struct Many: View {
      @State private var selection: Set<Int> = []
      @State private var mode = EditMode.inactive

      var body: some View {
        Text("\(selection.count) selected")
        Button("Edit") { mode = mode.isEditing ? .inactive : .active }
        List([1, 2], id: \.self, selection: $selection) { row in Button("Row \(row)") {}.tag(row) }
          .environment(\.editMode, $mode)
      }
    }
    let phone = Phone()
    phone.show(Many())
    #expect(!phone.possible.contains("tap 'Select Row 1'"))
    phone.user("tap 'Edit'")
    #expect(phone.possible.filter { $0.contains("Select") }.count == 2)
    phone.user("tap 'Select Row 1'")
    phone.user("tap 'Select Row 2'")
    phone.user("tap 'Deselect Row 1'")
    #expect(phone.texts.contains("1 selected"))
  }

  @Test func `a list in which several rows are selected begins and ends to be edited by itself`() {
    struct Many: View {
      @State private var selection: Set<Int> = []

      var body: some View {
        List([1, 2], id: \.self, selection: $selection) { Text("Row \($0)") }
        Text("\(selection.count) selected")
      }
    }
    let phone = Phone()
    phone.show(Many())
    #expect(phone.possible == ["tap 'Edit'"])
    phone.user("tap 'Edit'")
    phone.user("tap 'Select Row 2'")
    phone.user("tap 'Done'")
    #expect(phone.possible == ["tap 'Edit'"] && phone.texts.contains("1 selected"))
  }

  @Test func `in a column, a tap selects one row, and several while the app has the list edited`() {
    struct Columns: View {
      @State private var selection: Set<Int> = []
      @State private var mode = EditMode.inactive

      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $selection) { Text("Row \($0)") }
            .environment(\.editMode, $mode)
            .toolbar { Button("Edit") { mode = .active } }
        } detail: {
          Text("\(selection.count) selected")
        }
      }
    }
    let phone = Phone(width: .regular)
    phone.show(Columns())
    phone.user("tap 'Row 2'")
    #expect(phone.texts.contains("1 selected") && !phone.possible.contains("tap 'Row 2'"))
    phone.user("tap 'Edit' in the bar")
    #expect(phone.possible.contains("tap 'Deselect Row 2'") && !phone.possible.contains("tap 'Row 1'"))
    phone.user("tap 'Select Row 1'")
    #expect(phone.texts.contains("2 selected"))
  }

  @Test func `rows of rows are selected one by one, each by its tag before its id`() {
    struct Parts: View {
      @State private var selection: Int?

      var body: some View {
        Text("Selected \(selection ?? 0)")
        List(selection: $selection) {
          ForEach([1, 2], id: \.self) { part in
            Section("Part \(part)") { ForEach([3], id: \.self) { Text("Row \(part)").tag($0 * part) } }
          }
        }
      }
    }
    let phone = Phone()
    phone.show(Parts())
    #expect(phone.possible == ["tap 'Select Row 1'", "tap 'Select Row 2'"])
    phone.user("tap 'Select Row 2'")
    #expect(phone.texts.contains("Selected 6") && phone.possible == ["tap 'Select Row 1'"])
  }

  @Test func `a row that does something itself has buttons all the same`() {
    struct Files: View {
      @State private var selection: Set<Int> = []
      @State private var deleted = 0

      var body: some View {
        Text("deleted \(deleted)")
        List([1], id: \.self, selection: $selection) { row in Button("Row \(row)") {} }
          .contextMenu(forSelectionType: Int.self) { rows in
            Button("Delete") { deleted = rows.first ?? 0 }
          }
      }
    }
    let phone = Phone()
    phone.show(Files())
    #expect(phone.possible == ["tap 'Edit'", "tap 'Row 1'", "tap 'Delete'"])
    phone.user("tap 'Delete'")
    #expect(phone.texts.contains("deleted 1"))
    phone.user("tap 'Edit'")
    #expect(phone.possible == ["tap 'Done'", "tap 'Row 1'", "tap 'Select Row 1'"])
  }

  @Test func `of a stepper each half does something until it is at its end`() {
    struct Guests: View {
      @State private var count = 1

      var body: some View { Form { Stepper("Guests: \(count)", value: $count, in: 1...2) } }
    }
    let phone = Phone()
    phone.show(Guests())
    #expect(phone.possible == ["make the value of 'Guests: 1' larger"])
    phone.user("make the value of 'Guests: 1' larger")
    #expect(phone.texts == ["Guests: 2"] && phone.possible == ["make the value of 'Guests: 2' smaller"])
  }
}

extension Phone {
  fileprivate func note() { notes.append("note") }
}
