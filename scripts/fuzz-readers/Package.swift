// swift-tools-version: 6.3

import PackageDescription

/// The readers of untrusted bytes under libFuzzer; `scripts/fuzz-readers.sh` builds and runs it.
///
/// A package of its own: a fuzzer has libFuzzer's `main`, and its instrumentation is nothing that a user is to build.
let package = Package(
  name: "FuzzReaders",
  dependencies: [.package(name: "RouteCheck", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz-readers",
      dependencies: [
        "AppFiles", "Auditing", "CheckCommand", "Checking", "HeadlessUIKit", "Reporting", "RoutingSpecs",
        "RoutingTesting", "Workers",
      ].map { .product(name: $0, package: "RouteCheck") },
      path: "Sources",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ])
