// swift-tools-version: 6.3

import PackageDescription

/// What every target is compiled with: all warnings are errors, and an import is internal unless it says otherwise.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// In debug builds what searches is optimised all the same, for tests are mostly searches; what it asserts stays.
///
/// What only reads and writes is not: optimising it takes three times as long as compiling it, and saves no test anything.
let optimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-assert-config", "Debug", "-Xfrontend", "-disable-dynamic-actor-isolation"],
    .when(configuration: .debug))
]

/// The libraries that search, and what the searches run on.
let searching: Set = [
  "HeadlessUIKit", "Checking", "Routing", "RoutingSpecs", "Journeys", "ShapeCounting", "Watching",
]

/// One layer of the architecture: a library and, where it has one, its test target.
///
/// What is not listed in `dependencies` may not be imported: the manifest is the architecture.
func layer(
  _ name: String, path: String? = nil, dependencies: [String] = [], tests testDependencies: [String]? = []
) -> [Target] {
  var targets: [Target] = [
    .target(
      name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
      path: path ?? "Sources/\(name)", swiftSettings: settings + (searching.contains(name) ? optimised : []))
  ]
  if let testDependencies {
    let all = [name, "TestSupport"] + dependencies + testDependencies
    targets.append(
      .testTarget(
        name: "\(name)Tests", dependencies: all.map { .init(stringLiteral: $0) },
        swiftSettings: settings))
  }
  return targets
}

/// What an app's own code is compiled with, where it stands for code that was not written for this package.
let appSettings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// An app in plain UIKit that knows nothing of this package, and its tests; one that needs Objective-C is adapted.
func plainApp(_ name: String, kits: [String], adapted: Bool = false) -> [Target] {
  [
    .target(
      name: name, dependencies: kits.map { .init(stringLiteral: $0) }, path: "Sources/SampleApps/\(name)",
      exclude: adapted ? ["App", "adapted-sources.txt"] : [], swiftSettings: appSettings,
      plugins: adapted ? ["AdaptedSources"] : []),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([
        name, "HeadlessUIKit", "Journeys", "KeptShapes", "LaunchedApps", "RouteChecking", "TestSupport",
      ]
        + kits
        + (adapted ? ["SourceAdapting"] : [])).map {
          .init(stringLiteral: $0)
        },
      swiftSettings: appSettings),
  ]
}

/// The app of `Fixtures/FirstApp`, which is a package of its own for whoever tries this one, and a test that it shows what
/// the README says.
let firstApp: [Target] = [
  .target(
    name: "Trips", dependencies: ["UIKit"], path: "Fixtures/FirstApp/Sources/Trips",
    swiftSettings: appSettings),
  .testTarget(
    name: "FirstAppTests", dependencies: ["RouteChecking", "TestSupport", "Trips", "UIKit"],
    swiftSettings: appSettings),
]

/// Modules with the names of Apple's, so that code which says `import UIKit` compiles unchanged.
///
/// A host that has a UIKit of its own must not have two.
#if canImport(Darwin)
  let shimProducts: [Product] = []
  let shims: [Target] = []
#else
  let screenKits = [
    "SafariServices", "MessageUI", "UniformTypeIdentifiers", "MobileCoreServices", "WebKit",
  ]
  // What the system knows of the user and the device, as far as the user lets the app know it.
  let personalKits = [
    "AdSupport", "AppTrackingTransparency", "Contacts", "ContactsUI", "EventKit", "EventKitUI", "Network",
    "QuickLook",
  ]
  // What the system does for an app, beside showing its screens.
  let serviceKits =
    ["CoreData", "CryptoKit", "Security", "StoreKit", "AuthenticationServices"] + personalKits
  let shimNames =
    [
      "UIKit", "SwiftUI", "Combine", "QuartzCore", "os", "OSLog", "UserNotifications", "CoreSpotlight",
      "CoreTransferable", "LocalAuthentication", "PhotosUI", "CoreLocation", "MapKit", "Photos",
      "AVFoundation", "AVKit", "_Testing_UIKit",
    ] + screenKits + serviceKits
  // Whoever imports UIKit alone need not wait until the others are compiled.
  let shimProducts: [Product] = [
    .library(name: "UIKitShims", targets: shimNames),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
  ]
  let shims: [Target] =
    layer(
      "UIKit", path: "Sources/Shims/UIKit", dependencies: ["HeadlessUIKit", "QuartzCore", "os"], tests: nil)
    + layer(
      "SwiftUI", path: "Sources/Shims/SwiftUI",
      dependencies: [
        "Combine", "CoreTransferable", "HeadlessUIKit", "QuartzCore", "UIKit", "UniformTypeIdentifiers",
      ], tests: nil)
    + layer(
      "CoreTransferable", path: "Sources/Shims/CoreTransferable", dependencies: ["UniformTypeIdentifiers"],
      tests: nil)
    + layer(
      "PhotosUI", path: "Sources/Shims/PhotosUI",
      dependencies: ["HeadlessUIKit", "Photos", "SwiftUI", "UIKit", "UniformTypeIdentifiers"], tests: nil)
    + layer("Combine", path: "Sources/Shims/Combine", dependencies: ["HeadlessUIKit"], tests: ["Journeys"])
    + layer("QuartzCore", path: "Sources/Shims/QuartzCore", dependencies: ["HeadlessUIKit"], tests: nil)
    + layer(
      "UserNotifications", path: "Sources/Shims/UserNotifications", dependencies: ["HeadlessUIKit"],
      tests: nil)
    + layer(
      "LocalAuthentication", path: "Sources/Shims/LocalAuthentication", dependencies: ["HeadlessUIKit"],
      tests: nil)
    + layer(
      "CoreLocation", path: "Sources/Shims/CoreLocation", dependencies: ["HeadlessUIKit"], tests: nil)
    + layer(
      "MapKit", path: "Sources/Shims/MapKit",
      dependencies: ["ConcurrencyHooks", "CoreLocation", "HeadlessUIKit", "UIKit"], tests: nil)
    + layer(
      "CoreSpotlight", path: "Sources/Shims/CoreSpotlight",
      dependencies: ["HeadlessUIKit", "UIKit", "UniformTypeIdentifiers"], tests: nil)
    + layer("os", path: "Sources/Shims/os", dependencies: ["SystemLogModule"], tests: nil)
    + layer("OSLog", path: "Sources/Shims/OSLog", dependencies: ["os"], tests: nil)
    + layer(
      "Photos", path: "Sources/Shims/Photos", dependencies: ["HeadlessUIKit", "UIKit"], tests: nil)
    + layer(
      "AVFoundation", path: "Sources/Shims/AVFoundation",
      dependencies: ["HeadlessUIKit", "QuartzCore", "UIKit"], tests: nil)
    + layer(
      "AVKit", path: "Sources/Shims/AVKit", dependencies: ["AVFoundation", "HeadlessUIKit", "UIKit"],
      tests: nil)
    + screenKits.flatMap {
      layer($0, path: "Sources/Shims/\($0)", dependencies: ["HeadlessUIKit", "UIKit"], tests: nil)
    }
    + plainApp("Pixel", kits: shimNames)
    + plainApp("Market", kits: shimNames, adapted: true)
    + plainApp("Kiosk", kits: ["UIKit"])
    + plainApp("Notebook", kits: ["CoreData", "UIKit"], adapted: true)
    + firstApp
    + [
      .testTarget(
        name: "LaunchAttackTests", dependencies: ["RouteChecking", "TestSupport", "UIKit"],
        swiftSettings: appSettings)
    ]
    + layer(
      "CoreData", path: "Sources/Shims/CoreData", dependencies: ["Combine", "HeadlessUIKit", "SwiftUI"],
      tests: nil)
    + layer("CryptoKit", path: "Sources/Shims/CryptoKit", tests: nil)
    + layer("Security", path: "Sources/Shims/Security", dependencies: ["HeadlessUIKit"], tests: nil)
    + layer(
      "StoreKit", path: "Sources/Shims/StoreKit", dependencies: ["HeadlessUIKit", "SwiftUI", "UIKit"],
      tests: nil)
    + layer(
      "AuthenticationServices", path: "Sources/Shims/AuthenticationServices",
      dependencies: ["HeadlessUIKit", "SwiftUI", "UIKit"], tests: nil)
    + layer(
      "AppTrackingTransparency", path: "Sources/Shims/AppTrackingTransparency",
      dependencies: ["HeadlessUIKit"], tests: nil)
    + layer(
      "AdSupport", path: "Sources/Shims/AdSupport", dependencies: ["AppTrackingTransparency"], tests: nil)
    + layer("Contacts", path: "Sources/Shims/Contacts", dependencies: ["HeadlessUIKit"], tests: nil)
    + layer(
      "ContactsUI", path: "Sources/Shims/ContactsUI", dependencies: ["Contacts", "HeadlessUIKit", "UIKit"],
      tests: nil)
    + layer(
      "EventKit", path: "Sources/Shims/EventKit", dependencies: ["HeadlessUIKit", "QuartzCore"], tests: nil)
    + layer(
      "EventKitUI", path: "Sources/Shims/EventKitUI", dependencies: ["EventKit", "HeadlessUIKit", "UIKit"],
      tests: nil)
    + layer("Network", path: "Sources/Shims/Network", dependencies: ["HeadlessUIKit"], tests: nil)
    + layer(
      "QuickLook", path: "Sources/Shims/QuickLook", dependencies: ["HeadlessUIKit", "SwiftUI", "UIKit"],
      tests: nil)
    + layer("_Testing_UIKit", path: "Sources/Shims/_Testing_UIKit", dependencies: ["UIKit"], tests: nil)
    + [
      .target(name: "SystemLogModule", path: "Sources/Shims/SystemLogModule"),
      .testTarget(
        name: "UIKitCodeTests", dependencies: (shimNames + ["TestSupport"]).map { .init(stringLiteral: $0) },
        swiftSettings: appSettings),
      .testTarget(
        name: "SystemModuleTests",
        dependencies: (shimNames + ["RouteChecking", "TestSupport"]).map { .init(stringLiteral: $0) },
        swiftSettings: appSettings),
      .testTarget(
        name: "CoreDataTests",
        dependencies: (shimNames + ["RouteChecking", "SourceAdapting", "TestSupport"]).map {
          .init(stringLiteral: $0)
        }, swiftSettings: appSettings),
      .testTarget(
        name: "SwiftUITests",
        dependencies: (shimNames + ["HeadlessUIKit", "Journeys", "RouteChecking", "TestSupport"]).map {
          .init(stringLiteral: $0)
        }, swiftSettings: appSettings),
    ]
#endif

let package = Package(
  name: "RouteCheck",
  products: [
    .library(name: "RouteChecking", targets: ["RouteChecking"]),
    .library(name: "Journeys", targets: ["Journeys"]),
    .library(name: "ShapeCounting", targets: ["ShapeCounting"]),
    .library(name: "Watching", targets: ["Watching"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Routing", targets: ["Routing"]),
    .library(name: "VIPRouting", targets: ["VIPRouting"]),
    .library(name: "MVVMRouting", targets: ["MVVMRouting"]),
    .library(name: "CoordinatorRouting", targets: ["CoordinatorRouting"]),
    .library(name: "Checking", targets: ["Checking"]),
    .library(name: "RoutingSpecs", targets: ["RoutingSpecs"]),
    .library(name: "Workers", targets: ["Workers"]),
    .library(name: "Auditing", targets: ["Auditing"]),
    .library(name: "AppFiles", targets: ["AppFiles"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "RoutingTesting", targets: ["RoutingTesting"]),
    .library(name: "CheckCommand", targets: ["CheckCommand"]),
    .executable(name: "routecheck", targets: ["routecheck"]),
    .executable(name: "routecheck-init", targets: ["routecheck-init"]),
    .plugin(name: "RouteCheckPlugin", targets: ["RouteCheckPlugin"]),
    .plugin(name: "AdaptedSources", targets: ["AdaptedSources"]),
  ] + shimProducts,
  targets: layer("HeadlessUIKit", dependencies: ["ConcurrencyHooks"], tests: ["HierarchyAbusing"])
    + [.target(name: "ConcurrencyHooks")]
    + layer("Watching", dependencies: ["HeadlessUIKit"])
    + layer("Journeys", dependencies: ["HeadlessUIKit", "Watching"])
    + layer("ShapeCounting", dependencies: ["Checking", "Journeys"])
    + layer("RouteChecking", dependencies: ["Journeys", "Watching"], tests: nil)
    + layer("Routing", dependencies: ["HeadlessUIKit"])
    + layer("VIPRouting", dependencies: ["HeadlessUIKit"])
    + layer("MVVMRouting", dependencies: ["HeadlessUIKit"])
    + layer("CoordinatorRouting", dependencies: ["HeadlessUIKit"])
    + layer("Checking", tests: ["ToyModels"])
    + layer(
      "RoutingSpecs", dependencies: ["Checking", "HeadlessUIKit", "Routing", "Watching"],
      tests: ["RouterMutants"])
    + layer(
      "JourneyFuzzing", dependencies: ["Checking", "HeadlessUIKit", "Journeys", "RoutingSpecs"],
      tests: ["LaunchedApps"])
    + layer(
      "Workers",
      dependencies: [
        "CProcesses", "Checking", "HeadlessUIKit", "JourneyFuzzing", "Journeys", "Routing", "RoutingSpecs",
      ],
      tests: ["LaunchedApps", "Storefront"])
    + [.target(name: "CProcesses")]
    + layer(
      "Auditing", dependencies: ["Checking", "HeadlessUIKit", "RoutingSpecs"],
      tests: ["RegionComparing", "Routing", "Storefront"])
    + layer("Reporting", dependencies: ["Checking", "RoutingSpecs"])
    + layer(
      "RoutingTesting",
      dependencies: ["Checking", "JourneyFuzzing", "Journeys", "Reporting", "RoutingSpecs", "Workers"],
      tests: ["HeadlessUIKit", "LaunchedApps", "RouterMutants", "Routing", "Storefront"])
    + layer(
      "Storefront", path: "Sources/SampleApps/Storefront",
      dependencies: ["HeadlessUIKit", "Journeys", "Routing", "RoutingSpecs"],
      tests: ["Checking", "RegionComparing", "SweepSupport"])
    + layer(
      "Emporium", path: "Sources/SampleApps/Emporium",
      dependencies: ["HeadlessUIKit", "Routing", "RoutingSpecs"],
      tests: ["Checking", "RegionComparing", "SweepSupport"])
    + layer(
      "Messages", path: "Sources/SampleApps/Messages",
      dependencies: ["HeadlessUIKit", "Journeys", "RoutingSpecs", "VIPRouting"], tests: ["Checking"])
    + layer(
      "SignIn", path: "Sources/SampleApps/SignIn",
      dependencies: ["HeadlessUIKit", "MVVMRouting", "RoutingSpecs"], tests: ["Checking"])
    + layer(
      "Cities", path: "Sources/SampleApps/Cities",
      dependencies: ["CoordinatorRouting", "HeadlessUIKit", "RoutingSpecs"], tests: ["Checking"])
    + layer(
      "AppFiles", dependencies: ["Checking", "HeadlessUIKit", "Routing", "RoutingSpecs"],
      tests: ["Storefront"])
    + layer("SourceAdapting", tests: [])
    + layer("FirstFiles", tests: nil)
    + layer(
      "CheckCommand",
      dependencies: [
        "AppFiles", "Auditing", "Checking", "Cities", "Emporium", "FirstFiles", "HeadlessUIKit",
        "JourneyFuzzing", "Journeys", "Messages", "Reporting", "Routing", "RoutingSpecs", "SignIn",
        "SourceAdapting", "Storefront", "Watching",
        "Workers",
      ], tests: ["LaunchedApps"])
    + [
      .executableTarget(
        name: "routecheck", dependencies: ["CheckCommand"], swiftSettings: settings),
      .executableTarget(
        name: "routecheck-init", dependencies: ["FirstFiles"], swiftSettings: settings),
      .executableTarget(
        name: "adapt-sources", dependencies: ["SourceAdapting"], swiftSettings: settings),
      .plugin(
        name: "AdaptedSources", capability: .buildTool(), dependencies: ["adapt-sources"],
        path: "Sources/AdaptedSources"),
      .plugin(
        name: "RouteCheckPlugin",
        capability: .command(
          intent: .custom(verb: "routecheck", description: "Checks routes from every stack of an app.")),
        path: "Sources/RouteCheckPlugin"),
      .executableTarget(
        name: "bench",
        dependencies: [
          "AllocationCounting", "Checking", "Cities", "Emporium", "HeadlessUIKit", "HierarchyAbusing",
          "Journeys", "Messages", "PlantedMistakes", "RegionComparing", "Routing", "RoutingSpecs", "SignIn",
          "Storefront",
          "ToyModels", "Workers",
        ],
        path: "scripts/bench", swiftSettings: settings),
      .target(name: "AllocationCounting", path: "Tests/AllocationCounting"),
      .target(
        name: "HierarchyAbusing", dependencies: ["HeadlessUIKit"], path: "Tests/HierarchyAbusing",
        swiftSettings: settings + optimised),
      .target(
        name: "RegionComparing",
        dependencies: ["Checking", "HeadlessUIKit", "RoutingSpecs", "Storefront"],
        path: "Tests/RegionComparing", swiftSettings: settings + optimised),
      .target(
        name: "LaunchedApps",
        dependencies: [
          "Checking", "HeadlessUIKit", "JourneyFuzzing", "Journeys", "RoutingSpecs", "TestSupport",
        ],
        path: "Tests/LaunchedApps", swiftSettings: settings + optimised),
      .target(
        name: "KeptShapes", dependencies: ["Journeys", "TestSupport"], path: "Tests/KeptShapes",
        swiftSettings: settings),
      .target(
        name: "ToyModels", dependencies: ["Checking"], path: "Tests/ToyModels",
        swiftSettings: settings + optimised),
      .target(
        name: "TestSupport", dependencies: ["AllocationCounting"], path: "Tests/TestSupport",
        swiftSettings: settings),
      .target(
        name: "SweepSupport", dependencies: ["RoutingSpecs"], path: "Tests/SweepSupport",
        swiftSettings: settings),
      .target(
        name: "TimingDefects", dependencies: ["HeadlessUIKit", "Routing", "RoutingSpecs"],
        path: "Tests/TimingDefects", swiftSettings: settings + optimised),
      .target(
        name: "RouterMutants", dependencies: ["HeadlessUIKit", "Routing", "RoutingSpecs"],
        path: "Tests/RouterMutants", swiftSettings: settings + optimised),
      .target(
        name: "PlantedMistakes",
        dependencies: [
          "Checking", "Cities", "Messages", "RouterMutants", "RoutingSpecs", "SignIn", "TimingDefects",
        ],
        path: "Tests/PlantedMistakes", swiftSettings: settings + optimised),
      .testTarget(
        name: "StoryboardTests", dependencies: ["HeadlessUIKit", "TestSupport"], swiftSettings: settings),
      .testTarget(
        name: "RouterLawTests",
        dependencies: [
          "Checking", "Cities", "CoordinatorRouting", "HeadlessUIKit", "MVVMRouting", "Messages", "Routing",
          "RoutingSpecs", "SignIn", "Storefront", "TestSupport", "VIPRouting",
        ], swiftSettings: settings),
      .testTarget(
        name: "OpaqueRouteTests",
        dependencies: [
          "Checking", "Cities", "HeadlessUIKit", "Messages", "RegionComparing", "Routing", "RoutingSpecs",
          "SignIn", "Storefront", "SweepSupport", "TestSupport",
        ], swiftSettings: settings),
      .testTarget(
        name: "CoverAttackTests",
        dependencies: [
          "Checking", "HeadlessUIKit", "RegionComparing", "RoutingSpecs", "SweepSupport", "TestSupport",
        ], swiftSettings: settings),
      .testTarget(
        name: "MomentsTests",
        dependencies: [
          "Checking", "Cities", "HeadlessUIKit", "Messages", "PlantedMistakes", "RegionComparing", "Routing",
          "RoutingSpecs", "SignIn", "Storefront", "SweepSupport", "TestSupport", "TimingDefects", "Watching",
          "Workers",
        ], swiftSettings: settings),
      .testTarget(
        name: "LaunchTests",
        dependencies: [
          "Cities", "CoordinatorRouting", "HeadlessUIKit", "Journeys", "KeptShapes", "MVVMRouting",
          "Messages",
          "RouteChecking", "Routing", "RoutingSpecs", "SignIn", "Storefront", "TestSupport", "VIPRouting",
        ], swiftSettings: settings),
      .testTarget(
        name: "VerdictTests",
        dependencies: ["Checking", "HeadlessUIKit", "Routing", "RoutingSpecs", "TestSupport"],
        swiftSettings: settings),
      .testTarget(
        name: "QualityTests",
        dependencies: [
          "Checking", "HeadlessUIKit", "PlantedMistakes", "Reporting", "RouterMutants", "Routing",
          "RoutingSpecs", "Storefront", "TestSupport",
        ],
        swiftSettings: settings),
    ]
    + shims
)
