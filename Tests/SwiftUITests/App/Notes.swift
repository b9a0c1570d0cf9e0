import SwiftUI

@MainActor
@Observable
final class NotesModel {
  var path: [Int] = []
  var isWriting = false

  func open(_ note: Int, under sheet: Bool) {
    if !sheet { isWriting = false }
    path = [note]
  }
}

struct NotesView: View {
  @Bindable var model: NotesModel

  /// A mistake: the sheet is told that it is shown, and cannot say that it is not any more.
  var isSheetConstant = false

  private var isWriting: Binding<Bool> {
    isSheetConstant ? Binding(get: { model.isWriting }, set: { _ in }) : $model.isWriting
  }

  var body: some View {
    NavigationStack(path: $model.path) {
      List(1..<3, id: \.self) { NavigationLink("Note \($0)", value: $0) }
        .navigationTitle("Notes")
        .toolbar { Button("Write") { model.isWriting = true } }
        .navigationDestination(for: Int.self) { NoteView(note: $0) }
    }
    .sheet(isPresented: isWriting) { WritingView() }
  }
}

struct NoteView: View {
  let note: Int
  var body: some View { Text("Text of note \(note)") }
}

struct WritingView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

/// Rows whose screens look the same.
struct SameDetailsView: View {
  var body: some View {
    NavigationStack {
      List { ForEach([1, 2], id: \.self) { row in NavigationLink("Row \(row)", value: row) } }
        .navigationDestination(for: Int.self) { _ in Text("Detail") }
    }
  }
}

typealias SameDetailsScreen = UIHostingController<SameDetailsView>

/// A mistake: what keeps a double tap away is never taken back.
struct GuardedView: View {
  @State private var isBusy = false
  @State private var isShown = false

  var body: some View {
    Button("Write") {
      guard !isBusy else { return }
      isBusy = true
      isShown = true
    }
    .sheet(isPresented: $isShown) { WritingView() }
  }
}

typealias GuardedScreen = UIHostingController<GuardedView>
typealias NoteScreen = UIHostingController<NoteView>
typealias NotesScreen = UIHostingController<NotesView>
