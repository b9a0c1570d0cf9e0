import SwiftUI

typealias ChapterScreen = UIHostingController<ChapterView>

@MainActor
final class LaunchedReader {
  let open: (String) -> Void

  init(in window: UIWindow) {
    let controller = ReaderMain.launch(in: window)
    open = { address in
      if let url = URL(string: address) { controller.open(url) }
    }
  }
}
