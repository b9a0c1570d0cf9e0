import Reporting
extension BadInput {
  private static let apps =
    "Known: storefront, emporium, messages, sign-in, cities, "
    + "messages-defects, sign-in-defects, cities-defects, messages-traps, inbox, shop."
  private static let commands =
    "Known: check, explore, replay, list, doctor, report, fuzz, merge, minimise, status, grow, diff, audit, gaps, init, completions, help."
  private static let times = "a time such as 30s, 15m or 2h, more than 0s and at most 720h"
  private static let sizes = "a size such as 500M or 4G, more than 0M and at most 1000000G"
  private static let bounds =
    "tabs=N, depth=N, modals=N with N from 0 to 50, and splits=yes or no, each at most once, with commas between"
  private static let properties =
    "Known: reachesTarget, declinesCleanly, terminates, staysWellFormed, reachesAgain, "
    + "isIdempotent, findsWhatIsThere, keepsTheRest, "
    + "deliversContext, releasesControllers, keepsContainerPromises, staysBounded, searchesLawfully, doesNotTrap, "
    + "passesOwnChecks."

  /// Commands, options and arguments that are unknown, missing or too many.
  static let usage: [BadInput] = [
    BadInput("chek storefront", "There is no command `chek`; did you mean `check`?"),
    BadInput("verify", "There is no command `verify`. \(commands)"),
    BadInput("an empty command", [""], "There is no command ``. \(commands)"),
    BadInput(
      "a command that steers the terminal", ["\u{1B}[2J\u{202E}"],
      "There is no command `\\u{1B}[2J\\u{202E}`. \(commands)"),
    BadInput(
      "an endless command", [String(repeating: "x", count: 100_000)],
      "There is no command `\(String(repeating: "x", count: 79))…`. \(commands)"),
    BadInput(
      "check tiny.json --propert reachesTarget",
      "There is no option `--propert`; did you mean `--property`? `routecheck help check` explains them."),
    BadInput(
      "list -v", "There is no option `-v`. Known: --json, --no-color. `routecheck help list` explains them."),
    BadInput("check", "`check` needs an app; `routecheck help check` shows an example."),
    BadInput("replay", "`replay` needs a replay token; `routecheck help replay` shows an example."),
    BadInput("fuzz --quiet", "`fuzz` needs an app; `routecheck help fuzz` shows an example."),
    BadInput("an empty app", ["check", ""], "`check` needs an app, but was given an empty text."),
    BadInput(
      "check tiny.json other.json",
      "`other.json` is one argument too many for `check`; `routecheck help check` shows its use."),
    BadInput(
      "check -- tiny.json --json",
      "`--json` is one argument too many for `check`; `routecheck help check` shows its use."),
    BadInput("diff a.json", "`diff` needs a later result; `routecheck help diff` shows an example."),
    BadInput("completions tcsh", "There is no completion for the shell `tcsh`. Known: bash, zsh, fish."),
    BadInput("report --format htm", "There is no format `htm`; did you mean `html`?"),
    BadInput("report --input none.json", "There is no file `none.json`."),
    BadInput("diff none.json none.json", "There is no file `none.json`."),
    BadInput(
      "diff tiny.json tiny.json",
      "tiny.json: the document lacks `schemaVersion`"),
    BadInput("help chek", "There is no command `chek`; did you mean `check`?"),
    BadInput("check tiny.json --route", "--route needs a value; `routecheck help check` shows an example."),
    BadInput(
      "report --output --json", "--output needs a value; `routecheck help report` shows an example."),
    BadInput("report --output=", "--output needs a value that is not empty."),
    BadInput(
      "an empty value", ["fuzz", "tiny.json", "--dir", ""], "--dir needs a value that is not empty."),
    BadInput("check tiny.json --json=yes", "--json takes no value, but was given `yes`."),
    BadInput("check tiny.json --seed 1 --seed=2", "--seed was given twice; give it once."),
  ]

  /// Values that an option does not take, and names that nothing has.
  static let values: [BadInput] = [
    BadInput(
      "check storefrnt",
      "There is no app `storefrnt`; did you mean `storefront`? An app file is given by its path, which ends in .json."
    ),
    BadInput(
      "list letters",
      "There is no app `letters`. \(apps) An app file is given by its path, which ends in .json."
    ),
    BadInput("check tiny.json --route hom", "tiny has no route `hom`; did you mean `home`?"),
    BadInput("fuzz tiny.json --route account", "tiny has no route `account`. Known: home."),
    BadInput(
      "check tiny.json --property reachestarget",
      "There is no property `reachestarget`; did you mean `reachesTarget`?"),
    BadInput("check tiny.json --property all", "There is no property `all`. \(properties)"),
    BadInput(
      "check tiny.json --samples many",
      "--samples does not take `many`; allowed: a whole number from 0 to 1000000000."),
    BadInput(
      "check tiny.json --samples -1",
      "--samples does not take `-1`; allowed: a whole number from 0 to 1000000000."),
    BadInput(
      "check tiny.json --seed 99999999999999999999",
      "--seed does not take `99999999999999999999`; allowed: a whole number from 0 to 9223372036854775807."),
    BadInput("check tiny.json --time 30", "--time does not take `30`; allowed: \(times)."),
    BadInput("check tiny.json --time 0s", "--time does not take `0s`; allowed: \(times)."),
    BadInput("fuzz tiny.json --time 721h", "--time does not take `721h`; allowed: \(times)."),
    BadInput(
      "fuzz tiny.json --json --json-lines",
      "--json and --json-lines contradict each other; leave one of them out."),
    BadInput(
      "status seed --json-lines --json",
      "--json and --json-lines contradict each other; leave one of them out."),
    BadInput("status seed --watch", "--watch means nothing without --html FILE; give both."),
    BadInput("status seed --html page.html --time 5s", "--time means nothing without --watch; give both."),
    BadInput(
      "status seed --html page.html --watch --time 5",
      "--time does not take `5`; allowed: \(times)."),
    BadInput("status seed --html", "--html needs a value; `routecheck help status` shows an example."),
    BadInput("fuzz tiny.json --time s", "--time does not take `s`; allowed: \(times)."),
    BadInput("grow tiny.json --time 1d", "--time does not take `1d`; allowed: \(times)."),
    BadInput("check tiny.json --memory 4", "--memory does not take `4`; allowed: \(sizes)."),
    BadInput("grow tiny.json --memory 0G", "--memory does not take `0G`; allowed: \(sizes)."),
    BadInput("fuzz tiny.json --memory 2000000G", "--memory does not take `2000000G`; allowed: \(sizes)."),
    BadInput("grow tiny.json --route hom", "tiny has no route `hom`; did you mean `home`?"),
    BadInput(
      "check tiny.json --setting presentInFlght=wait",
      "The model has no setting `presentInFlght`; did you mean `presentInFlight`?"),
    BadInput(
      "replay storefront/product/reachesTarget/1 --setting presentInFlight=never",
      "The setting presentInFlight does not take `never`; allowed: refuse or wait."),
    BadInput(
      "fuzz tiny.json --setting wait",
      "A setting of the model is given with its value, as presentInFlight=wait; `wait` is not."),
    BadInput(
      "check tiny.json --setting splitPush=raise --setting splitPush=ignore",
      "--setting splitPush=raise and --setting splitPush=ignore contradict each other; leave one of them out."
    ),
    BadInput(
      "check tiny.json --settings some", "--settings does not take `some`; allowed: all."),
    BadInput("check tiny.json --bound 3", "--bound does not take `3`; allowed: \(bounds)."),
    BadInput("check tiny.json --bound tabs=51", "--bound does not take `tabs=51`; allowed: \(bounds)."),
    BadInput("check tiny.json --bound tabs=-1", "--bound does not take `tabs=-1`; allowed: \(bounds)."),
    BadInput("check tiny.json --bound splits=1", "--bound does not take `splits=1`; allowed: \(bounds)."),
    BadInput(
      "check tiny.json --exhaust width=1", "--exhaust does not take `width=1`; allowed: \(bounds)."),
    BadInput(
      "check tiny.json --bound tabs=1,tabs=2", "--bound does not take `tabs=1,tabs=2`; allowed: \(bounds)."),
    BadInput("check tiny.json --bound tabs=1,", "--bound does not take `tabs=1,`; allowed: \(bounds)."),
    BadInput(
      "check tiny.json --exhaust modals=2",
      "The small bound (0 tabs, navigation depth 0, 2 modals) is not within the large one "
        + "(0 tabs, navigation depth 0, 1 modal). Raise --bound or lower --exhaust."),
    BadInput(
      "check storefront --exhaust tabs=3,depth=3",
      "The small bound has 4.1 × 10^16 states, each of which is run; at most 50,000,000 are allowed. "
        + "Lower it with --exhaust."),
    BadInput(
      "check storefront --bound tabs=50,depth=50,modals=50",
      "storefront has a number of states with more than 9,999 digits at the bound of "
        + "50 tabs, navigation depth 50, 50 modals, split views; lower the bound."),
  ]

  private static let form =
    "a token is app/route/property/rank, or ends with choices or with launch+steps, such as "
    + "storefront/product/reachesTarget/12345"

  /// Tokens that are malformed, of something else, or that do not fit.
  static let tokens: [BadInput] = [
    BadInput(
      "replay storefront/product",
      "`storefront/product`: replay token: it needs 4 parts with slashes between them, and has 2; \(form)."),
    BadInput(
      "replay storefront/product/reachesTarget/",
      "`storefront/product/reachesTarget/`: replay token: position 34: expected a rank "
        + "(a decimal number without leading zeros), choices (3:5.0:2, or -) or a journey (launch+steps); \(form)."
    ),
    BadInput(
      "replay shelf/product/reachesTarget/1",
      "The token is of the app `shelf`, which is not built in (\(apps.lowercased().dropLast())); give its file with --app FILE."
    ),
    BadInput(
      "replay tiny.json/home/reachesTarget/1",
      "The token is of the app `tiny.json`, which is not built in (\(apps.lowercased().dropLast())); give its file with --app FILE."
    ),
    BadInput(
      "replay storefront/product/reachesTarget/1 --app tiny.json",
      "The token is of the app `storefront`, but `tiny.json` describes `tiny`."),
    BadInput(
      "replay storefront/produkt/reachesTarget/1",
      "storefront has no route `produkt`; did you mean `product`?"),
    BadInput(
      "replay storefront/product/reaches/1", "There is no property `reaches`. \(properties)"),
    BadInput(
      "replay tiny/home/reachesTarget/6 --app tiny.json",
      "`tiny/home/reachesTarget/6`: There is no state 6: the space has 6 states, numbered from 0."),
    BadInput(
      "replay tiny/home/reachesTarget/- --app tiny.json",
      "`tiny/home/reachesTarget/-`: the choices do not fit this app and bound: the run asks more than 0 questions."
    ),
    BadInput(
      "replay tiny/home/reachesTarget/1:2 --app tiny.json",
      "`tiny/home/reachesTarget/1:2`: the choices do not fit this app and bound: "
        + "question 1 had 2 answers and has 4294967296 answers now."),
    BadInput("replay tiny/home/reachesTarget/1 --app gone.json", "There is no file `gone.json`."),
  ]

  /// Files that are missing, unreadable, too large, or hold something else.
  static let files: [BadInput] = [
    BadInput("check gone.json", "There is no file `gone.json`."),
    BadInput("check locked.json", "The file `locked.json` cannot be read: permission denied."),
    BadInput(
      "check huge.json", "The file `huge.json` is larger than the 1,048,576 bytes that are read.",
      files: ["huge.json": String(repeating: " ", count: 1 << 20 + 1)]),
    BadInput(
      "list cut.json",
      "cut.json:1:13: this is not JSON: the end of the file where a comma or } is expected",
      files: ["cut.json": #"{"format": 1"#]),
    BadInput(
      "check misspelt.json",
      #"misspelt.json:18:15: routes[0].from: "rood" is no start of a chain; did you mean "root"? "#
        + #"Allowed: current, root, {"route": …}, {"switch": …}"#,
      files: ["misspelt.json": TinyApps.misspelt]),
    BadInput(
      "report", ".routecheck/last-run.json: there is no last run; start with `routecheck check APP`."),
    BadInput(
      "report --output out",
      ".routecheck/last-run.json: its schemaVersion is 99, and this routecheck reads 1. "
        + "Run `routecheck check` again; it writes the file anew.",
      files: [".routecheck/last-run.json": #"{"schemaVersion": 99}"#]),
    BadInput(
      "report --output other",
      ".routecheck/last-run.json: the document lacks `toolVersion`. "
        + "Run `routecheck check` again; it writes the file anew.",
      files: [".routecheck/last-run.json": #"{"schemaVersion": 1}"#]),
    BadInput(
      "fuzz tiny.json --dir broken",
      "broken/campaign.json: it does not say what is searched: the document is not valid: it must be an object.",
      files: ["broken/campaign.json": "[]"]),
    BadInput(
      "fuzz tiny.json --dir format", "format/campaign.json: it is of format 1, and this routecheck reads 3.",
      files: campaign("format", format: 1)),
    BadInput(
      "fuzz tiny.json --dir app",
      "app: its campaign is one of the app `other`, not of `tiny`. Remove the folder, or name another with --dir.",
      files: campaign("app", app: "other")),
    BadInput(
      "fuzz tiny.json --dir states",
      "states: its campaign is one of 7 states, not of 6 states: app or bound have changed. "
        + "Remove the folder, or name another with --dir.",
      files: campaign("states", states: 7)),
    BadInput(
      "fuzz tiny.json --dir routes",
      "routes: its campaign is one of other routes (away). Remove the folder, or name another with --dir.",
      files: campaign("routes", route: "away")),
    BadInput(
      "fuzz tiny.json --dir seed --seed 4",
      "seed: its campaign is one of seed 3, not of 4. Remove the folder, or name another with --dir.",
      files: campaign("seed")),
    BadInput("minimise nowhere", "nowhere: it is no folder of a campaign: `campaign.json` is missing."),
    BadInput(
      "minimise app --into new",
      "`app` is of the app `other`, which is not built in; give its file with --app FILE.",
      files: campaign("app", app: "other")),
    BadInput(
      "minimise app --into new --app tiny.json",
      "app: its campaign is one of the app `other`, not of `tiny`.",
      files: campaign("app", app: "other")),
    BadInput(
      "minimise states --into new --app tiny.json",
      "states: its campaign is one of 7 states, not of 6 states: app or bound have changed.",
      files: campaign("states", states: 7)),
    BadInput(
      "minimise routes --into new --app tiny.json",
      "tiny has no route `away`. Known: home.", files: campaign("routes", route: "away")),
    BadInput(
      "minimise seed --into seed --app tiny.json",
      "`seed` is there already; name another file with --output, or remove it.",
      files: campaign("seed")),
    BadInput("status nowhere", "nowhere: it is no folder of a campaign: `campaign.json` is missing."),
    BadInput(
      "merge seed nowhere", "nowhere: it is no folder of a campaign: `campaign.json` is missing.",
      files: campaign("seed")),
    BadInput(
      "merge seed app", "app: its campaign is one of the app `other`, not of `tiny`, as `seed` says.",
      files: campaign("seed").merging(campaign("app", app: "other")) { first, _ in first }),
  ]

  private static func campaign(
    _ folder: String, format: Int = 3, app: String = "tiny", states: Int = 6, route: String = "home"
  ) -> [String: String] {
    let plan = """
      {"format": \(format), "toolVersion": "\(ToolVersion.current)", "app": "\(app)", "states": "\(states)", \
      "settings": [], "routes": ["\(route)"], "seed": {"rawValue": 3}, "replayOptions": ""}
      """
    return ["\(folder)/campaign.json": plan]
  }
}
