import Foundation
import Observation

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var steps: [Step]
}

struct Step: Hashable, Identifiable {
  let id: Int
  let text: String
}

extension Recipe {
  static let samples = [
    Recipe(id: 1, name: "Bread", steps: [Step(id: 1, text: "Knead"), Step(id: 2, text: "Bake")]),
    Recipe(id: 2, name: "Soup", steps: [Step(id: 3, text: "Chop"), Step(id: 4, text: "Simmer")]),
  ]
}

@MainActor
@Observable
final class Session {
  var user: String?
  var sendsNews = false

  var isLoggedIn: Bool { user != nil }

  func logIn(as user: String) { self.user = user }
  func logOut() { user = nil }
}

@MainActor
@Observable
final class Cookbook {
  var recipes = Recipe.samples
  var favourites: Set<Int> = []

  func recipe(_ id: Int) -> Recipe? { recipes.first { $0.id == id } }

  func add(_ name: String) {
    recipes.append(Recipe(id: recipes.count + 1, name: name, steps: []))
  }

  func toggleFavourite(_ recipe: Recipe) {
    if favourites.remove(recipe.id) == nil { favourites.insert(recipe.id) }
  }
}

/// A screen on the stack of recipes.
enum Place: Hashable {
  case recipe(Recipe)
  case step(Step)
}

enum MainTab: Hashable { case recipes, favourites, settings }

/// Where the user is.
@MainActor
@Observable
final class Navigator {
  var tab = MainTab.recipes
  var path: [Place] = []
  var newRecipe: Draft?
  var isLoginShown = false
  var hasCooked = false
  var asksToLogOut = false

  /// Takes away whatever covers the tabs.
  func uncover() {
    newRecipe = nil
    isLoginShown = false
    hasCooked = false
    asksToLogOut = false
  }

  func open(_ url: URL, in cookbook: Cookbook) {
    switch url.host() {
    case "recipe":
      guard let id = Int(url.lastPathComponent), let recipe = cookbook.recipe(id) else { return }
      uncover()
      tab = .recipes
      path = [.recipe(recipe)]
    case "settings":
      uncover()
      tab = .settings
    default: break
    }
  }
}

struct Draft: Identifiable, Hashable {
  let id = 1
  var name = ""
}
