import SwiftUI

struct RootView: View {
  @Bindable var navigator: Navigator
  let session: Session
  let cookbook: Cookbook

  var body: some View {
    TabView(selection: $navigator.tab) {
      RecipesTab(navigator: navigator)
        .tabItem { Label("Recipes", systemImage: "book") }
        .tag(MainTab.recipes)
      NavigationStack {
        FavouritesView()
      }
      .tabItem { Label("Favourites", systemImage: "heart") }
      .tag(MainTab.favourites)
      NavigationStack {
        SettingsView()
      }
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag(MainTab.settings)
    }
    .environment(navigator)
    .environment(session)
    .environment(cookbook)
    .fullScreenCover(isPresented: $navigator.isLoginShown) {
      LoginView()
        .environment(session)
    }
    .alert("Well done", isPresented: $navigator.hasCooked) {
      Button("Back to the list") { navigator.path = [] }
      Button("Stay", role: .cancel) {}
    } message: {
      Text("That smells good.")
    }
    .onOpenURL { navigator.open($0, in: cookbook) }
    .onChange(of: session.isLoggedIn) { _, isLoggedIn in
      if isLoggedIn { navigator.isLoginShown = false }
    }
  }
}

struct RecipesTab: View {
  @Bindable var navigator: Navigator
  @Environment(Cookbook.self) private var cookbook

  var body: some View {
    NavigationStack(path: $navigator.path) {
      RecipeList()
        .navigationDestination(for: Place.self) { place in
          switch place {
          case .recipe(let recipe): RecipeDetail(recipe: recipe).tint(.orange).navigationTitle(recipe.name)
          case .step(let step): StepView(step: step)
          }
        }
    }
    .sheet(item: $navigator.newRecipe) { draft in
      NewRecipeView(draft: draft) { cookbook.add($0) }
        .presentationDetents([.medium, .large])
    }
  }
}

struct RecipeList: View {
  @Environment(Navigator.self) private var navigator
  @Environment(Session.self) private var session
  @Environment(Cookbook.self) private var cookbook

  var body: some View {
    List(cookbook.recipes) { recipe in
      NavigationLink(value: Place.recipe(recipe)) {
        HStack {
          Image(systemName: "fork.knife")
          Text(recipe.name).font(.headline)
          Spacer()
          if cookbook.favourites.contains(recipe.id) {
            Text("favourite").foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 4)
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Recipes")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") {
          if session.isLoggedIn {
            navigator.newRecipe = Draft()
          } else {
            navigator.isLoginShown = true
          }
        }
      }
    }
  }
}
