import SwiftUI

struct RecipeDetail: View {
  let recipe: Recipe

  @Environment(Cookbook.self) private var cookbook
  @Environment(Navigator.self) private var navigator

  private var isFavourite: Bool { cookbook.favourites.contains(recipe.id) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(recipe.steps) { step in
          NavigationLink(step.text, value: Place.step(step))
        }
        Button(isFavourite ? "Forget" : "Remember") {
          withAnimation { cookbook.toggleFavourite(recipe) }
        }
        .buttonStyle(.borderedProminent)
        Button("Cooked") { navigator.hasCooked = true }
      }
      .frame(maxWidth: .infinity)
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct StepView: View {
  let step: Step
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(step.text)
      Button("Done") { dismiss() }
    }
    .padding()
  }
}

struct FavouritesView: View {
  @Environment(Cookbook.self) private var cookbook

  var body: some View {
    Group {
      if cookbook.favourites.isEmpty {
        ContentUnavailableView("Nothing here yet", systemImage: "heart")
      } else {
        List {
          ForEach(cookbook.recipes.filter { cookbook.favourites.contains($0.id) }) { recipe in
            NavigationLink(recipe.name) { RecipeDetail(recipe: recipe) }
          }
        }
      }
    }
    .navigationTitle("Favourites")
    .navigationDestination(for: Place.self) { place in
      if case .step(let step) = place { StepView(step: step) }
    }
  }
}

struct NewRecipeView: View {
  @State var draft: Draft
  let onSave: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Name") {
          TextField("Name of the dish", text: $draft.name)
            .textInputAutocapitalization(.words)
        }
      }
      .navigationTitle("New recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft.name)
            dismiss()
          }
          .disabled(draft.name.isEmpty)
        }
      }
    }
    .interactiveDismissDisabled(!draft.name.isEmpty)
  }
}

struct SettingsView: View {
  @Environment(Session.self) private var session
  @Environment(Navigator.self) private var navigator

  var body: some View {
    @Bindable var session = session
    @Bindable var navigator = navigator
    Form {
      Toggle("News by mail", isOn: $session.sendsNews)
        .disabled(!session.isLoggedIn)
      if let user = session.user {
        LabeledContent("User", value: user)
        Button("Log out", role: .destructive) { navigator.asksToLogOut = true }
      } else {
        Button("Log in") { navigator.isLoginShown = true }
      }
    }
    .navigationTitle("Settings")
    .confirmationDialog("Really log out?", isPresented: $navigator.asksToLogOut, titleVisibility: .visible) {
      Button("Log out now", role: .destructive) { session.logOut() }
    }
  }
}

struct LoginView: View {
  @Environment(Session.self) private var session
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
      SecureField("Password", text: $password)
      Button {
        session.logIn(as: name)
      } label: {
        Text("Log in").frame(maxWidth: .infinity)
      }
      .disabled(name.isEmpty || password.isEmpty)
      Button("Not now", role: .cancel) { dismiss() }
    }
    .padding()
  }
}
