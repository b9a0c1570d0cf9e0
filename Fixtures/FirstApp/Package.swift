// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Trips",
  dependencies: [.package(name: "RouteCheck", path: "../..")],
  targets: [
    .target(name: "Trips", dependencies: [.product(name: "UIKit", package: "RouteCheck")]),
    .testTarget(
      name: "TripsTests", dependencies: ["Trips", .product(name: "RouteChecking", package: "RouteCheck")]),
  ])
