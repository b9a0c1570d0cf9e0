import SwiftUI
import Testing

@MainActor
@Suite struct RecipeAppTests {
  private func launch(loggedIn: Bool = false) -> (Phone, RecipeApp) {
    let phone = Phone()
    let app = RecipeApp(window: phone.window)
    if loggedIn { app.session.logIn(as: "Ada") }
    phone.settle()
    return (phone, app)
  }

  @Test func `a recipe is opened, cooked, and left by the alert`() {
    let (phone, app) = launch()
    phone.user("tap 'Bread'")
    #expect(app.navigator.path == [.recipe(Recipe.samples[0])])
    phone.user("tap 'Knead'")
    phone.user("tap 'Done'")
    phone.user("tap 'Cooked'")
    #expect(phone.window.perform(.tapAction(0)))
    phone.settle()
    #expect(app.navigator.path == [] && phone.faults == [])
    #expect(phone.navigation?.viewControllers.count == 1)
  }

  @Test func `what one tab remembers another one shows`() {
    let (phone, app) = launch()
    phone.user("tap 'Soup'")
    phone.user("tap 'Remember'")
    #expect(phone.window.perform(.tapTab(1)))
    phone.settle()
    phone.user("tap 'Soup'")
    phone.user("tap 'Forget'")
    #expect(app.cookbook.favourites.isEmpty)
  }

  @Test func `whoever wants to add a recipe logs in first`() {
    let (phone, app) = launch()
    phone.user("tap 'Add' in the bar")
    #expect(app.controller.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(!phone.possible.contains("tap 'Log in'"))
    phone.user("type 'Ada' into 'Name'", typing: "Ada")
    phone.user("type 'x' into 'Password'", typing: "x")
    phone.user("tap 'Log in'")
    #expect(app.session.user == "Ada" && app.controller.presentedViewController == nil)
    phone.user("tap 'Add' in the bar")
    phone.user("type 'Cake' into 'Name of the dish'", typing: "Cake")
    #expect(phone.window.perform(.startSwipeDown(layer: 0)))
    #expect(app.controller.presentedViewController != nil)
    phone.settle()
    phone.user("tap 'Save' in the bar")
    #expect(app.cookbook.recipes.map(\.name) == ["Bread", "Soup", "Cake"])
    #expect(phone.possible.contains { $0.contains("Cake") } && phone.faults == [])
  }

  @Test func `settings ask before they log out`() {
    let (phone, app) = launch(loggedIn: true)
    #expect(phone.window.perform(.tapTab(2)))
    phone.settle()
    phone.user("turn 'News by mail' on")
    #expect(app.session.sendsNews)
    phone.user("tap 'Log out'")
    #expect(phone.window.perform(.tapAction(0)))
    phone.settle()
    #expect(app.session.user == nil && !phone.possible.contains("turn 'News by mail' off"))
  }

  @Test func `a link opens its recipe under whatever is on screen`() {
    let (phone, app) = launch(loggedIn: true)
    phone.user("tap 'Add' in the bar")
    app.open("recipes://recipe/2")
    phone.settle()
    #expect(app.controller.presentedViewController == nil)
    #expect(phone.navigation?.topViewController is UIHostingController<RecipeDetail>)
    #expect(phone.navigation?.topViewController?.navigationItem.title == "Soup" && phone.faults == [])
  }

  @Test func `an app of SwiftUI's own is launched in a window, and takes links`() throws {
    let phone = Phone()
    let controller = RecipeMain.launch(in: phone.window)
    phone.settle()
    phone.user("tap 'Soup'")
    #expect(controller.open(try #require(URL(string: "recipes://recipe/1"))))
    phone.settle()
    #expect(phone.navigation?.topViewController?.navigationItem.title == "Bread")
    #expect(phone.outline.hasPrefix("RecipeMain[Tabs[RecipesTab[Nav[RecipeList, RecipeDetail]]"))
  }
}
