/// The commands of `routecheck`, as parsing and help know them.
enum CommandSpecs {
  private static let route = OptionSpec(
    "--route", "NAME", "only this route; may be given several times", mayRepeat: true)
  private static let property = OptionSpec(
    "--property", "NAME", "only this property; may be given several times", mayRepeat: true)
  private static let bound = OptionSpec(
    "--bound", "B", "the large bound, such as tabs=3,depth=3,modals=2,splits=yes; the rest stays as it is")
  private static let setting = OptionSpec(
    "--setting", "NAME=VALUE",
    "a setting of UIKit's model, such as presentInFlight=wait; may be given several times", mayRepeat: true)
  private static let seed = OptionSpec("--seed", "S", "the seed of what is drawn at random (1)")
  private static let color = OptionSpec("--no-color", nil, "no colours, even on a terminal")
  private static let ascii = OptionSpec("--ascii", nil, "draw with plain characters")
  private static let quiet = OptionSpec("--quiet", nil, "no progress")
  private static let json = OptionSpec("--json", nil, "print the result as JSON")

  private static let jsonLines = OptionSpec(
    "--json-lines", nil,
    "print JSON Lines: what is known, once a second, then each finding, then the end")

  private static let jobs = OptionSpec(
    "--jobs", "N",
    "how many worker processes share the runs (one for each core); with 0 a route that traps ends the check")

  private static let hangBudget = OptionSpec(
    "--hang-budget", "T", "how long one run may take before it counts as hanging, such as 30s or 2m (10s)")

  private static let moments = OptionSpec(
    "--moments", nil,
    "let another route or a gesture come while each route is under way, in every order of events")

  private static let meanwhile = OptionSpec(
    "--meanwhile", "N", "like --moments, with up to this many of them: 1 or 2 (1)")

  private static let memory = OptionSpec(
    "--memory", "SIZE",
    "stop when the command and its workers hold more than this, such as 500M or 4G (half of the machine's memory)"
  )

  private static let shard = OptionSpec(
    "--shard", "I/N",
    "do only this part, such as 2/4; without it, the part that Slurm, Kubernetes, GitLab or Bazel names")

  static let check = CommandSpec(
    name: "check", arguments: ["an app"],
    summary: "check every route of an app from every stack of a bound, or explore an app from launch",
    options: [
      route, property,
      OptionSpec(
        "--samples", "N",
        "how many stacks of the large bound are drawn for each route (20000 where it cannot be covered)"),
      seed, bound, setting,
      OptionSpec(
        "--settings", "all",
        "then change every setting on which evidence is divided, one at a time, and tell which verdicts depend on it"
      ),
      moments, meanwhile,
      OptionSpec(
        "--exhaust", "B", "the small bound, written like --bound; every stack of it runs by itself"),
      OptionSpec(
        "--strength", "T",
        "when stacks are compared with a cover, try every combination of screens in this many places at once: 1 or 2 (1)"
      ),
      OptionSpec(
        "--regions", "N", "give up covering a route that needs more regions than this (200000)"),
      OptionSpec(
        "--require-proof", nil, "exit with 3 if something is only tested, not proved"),
      OptionSpec("--no-cover", nil, "sample the large bound, even if every stack of it can be covered"),
      OptionSpec(
        "--time", "T",
        "stop after this time, such as 30s, 15m or 2h; cover larger bounds until then, except with --bound or --exhaust"
      ),
      memory, jobs, hangBudget, shard,
      OptionSpec("--certificate", "FILE", "write every region of the covers, for `routecheck audit`"),
      OptionSpec(
        "--cells", nil,
        "list the counts of every route and property, and show the table even if nothing is wrong"), json,
      quiet, color, ascii,
    ],
    examples: [
      "routecheck check storefront", "routecheck check storefront --route product --samples 100000",
      "routecheck check Fixtures/Apps/storefront.json --exhaust tabs=1,depth=2,modals=1",
    ],
    launchOptions: ["--time", "--jobs", "--hang-budget", "--json", "--quiet", "--no-color", "--ascii"])

  static let explore = CommandSpec(
    name: "explore", arguments: ["an app"],
    summary: "use an app from launch in every way, and print its shape, which is what stands on what",
    options: [
      OptionSpec(
        "--link", "NAME", "let only this link come; may be given several times (all of them)", mayRepeat: true
      ),
      OptionSpec("--states", "N", "stop after telling this many states apart (20000)"),
      OptionSpec(
        "--actions", "N", "stop after this many actions, including repeats on the way to a state (2000000)"),
      OptionSpec("--events", "N", "after how many events an action must have come to rest (2000)"),
      OptionSpec(
        "--moments", "N", "how many links and taps may come in the middle of an action, 0 to 4 (1)"),
      OptionSpec("--time", "T", "stop after this time, such as 30s, 15m or 2h"),
      OptionSpec(
        "--dir", "FOLDER",
        "keep what is known in this folder, and go on from there the next time (nothing is kept)"),
      OptionSpec("--swift", nil, "print the shape as Swift, for you to keep and give to `check(_:shape:)`"),
      json, jobs, hangBudget, quiet, color,
    ],
    examples: [
      "routecheck explore inbox --link byCode", "routecheck explore inbox --link byCode --swift",
      "routecheck explore inbox --link byCode --states 1000 --moments 2 --time 5m",
      "routecheck explore shop --states 1000000 --actions 1000000000 --dir .routecheck/shop --time 8h",
    ])

  static let replay = CommandSpec(
    name: "replay", arguments: ["a replay token"],
    summary: "show one run again, step by step",
    options: [
      OptionSpec("--app", "FILE", "the app file that the token is from; not needed for a built-in app"),
      bound, setting, jobs, hangBudget, json, color, ascii,
    ],
    examples: ["routecheck replay storefront/home-from-current/reachesTarget/201265568"])

  static let list = CommandSpec(
    name: "list", arguments: ["an app"],
    summary: "list the apps, or the routes, screens and bounds of one", options: [json, color],
    examples: ["routecheck list", "routecheck list storefront"], optionalArguments: 1)

  static let report = CommandSpec(
    name: "report", arguments: [],
    summary: "write the last run as one HTML file and as JSON, or several results as one with their history",
    options: [
      OptionSpec("--output", "FOLDER", "where to write (.routecheck/report)"),
      OptionSpec(
        "--format", "NAME",
        "html, json, json-lines, markdown, junit, sarif, mermaid, dot or text; may be "
          + "given several times (html and json)", mayRepeat: true),
      OptionSpec(
        "--input", "FILE",
        "a result that `check --json` printed, the earliest first; may be given several "
          + "times (the last run)", mayRepeat: true),
      color,
    ],
    examples: [
      "routecheck report", "routecheck report --format junit --format sarif --output build/routes",
      "routecheck report --input monday.json --input tuesday.json",
    ])

  static let diff = CommandSpec(
    name: "diff", arguments: ["an earlier result", "a later result"],
    summary: "show what is broken, fixed or changed between two results of the same space",
    options: [json, color, ascii],
    examples: ["routecheck diff before.json after.json"])

  static let audit = CommandSpec(
    name: "audit", arguments: ["a certificate"],
    summary: "count the regions of a certificate again, and run stacks of them by themselves",
    options: [
      OptionSpec("--app", "FILE", "the app file that was checked; not needed for a built-in app"),
      OptionSpec(
        "--samples", "N",
        "how many stacks are drawn for each route and run by themselves, besides some with every screen everywhere (1000)"
      ),
      OptionSpec("--all", nil, "run every stack of the space instead"),
      setting, seed, json, quiet, color,
    ],
    examples: [
      "routecheck audit storefront.jsonl", "routecheck audit routes.jsonl --app routes.json --all",
    ])

  static let initialize = CommandSpec(
    name: "init", arguments: [],
    summary: "write a first app file or Swift test, with comments, to begin with",
    options: [
      OptionSpec("--launch", nil, "a Swift test that uses your app from launch, instead of an app file"),
      OptionSpec("--test", nil, "a Swift test of routes from every stack, instead of an app file"),
      OptionSpec(
        "--output", "FILE",
        "where to write (routes.json, Tests/LaunchTests/LaunchTests.swift or Tests/RouteTests/RouteTests.swift)"
      ),
      color,
    ],
    examples: ["routecheck init --launch", "routecheck init --test", "routecheck init"])

  static let completions = CommandSpec(
    name: "completions", arguments: ["a shell"],
    summary: "print a script that lets bash, zsh or fish complete commands, options and apps",
    options: [color],
    examples: ["routecheck completions bash"])

  static let fuzz = CommandSpec(
    name: "fuzz", arguments: ["an app"],
    summary:
      "draw stacks and orders of events, or journeys from launch, at random until the time is up, and keep what is found",
    options: [
      OptionSpec(
        "--time", "T", "how long to search, such as 60s, 15m or 2h (60s, or until the runs are made)"),
      OptionSpec("--runs", "N", "end when the first N runs of the campaign are made"),
      OptionSpec("--seed", "S", "the seed of what is drawn at random (1, or that of the campaign)"),
      route, bound, setting, moments, meanwhile, jobs, hangBudget, memory,
      shard,
      OptionSpec("--dir", "FOLDER", "where the campaign is kept (.routecheck/fuzz-APP)"),
      json, jsonLines, quiet, color, ascii,
    ],
    examples: [
      "routecheck fuzz storefront --time 60s --seed 7",
      "routecheck fuzz storefront --moments --time 8h --jobs 4 --dir campaign",
    ])

  static let merge = CommandSpec(
    name: "merge", arguments: ["a campaign's folder, or the result of a shard, which ends in .json"],
    summary:
      "put together what several folders know of one campaign, or several shards of one check, in any order",
    options: [
      OptionSpec("--into", "PATH", "the new folder (merged), or the new result (merged.json)"), json, color,
      ascii,
    ],
    examples: [
      "routecheck merge shard-1 shard-2 --into merged",
      "routecheck merge shard-1.json shard-2.json --into routes.json",
    ], repeatsLast: true)

  static let minimise = CommandSpec(
    name: "minimise", arguments: ["a campaign's folder"],
    summary: "keep one run of each behaviour, and each finding, that a campaign has and that still shows",
    options: [
      OptionSpec("--into", "FOLDER", "the new folder (minimised)"),
      OptionSpec("--app", "FILE", "the app file that was searched; not needed for a built-in app"),
      OptionSpec("--bound", "B", "the large bound that was searched (the one that `fuzz` was given)"),
      jobs, hangBudget, json, color,
    ],
    examples: ["routecheck minimise .routecheck/fuzz-storefront --into Tests/RouteTests/corpus"])

  static let status = CommandSpec(
    name: "status", arguments: ["a campaign's folder"],
    summary: "tell how far a campaign is and what it has found, even while it runs",
    options: [
      json,
      OptionSpec(
        "--json-lines", nil,
        "print JSON Lines: what each process knew over time, then each finding, then the end"),
      OptionSpec("--html", "FILE", "write a page with curves, which needs no network"),
      OptionSpec(
        "--watch", nil, "write the page again every five seconds, as long as somebody searches"),
      OptionSpec("--time", "T", "watch no longer than this, such as 60s, 15m or 2h"), color,
    ],
    examples: [
      "routecheck status .routecheck/fuzz-storefront",
      "routecheck status .routecheck/fuzz-storefront --html status.html --watch",
    ])

  static let grow = CommandSpec(
    name: "grow", arguments: ["an app"],
    summary:
      "cover one bound after the other, the smallest first, and tell which new failures each one shows",
    options: [
      OptionSpec("--time", "T", "how long to go on, such as 60s, 15m or 2h (60s)"), route, property, setting,
      jobs,
      hangBudget, memory, json, quiet, color,
    ],
    examples: ["routecheck grow storefront --time 60s"])

  static let doctor = CommandSpec(
    name: "doctor", arguments: ["an app"],
    summary: "tell what verdicts about an app can be worth, and what would make them worth more",
    options: [
      bound,
      OptionSpec("--samples", "N", "how many stacks are drawn to see whether they look unusual (2000)"),
      seed, json, color,
    ],
    examples: ["routecheck doctor storefront", "routecheck doctor storefront --bound modals=1"])

  static let gaps = CommandSpec(
    name: "gaps", arguments: ["a build's log"],
    summary:
      "list each symbol that an app uses and the modules with Apple's names lack, with the smallest edit",
    options: [json, color],
    examples: ["routecheck gaps build.log"])

  static let help = CommandSpec(
    name: "help", arguments: ["a command"], summary: "explain a command", options: [color],
    examples: ["routecheck help check"], optionalArguments: 1)

  static let all = [
    check, explore, replay, list, doctor, report, fuzz, merge, minimise, status, grow, diff, audit, gaps,
    initialize,
    completions,
    help,
  ]
}
