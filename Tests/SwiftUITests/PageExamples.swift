import RouteChecking
import Testing
import UIKit

let reader = App("reader") { LaunchedReader(in: $0) }

extension Link where Root == LaunchedReader {
  static var chapter: Link {
    Link("chapter", reaches: ChapterScreen.self) { $0.open("reader://chapter/2") }
  }
}

@MainActor @Test func `the chapter of a link is shown wherever the user is`() {
  check(reader, links: [.chapter])
}
