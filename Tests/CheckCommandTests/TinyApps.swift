/// App files with a handful of states, so that whole checks take no time.
enum TinyApps {
  /// Two screens and a route that replaces the root, whatever is there; both bounds are the same.
  static let holding = file(
    app: "tiny", small: #"{"tabs": 0, "depth": 0, "modals": 1, "splits": false}"#, from: "root")

  /// The same from the topmost controller: it fails wherever something is presented.
  static let violated = file(
    app: "broken-route", small: #"{"tabs": 0, "depth": 0, "modals": 0, "splits": false}"#, from: "current")

  /// The first app with a start that no chain has.
  static let misspelt = holding.replacing("\"from\": \"root\"", with: "\"from\": \"rood\"")

  private static func file(app: String, small: String, from: String) -> String {
    """
    {
      "format": 1,
      "app": "\(app)",
      "summary": "Two screens and a route.",
      "screens": [{"name": "Home"}, {"name": "Other"}],
      "bounds": {"default": {"tabs": 0, "depth": 0, "modals": 1, "splits": false}, "exhaustive": \(small)},
      "routes": [
        {
          "name": "home",
          "summary": "Home in place of the root.",
          "steps": [
            {
              "finder": {"class": "Home", "where": ["root"], "options": ["current"]},
              "factory": {"screen": "Home"},
              "action": "replaceRoot"
            }
          ],
          "from": "\(from)",
          "expects": {"reaches": {"class": "Home", "as": "root"}},
          "mayDisturb": "everything"
        }
      ]
    }
    """
  }
}
