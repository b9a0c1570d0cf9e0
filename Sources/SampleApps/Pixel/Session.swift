/// Who uses the app, and what is kept for them.
@MainActor
final class Session {
  /// Whether somebody is logged in.
  private(set) var isLoggedIn = false

  /// Whether drafts are kept.
  var keepsDrafts = false

  init(isLoggedIn: Bool = false) { self.isLoggedIn = isLoggedIn }

  func logIn() { isLoggedIn = true }

  func logOut() { isLoggedIn = false }
}
