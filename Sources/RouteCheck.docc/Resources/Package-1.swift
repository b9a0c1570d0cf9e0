// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Mail",
  dependencies: [.package(path: "../RouteCheck")],
  targets: [
    .testTarget(
      name: "MailTests",
      dependencies: ["HeadlessUIKit", "Routing", "RoutingSpecs", "RoutingTesting"].map {
        .product(name: $0, package: "RouteCheck")
      })
  ])
