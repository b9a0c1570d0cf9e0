/// Who uses the app.
@MainActor
final class Account {
  var isSignedIn = false
}
