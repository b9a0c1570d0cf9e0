/// The smallest app whose route fails somewhere.
enum TinyApp {
  static let file = """
    {
      "format": 1, "app": "tiny", "summary": "Two screens and a route.",
      "screens": [{"name": "Home"}, {"name": "Other"}],
      "bounds": {
        "default": {"tabs": 0, "depth": 0, "modals": 1, "splits": false},
        "exhaustive": {"tabs": 0, "depth": 0, "modals": 0, "splits": false}
      },
      "routes": [
        {
          "name": "home", "summary": "Home in place of the root.",
          "steps": [
            {
              "finder": {"class": "Home", "where": ["root"], "options": ["current"]},
              "factory": {"screen": "Home"}, "action": "replaceRoot"
            }
          ],
          "from": "current", "expects": {"reaches": {"class": "Home", "as": "root"}}, "mayDisturb": "everything"
        }
      ]
    }
    """
}
