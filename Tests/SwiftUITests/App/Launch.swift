import SwiftUI
import UIKit

typealias RecipeScreen = UIHostingController<RecipeDetail>

/// What the scene delegate makes.
@MainActor
final class RecipeApp {
  let navigator = Navigator()
  let session = Session()
  let cookbook = Cookbook()
  let controller: UIHostingController<RootView>

  init(window: UIWindow) {
    controller = UIHostingController(
      rootView: RootView(navigator: navigator, session: session, cookbook: cookbook))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func open(_ address: String) {
    guard let url = URL(string: address) else { return }
    controller.open(url)
  }
}

/// The same as an app of SwiftUI's own.
struct RecipeMain: App {
  @State private var navigator = Navigator()
  @State private var session = Session()
  @State private var cookbook = Cookbook()

  var body: some Scene {
    WindowGroup {
      RootView(navigator: navigator, session: session, cookbook: cookbook)
    }
  }
}
