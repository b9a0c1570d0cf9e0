import SwiftUI

/// An app of two screens.
struct ReaderMain: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        List(1..<3, id: \.self) { number in
          NavigationLink("Chapter \(number)", value: number)
        }
        .navigationTitle("Contents")
        .navigationDestination(for: Int.self) { ChapterView(number: $0) }
      }
      .onOpenURL { path = [Int($0.lastPathComponent) ?? 1] }
    }
  }
}

struct ChapterView: View {
  let number: Int

  var body: some View { Text("Chapter \(number)") }
}
