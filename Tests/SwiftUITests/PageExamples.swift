import RouteChecking
import UIKit

// What the page about apps from launch shows of SwiftUI. `PageTests` compares the two.

let recipes = App("recipes") { RecipeApp(window: $0) }

extension Link where Root == RecipeApp {
  static var recipe: Link {
    Link("recipe", reaches: RecipeScreen.self) { $0.open("recipes://recipe/2") }
  }
}
