extension FirstFile {
  /// An app file, for people without Swift at hand.
  package static let app = FirstFile(
    usualPath: "routes.json",
    text: #"""
      {
        "$comment": [
          "An app whose routes are checked from every stack its user may be in.",
          "Check it with: routecheck check routes.json",
          "Replace the screens and routes by your own; Fixtures/Schemas/app.schema.json describes all there is."
        ],
        "format": 1,
        "app": "my-app",
        "summary": "Two screens and two routes.",
        "screens": [
          {"name": "Home"},
          {"$comment": "A screen that must not be swiped away has \"dismissal\": \"refused\".", "name": "Message"}
        ],
        "bounds": {
          "$comment": "How large stacks become: in the whole space, and in the part that runs stack by stack.",
          "default": {"tabs": 3, "depth": 3, "modals": 2, "splits": false},
          "exhaustive": {"tabs": 1, "depth": 2, "modals": 1, "splits": false}
        },
        "routes": [
          {
            "$comment": [
              "A message from a notification: found if it is on screen, otherwise pushed into a new navigation",
              "controller that is presented over whatever the user sees."
            ],
            "name": "message",
            "steps": [
              {
                "finder": {"class": "Message", "options": ["current", "visible"]},
                "factory": {"screen": "Message"},
                "action": "push"
              },
              {"finder": "nil", "factory": "navigation", "action": {"presentModally": {}}}
            ],
            "from": "current",
            "expects": {"reaches": {"class": "Message"}}
          },
          {
            "$comment": [
              "Home in place of the root. It has a flaw: it starts from the topmost controller, which cannot be",
              "replaced while something is presented. Say \"from\": \"root\" to mend it."
            ],
            "name": "home",
            "steps": [
              {
                "finder": {"class": "Home", "options": ["current", "visible"]},
                "factory": {"screen": "Home"},
                "action": "replaceRoot"
              }
            ],
            "from": "current",
            "expects": {"reaches": {"class": "Home"}},
            "mayDisturb": "everything"
          }
        ]
      }

      """#)
}
